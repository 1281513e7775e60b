lucky_loop-ear-can-fly = Fly { $programmes }: choose the cards with 1 to { $count }, then F.
lucky_loop-ear-can-raise = Raise a programme by one of these cards: { $cards }. Choose it by its digit, then F.
lucky_loop-ear-can-free = Lay the free programme: choose its cards with 1 to { $count }, then F.
lucky_loop-ear-can-exchange = Exchange cards: X, then R for the red and blue deck or Y for the yellow and green one.
lucky_loop-ear-can-draw = Draw a card: R from the red and blue deck, Y from the yellow and green one.
lucky_loop-ear-can-discard =
    { $count ->
        [one] Discard { $count } card: choose it by its digit, then D.
       *[other] Discard { $count } cards: choose them by their digits, then D.
    }
lucky_loop-ear-can-highlight = Put the highlight on a card: walk with the arrows, then Enter.
lucky_loop-ear-can-roll = Throw the dice: T.
lucky_loop-ear-can-seventh = Buy the seventh die for a token: 7.
lucky_loop-ear-can-stop = Stop here: S.
lucky_loop-ear-can-make = Make a card: walk among the ways with the arrows, then Enter. Or choose dice by their values, then M.
lucky_loop-ear-can-reroll = Throw dice again for a token: choose them by their values, then T.
lucky_loop-ear-can-give-up = Give up: G.
