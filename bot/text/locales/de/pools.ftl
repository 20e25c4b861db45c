# The kinds of games that are rated apart from each other.
pool-classique = Klassische Belote
pool-declarations = Belote mit Meldungen
pool-coinche = Coinche
pool-duplicate = Duplikat-Turniere
pool-decouverte = Belote découverte
pool-robots = Gegen Roboter
