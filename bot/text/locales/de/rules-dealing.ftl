# The rules of the cards, dealing and the auction with a card turned up.

rules-cards-pack = 32 Karten, von der 7 bis zum Ass.
rules-cards-trump = **Trumpf**, von hoch nach niedrig, mit den Punkten jeder Karte: { $trumps }
rules-cards-plain = **Die anderen Farben**: { $plain }
rules-cards-no-trumps = **Ohne Trumpf**, in jeder Farbe: { $no_trumps }
rules-cards-all-trumps = **Alles Trumpf**, in jeder Farbe: { $all_trumps }
rules-cards-points = Das macht 152 Punkte. Der letzte Stich, der *Dix de der*, bringt 10 dazu: zusammen { $all }.
rules-cards-winner = Ein Trumpf schlägt jede andere Karte; sonst gewinnt die höchste Karte der ausgespielten Farbe.
rules-cards-no-suit = Bei Ohne Trumpf und Alles Trumpf kann nur die ausgespielte Farbe gewinnen.

rules-dealing-turns = Gegeben wird reihum.
rules-dealing-cut =
    { $side ->
        [player] Der Gegner des Gebers hebt ab: Knöpfe bieten ein paar Stellen an, und nach 10 Sekunden hebt der Zufall ab. Auf jeder Seite bleiben mindestens drei Karten.
       *[team] Der Spieler vor dem Geber hebt ab: Knöpfe bieten ein paar Stellen an, und nach 10 Sekunden hebt der Zufall ab. Auf jeder Seite bleiben mindestens drei Karten.
    }
rules-dealing-last-card = Als aufgedeckt gilt die zuletzt gelegte Karte, eine des Gebers. Sie bleibt liegen, wer auch immer nimmt.
rules-dealing-after-take = Wer genommen hat, bekommt die aufgedeckte Karte und noch zwei, die anderen bekommen drei. Dann haben alle acht Karten.
rules-dealing-fair = Aller Zufall kommt aus einer geheimen Zahl, die vor dem ersten Spiel feststeht. Ihr Fingerabdruck steht am Tisch, die Zahl selbst erfahrt ihr nach der Partie: So können alle jedes Spiel nachprüfen.
rules-dealing-nonces = Niemand kann die Karten wählen: Die geheime Zahl steht fest, bevor jemand drückt, und jeder Druck zu Beginn, den Discord nummeriert, wird beigemischt. Im Turnier zieht der Gastgeber sie allein.

rules-auction-lead =
    { $side ->
        [player] Der Gegner des Gebers spielt zum ersten Stich aus.
       *[team] Der Spieler nach dem Geber spielt zum ersten Stich aus.
    }
