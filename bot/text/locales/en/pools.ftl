# The kinds of games that are rated apart from each other.
pool-classique = Classic belote
pool-declarations = Belote with declarations
pool-coinche = Coinche
pool-duplicate = Duplicate tournaments
pool-decouverte = Belote découverte
pool-robots = Against robots
