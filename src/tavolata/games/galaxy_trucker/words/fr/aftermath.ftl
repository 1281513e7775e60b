# After the flight: a ship as it took off, and one flight of it among a thousand.
galaxy_trucker-review-compared =
    { $percent ->
        [0] { $credits } crédits : presque aucun des { $count } vols du même vaisseau ne rapporte moins.
        [100] { $credits } crédits : presque aucun des { $count } vols du même vaisseau ne rapporte autant.
       *[other] { $credits } crédits : mieux que { $percent } % des { $count } vols du même vaisseau.
    }
galaxy_trucker-review-compared-spread = Un sur dix rapporte { $low } ou moins, un sur deux { $middle } ou moins, neuf sur dix { $high } ou moins.
galaxy_trucker-review-compared-harder = Des handicaps ou des Routes chaotiques ont rendu ce vol plus dur : le juge vole sans eux.

galaxy_trucker-aftermath = Les vaisseaux, et mille vols de chacun
galaxy_trucker-aftermath-how = Tels qu'au décollage. Le juge a fait voler chacun en solitaire, avec le pilote d'un bot difficile ; en solitaire, on arrive toujours en tête avec le plus beau vaisseau.
galaxy_trucker-aftermath-flight = Quel vol
galaxy_trucker-aftermath-flying = Le juge fait voler ce vaisseau mille fois…
galaxy_trucker-aftermath-grounded = Le juge ne fait pas voler ce vaisseau.
galaxy_trucker-aftermath-open = Ouvrir dans le chantier
galaxy_trucker-aftermath-open_of = Ouvrir dans le chantier : le vaisseau { ELIDE("de", $name) }
galaxy_trucker-aftermath-scale = Crédits des vols de ce vaisseau : un sur dix jusqu'à { $low }, la moitié jusqu'à { $middle }, neuf sur dix jusqu'à { $high }, { $mean } en moyenne. Ce vol : { $credits }.
galaxy_trucker-aftermath-here = ce vol
galaxy_trucker-aftermath-mean = moyenne
galaxy_trucker-aftermath-middle = moitié
galaxy_trucker-aftermath-low = 1 sur 10
galaxy_trucker-aftermath-high = 9 sur 10
galaxy_trucker-aftermath-key = Cases rouges chiffrées : à quelle fréquence ce composant est perdu. −3 : combien se détachent avec lui. Points jaunes : tuyaux ouverts. Triangles : lignes sans canon. Pointillés : côtés sans bouclier.
