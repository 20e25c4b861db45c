# The kinds of games that are rated apart from each other.
pool-name =
    .classique = Classic belote
    .declarations = Belote with declarations
    .coinche = Coinche
    .bulgarian = Bulgarian belot
    .klaverjas = Klaverjas
    .clobyosh = Clobyosh
    .duplicate = Duplicate tournaments
    .belote3 = Belote for three
    .decouverte = Belote découverte
    .robots = Against robots
