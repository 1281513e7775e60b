galaxy_trucker-tagline = Build it fast. Fly what is left.

galaxy_trucker-about = Grab parts from the heap, bolt them to a ship, mind the sand in the hourglass, and haul whatever holds together through meteors, pirates and worse. The test flight gives you all the time you want. For 2 to 4 players.

galaxy_trucker-poster = A poster: a ship patched together of scrap, cannons in front and flames behind, over a violet scrapyard, a meteor on its way

galaxy_trucker-name = Galaxy Trucker

galaxy_trucker-option-level = The flight
galaxy_trucker-option-level-test = Test flight
galaxy_trucker-option-level-I = Level I
galaxy_trucker-option-level-II = Level II
galaxy_trucker-option-level-III = Level III
galaxy_trucker-option-level-trek = Transgalactic Trek
galaxy_trucker-option-clock = The time for building (the test flight has no limit)
galaxy_trucker-option-clock-hourglass = The hourglass, the same for all
galaxy_trucker-option-clock-own-clock = A clock of one's own for each builder, for play by post
galaxy_trucker-option-clock-untimed = No limit
galaxy_trucker-option-seconds = Seconds of a run; a clock of one's own has as many as all runs together
galaxy_trucker-option-placing = A tile may be placed
galaxy_trucker-option-placing-adjacent = Beside any tile of the ship
galaxy_trucker-option-placing-joined = Only with a good joint
galaxy_trucker-option-warnings = Builders see the faults of their ship at once
galaxy_trucker-option-roads = Rough Roads, a set of the house: cards that make a flight harder
galaxy_trucker-option-roads-0 = None
galaxy_trucker-option-roads-1 = One a flight
galaxy_trucker-option-roads-2 = Two a flight
galaxy_trucker-option-roads-3 = Three a flight
galaxy_trucker-option-ship = A ship from the shipyard for the first seat, by its code
galaxy_trucker-option-race = A race, by its code: the same luck at every table of it

galaxy_trucker-about-battery = Holds { $count } batteries. Each powers a double cannon, a double engine or a shield once.
galaxy_trucker-about-hold = Room for { $count } cubes, but not for red ones.
galaxy_trucker-about-red-hold = Room for { $count } of any cubes, red ones too.
galaxy_trucker-about-starting-cabin = Home of your first two humans. Aliens do not live here.
galaxy_trucker-about-cabin = Two humans live here, or one alien if its life support is joined to the cabin.
galaxy_trucker-about-structure = Only pipes, but many: it holds the ship together.
galaxy_trucker-about-engine = Pushes by 1. Its flame points down, with nothing behind it.
galaxy_trucker-about-double-engine = Pushes by 2 for a battery. Its flame points down, with nothing behind it.
galaxy_trucker-about-cannon = Firepower 1 if it points up, else a half. Nothing may stand before its muzzle.
galaxy_trucker-about-double-cannon = Firepower 2 for a battery if it points up, else 1. Nothing may stand before its muzzle.
galaxy_trucker-about-brown-life-support = The pig is a brown alien. Its life support, joined to a cabin, lets it live there, and it adds 2 to your engines.
galaxy_trucker-about-purple-life-support = The one-eyed one is a purple alien. Its life support, joined to a cabin, lets it live there, and it adds 2 to your firepower.
galaxy_trucker-about-shield = For a battery it keeps small meteors and light shots off the two sides it covers.
