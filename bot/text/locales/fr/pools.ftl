# The kinds of games that are rated apart from each other.
pool-classique = Belote classique
pool-declarations = Belote avec annonces
pool-coinche = Coinche
pool-duplicate = Tournois en duplicate
pool-decouverte = Belote découverte
pool-robots = Contre les robots
