lucky_loop-colour-red = red
lucky_loop-colour-blue = blue
lucky_loop-colour-green = green
lucky_loop-colour-yellow = yellow

lucky_loop-manoeuvre-red = Turn
lucky_loop-manoeuvre-blue = Looping
lucky_loop-manoeuvre-green = Dive
lucky_loop-manoeuvre-yellow = Roll

lucky_loop-programme-red-rooster = Red Rooster
lucky_loop-programme-rubber-duck = Rubber Duck
lucky_loop-programme-diving-dove = Diving Dove
lucky_loop-programme-mighty-eagle = Mighty Eagle
lucky_loop-programme-short-red-rooster = Ro
lucky_loop-programme-short-rubber-duck = Du
lucky_loop-programme-short-diving-dove = Do
lucky_loop-programme-short-mighty-eagle = Ea

lucky_loop-card-label = { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty }, { WORD($colour, of: "lucky_loop-colour") }: exactly { $exact }, over { $exceeded }
lucky_loop-card-place = A place for a { WORD($colour, of: "lucky_loop-colour") } card: { WORD($colour, of: "lucky_loop-manoeuvre") }

lucky_loop-deck-red-blue = Red and blue deck
lucky_loop-deck-yellow-green = Yellow and green deck
lucky_loop-deck-discard = Discard pile: { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty } on top
lucky_loop-deck-discard_empty = Discard pile: empty

lucky_loop-board-label = The board

lucky_loop-result-player = { $name }: { $points }

lucky_loop-card-name = { WORD($colour, of: "lucky_loop-colour") } { $difficulty }

lucky_loop-deck-draw = Draw from the { WORD($deck, of: "lucky_loop-short_deck") } deck

lucky_loop-token-supply =
    { $count ->
        [one] { $count } token left
       *[other] { $count } tokens left
    }

lucky_loop-players-label = Players

lucky_loop-player-start = Start player
lucky_loop-player-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
lucky_loop-player-tokens =
    { $count ->
        [one] { $count } bonus token
       *[other] { $count } bonus tokens
    }
lucky_loop-player-cards =
    { $count ->
        [one] { $count } card of the { WORD($deck, of: "lucky_loop-short_deck") } deck
       *[other] { $count } cards of the { WORD($deck, of: "lucky_loop-short_deck") } deck
    }
lucky_loop-player-final = Finale
lucky_loop-player-final_means = In the final phase: only the free programme is left to fly
lucky_loop-player-free = Free programme: { $cards }
lucky_loop-player-result = { WORD($programme, of: "lucky_loop-programme") }: { $points }
lucky_loop-player-no_result = { WORD($programme, of: "lucky_loop-programme") }: not yet flown
lucky_loop-player-free_result = Free programme: { $points }

lucky_loop-hand-label = Your hand
lucky_loop-hand-empty = Your hand is empty.
lucky_loop-hand-new = New

lucky_loop-flight-cards = The cards of the flight
lucky_loop-flight-propose = Show dice for it
lucky_loop-flight-make =
    { $count ->
        [one] Make it with { $total }: { $count } point
       *[other] Make it with { $total }: { $count } points
    }
lucky_loop-flight-put_highlight = Put the highlight here

lucky_loop-chip-exact =
    { $count ->
        [one] Make { $card } exactly with { $dice }: { $count } point
       *[other] Make { $card } exactly with { $dice }: { $count } points
    }
lucky_loop-chip-over =
    { $count ->
        [one] Make { $card } over with { $dice }: { $count } point
       *[other] Make { $card } over with { $dice }: { $count } points
    }

lucky_loop-dice-label = The dice thrown
lucky_loop-dice-black = Die { $die }
lucky_loop-dice-red = Red die { $die }
lucky_loop-dice-sum = { $dice } = { $total }
lucky_loop-dice-compose = Tap dice to add up

lucky_loop-do-throw = Throw
lucky_loop-do-seventh = Seventh die
lucky_loop-do-stop = Stop here
lucky_loop-do-again =
    { $count ->
        [one] Throw it again
       *[other] Throw these again
    }
