# Wer auf einem Server Tische eröffnen und sich setzen darf.
refused-blocked = Die diesen Server verwalten, haben dich von seinen Tischen ausgeschlossen. Sprich mit ihnen darüber; zusehen kannst du weiterhin.
refused-role-needed = Auf diesem Server sind die Tische für die Rolle { $role }: Bitte die darum, die den Server verwalten.
refused-too-many-seats = Du sitzt schon an { $most } Tischen: Spiel erst eine Partie zu Ende, oder verlass einen Tisch (Mehr…, oder /tisch).
refused-too-many-hosted = Du hast hier schon { $most } Tische eröffnet, die noch nicht zu Ende sind: Beende erst einen, oder schließ einen (Mehr…, oder /tisch).
refused-server-full = Auf diesem Server sind { $most } Tische offen, mehr erlaubt er nicht: Warte, bis einer zu Ende ist, oder setz dich an einen davon.
blocks-title = Gesperrte Leute
blocks-about = Wer gesperrt ist, eröffnet hier keinen Tisch und setzt sich an keinen; zusehen geht weiterhin. Ein Platz an einem Tisch, der noch nicht gestartet ist, wird frei. In einer laufenden Partie behält er seinen Platz, bis man ihn entfernt. Anmeldungen zu Turnieren, die noch nicht begonnen haben, werden gestrichen.
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
