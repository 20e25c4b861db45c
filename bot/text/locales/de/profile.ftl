# /profile and /compare: what somebody has done in rated games, and the titles.
profile-title = Profil von { $name }
profile-none =
    Du hast noch keine gewertete Partie zu Ende gespielt. Dazu braucht es Leute auf allen Plätzen, eine der üblichen Spielarten mit unveränderten Regeln, und vor jedem Spiel wird gemischt: `/belote` eröffnet einen Tisch, und die 🏅 dort zeigt, dass die Partie gewertet wird.
    Deine anderen Partien findest du in `/verlauf`.
profile-none-of = { $name } hat hier noch keine gewertete Partie zu Ende gespielt.
profile-hidden = { $name } behält diese Zahlen für sich.
profile-own-hidden = Du bist verborgen: Andere können dein Profil nicht öffnen. `/einstellungen` ändert das.
profile-robot = Roboter haben kein Profil. Wähle jemanden, der spielt.
profile-former = Hier wurde der Name gelöscht: Ein Profil gibt es nicht mehr.
profile-place = Platz { $rank }
profile-rating = Wertung: **{ $rating }**
profile-curve = Wertung nach jeder Partie
profile-curve-told =
    { $count ->
        [one] Die Wertung ging in { $count } Partie von { $first } auf { $last }, zwischen { $least } und { $most }
       *[other] Die Wertung ging in { $count } Partien von { $first } auf { $last }, zwischen { $least } und { $most }
    }
profile-games =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
profile-run =
    { $count ->
        [0] noch keine in Folge
       *[other] höchstens { $count } in Folge
    }
profile-won = Partien: { $won } · { $run }
profile-other = { $pool }: { $rating } · { $won }
profile-made = Gemachte Kontrakte
profile-of = { $part } von { $count }
profile-contracts = Kontrakte: { $taken } genommen, { $made } gemacht ({ $rate }), { $dedans } dedans
profile-counts = Capots: { $capots } · Coinches: { $coinches } · Belotes: { $belotes }
profile-points = Punkte pro Spiel
profile-usual = Durchschnitt: { $points }
profile-points-line = Punkte pro Spiel: { $points }; alle auf denselben Plätzen: { $usual }
profile-lost = Verschenkte Punkte pro Spiel, über { $count } Partien
profile-lost-line = Verschenkt: { $points } pro Spiel · sauber: { $clean }
profile-lost-told = Verschenkt pro Spiel: von { $first } auf { $last } in { $count } Partien, { $least } bis { $most }
profile-lessons = Lektionen: { $done } von { $count } geschafft
profile-practice =
    { $count ->
        [0] Übung in den letzten { $days } Tagen: keine Partie
        [one] Übung in den letzten { $days } Tagen: { $count } Partie
       *[other] Übung in den letzten { $days } Tagen: { $count } Partien
    }
profile-puzzles-none = Rätsel: noch keines gelöst
profile-against-chances = Nach den Chancen
profile-expected = erwartete Kontrakte: { $expected }
profile-expected-line = Nach den Chancen: { $made } gemacht, { $expected } erwartet
profile-tile =
    .games = Partien
    .run = Siege in Folge
    .taken = Kontrakte
    .dedans = Dedans
    .capots = Capots
    .coinches = Coinches
    .belotes = Belotes
    .titles = Titel
profile-with = Mit wem
profile-against = Gegen wen
profile-partners = Partner von { $name }
profile-opponents = Gegner von { $name }
profile-nobody = Noch niemand: Es braucht ein paar Partien mit denselben Leuten.
profile-page = Meine Seite im Browser
profile-page-about = Wer den Link hat, liest im Browser, ohne Konto, was andere in deinem `/profil` lesen: deinen Namen, Wertungen und Zahlen, Titel, Turniere und Rätsel. Die Seite fasst alle Server zusammen und nennt keinen davon, auch niemanden, mit oder gegen den du gespielt hast. Sie steht auf keiner Liste, Suchmaschinen werden gebeten, sie auszulassen, und du kannst den Link jederzeit zurückziehen.
profile-page-none = Es gibt noch keinen Link, also liest sie niemand.
profile-page-hidden = Du bist verborgen: Solange führt der Link nirgendwohin. `/einstellungen` ändert das.

profile-titles = Titel
profile-titles-told = Titel: { $titles }
# Each title, and what earns it, in rated games.
title-name =
    .capot = Erster Capot
    .faultless = Makellos
    .contracts = Zehn am Stück
    .wins = Guter Lauf
    .comeback = Aufholjagd
    .pools = Allrounder
    .belotes = König und Dame
    .parties = Stammgast
    .together = Unzertrennlich
    .clean = Sauber
    .spotless = Blitzsauber
title-about =
    .capot = alle Stiche eines Spiels gewonnen
    .faultless = alle Kontrakte einer gewonnenen Partie gemacht, mindestens { $number }
    .contracts = { $number } Kontrakte in Folge gemacht
    .wins = { $number } Partien in Folge gewonnen
    .comeback = eine Partie nach { $number } Punkten Rückstand gewonnen
    .pools = Partien in { $number } Ranglisten gewonnen
    .belotes = insgesamt { $number } Belotes
    .parties = { $number } Partien zu Ende gespielt
    .together = { $number } Partien mit demselben Partner
    .clean = { $number } Spiele, in denen nichts verschenkt wurde, soweit man es wissen konnte
    .spotless = { $number } Spiele, in denen nichts verschenkt wurde, soweit man es wissen konnte

compare-title = { $first } und { $second }
compare-same = Wähle zwei verschiedene Leute zum Vergleichen.
compare-row = { $label }: { $first } – { $second }
compare-chance = Siegchance, eins gegen eins
compare-together =
    { $count ->
        [one] { $count } Partie als Partner, { $won } gewonnen
       *[other] { $count } Partien als Partner, { $won } gewonnen
    }
compare-together-none = Noch keine Partie als Partner
compare-against =
    { $count ->
        [one] { $count } Partie gegeneinander
       *[other] { $count } Partien gegeneinander
    }
compare-against-line =
    { $count ->
        [one] { $count } Partie gegeneinander: { $first } { $first_won } gewonnen, { $second } { $second_won }
       *[other] { $count } Partien gegeneinander: { $first } { $first_won } gewonnen, { $second } { $second_won }
    }
compare-against-none = Noch keine Partie gegeneinander