lucky_loop-do-again_hint = Tap dice to throw them again for a token.
lucky_loop-do-give_up = Give up
lucky_loop-do-fly = Fly { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-do-raise = { WORD($programme, of: "lucky_loop-programme") }: raise by { $card }
lucky_loop-do-free = Lay the free programme
lucky_loop-do-exchange = Exchange cards
lucky_loop-do-exchange_from = Exchange: draw { WORD($deck, of: "lucky_loop-short_deck") }
lucky_loop-do-discard =
    { $count ->
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
lucky_loop-do-clear = Choose anew

lucky_loop-free-cards = Cards { $count }, at least { $fewest }
lucky_loop-free-difficulty = Difficulty { $difficulty }, at least { $least }
lucky_loop-free-dice = Dice { $needed }, at most { $dice }
lucky_loop-free-what = A free programme: { $fewest } to { $most } cards of any colours, difficulty { $least } or more, for { $dice } dice. It takes the place of your worst result.

lucky_loop-advice-ask = Advice
lucky_loop-advice-show = Show me the best
lucky_loop-advice-chance = { $chance }
lucky_loop-advice-points = { $points }
lucky_loop-advice-sum = { $points } + { $later }
lucky_loop-advice-total = { $points } in all
lucky_loop-advice-later = ≈ { $points }

lucky_loop-figures-throw = Throw { $throw } of { $throws }
lucky_loop-figures-subtotal =
    { $count ->
        [one] So far { $count } point
       *[other] So far { $count } points
    }
lucky_loop-figures-least = Counts from { $least }

lucky_loop-legend-open = What the figures mean

lucky_loop-watch-flight = { $name } flies { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-watch-free = { $name } flies a free programme

lucky_loop-mine-lot = The lot decides who starts.
lucky_loop-mine-deal = The cards are dealt.
lucky_loop-mine-turn = Your turn!
lucky_loop-mine-turn_last = Last round: this is your last turn!
lucky_loop-mine-exchange = You are exchanging cards.
lucky_loop-mine-discard = You are discarding.
lucky_loop-mine-refill = You fill up your hand.
lucky_loop-mine-draw = You draw a card.
lucky_loop-mine-highlight = Your highlight!
lucky_loop-mine-highlight_last = Your last turn: your highlight!
lucky_loop-mine-ready = Your flight: throw the dice.
lucky_loop-mine-ready_none = Your flight: no dice are left.
lucky_loop-mine-throw = The dice are rolling.
lucky_loop-mine-thrown = Your flight: make a card.
lucky_loop-mine-thrown_none = Your flight: these dice make no card.
lucky_loop-mine-over = The game is over.

lucky_loop-prompt-lot = The lot decides who starts.
lucky_loop-prompt-deal = The cards are dealt.
lucky_loop-prompt-turn = Choose cards for a flight, or exchange.
lucky_loop-prompt-turn_last = Last round: this is your last turn.
lucky_loop-prompt-cards = Choose the cards for { WORD($programme, of: "lucky_loop-programme") }.
lucky_loop-prompt-more = Add cards of the other colours, or tap a programme.
lucky_loop-prompt-set = Ready: fly, or choose anew.
lucky_loop-prompt-set_free = Ready: lay these cards, or add more.
lucky_loop-prompt-free_dice = That would need { $needed } dice, and there are { $dice }: put a card back first.
lucky_loop-prompt-free_clash = No free programme of your hand has these cards together: put one back first.
lucky_loop-prompt-exchange_first = Which deck does your first card come from?
lucky_loop-prompt-free = Choose the cards of your free programme, or exchange.
lucky_loop-prompt-exchange = Draw the next card: tap a deck.
lucky_loop-prompt-discard = Choose the cards to discard.
lucky_loop-prompt-discard_count =
    { $count ->
        [one] Choose { $count } card to discard ({ $picked } chosen).
       *[other] Choose { $count } cards to discard ({ $picked } chosen).
    }
lucky_loop-prompt-exchange_on =
    { $count ->
        [one] Draw another card, or choose { $count } card to discard ({ $picked } chosen).
       *[other] Draw another card, or choose { $count } cards to discard ({ $picked } chosen).
    }
lucky_loop-prompt-refill = Fill up your hand: tap a deck.
lucky_loop-prompt-draw = A card is drawn.
lucky_loop-prompt-highlight = Which card is the highlight? It must be made exactly and pays double.
lucky_loop-prompt-ready = Ready for take-off: throw the dice.
lucky_loop-prompt-ready_on = On with the flight: throw the dice.
lucky_loop-prompt-ready_none = No dice are left to throw.
lucky_loop-prompt-throw = The dice are rolling.
lucky_loop-prompt-thrown = Make a card: tap a way, or add up dice.
lucky_loop-prompt-thrown_none = These dice make no card: the flight fails.
lucky_loop-prompt-thrown_again = These dice make no card: throw some again, or give up.
lucky_loop-prompt-over = The game is over.

lucky_loop-status-lot = The lot decides who starts.
lucky_loop-status-deal = The cards are dealt.
lucky_loop-status-turn = { $name } chooses: a flight, or an exchange.
lucky_loop-status-turn_last = Last round: { $name } chooses a flight, or an exchange.
lucky_loop-status-exchange = { $name } exchanges cards.
lucky_loop-status-discard = { $name } discards.
lucky_loop-status-refill = { $name } draws cards.
lucky_loop-status-draw = { $name } draws a card.
lucky_loop-status-highlight = { $name } chooses the highlight.
lucky_loop-status-highlight_last = Last round: { $name } chooses the highlight.
lucky_loop-status-ready = { $name } is about to throw.
lucky_loop-status-ready_none = { $name } has no dice left to throw.
lucky_loop-status-throw = { $name } throws the dice.
lucky_loop-status-thrown = { $name } has thrown and makes a card.
lucky_loop-status-thrown_none = { $name } has thrown, and the dice make no card.
lucky_loop-status-over =
    { $count ->
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }

lucky_loop-over-reason-free-programme = A free programme succeeded and the round was played to its end: most points win.
