# What is told of the cards of Rough Roads when somebody asks about them.
galaxy_trucker-road_tale-slow-docks = The crane is on its break. It has been since spring.
galaxy_trucker-road_tale-cheap-batteries = Three for the price of two, and two of them even work.
galaxy_trucker-road_tale-homesick-aliens = They write home every evening and sigh into the engines.
galaxy_trucker-road_tale-bad-company = Whoever leaves takes a friend along.
galaxy_trucker-road_tale-dear-spares = The workshop takes cash, pity costs extra.
galaxy_trucker-road_tale-hired-muscle = They have a big cousin now.
galaxy_trucker-road_tale-headwind = Nobody knows where the wind in space comes from. It comes from the front.
galaxy_trucker-road_tale-toll-booth = Please have the exact change ready. There is no exact change.
galaxy_trucker-road_tale-wooden-spoon = Every trip needs somebody who turns off the lights.
galaxy_trucker-road_tale-fat-meteors = They had a good winter.
galaxy_trucker-road_tale-missed-bus = One of them was only getting sandwiches.
galaxy_trucker-road_tale-full-car-park = Residents only. The residents are not amused.
galaxy_trucker-roads-house = A card of the house, no part of the published game.
