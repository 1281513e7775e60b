lucky_loop-lesson-first-flight-title = One flight
lucky_loop-lesson-first-flight-done = You can fly: three throws, three cards, the hard ones first.
lucky_loop-lesson-first-flight-hello = Welcome to the air show! You fly stunts with cards and dice. Let us fly one programme together.
lucky_loop-lesson-first-flight-card = This is a flight card. The big 7 is its difficulty: your dice have to reach 7.
lucky_loop-lesson-first-flight-boxes = Its two boxes are points: 5 if your dice make exactly 7, only 2 if they make more.
lucky_loop-lesson-first-flight-programme = The Red Rooster is a programme. It takes three cards: one red, one blue, one green.
lucky_loop-lesson-first-flight-fly = Tap red 4, blue 7 and green 9 in your hand. Then fly the Red Rooster.
lucky_loop-lesson-first-flight-fly-otherwise = Another time! Now choose red 4, blue 7 and green 9, and fly the Red Rooster.
lucky_loop-lesson-first-flight-dice = Six dice have to do for all three cards. A throw takes three of them.
lucky_loop-lesson-first-flight-roll = Throw!
lucky_loop-lesson-first-flight-one = After a throw you make exactly one card, with one, two or three of these dice.
lucky_loop-lesson-first-flight-exact = 2 and 5 are exactly 7: make the blue card for 5 points.
lucky_loop-lesson-first-flight-exact-otherwise = That can be done too, but it pays less. Take the 2 and the 5 for blue 7.
lucky_loop-lesson-first-flight-stay = The 2 and the 5 stay on their card. Four dice are left, for two more cards.
lucky_loop-lesson-first-flight-roll2 = The second throw.
lucky_loop-lesson-first-flight-tempted = The 6 alone makes the easy red 4, and three dice are left. Sounds thrifty? Try it.
lucky_loop-lesson-first-flight-tempted-otherwise = Better, in fact! But first see what happens with the 6 on red 4.
lucky_loop-lesson-first-flight-crash = The third throw: 1, 2 and 5 make 8, and green 9 needs 9. A crash: no points, only a token for the two cards made.
lucky_loop-lesson-first-flight-back = You spent your best die on the easiest card. Take it back, and try the other way.
lucky_loop-lesson-first-flight-hard = 3 and 6 are exactly 9: make the hard green card while you can, for 7 points.
lucky_loop-lesson-first-flight-hard-otherwise = You saw where that led. Take the 3 and the 6 for green 9.
lucky_loop-lesson-first-flight-odds = Now two dice have to reach 4. They do it in 92 of 100 throws. Three dice reach 9 in only 74.
lucky_loop-lesson-first-flight-roll3 = The third and last throw. Only a flight with all three cards made brings points.
lucky_loop-lesson-first-flight-last = The 4 alone is exact. Leave the 1 out: a die that lies on no card is worth a point.
lucky_loop-lesson-first-flight-last-otherwise = Red 4 pays more with the 4 alone, and the 1 is worth a point of its own.
lucky_loop-lesson-first-flight-scored = Landed! 5 and 7 and 2 for the cards, 1 for the die left over: 15 points.
lucky_loop-lesson-first-flight-scale = Your aeroplane stands at 15 on the scale. It begins at 8: less does not count. You may fly it again for more, until 20 closes it.
lucky_loop-lesson-first-flight-token = You are the first to reach 12 here. That earns a bonus token. What it buys comes in the next lesson.
lucky_loop-lesson-first-flight-refill = After a flight you fill your hand up to six. Draw from the red and blue deck; the other two cards are drawn for you.
lucky_loop-lesson-first-flight-refill-otherwise = In a game either deck will do. Draw from the red and blue one now.
lucky_loop-lesson-first-flight-end = One programme flown, three to go. Whoever has flown all four closes with a free one. Most points win.
lucky_loop-lesson-short-game-title = A short game
lucky_loop-lesson-short-game-done = You know the whole game: exchange, raise, tokens, and the free programme that ends it.
lucky_loop-lesson-short-game-hello = It is late in a game. You have flown three programmes: 28 points. Only the Mighty Eagle is missing.
lucky_loop-lesson-short-game-exchange = Nothing you hold fits it: no green card, and none harder than those that lie there. Exchange cards: draw yellow and green.
lucky_loop-lesson-short-game-exchange-otherwise = This hand will not bring you the Mighty Eagle. Exchange, and draw yellow and green.
lucky_loop-lesson-short-game-draw2 = You see each card before you choose the next deck. Yellow and green again, please.
lucky_loop-lesson-short-game-draw3 = And the third from the red and blue deck.
lucky_loop-lesson-short-game-discard = Three came, three have to go. Discard red 5, red 6 and blue 3.
lucky_loop-lesson-short-game-discard-otherwise = Keep the others, they will be of use. Discard red 5, red 6 and blue 3.
lucky_loop-lesson-short-game-rival = That was your turn. Your rival flew and crashed on the first throw: that pays nothing at all.
lucky_loop-lesson-short-game-raise = Blue 6 lies there. A harder card of its colour may take its place: tap blue 8, then raise the Mighty Eagle.
lucky_loop-lesson-short-game-raise-otherwise = Play blue 8 alone: raise the Mighty Eagle by it.
lucky_loop-lesson-short-game-raised = The dice are thrown for you here. 2 and 6: blue 8 exactly.
lucky_loop-lesson-short-game-four = The 4 alone makes yellow 4. Three dice stay for green 6.
lucky_loop-lesson-short-game-failure = 1, 1 and 3: one short of 6! No points, but a good failure: two cards made earn a bonus token.
lucky_loop-lesson-short-game-fourth = Your rival lands 22 points and has flown all four programmes. You have a token. Hurry!
lucky_loop-lesson-short-game-again = Raise the Mighty Eagle once more: yellow 7 for yellow 4.
lucky_loop-lesson-short-game-again-otherwise = Play yellow 7 alone: raise the Mighty Eagle by it.
lucky_loop-lesson-short-game-eight = 3 and 5: blue 8 exactly.
lucky_loop-lesson-short-game-six = 2 and 4: green 6 exactly.
lucky_loop-lesson-short-game-seventh = Two dice reach 7 in 58 of 100 throws, three in 91. Pay your token for the red die, the seventh.
lucky_loop-lesson-short-game-seventh-otherwise = Risky! Buy the seventh die first.
lucky_loop-lesson-short-game-roll = Three dice, the red one among them. Throw!
lucky_loop-lesson-short-game-seven = All three make 8: over 7. That lands with 12 points.
lucky_loop-lesson-short-game-twelve = Your fourth programme! You are the first to reach 12 here, so you have a token again.
lucky_loop-lesson-short-game-crashed = Your rival tried a free programme and crashed. That costs 2 points: now 49 to your 40.
lucky_loop-lesson-short-game-free = Your free programme: three to six cards of any colours, 25 or more together. Lay red 10, blue 4, green 8, yellow 3.
lucky_loop-lesson-short-game-free-otherwise = Lay these four: red 10, blue 4, green 8 and yellow 3.
lucky_loop-lesson-short-game-star = The star doubles a card, but that one must be made exactly. Put it on green 8.
lucky_loop-lesson-short-game-star-otherwise = A choice too. Here, put the star on green 8.
lucky_loop-lesson-short-game-ten = 5 and 6 make red 10. They are over it, and that will do: only the star must be exact.
lucky_loop-lesson-short-game-tempted = 1, 3 and 4 are exactly 8, and the star pays 12. Make green 8 with all three!
lucky_loop-lesson-short-game-tempted-otherwise = Wise! But first see what becomes of 1, 3 and 4 on green 8.
lucky_loop-lesson-short-game-spent = One die was left for two cards. Your token bought the red one, and still it was a crash: 2 points lost. Take it back.
lucky_loop-lesson-short-game-thrifty = Be thrifty: the 4 alone makes blue 4. Three dice stay for the star.
lucky_loop-lesson-short-game-thrifty-otherwise = You saw where that led. Make blue 4 with the 4 alone.
lucky_loop-lesson-short-game-double = 2 and 6 are exactly 8: the star pays 12.
lucky_loop-lesson-short-game-reroll = A 2, and yellow 3 needs 3! Tap the die and throw it again: that is the other use of a token.
lucky_loop-lesson-short-game-reroll-otherwise = Not so fast: tap the die, and throw it again for your token.
lucky_loop-lesson-short-game-three = A 4! Make yellow 3 and land.
lucky_loop-lesson-short-game-landed = 18 points take the place of your worst result, the 8 of the Diving Dove. You lead, 50 to 49.
lucky_loop-lesson-short-game-won = Only a free programme that lands ends the game, with the round. So your rival flew once more, and crashed: you have won!
lucky_loop-lesson-x-LL-T2-title = Exchanging cards
lucky_loop-lesson-x-LL-T2-first = Exchange: draw your first card from the yellow and green deck.
lucky_loop-lesson-x-LL-T2-second = A green 11, too hard. You have seen it; now choose the next deck. Draw red and blue.
lucky_loop-lesson-x-LL-T2-discard = The third was a yellow 9. New cards may go too: discard green 11, red 5 and blue 3.
lucky_loop-lesson-x-LL-T2-end = You hold six again, and your turn is over.
lucky_loop-lesson-x-LL-D2-title = Raising a card
lucky_loop-lesson-x-LL-D2-raise = Blue 6 lies at the Mighty Eagle. Play your blue 8 in its place.
lucky_loop-lesson-x-LL-D2-end = Now you fly all three cards that lie there: blue 8, green 6 and yellow 4.
lucky_loop-lesson-x-LL-F2-title = Exactly or over
lucky_loop-lesson-x-LL-F2-over = 3 and 5 make 8: over 7, so the lower box pays 2. Try that first.
lucky_loop-lesson-x-LL-F2-back = Only 2 points, for two dice. Take it back.
lucky_loop-lesson-x-LL-F2-exact = 2 and 5 are exactly 7: the upper box pays 5, for two dice as well.
lucky_loop-lesson-x-LL-F2-end = The 2 and the 5 stay on the card. The 3 goes back to the dice that are left.
lucky_loop-lesson-x-LL-F5-title = Stopping in time
lucky_loop-lesson-x-LL-F5-stop = Two cards are made. Stop here: no points, but a token for sure.
lucky_loop-lesson-x-LL-F5-end = Throwing and failing earns the same token. So stop only if you do not want the points.
lucky_loop-lesson-x-LL-F7-title = Dice left over
lucky_loop-lesson-x-LL-F7-waste = 1 and 4 make 5: over red 4. Both dice are used up. Try it.
lucky_loop-lesson-x-LL-F7-back = 5, 7 and 1 for the cards, nothing left over: 13. Take it back.
lucky_loop-lesson-x-LL-F7-save = The 4 alone is exact, and the 1 is left over.
lucky_loop-lesson-x-LL-F7-end = 5, 7 and 2 for the cards, and 1 for the die left over: 15.
lucky_loop-lesson-x-LL-B2-title = The seventh die
lucky_loop-lesson-x-LL-B2-buy = Two dice are left for yellow 7. Pay your token for the red one.
lucky_loop-lesson-x-LL-B2-throw = Three dice now, the red one among them. Throw!
lucky_loop-lesson-x-LL-B2-make = 2 and the red 5 are exactly 7.
lucky_loop-lesson-x-LL-B2-end = Landed, thanks to the red die. The 1 left over is worth a point.
lucky_loop-lesson-x-LL-B3-title = Throwing again
lucky_loop-lesson-x-LL-B3-again = The 2 does not make yellow 3. Tap the die, and throw it again for your token.
lucky_loop-lesson-x-LL-B3-make = A 3: exactly.
lucky_loop-lesson-x-LL-B3-end = The token is spent, and the flight is saved.
lucky_loop-lesson-x-LL-K5-title = The highlight
lucky_loop-lesson-x-LL-K5-star = Put the star on red 10: it would pay 16 instead of 8.
lucky_loop-lesson-x-LL-K5-other = 5 and 6 make 11, and the star wants exactly 10. So make blue 4 with the 5.
lucky_loop-lesson-x-LL-K5-exact = 4 and 6: exactly 10, and the star doubles it.
lucky_loop-lesson-x-LL-K5-end = 16 points for one card.

