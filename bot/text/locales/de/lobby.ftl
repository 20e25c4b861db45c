# Before a party: the table in its channel, its seats and buttons.
lobby-free =
    { $free ->
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
lobby-full = Alle sind da: Drückt auf Starten!
lobby-partners = Platz 1 und 3 spielen zusammen, ebenso 2 und 4.
lobby-expires = Schließt von selbst: { $when }
lobby-not-shuffled = Zwischen den Spielen wird nur abgehoben: Karten eines Stichs bleiben Nachbarn.
lobby-sit = Hinsetzen
lobby-agree = Einverstanden
lobby-to-agree = muss zustimmen
lobby-not-agreed =
    { $count ->
        [one] ⏳ Die Regeln haben sich geändert: { $names } muss zustimmen oder aufstehen.
       *[other] ⏳ Die Regeln haben sich geändert: { $names } müssen zustimmen oder aufstehen.
    }
lobby-start = Starten
lobby-fill = Mit Robotern auffüllen
lobby-open = Tisch eröffnen
lobby-leave = Aufstehen
lobby-opened-by = Eröffnet von { $name }.
lobby-rules = Regeln…
lobby-more = Mehr…
lobby-robot = Roboter dazu oder weg…
    .beginner = Kennen die Regeln und nicht viel mehr
    .casual = Spielen vernünftig und merken sich den letzten Stich
    .club = Merken sich jede Karte und was sie verrät
    .strong = Denken voraus
    .expert = Denken länger voraus
lobby-robot-in = Roboter auf Platz { $seat }
lobby-robot-out = Roboter von Platz { $seat } wegnehmen
lobby-robot-levels = Wie gut Roboter spielen…
lobby-robot-level = Roboter spielen: { $level }
robot-level =
    .beginner = Anfänger
    .casual = Freizeit
    .club = Verein
    .strong = stark
    .expert = Meister
lobby-rated = 🏅 Gewertet: Diese Partie zählt für die Rangliste.
lobby-rated-robots = 🏅 Gewertet in der Rangliste mit Robotern.
lobby-rated-duplicate = 🏅 Gewertet: Es zählt der Endstand des ganzen Turniers.
lobby-unrated =
    .shuffle = Nicht gewertet: Zwischen den Spielen wird nur abgehoben, Karten eines Stichs bleiben Nachbarn.
    .rules = Nicht gewertet: Ihr habt eigene Regeln.
    .robots = Nicht gewertet: Ein Roboter spielt mit.
    .hints = Nicht gewertet: Tipps sind erlaubt.
lobby-unrated-too-short = Nicht gewertet: zu kurz. Eine Partie zählt ab { $deals } Spielen oder { $points } Punkten.
lobby-ladder-about = Partien mit Robotern zählen in einer eigenen Rangliste, wenn alle am Tisch dort mitmachen.
lobby-unrated-robot-level = Nicht gewertet: In ihrer Rangliste spielen Roboter „{ $level }“.
lobby-choose-level = Das lässt sich unten wählen.
lobby-rate = Gewertet spielen
lobby-ladder-join = Mitmachen
lobby-ladder-leave = Rangliste verlassen
lobby-hands-open = Nach jedem Spiel dürfen alle hier sämtliche Blätter sehen.
lobby-hands-closed = Nach einem Spiel bleiben die Blätter verdeckt.
lobby-open-hands = Blätter zeigen
lobby-close-hands = Verdeckt lassen
lobby-playing = Die Partie läuft.
lobby-to-table = Zum Tisch
lobby-over =
    .expired = Niemand hat diesen Tisch gestartet, deshalb ist er geschlossen. `/belote` eröffnet einen neuen.
    .closed = Dieser Tisch wurde geschlossen. `/belote` eröffnet einen neuen.
lobby-closed-answer = Der Tisch ist geschlossen.
lobby-welcome = Du hast einen Platz an { $table }: { $link }
    Deine Karten kommen hierher, wenn die Partie beginnt.
lobby-dm-closed = Ich kann dir nicht privat schreiben: Deine Direktnachrichten sind zu. Nicht schlimm: Drück am Tisch auf **Meine Karten**. Damit deine Karten als Nachricht kommen, erlaube Direktnachrichten in den Privatsphäre-Einstellungen dieses Servers.
lobby-held-seat = { $name } spielt noch einmal: Dein Platz an { $table } ist für dich frei. { $link }
lobby-invitation = { $mentions }, { $name } lädt an den Tisch ein: { $link }
lobby-invite-others = Du bist schon da: Wähl jemand anderen aus.

manage-remove = Einen Platz frei machen…
manage-remove-one = Platz { $seat }: { $name }
manage-swap = Zwei Plätze tauschen…
manage-swap-two = Platz { $first } und { $second }
manage-invite = Leute einladen…
manage-close = Tisch schließen
lobby-hints-on = Tipps sind erlaubt: Ein Knopf am Blatt nennt eine Karte und sagt, warum.
lobby-hints-off = Keine Tipps.
lobby-hints-allow = Tipps erlauben
lobby-hints-forbid = Keine Tipps
