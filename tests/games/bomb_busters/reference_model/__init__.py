"""A model of missions 9 to 36, written from the rulebook alone, to be played in lockstep with the engine.

A game is a script that asks and is answered (`script.py`); what a mission does otherwise it does in a class of its own. Where the documents
leave open how something is asked, the model asks as the engine does:

- a card is put back only if it is one of any time, and one whose use only its owner can judge may be taken up with nothing to do but that;
- nobody is asked for a partner, or for who plays instead, where there is one only;
- where being stuck explodes the bomb (BB-m9-5, BB-T2), who is stuck says so (`begin`) as long as anybody has a card of any time to use
  between the turns, and does not have to if nobody has one;
- while anybody can use a card of any time the turn has not begun, also for who could cut something; so a swap that leaves whose turn it is
  stuck (BB-m9-5) is the end at once only if no other card can be used, and else when it is begun;
- in mission 30 the shot is no choice, and who takes it is asked for its wires at once; a slip is owned up to while nothing is under way;
  and the equipment card that leaves lies among the used ones.
"""
