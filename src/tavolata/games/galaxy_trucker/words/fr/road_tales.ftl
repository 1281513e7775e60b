# What is told of the cards of Rough Roads when somebody asks about them.
galaxy_trucker-road_tale-slow-docks = La grue est en pause. Depuis le printemps.
galaxy_trucker-road_tale-cheap-batteries = Trois pour le prix de deux, et deux marchent même.
galaxy_trucker-road_tale-homesick-aliens = Chaque soir ils écrivent à la maison et soupirent dans les moteurs.
galaxy_trucker-road_tale-bad-company = Qui s'en va emmène un ami.
galaxy_trucker-road_tale-dear-spares = L'atelier veut du liquide ; la pitié est en supplément.
galaxy_trucker-road_tale-hired-muscle = Ils ont un grand cousin, maintenant.
galaxy_trucker-road_tale-headwind = Personne ne sait d'où vient le vent dans l'espace. Il vient de l'avant.
galaxy_trucker-road_tale-toll-booth = Prière de faire l'appoint. Il n'y a pas d'appoint.
galaxy_trucker-road_tale-wooden-spoon = À chaque voyage, il faut quelqu'un pour éteindre la lumière.
galaxy_trucker-road_tale-fat-meteors = Ils ont passé un bon hiver.
galaxy_trucker-road_tale-missed-bus = Il allait juste chercher des sandwichs.
galaxy_trucker-road_tale-full-car-park = Réservé aux riverains. Les riverains ne rient pas.
galaxy_trucker-roads-house = Une carte de la maison, qui ne fait pas partie du jeu publié.