lucky_loop-thing-card = { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty }
lucky_loop-thing-card-says = A { WORD($colour, of: "lucky_loop-colour") } flight card: { $exact } points if the dice make exactly { $difficulty }, { $exceeded } if they make more.
lucky_loop-thing-place = Place for a { WORD($colour, of: "lucky_loop-colour") } card
lucky_loop-thing-place-says = Here a { WORD($colour, of: "lucky_loop-colour") } card, a { WORD($colour, of: "lucky_loop-manoeuvre") }, is laid when this programme is flown.
lucky_loop-thing-programme = { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-thing-programme-says = A programme: it is flown with a { WORD($first, of: "lucky_loop-colour") }, a { WORD($second, of: "lucky_loop-colour") } and a { WORD($third, of: "lucky_loop-colour") } card. Everybody flies all four programmes.
lucky_loop-thing-scale = Scale of { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-thing-scale-says = Aeroplanes mark the best result of each player here. It begins at { $recorded }: a flight with less does not count.
lucky_loop-thing-mark = { $value } on the scale
lucky_loop-thing-mark-says-recorded = From { $recorded } points on a flight counts.
lucky_loop-thing-mark-says-first_record = The first to reach { $first_record } in this programme wins a token and sets its record.
lucky_loop-thing-mark-says-closed = { $closed } points or more always win a token; then this programme is closed to you.
lucky_loop-thing-record = The record: { $record }
lucky_loop-thing-record-says = The best flight of this programme so far. Whoever beats { $record } wins a token.
lucky_loop-thing-track = Score track
lucky_loop-thing-track-says = The aeroplanes show the points of all players. Most points win.
lucky_loop-thing-plane = Aeroplane of player { $number }
lucky_loop-thing-plane-says =
    { $count ->
        [one] It marks what player { $number } has: { $count } point on the score track.
       *[other] It marks what player { $number } has: { $count } points on the score track.
    }
lucky_loop-thing-deck = { WORD($deck, of: "lucky_loop-deck") }
lucky_loop-thing-deck-says =
    { $count ->
        [one] You draw from it to fill up your hand or to exchange: { $count } card left.
       *[other] You draw from it to fill up your hand or to exchange: { $count } cards left.
    }
lucky_loop-thing-discards = Discard pile
lucky_loop-thing-discards-says = Cards that are done with lie here, face up: { $count }. They become the deck when it is empty.
lucky_loop-thing-supply = Bonus tokens
lucky_loop-thing-supply-says =
    { $count ->
        [one] { $count } token is left to be won. It buys another throw or the red die.
       *[other] { $count } tokens are left to be won. Each buys another throw or the red die.
    }
lucky_loop-thing-hand = Your hand
lucky_loop-thing-hand-says =
    { $count ->
        [one] { $count } card that only you see. You lay cards from here to fly.
       *[other] { $count } cards that only you see. You lay cards from here to fly.
    }
lucky_loop-thing-dice = The dice thrown
lucky_loop-thing-dice-says = Make one open card with one, two or three of them. Those stay on the card, the others come back.
lucky_loop-thing-die = Die: { $die }
lucky_loop-thing-die-says = It adds { $die } to the card that you lay it on. On no card, it is worth a point when you land.
lucky_loop-thing-red-die = Red die: { $die }
lucky_loop-thing-red-die-says = The seventh die, bought with a token for this turn. It counts like the black ones.
lucky_loop-thing-pool = Dice left
lucky_loop-thing-pool-says =
    { $count ->
        [one] { $count } die waits for its throw. If it lies on no card when you land, it is worth a point.
       *[other] { $count } dice wait for their throw. Each that lies on no card when you land is worth a point.
    }
lucky_loop-thing-aloft = { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty }
lucky_loop-thing-aloft-says = Still open: { $exact } points if the dice make exactly { $difficulty }, { $exceeded } if they make more.
lucky_loop-thing-aloft-says-made = Made with { $dice }, for { $points }. Its dice stay here until the flight is over.
lucky_loop-thing-highlight = { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty } with the star
lucky_loop-thing-highlight-says = It must be made exactly, and then pays { $exact } points twice.
lucky_loop-thing-highlight-says-made = Made exactly with { $dice }: the star doubles it, for { $points }.
lucky_loop-thing-way = A way to make { $card }
lucky_loop-thing-way-says-exact =
    { $count ->
        [one] With { $dice } it is made exactly: { $count } point.
       *[other] With { $dice } it is made exactly: { $count } points.
    }
lucky_loop-thing-way-says-over =
    { $count ->
        [one] With { $dice } it is exceeded: { $count } point.
       *[other] With { $dice } it is exceeded: { $count } points.
    }
lucky_loop-thing-figures = The flight in figures
lucky_loop-thing-figures-says =
    { $count ->
        [one] This is throw { $throw } of { $throws }. The cards made so far pay { $count } point.
       *[other] This is throw { $throw } of { $throws }. The cards made so far pay { $count } points.
    }
lucky_loop-thing-landing = Landed
lucky_loop-thing-landing-says = The boxes of the cards and one point for every die left over make the result.
lucky_loop-thing-last-flight = The last flight
lucky_loop-thing-last-flight-says = How the flight before went: its cards, the dice on them, and the result.
lucky_loop-thing-ledger = How it came to this
lucky_loop-thing-ledger-says = The results of everybody, line by line. The free programme takes the place of the worst one, which is struck out.
lucky_loop-thing-worth = What the advisor thinks
lucky_loop-thing-worth-says = The chance that the flight counts, and the points that this brings on the average. The crown marks the best.
lucky_loop-thing-player = Player { $number }
lucky_loop-thing-player-says = Points: { $points }. Bonus tokens: { $tokens }. Programmes flown: { $count } of the four.
lucky_loop-thing-points = Points of player { $number }
lucky_loop-thing-points-says =
    { $count ->
        [one] { $count } point: the results of all programmes together. Most points win.
       *[other] { $count } points: the results of all programmes together. Most points win.
    }
lucky_loop-thing-tokens = Bonus tokens of player { $number }
lucky_loop-thing-tokens-says =
    { $count ->
        [one] { $count } token. It buys the red die before a throw, or another throw of some dice after it.
       *[other] { $count } tokens. Each buys the red die before a throw, or another throw of some dice after it.
    }
lucky_loop-thing-backs = Cards of player { $number }
lucky_loop-thing-backs-says =
    { $count ->
        [one] { $count } card from this deck, in hand. What is on it only they know.
       *[other] { $count } cards from this deck, in hand. What is on them only they know.
    }
lucky_loop-thing-result = { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-thing-result-says =
    { $count ->
        [one] { $count } point: the best result of player { $number } in this programme.
       *[other] { $count } points: the best result of player { $number } in this programme.
    }
lucky_loop-thing-result-says-none = Player { $number } has no result here yet. It takes { $recorded } points to get one.
lucky_loop-thing-free = Free programme of player { $number }
lucky_loop-thing-free-says = These cards stay until they are flown to the end: { $cards }.
lucky_loop-thing-free-result = Free programme landed
lucky_loop-thing-free-result-says =
    { $count ->
        [one] { $count } point, in place of the worst result.
       *[other] { $count } points, in place of the worst result.
    }
lucky_loop-thing-finale = Finale
lucky_loop-thing-finale-says = All four programmes are flown. Now only the free programme is left.
lucky_loop-thing-start = Start player
lucky_loop-thing-start-says = Begins each round. The last round ends with the player before them.
lucky_loop-thing-do-roll = Throw
lucky_loop-thing-do-roll-says = Throws three dice, or all that are left.
lucky_loop-thing-do-seventh = Seventh die
lucky_loop-thing-do-seventh-says = Costs a token: the red die joins yours for the rest of this turn.
lucky_loop-thing-do-stop = Stop here
lucky_loop-thing-do-stop-says = Ends the flight after two cards: no points, but a token.
lucky_loop-thing-do-reroll = Throw again
lucky_loop-thing-do-reroll-says = Costs a token: choose some of the dice just thrown, and they are thrown again.
lucky_loop-thing-do-give-up = Give up
lucky_loop-thing-do-give-up-says = The dice make no card: the flight has failed.
lucky_loop-thing-do-fly = Fly
lucky_loop-thing-do-fly-says = Lays the three cards beside the programme and begins the flight.
lucky_loop-thing-do-raise = Raise
lucky_loop-thing-do-raise-says = One harder card of the same colour takes the place of one that lies there. Then all three are flown.
lucky_loop-thing-do-free = Lay the free programme
lucky_loop-thing-do-free-says = Lays these cards. They stay until they are flown to the end.
lucky_loop-thing-do-exchange = Exchange cards
lucky_loop-thing-do-exchange-says = Takes your turn: draw new cards, then discard as many.
lucky_loop-thing-do-draw = Draw
lucky_loop-thing-do-draw-says = Takes a card from the { WORD($deck, of: "lucky_loop-short_deck") } deck. You see it before you choose the next deck.
lucky_loop-thing-do-discard = Discard
lucky_loop-thing-do-discard-says = Lays the chosen cards on their discard piles, face up.
lucky_loop-thing-do-clear = Choose anew
lucky_loop-thing-do-clear-says = Puts back what you have chosen. Nothing has happened yet.
lucky_loop-thing-do-advice = Advice
lucky_loop-thing-do-advice-says = Works out what each of your choices is worth.
lucky_loop-thing-do-legend = What the figures mean
lucky_loop-thing-do-legend-says = Opens a list of all the figures and signs on the board.

lucky_loop-first-goal = The goal
lucky_loop-first-goal-says = You are a stunt pilot at an air show. Fly all four programmes, then a free one of your own. Whoever has the most points wins.
lucky_loop-first-goal-picture = An aeroplane flies a loop, and three others wait in the sky.
lucky_loop-first-turn = Your turn
lucky_loop-first-turn-says = Lay three cards beside a programme, one of each of its colours, and take off. Or exchange cards, if your hand is no good.
lucky_loop-first-turn-picture = The Red Rooster with a red 4, a blue 7 and a green 9.
lucky_loop-first-throw = A throw
lucky_loop-first-throw-says = Three throws for three cards: each time you make one, with some of the dice. Exactly its figure pays the upper box, more pays only the lower one.
lucky_loop-first-throw-picture = 2 and 5 make the blue 7 exactly, for 5 points; 3 and 5 make it over, for 2.
lucky_loop-first-landing = The landing
lucky_loop-first-landing-says = Dice that you used stay on their cards: six have to do for all three. Each die left over is worth a point, and 8 points are enough to count. No card made? A crash.
lucky_loop-first-landing-picture = Three cards with five dice on them, and one die left over: 15 points.
lucky_loop-first-end = The end
lucky_loop-first-end-says = The free programme closes the show: any cards, and a star that doubles one of them. When somebody lands one, the round is played out.
lucky_loop-first-end-picture = Four cards of a free programme, the green 8 with the star.

lucky_loop-also-highlight = star
lucky_loop-also-twice = double doubles doubled
lucky_loop-also-exceeding = over more
lucky_loop-also-fails = crash crashes crashed failure
lucky_loop-also-succeeds = land lands landed success
lucky_loop-also-exchange = swap change
lucky_loop-also-accomplished = flown
lucky_loop-also-final = finale end
