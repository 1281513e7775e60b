"""The rules of Lucky Loop: what may be done (legal), what follows (turn, declare, flight, scoring), why not (refusal), in one (game)."""
