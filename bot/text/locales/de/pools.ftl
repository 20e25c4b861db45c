# The kinds of games that are rated apart from each other.
pool-name =
    .classique = Klassische Belote
    .declarations = Belote mit Meldungen
    .coinche = Coinche
    .bulgarian = Bulgarischer Belot
    .klaverjas = Klaverjas
    .clobyosh = Clobyosh
    .duplicate = Duplikat-Turniere
    .belote3 = Belote zu dritt
    .decouverte = Belote découverte
    .robots = Gegen Roboter
