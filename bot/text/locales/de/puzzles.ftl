# /rätsel: jeden Tag eine Stellung, für alle die gleiche.
puzzle-title = Rätsel des Tages
puzzle-taken =
    { $auction ->
        [choice] { $name } spielt mit { $trump }. Bis hier haben Roboter gespielt.
       *[other] Genommen hat: { $name }, { $trump }. Bis hier haben Roboter gespielt.
    }
puzzle-bid = Gebot: { $bid }, { $name }. Bis hier haben Roboter gespielt.
puzzle-belote = { $name }: Belote.
puzzle-ask =
    .cards = **Du bist dran. Welche Karte?** Deine erste Antwort zählt.
    .bids = **Du bist dran. Was sagst du?** Deine erste Antwort zählt.
puzzle-right =
    .cards = **{ $best } ist die beste Karte.**
    .bids = **{ $best }: die beste Ansage.**
puzzle-wrong =
    .cards = { $answer } verschenkt etwa { $points } Punkte: **{ $best }** ist die beste Karte.
    .bids = { $answer } verschenkt etwa { $points } Punkte. Die beste Ansage: **{ $best }**.
puzzle-few =
    { $count ->
        [one] Vor dir hat noch niemand geantwortet.
       *[other] Bisher { $count } Antworten, davon { $right } richtig.
    }
puzzle-played = Bisher { $count } Antworten: { $answers }.
puzzle-streak =
    { $days ->
        [0] Deine längste Serie: { $longest }.
        [one] 🔥 { $days } Tag in Folge · längste Serie { $longest }
       *[other] 🔥 { $days } Tage in Folge · längste Serie { $longest }
    }
puzzle-next = Das nächste: { $at }
puzzle-none = Das Rätsel des Tages entsteht noch. Versuch es in ein, zwei Minuten noch einmal.
puzzle-over = Dieses Rätsel gibt es nicht mehr: /rätsel zeigt das von heute.
puzzle-auction = Bis hier haben Roboter gereizt.
puzzle-late = Aus dem Archiv: Eine späte Antwort zählt für keine Serie.
puzzle-own = Nur meine Karten
puzzle-play-on = Von hier weiterspielen
puzzle-archive = Frühere Rätsel
puzzle-archive-about = Die letzten { $days } Tage; gelöst: { $solved } von { $count }. ✅ gelöst, ❌ verfehlt, ▫️ offen.
puzzle-games = Die Spiele wechseln sich ab: { $games }. Andere haben keine eigenen Rätsel: Dort spielt oder reizt man wie in einem von diesen.
puzzle-choose = Ein Rätsel öffnen…
puzzle-kind =
    .cards = Karten
    .bids = Reizen
profile-puzzles =
    { $days ->
        [one] Rätsel: { $days } Tag in Folge, längste Serie { $longest }
       *[other] Rätsel: { $days } Tage in Folge, längste Serie { $longest }
    }
