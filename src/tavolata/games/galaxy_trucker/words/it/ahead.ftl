galaxy_trucker-ahead-cards =
    { $count ->
        [one] Ancora { $count } carta. Sei in posizione { $place }.
       *[other] Ancora { $count } carte. Sei in posizione { $place }.
    }
galaxy_trucker-ahead-near =
    { $count ->
        [one] Attenzione: se il leader guadagna su di te più di { $count } spazio, ti doppia e per te è finita.
       *[other] Attenzione: se il leader guadagna su di te più di { $count } spazi, ti doppia e per te è finita.
    }
galaxy_trucker-ahead-give-up =
    { $count ->
        [one] Fuori corsa con { $count } credito.
       *[other] Fuori corsa con { $count } crediti.
    }
galaxy_trucker-ahead-arriving =
    { $count ->
        [one] All'arrivo, se nulla cambia: { $count } credito.
       *[other] All'arrivo, se nulla cambia: { $count } crediti.
    }
galaxy_trucker-ahead-load =
    { $count ->
        [one] +{ $count } credito di carico.
       *[other] +{ $count } crediti di carico.
    }
galaxy_trucker-ahead-unload =
    { $count ->
        [one] Scarichi un cubetto da { $count } credito. Puoi ricaricarlo.
       *[other] Scarichi un cubetto da { $count } crediti. Puoi ricaricarlo.
    }
galaxy_trucker-ahead-no-hold = Non hai stive: niente da caricare.
galaxy_trucker-ahead-no-red-hold = Non hai stive rosse: niente da caricare.
galaxy_trucker-ahead-no-room = Non c'è posto per nulla di più prezioso di quel che hai.
galaxy_trucker-ahead-could-load =
    { $count ->
        [one] Potresti caricare ancora { $count } credito di merci.
       *[other] Potresti caricare ancora { $count } crediti di merci.
    }
galaxy_trucker-ahead-left =
    { $count ->
        [one] { $count } cubetto resta a terra.
       *[other] { $count } cubetti restano a terra.
    }
galaxy_trucker-ahead-all-stowed = Tutto stivato.
galaxy_trucker-ahead-credits =
    { $count ->
        [one] +{ $count } credito.
       *[other] +{ $count } crediti.
    }
galaxy_trucker-ahead-days =
    { $count ->
        [one] −{ $count } giorno.
       *[other] −{ $count } giorni.
    }
galaxy_trucker-ahead-days-to =
    { $count ->
        [one] −{ $count } giorno: posizione { $place }.
       *[other] −{ $count } giorni: posizione { $place }.
    }
galaxy_trucker-ahead-lapped = Il leader ti doppia: fuori corsa.
galaxy_trucker-ahead-crew =
    { $count ->
        [one] −{ $count } membro dell'equipaggio.
       *[other] −{ $count } membri dell'equipaggio.
    }
galaxy_trucker-ahead-cargo =
    { $count ->
        [one] −{ $count } credito di carico.
       *[other] −{ $count } crediti di carico.
    }
galaxy_trucker-ahead-losses =
    { $count ->
        [one] −{ $count } credito per un componente perso.
       *[other] −{ $count } crediti per i componenti persi.
    }
galaxy_trucker-ahead-batteries =
    { $count ->
        [one] −{ $count } batteria.
       *[other] −{ $count } batterie.
    }
galaxy_trucker-ahead-goods =
    { $count ->
        [one] −{ $count } cubetto, o una batteria se non ne hai.
       *[other] −{ $count } cubetti, o batterie quando finiscono.
    }
galaxy_trucker-ahead-shots =
    { $count ->
        [one] { $count } cannonata in arrivo.
       *[other] { $count } cannonate in arrivo.
    }
galaxy_trucker-ahead-out-crew = È tutto il tuo equipaggio: fuori corsa.
galaxy_trucker-ahead-out-humans = Non resta nessun umano: fuori corsa.
galaxy_trucker-ahead-no-engines = Niente potenza motrice: fuori corsa.
galaxy_trucker-ahead-no-engine-left = Non resta nessun motore.
galaxy_trucker-ahead-flies =
    { $count ->
        [one] Avanzi di { $count } spazio: posizione { $place }.
       *[other] Avanzi di { $count } spazi: posizione { $place }.
    }
