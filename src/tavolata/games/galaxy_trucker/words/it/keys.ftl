galaxy_trucker-keys-R = Ruota la tessera in mano
galaxy_trucker-keys-turn_back = Ruotala nell'altro verso
galaxy_trucker-keys-H = Prendi una tessera dal mucchio
galaxy_trucker-keys-K = Prenota la tessera in mano
galaxy_trucker-keys-B = Rimetti la tessera nel mucchio
galaxy_trucker-keys-P = Riprendi l'ultima tessera
galaxy_trucker-keys-walk = Passa da una casella all'altra della nave
