# Wer auf einem Server Tische eröffnen und sich setzen darf.
refused-hasty = Du hast in einer Minute { $most } Dinge geändert: Warte eine Minute, und versuch es dann noch einmal.
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
