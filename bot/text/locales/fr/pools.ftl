# The kinds of games that are rated apart from each other.
pool-name =
    .classique = Belote classique
    .declarations = Belote avec annonces
    .coinche = Coinche
    .bulgarian = Belote bulgare
    .klaverjas = Klaverjas
    .clobyosh = Clobyosh
    .duplicate = Tournois en duplicate
    .belote3 = Belote à trois
    .decouverte = Belote découverte
    .robots = Contre les robots
