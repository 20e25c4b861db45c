# /history: somebody's finished games.
history-title = Deine Partien
history-title-of = Partien von { $name } auf diesem Server
history-none = Du hast noch keine Partie zu Ende gespielt. `/belote` eröffnet einen Tisch.
history-none-of = { $name } hat auf diesem Server noch keine Partie zu Ende gespielt.
history-hidden = { $name } behält die eigenen Partien für sich.
history-server-only = Nach Partien von anderen fragst du auf einem Server, auf dem ihr beide spielt: Gezeigt werden nur die von dort.
history-won = 🏆 **Gewonnen** { $mine } zu { $theirs }
history-lost = **Verloren** { $mine } zu { $theirs }
history-drawn = **Unentschieden** mit { $mine }
history-left = **Verlassen** vor dem Ende: zählt als verloren
history-given-up = ⏹️ **Aufgegeben** vor dem Ende: zählt nicht
history-with = Mit { $partner } gegen { $others }
history-against = Gegen { $others }
history-rating = Wertung { $rating } ({ $change })
history-unrated = Nicht gewertet: { $why ->
        [shuffle] zwischen den Spielen wurde nur abgehoben
       *[rules] eigene Regeln
        [removed] jemand wurde vom Tisch genommen
        [robots] ein Roboter hat mitgespielt
        [robot_level] die Roboter spielten anders als in ihrer Rangliste
        [hints] Tipps waren erlaubt
        [too_short] die Partie war zu kurz angesetzt
        [too_few_deals] zu wenige Spiele
    }
history-somebody = *jemand*
history-former-server = ein früherer Server
history-page = Seite { $page } von { $pages } · { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
history-choose = Eine Partie ansehen…
history-newer = Neuere
history-older = Ältere
history-back = Zurück
history-replay = Nachspielen
