# /rätsel: jeden Tag eine Stellung, für alle die gleiche.
puzzle-title = Rätsel des Tages
puzzle-taken = Genommen hat: { $name }, { $trump }. Bis hier haben Roboter gespielt.
puzzle-bid = Gebot: { $bid }, { $name }. Bis hier haben Roboter gespielt.
puzzle-belote = { $name }: Belote.
puzzle-ask = **Du bist dran. Welche Karte?** Deine erste Antwort zählt.
puzzle-right = **{ $card } ist die beste Karte.**
puzzle-wrong = { $card } verschenkt etwa { $points } Punkte: **{ $best }** ist die beste Karte.
puzzle-few =
    { $count ->
        [one] Vor dir hat noch niemand geantwortet.
       *[other] Bisher { $count } Antworten, davon { $right } mit der besten Karte.
    }
puzzle-played = Bisher { $count } Antworten: { $cards }.
puzzle-streak =
    { $days ->
        [0] Deine längste Serie: { $longest }.
        [one] 🔥 { $days } Tag in Folge · längste Serie { $longest }
       *[other] 🔥 { $days } Tage in Folge · längste Serie { $longest }
    }
puzzle-next = Das nächste: { $at }
puzzle-none = Das Rätsel des Tages entsteht noch. Versuch es in ein, zwei Minuten noch einmal.
puzzle-over = Dieses Rätsel ist vorbei oder wurde geändert: /rätsel zeigt das von heute.
profile-puzzles =
    { $days ->
        [one] Rätsel: { $days } Tag in Folge, längste Serie { $longest }
       *[other] Rätsel: { $days } Tage in Folge, längste Serie { $longest }
    }
