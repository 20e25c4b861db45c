# The kinds of games that are rated apart from each other.
pool-name =
    .classique = Klassieke belote
    .declarations = Belote met roem
    .coinche = Coinche
    .bulgarian = Bulgaarse belot
    .klaverjas = Klaverjassen
    .clobyosh = Clobyosh
    .duplicate = Duplicatetoernooien
    .belote3 = Belote voor drie
    .decouverte = Belote découverte
    .robots = Tegen robots
