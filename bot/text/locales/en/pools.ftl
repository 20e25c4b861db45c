# The kinds of games that are rated apart from each other.
pool-name =
    .classique = Classic belote
    .declarations = Belote with declarations
    .coinche = Coinche
    .duplicate = Duplicate tournaments
    .decouverte = Belote découverte
    .robots = Against robots
