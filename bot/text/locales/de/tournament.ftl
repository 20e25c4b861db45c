# Tournaments: what is said of them everywhere.
tournament-list = Turniere auf diesem Server
tournament-list-daily = Tagesduplikate auf diesem Server
tournament-list-page = Seite { $page } von { $pages }
tournament-none = Hier gibt es noch kein Turnier. Wer sie veranstaltet, beginnt mit **/turnier erstellen**.
tournament-no-such-name = Dieses Turnier gibt es hier nicht: Wähle eines aus der Liste.
tournament-not-organiser = Nur wer diesen Server verwaltet, veranstaltet Turniere. Dafür lässt sich mit **/einrichten** eine Rolle bestimmen.
tournament-role-organises = Turniere veranstalten { $role } und wer diesen Server verwaltet: Frag dort nach.
tournament-state-draft = Entwurf
tournament-state-registration = Anmeldung offen
tournament-state-check-in = Anwesenheit
tournament-state-running = läuft
tournament-state-finished = beendet
tournament-state-cancelled = abgesagt
tournament-format-concours = Concours
tournament-format-swiss = Schweizer System
tournament-format-round-robin = Jeder gegen jeden
tournament-format-melee = Mêlée, Partner ausgelost
tournament-format-melee-balanced = Mêlée, ausgeglichene Tische
tournament-format-whist = Mêlée, voller Spielplan
tournament-format-knock-out = K.-o.-System
tournament-format-mitchell = Duplikat, zwei Richtungen
tournament-format-howell = Duplikat, eine Wertung
tournament-format-teams = Duplikat in Viererteams
tournament-format-daily = Tagesduplikat
# Whether what is played there counts for the ratings.
tournament-rated = 🏅 Gewertet: Partien ohne Roboter zählen für die Rangliste.
tournament-unrated-rules = Nicht gewertet: Die Regeln sind geändert. Nur eine Spielart mit ihren üblichen Regeln zählt.
