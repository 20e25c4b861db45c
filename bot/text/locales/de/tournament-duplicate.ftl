# Duplicates: what they refuse, and boards that nobody may look at yet.
duplicate-seed-later = Die geheime Zahl dieser Boards wird veröffentlicht, sobald alle Tische sie gespielt haben.
# The announcement of a duplicate, and the daily one’s button.
duplicate-open = Offen bis { $when } ({ $left }): Spiel, wann es dir passt.
duplicate-window = Offen bis { $when } ({ $left })
duplicate-play = Spielen
duplicate-came =
    { $count ->
        [0] Noch hat niemand gespielt
        [one] { $count } Person
       *[other] { $count } Teilnehmende
    }
duplicate-done-play = Dein Tisch öffnet sich in einem Thread dieses Kanals. Außer dir kann ihn nur öffnen, wer hier Threads verwaltet, und Karten sind dort keine zu sehen: Die bekommst du als Direktnachricht. Du kannst jederzeit aufhören und später weiterspielen.
duplicate-may-look = ⚠️ Du verwaltest hier Threads und kannst die Tische der anderen öffnen: Faires Spiel liegt bei dir.
duplicate-hidden = Die Ergebnisse werden verglichen und gezeigt, wenn alle Tische dieselben Boards gespielt haben.
duplicate-nobody-played = { $over ->
    [yes] Niemand hat gespielt.
   *[no] Noch hat niemand gespielt.
}
duplicate-fingerprint = Die Boards folgen aus einem Geheimnis mit dem Fingerabdruck { $hash }, das am Ende gezeigt wird.
duplicate-secret = Die Boards folgten aus { $secret }, Fingerabdruck { $hash }.
duplicate-teams =
    { $count ->
        [0] Noch ist kein Team angemeldet
        [one] { $count } Team ist angemeldet
       *[other] { $count } Teams sind angemeldet
    }
# /tournament daily: one that comes back each day.
duplicate-each-day-about = Alle spielen dieselben Boards mit drei Robotern, zu jeder Zeit des Tages. Um Mitternacht wird verglichen, und die des nächsten Tages öffnen sich von selbst.
duplicate-each-day-midnight = Hier endet jeder Tag um Mitternacht, { $zone }. Der erste beginnt sofort.
duplicate-each-day-start = Hier eines beginnen: Boards pro Tag
duplicate-each-day-stop = Beenden
duplicate-each-day-none = Hier läuft noch kein Tagesduplikat.
duplicate-each-day-line = { $channel } · { $boards } · das nächste: { $when }
duplicate-each-day-started = Es öffnet sich gleich hier, und dann jeden Tag.
duplicate-each-day-stopped = Das heutige läuft bis Mitternacht weiter und ist das letzte.
duplicate-each-day-boards =
    { $count ->
        [one] { $count } Board
       *[other] { $count } Boards
    }
# At a table of a duplicate.
duplicate-robots =
    { $count ->
        [one] ein Roboter
       *[other] drei Roboter
    }
duplicate-table-silent = 🔒 Von diesem Board ist hier nichts zu sehen: Wer Threads verwaltet, könnte es lesen und auch selbst spielen. Alles steht in deiner Direktnachricht oder hinter **{ $button }**.
duplicate-table-played = -# Dieses Board ist hier vorbei.
duplicate-all-played = ✅ **Du hast alle Boards gespielt.** Die Abrechnung ist hinter dem Knopf, nur für dich.
daily-today = Boards von heute
daily-none = Auf diesem Server ist gerade kein Tagesduplikat offen. Wer hier Turniere leitet, beginnt eines mit `/turnier täglich`.
daily-which = Welches möchtest du spielen?
