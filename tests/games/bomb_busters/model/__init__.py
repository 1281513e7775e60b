"""A model of missions 9 to 36, written from the rulebook alone, to be played in lockstep with the engine.

A game is a script that asks and is answered (`script.py`); what a mission does otherwise it does in a class of its own. Where the documents
leave open how something is asked, the model asks as the engine does:

- a card is put back only if it is one of any time, and one whose use only its owner can judge may be taken up with nothing to do but that;
- nobody is asked for a partner, or for who plays instead, where there is one only;
- where being stuck explodes the bomb (BB-m9-5, BB-T2), who is stuck says so (`begin`) as long as anybody has a card of any time to use
  between the turns, and does not have to if nobody has one;
- when the clock ends a trial of mission 30 within a cut or a card, the three values and the seventh reward wait for a turn's action, as the
  shot always does (BB-m30-12), which the documents do not say; and a slip is owned up to while nothing is under way.
"""
