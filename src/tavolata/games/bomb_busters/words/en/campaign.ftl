bomb_busters-box-0 = Training
bomb_busters-box-1 = Parcels with a bow
bomb_busters-box-2 = The lighthouse
bomb_busters-box-3 = The night train
bomb_busters-box-4 = Box 4
bomb_busters-box-5 = Box 5
bomb_busters-box-missions = Missions { $first } to { $last }
bomb_busters-stage = Mission { $number }
bomb_busters-stage-titled = Mission { $number }: { $title }
bomb_busters-stage-captain = Captain: { $name }
bomb_busters-stage-lot = Captain: by lot
bomb_busters-stars = One star for the defused bomb, one if the dial lost at most one step, one if it lost none.
bomb_busters-try-dial =
    { $count ->
        [one] { $count } step left on the dial
       *[other] { $count } steps left on the dial
    }
bomb_busters-try-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
bomb_busters-map = The missions
bomb_busters-story-1 = Welcome to the old cable factory. Instructor Pinza puts a small case on the table: it is only a little alive. Show that you can listen to each other.
bomb_busters-story-2 = Somebody in the factory has painted two wires yellow. Pinza swears that it was not the cat. The cat says nothing.
bomb_busters-story-3 = Today a red one is in the case. Pinza goes to stand by the door, and calls it trust. From now on the cupboard with the equipment is open.
bomb_busters-story-4 = The case is full size now, and so is Pinza's lunch. Nobody eats before all colours are accounted for.
bomb_busters-story-5 = The storekeeper has put some wires away and cannot say which. There is a list. It is wrong.
bomb_busters-story-6 = Four yellow wires, bright as buttercups. Pinza asks you to pick them in pairs, and not to hum while you do.
bomb_busters-story-7 = More red labels than red wires. Pinza smiles for the first time this week, which worries everybody.
bomb_busters-story-8 = The examination. Pinza sits in the last row with a stopwatch and the cat. Whoever comes out by the door has passed.
bomb_busters-story-9 = The first real case comes by post, with a bow and a card: “In this order, please. M.” Whoever M. is, the handwriting is very neat.
bomb_busters-story-10 = The second parcel ticks loudly and has a train to catch. It stops here for a quarter of an hour. Whoever has an idea speaks up.
bomb_busters-story-11 = M. has a favourite number today, and it bites. Pinza paints it red on the blackboard, so that nobody forgets.
bomb_busters-story-12 = The ministry has heard of you, and sends forms. Every piece of equipment needs a stamp now. M. must have friends in that office.
bomb_busters-story-13 = Three red wires in front of the opera. They want to leave together or not at all. The tenor keeps singing.
bomb_busters-story-14 = Pinza is ill in bed, and a beginner is captain. A mistake there would be a loud one. Everybody else: smile, and help.
bomb_busters-story-15 = A sledge brings a case from the far north. The equipment is frozen in, and thaws number by number. Keep your gloves on.
bomb_busters-story-16 = Another card with a bow: “In this order, and this time all of them. M.” You begin to recognise the ink.
bomb_busters-story-17 = Somebody at the table owes M. a favour, and says so openly. What that hand writes is never true. At least it is reliably never true.
bomb_busters-story-18 = Pinza is back, with a radar under each arm. It asks, you answer, and one of you cuts. Fingers point at who.
bomb_busters-story-19 = The trail leads into the belly of a freighter. Down there a loudspeaker counts the minutes, and it does not count well. At the end M. says hello.
bomb_busters-story-20 = The freighter's papers name a lighthouse. In its cases one wire stands where it does not belong, and no device wants to know it.
bomb_busters-story-21 = In the lighthouse kitchen only even and odd are spoken. The cook thinks that this is enough for any soup.
bomb_busters-story-22 = The lighthouse keeper collects numbers, and likes best those that somebody does not have. It is a long winter out there.
bomb_busters-story-23 = A telegram from a very small town: one case, four wires, one single breath. On the square the band is waiting.
bomb_busters-story-24 = M. has left a tally instead of numbers. How often, it says, and not what. Secretly Pinza likes it.
bomb_busters-story-25 = The walls of the next hotel have ears, and they are fond of numbers. Do not say any. The porter writes everything down.
bomb_busters-story-26 = In the drawer lie twelve cards, and each of them wants its turn. M. seems to like patience. Now so do you.
bomb_busters-story-27 = Your bags went to another station, and the detectors with them. At the left-luggage office they only have bits and pieces.
bomb_busters-story-28 = A pot of cocoa, and the captain has burnt both hands. No tools, and no second try. The others may blow.
bomb_busters-story-29 = At the card table of the hotel a neighbour always guesses what you do next. Being guessed costs. Give nothing away.
bomb_busters-story-30 = The night train leaves in a few minutes, and the case is on it. Faster than last time, says the loudspeaker. It has learned to count.
bomb_busters-story-31 = On the train each of you gets a ticket with a rule on it. The inspector is strict, and wears a bow that you have seen before.
bomb_busters-story-32 = The inspector was M. Now a new prank hangs in the corridor at every stop, and the captain may take it down.
bomb_busters-story-33 = The train halts in a town of lights, where everything is bet on even or odd. The house has put a case on the table.
bomb_busters-story-34 = One of you is under a secret order. Do not ask, watch. And be gentle: it may be whoever carries the sandwiches.
bomb_busters-story-35 = In every bag there is a wire that wants to wait for the yellow ones. Let it. It has come a long way.
bomb_busters-story-36 = Under the palm trees stands M.'s workshop, with its door open. On the bench: a row of cards, two ends, and a cup of tea still warm. The window is open too.
