# After the flight: a ship as it took off, and one flight of it among a thousand.
galaxy_trucker-review-compared =
    { $percent ->
        [0] { $credits } crediti: quasi nessuno dei { $count } voli della stessa nave porta di meno.
        [100] { $credits } crediti: quasi nessuno dei { $count } voli della stessa nave porta altrettanto.
       *[other] { $credits } crediti: meglio di { $percent } voli su 100, fra { $count } della stessa nave.
    }
galaxy_trucker-review-compared-spread = Uno su dieci porta { $low } o meno, uno su due { $middle } o meno, nove su dieci { $high } o meno.
galaxy_trucker-review-compared-harder = Handicap o Strade Accidentate hanno reso questo volo più duro: il giudice vola senza.

galaxy_trucker-aftermath = Le navi, e mille voli di ognuna
galaxy_trucker-aftermath-how = Come sono partite. Il giudice le ha fatte volare una per una in solitaria, con il pilota di un bot difficile; chi vola da solo è sempre primo e ha la nave più bella.
galaxy_trucker-aftermath-flight = Quale volo
galaxy_trucker-aftermath-flying = Il giudice fa volare questa nave mille volte…
galaxy_trucker-aftermath-grounded = Il giudice non fa volare questa nave.
galaxy_trucker-aftermath-open = Apri nel cantiere
galaxy_trucker-aftermath-open_of = Apri nel cantiere: la nave di { $name }
galaxy_trucker-aftermath-scale = Crediti dei voli di questa nave: uno su dieci fino a { $low }, la metà fino a { $middle }, nove su dieci fino a { $high }, in media { $mean }. Questo volo: { $credits }.
galaxy_trucker-aftermath-here = questo volo
galaxy_trucker-aftermath-mean = media
galaxy_trucker-aftermath-middle = metà
galaxy_trucker-aftermath-low = 1 su 10
galaxy_trucker-aftermath-high = 9 su 10
galaxy_trucker-aftermath-key = Caselle rosse con una cifra: quanto spesso quel componente va perso. −3: quanti se ne staccano con lui. Punti gialli: tubi aperti. Triangoli: linee senza cannone. Tratteggio: lati senza scudo.
