# The kinds of games that are rated apart from each other.
pool-classique = Klassieke belote
pool-declarations = Belote met roem
pool-coinche = Coinche
pool-duplicate = Duplicatetoernooien
pool-decouverte = Belote découverte
pool-robots = Tegen robots
