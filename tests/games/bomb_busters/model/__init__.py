"""A model of missions 9 to 36, written from the rulebook alone, to be played in lockstep with the engine.

A game is a script that asks and is answered (`script.py`); what a mission does otherwise it does in a class of its own. Where the documents
leave open how something is asked, the model asks as the engine does:

- a card is put back only if it is one of any time, and one whose use only its owner can judge may be taken up with nothing to do but that;
- nobody is asked for a partner, or for who plays instead, where there is one only;
- where being stuck explodes the bomb (BB-m9-5, BB-T2), cards of any time are used between two turns for as long as whose turn it is does
  nothing else; who is stuck then says so (`begin`), and does not have to if nobody has such a card.
"""
