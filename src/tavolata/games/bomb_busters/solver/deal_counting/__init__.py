"""Counts all deals that fit a player's knowledge, by variable elimination over sorted stands.

The question is: in how many ways can the unseen wires be on the hidden places? One deal in ten thousand millions is not listed; all
deals are counted together, as in a dynamic program.

- **Kinds.** Wires of the same rank are one kind. The kinds are dealt in ascending order, all copies of a kind in one step.
- **Axes.** A stand is sorted, so the number of its filled places says which tiles the next kind can reach. A state of the program is
  therefore one number an axis: the filled places of each stand, and the size of each pile of wires that are not in play. A tally
  (a fact about several tiles, such as "at least one is yellow") whose wires come in several steps has an axis too, its memory.
- **Elimination.** Before the first kind that a fact names, all stands without a fact are alike, and so they are after the last one.
  During these steps such a stand is eliminated: it shares one axis with all other eliminated stands. Its live range is the span of
  steps in which it needs its own axis. An elimination order says which stands are eliminated; each order answers for the tiles of
  its live stands, so several orders together answer for all tiles.
- **Exchangeable stands.** Stands about which nothing different is known are one pool with one axis. The wires of a pool are parted
  among its stands afterwards.
- **Passes.** A backward pass gives the number of deals that complete each state. A forward pass gives the weight of each state. Both
  together give the chance of each kind on each tile, and a weighted random walk draws a deal.
- **Exactness.** Counts are doubles as long as they are below 2**53, and sums of 48-bit limbs beyond that.

constraints          what is known, as masks of kinds, orders, tallies and runs
exchangeable_stands  the pools, and how their wires are parted afterwards
elimination          live ranges and elimination orders
counter              one run of the program: its states, steps, passes and draws
counts               the answers for all tiles, from one or more runs
"""
