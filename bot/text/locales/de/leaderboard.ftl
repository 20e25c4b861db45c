# /leaderboard.
leaderboard-title = 🏆 Rangliste
leaderboard-here = Dieser Server
leaderboard-everywhere = Überall
leaderboard-all-time = Insgesamt
leaderboard-season = Saison { $number } · { $months }
leaderboard-by =
    .rating = Wertung
    .won = Gewonnene Partien
    .rate = Siegquote
    .pair = Bestes Paar
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
    Hierher führt eine gewertete Partie: Leute auf allen Plätzen, eine der üblichen Spielarten mit unveränderten Regeln, und vor jedem Spiel wird gemischt. `/belote` eröffnet einen Tisch, und die 🏅 dort zeigt, dass die Partie gewertet wird.
    .robots =
        Noch steht hier niemand. Diese Liste ist für Partien mit Robotern am Tisch, von Leuten, die sie in `/einstellungen` werten lassen.
    .duplicate =
        Noch steht hier niemand: **Duplikat-Turniere**. Der erste Platz ist frei!
        Hierher führt ein Duplikat, sobald es zu Ende ist: Alle spielen dieselben Karten, und das ganze Turnier zählt als eine Begegnung. `/turnier liste` zeigt, welche bevorstehen; wer organisiert, beginnt eines mit `/turnier erstellen` oder jeden Tag eines mit `/turnier täglich`.
leaderboard-empty-rate = Auf dieser Liste stehen Leute, aber noch niemand mit { $count } gewerteten Partien: Dort beginnt die Siegquote. Die Wertung zeigt alle.
leaderboard-empty-alone = Dieses Spiel wird eins gegen eins gespielt: Es hat keine Paare.
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
leaderboard-medals = 🥇 🥈 🥉 und Podest: ab { $count } { $of ->
        [duplicates] Duplikaten
       *[games] gewerteten Partien
    }
leaderboard-movement = ▲ ▼ Plätze seit Montag
leaderboard-hidden = Du bist verborgen: Deine Zeile siehst nur du. `/einstellungen` ändert das.
leaderboard-previous = Zurück
leaderboard-next = Weiter
leaderboard-post = Allen zeigen
leaderboard-most-pairs = Seite { $page } von { $pages } · die ersten { $count } Paare
leaderboard-new = neu
leaderboard-movement-new = neu: am Montag noch nicht dabei
leaderboard-how = So geht das
leaderboard-explained = So funktioniert die Rangliste
leaderboard-explained-games = **Gewertet** wird eine Partie mit Leuten auf allen Plätzen, in einer der üblichen Spielarten mit unveränderten Regeln, wenn vor jedem Spiel gemischt wird. Eine Partie, die einvernehmlich oder nach einem einzigen Spiel endet, zählt nicht.
leaderboard-explained-rating = **Die Wertung** beginnt bei 1.000 und bewegt sich mit jeder Partie, ob gewonnen oder verloren: mehr gegen Stärkere, und mehr, solange man wenig von dir weiß. Unter { $count } gewerteten Partien ist sie vorläufig.
leaderboard-explained-leaving = **Wer geht,** hat verloren, und die anderen haben gewonnen. Wer als Partner geblieben ist, verliert nichts.
leaderboard-explained-same = **Immer dieselben:** Innerhalb von sieben Tagen zählen ihre ersten drei Partien ganz, die vierte zu drei Vierteln, die fünfte zu drei Fünfteln, die sechste zur Hälfte und so weiter. Sitzt jemand anderes am Tisch, zählt die Partie ganz.
leaderboard-explained-duplicate = **Duplikat-Turniere** haben eine eigene Liste: Alle hatten dieselben Karten, also ist ein ganzes Turnier eine einzige Begegnung aller Teams, in der Reihenfolge seiner Tabelle. Wer vorne steht, hat sie gewonnen; Teams mit einem Roboter zählen nicht.
leaderboard-explained-season = **Jede Saison** macht da weiter, wo du standst, und ihre ersten Partien zählen mehr. Ist sie zu Ende, ändert sich ihre Tabelle nie mehr.
leaderboard-explained-podium = **Medaillen und das Podest** einer Saison gibt es ab { $games } gewerteten Partien in ihr, oder ab { $duplicates } Duplikaten.
leaderboard-explained-hiding = **Willst du lieber nicht gesehen werden?** `/einstellungen` nimmt dich von allen Listen.
