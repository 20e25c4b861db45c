# Wer auf einem Server Tische eröffnen und sich setzen darf.
refused-blocked = Wer diesen Server verwaltet, hat dich von den Tischen ausgeschlossen: Frag dort nach. Zusehen kannst du weiterhin.
refused-role-needed = Auf diesem Server spielt nur mit, wer die Rolle { $role } hat: Frag bei denen nach, die den Server verwalten.
refused-too-many-seats = Du sitzt schon an { $most } Tischen: Spiel erst eine Partie zu Ende, oder verlass einen Tisch (Mehr…, oder /tisch).
refused-too-many-hosted = Du hast hier schon { $most } Tische eröffnet, die noch nicht zu Ende sind: Beende erst einen, oder schließ einen (Mehr…, oder /tisch).
refused-too-many-new = Du hast in einer Minute { $most } Partien begonnen: Spiel eine davon, oder versuch es in einer Minute noch einmal.
refused-hasty = Du hast in einer Minute { $most } Dinge geändert: Warte eine Minute, und versuch es dann noch einmal.
refused-server-full =
    { $most ->
        [one] Auf diesem Server ist { $most } Tisch offen, mehr erlaubt er nicht: Warte, bis er zu Ende ist, oder setz dich dazu.
       *[other] Auf diesem Server sind { $most } Tische offen, mehr erlaubt er nicht: Warte, bis einer zu Ende ist, oder setz dich an einen davon.
    }
blocks-title = Gesperrte Leute
blocks-about = Wer gesperrt ist, eröffnet hier keinen Tisch und setzt sich an keinen; zusehen geht weiterhin. Ein Platz an einem Tisch, der noch nicht gestartet ist, wird frei. In einer laufenden Partie ändert sich nichts, bis jemand eingreift. Anmeldungen zu Turnieren, die noch nicht begonnen haben, werden gestrichen.
blocks-still-plays = **{ $name }** spielt noch in **{ $tournament }**: Ersetzen oder herausnehmen kannst du dort mit `/turnier leiten`.
blocks-nobody = Niemand ist gesperrt.
blocks-list =
    { $count ->
        [one] { $count } Person: { $names }
       *[other] { $count } Personen: { $names }
    }
blocks-latest = Die letzten { $count }: { $names }
blocks-add = Jemanden sperren…
blocks-remove = Jemanden wieder mitspielen lassen…
# A slash command that is not as it was sent.
refused-unknown-command = Diesen Befehl gibt es inzwischen anders: Tipp ihn neu ein und wähle aus dem, was Discord anbietet. Mehr weiß /hilfe.
