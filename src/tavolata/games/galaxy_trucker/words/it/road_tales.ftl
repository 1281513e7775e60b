# What is told of the cards of Rough Roads when somebody asks about them.
galaxy_trucker-road_tale-slow-docks = La gru è in pausa. Dalla primavera.
galaxy_trucker-road_tale-cheap-batteries = Tre al prezzo di due, e due funzionano perfino.
galaxy_trucker-road_tale-homesick-aliens = Scrivono a casa ogni sera e sospirano dentro i motori.
galaxy_trucker-road_tale-bad-company = Chi se ne va porta con sé un amico.
galaxy_trucker-road_tale-dear-spares = L'officina vuole contanti; la pietà si paga a parte.
galaxy_trucker-road_tale-hired-muscle = Adesso hanno un cugino grande.
galaxy_trucker-road_tale-headwind = Nessuno sa da dove venga il vento nello spazio. Viene da davanti.
galaxy_trucker-road_tale-toll-booth = Si prega di preparare i soldi contati. Non esistono soldi contati.
galaxy_trucker-road_tale-wooden-spoon = In ogni viaggio serve chi spegne la luce.
galaxy_trucker-road_tale-fat-meteors = Hanno passato un buon inverno.
galaxy_trucker-road_tale-missed-bus = Doveva solo prendere i panini.
galaxy_trucker-road_tale-full-car-park = Solo residenti. I residenti non ridono.
galaxy_trucker-roads-house = Una carta della casa, che non fa parte del gioco pubblicato.
