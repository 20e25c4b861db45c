# /leaderboard.
leaderboard-title = 🏆 Rangliste
leaderboard-here = Dieser Server
leaderboard-everywhere = Überall
leaderboard-all-time = Seit jeher
leaderboard-season = Saison { $number } · { $months }
leaderboard-by-rating = Wertung
leaderboard-by-won = Gewonnene Partien
leaderboard-by-rate = Siegquote
leaderboard-by-pair = Bestes Paar
leaderboard-choose = Auswählen…
leaderboard-won = { $won } von { $count } gewonnen, { $rate }
leaderboard-up =
    { $places ->
        [one] { $places } Platz gewonnen
       *[other] { $places } Plätze gewonnen
    }
leaderboard-down =
    { $places ->
        [one] { $places } Platz verloren
       *[other] { $places } Plätze verloren
    }
leaderboard-own = **Du:**
leaderboard-not-on-it = Du stehst noch nicht auf dieser Liste.
leaderboard-empty =
    Noch steht hier niemand: **{ $pool }**. Der erste Platz ist frei!
    Hierher führt eine gewertete Partie: Leute auf allen Plätzen, eines der üblichen Spiele mit unveränderten Regeln, und vor jedem Spiel wird gemischt. `/belote` eröffnet einen Tisch, und die 🏅 dort zeigt, dass die Partie gewertet wird.
leaderboard-empty-robots =
    Noch steht hier niemand. Diese Liste ist für Partien mit Robotern am Tisch, von Leuten, die sie in `/einstellungen` werten lassen.
leaderboard-page = Seite { $page } von { $pages } · { $count ->
        [one] { $count } Person
       *[other] { $count } Leute
    }
leaderboard-page-pairs = Seite { $page } von { $pages } · { $count ->
        [one] { $count } Paar
       *[other] { $count } Paare
    }
leaderboard-provisional = { $mark } vorläufig: weniger als { $count } gewertete Partien
leaderboard-minimum = Ab { $count } gewerteten Partien
leaderboard-movement = ▲ ▼ Plätze seit Montag
leaderboard-hidden = Du bist verborgen: Deine Zeile siehst nur du. `/einstellungen` ändert das.
leaderboard-previous = Zurück
leaderboard-next = Weiter
leaderboard-post = Allen zeigen