galaxy_trucker-ahead-fight-won = { $power } contro { $firepower }: vinci.
galaxy_trucker-ahead-fight-tied = { $power } contro { $firepower }: non succede nulla.
galaxy_trucker-ahead-fight-lost = { $power } contro { $firepower }: perdi lo scontro.
galaxy_trucker-ahead-zone-safe = { $power }: nessun pericolo, { $name } ha { $other }.
galaxy_trucker-ahead-zone-least = { $power }: ti salvi solo se qualcuno dietro di te ha meno. Se no:
galaxy_trucker-ahead-zone-suffers = { $power }: il valore più basso, ci rimetti tu.
galaxy_trucker-ahead-needless-won = Non serve: vinci anche senza.
galaxy_trucker-ahead-needless-tied = Con tutte le batterie arrivi a { $power }: non basta per vincere.
galaxy_trucker-ahead-needless-lost = Con tutte le batterie arrivi a { $power }: troppo poco.
galaxy_trucker-ahead-needless-safe = Non serve: ti salvi anche senza.
galaxy_trucker-ahead-needless-suffers = Con tutte le batterie arrivi a { $power }: resta il valore più basso.
galaxy_trucker-ahead-powered-won = Con questo hai { $power } contro { $firepower }: vinci.
galaxy_trucker-ahead-powered-tied = Con questo hai { $power } contro { $firepower }: pareggio, non succede nulla.
galaxy_trucker-ahead-powered-lost = Con questo hai { $power } contro { $firepower }: perdi lo stesso.
galaxy_trucker-ahead-powered-safe = Con questo hai { $power }: nessun pericolo.
galaxy_trucker-ahead-powered-least = Con questo hai { $power }: ti salvi se qualcuno dietro di te ha meno.
galaxy_trucker-ahead-powered-suffers = Con questo hai { $power }: resta il valore più basso.
galaxy_trucker-ahead-powered-flies =
    { $count ->
        [one] Con questo avanzi di { $count } spazio: posizione { $place }.
       *[other] Con questo avanzi di { $count } spazi: posizione { $place }.
    }
galaxy_trucker-ahead-all-won = Con tutti hai { $power } contro { $firepower }: vinci.
galaxy_trucker-ahead-all-tied = Con tutti hai { $power } contro { $firepower }: pareggio, non succede nulla.
galaxy_trucker-ahead-all-lost = Con tutti hai { $power } contro { $firepower }: perdi lo stesso.
galaxy_trucker-ahead-all-safe = Con tutti hai { $power }: nessun pericolo.
galaxy_trucker-ahead-all-least = Con tutti hai { $power }: ti salvi se qualcuno dietro di te ha meno.
galaxy_trucker-ahead-all-suffers = Con tutti hai { $power }: resta il valore più basso.
galaxy_trucker-ahead-all-flies =
    { $count ->
        [one] Con tutti avanzi di { $count } spazio: posizione { $place }.
       *[other] Con tutti avanzi di { $count } spazi: posizione { $place }.
    }
galaxy_trucker-ahead-stops =
    { $count ->
        [0] Una batteria ferma il colpo; poi sono finite.
        [one] Una batteria ferma il colpo; ne resta { $count }.
       *[other] Una batteria ferma il colpo; ne restano { $count }.
    }
galaxy_trucker-ahead-part = Perdi { WORD($part, of: "galaxy_trucker-component", form: "the") }.
galaxy_trucker-ahead-breaks = La nave si spezza in { $count } tronconi.
galaxy_trucker-ahead-adrift =
    { $count ->
        [one] { $count } componente vola via.
       *[other] { $count } componenti volano via.
    }
galaxy_trucker-ahead-goes-human = Se ne va un umano: equipaggio a { $left }.
galaxy_trucker-ahead-goes-purple = Se ne va l'alieno viola, e con lui 2 di potenza di fuoco: equipaggio a { $left }.
galaxy_trucker-ahead-goes-brown = Se ne va l'alieno marrone, e con lui 2 di potenza motrice: equipaggio a { $left }.
galaxy_trucker-ahead-charge =
    { $count ->
        [one] Colonna { $column }, riga { $row }: lì resta { $count } batteria.
       *[other] Colonna { $column }, riga { $row }: lì restano { $count } batterie.
    }
galaxy_trucker-ahead-cube =
    { $count ->
        [one] Se ne va il cubetto { WORD($good, of: "galaxy_trucker-good") }: −{ $count } credito.
       *[other] Se ne va il cubetto { WORD($good, of: "galaxy_trucker-good") }: −{ $count } crediti.
    }
