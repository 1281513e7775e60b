lucky_loop-name = Lucky Loop

lucky_loop-tagline = An air show of nerve and dice.

lucky_loop-about = Turns, loopings, dives and rolls: throw your dice, make your cards, and know when to land. For 2 to 6 players.

lucky_loop-poster = A poster: four aeroplanes, a rooster, a duck, a dove and an eagle, over an airfield

lucky_loop-option-exchange = Exchanging cards (LL-T2)
lucky_loop-option-exchange-three = Always three cards
lucky_loop-option-exchange-up-to-three = One to three cards
lucky_loop-option-record = Records that pay a token (LL-B1)
lucky_loop-option-record-from-twelve = From the first 12 on
lucky_loop-option-record-from-first-result = From the first recorded result on
lucky_loop-option-final-exchange = Exchanging in the final phase costs (LL-K2)
lucky_loop-option-final-exchange-one-point = One point
lucky_loop-option-final-exchange-point-per-card = One point for each card
lucky_loop-option-illegal-free-programme = An illegal free programme (LL-K4)
lucky_loop-option-illegal-free-programme-refused = Is refused with the reason
lucky_loop-option-illegal-free-programme-penalty = Costs three points and the turn
lucky_loop-option-lower-free-programme = A free programme below the worst result (LL-K8)
lucky_loop-option-lower-free-programme-counts = Counts all the same
lucky_loop-option-lower-free-programme-dropped = Is dropped
lucky_loop-option-cards = Your own card file (LL-M2), empty for the standard cards
