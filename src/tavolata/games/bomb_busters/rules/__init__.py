"""The rules: what may be done (legal), what follows (opening, turn, cut, equipment), why not (refusal), and the whole (game)."""
