# The rules of the cards, dealing and the auction with a card turned up.

rule-players-4 = Vier Spieler in zwei Teams; Partner sitzen einander gegenüber.
rule-players-2 = Zwei Spieler gegeneinander, jeder mit sechzehn Karten auf dem Tisch: *Belote Découverte*.
rules-cards-pack = 32 Karten, von der 7 bis zum Ass.
rules-cards-trump = **Trumpf**, von hoch nach niedrig, mit den Punkten jeder Karte: { $trumps }
rules-cards-plain = **Die anderen Farben**: { $plain }
rules-cards-no-trumps = **Ohne Trumpf**, in jeder Farbe: { $no_trumps }
rules-cards-all-trumps = **Alles Trumpf**, in jeder Farbe: { $all_trumps }
rules-cards-points = Das macht 152 Punkte. Der letzte Stich, der *Dix de der*, bringt 10 dazu: zusammen { $all }.
rules-cards-winner = Ein Trumpf schlägt jede andere Karte; sonst gewinnt die höchste Karte der ausgespielten Farbe.
rules-cards-no-suit = Bei Ohne Trumpf und Alles Trumpf kann nur die ausgespielte Farbe gewinnen.
rule-na-values-ffb-table = Bei Ohne Trumpf und Alles Trumpf haben die Karten eigene Werte, die auch 152 Punkte machen.
rule-na-values-scaled = Bei Ohne Trumpf machen alle Karten 120 Punkte, bei Alles Trumpf 248. Die Kartenpunkte jeder Seite werden auf zusammen 152 umgerechnet (× 152/120, × 152/248) und gerundet; dann kommt der letzte Stich dazu.
rule-na-values-raw = Bei Ohne Trumpf machen alle Karten 120 Punkte, bei Alles Trumpf 248, und so zählen sie.
rule-ta-last-trick-true = Der letzte Stich zählt auch bei Alles Trumpf 10.
rule-ta-last-trick-false = Bei Alles Trumpf zählt der letzte Stich nichts.

rule-direction-ccw = Gegeben, gereizt und gespielt wird gegen den Uhrzeigersinn.
rule-direction-cw = Gegeben, gereizt und gespielt wird im Uhrzeigersinn.
rule-first-dealer-lowest-card = Alle ziehen eine Karte, und wer die niedrigste hat, gibt zuerst (7 ist niedrig, Ass ist hoch); wer gleiche hat, zieht noch einmal.
rule-first-dealer-random = Wer zuerst gibt, wird ausgelost.
rules-dealing-turns = Gegeben wird reihum.
rule-shuffle-cut-only = Gemischt wird nur einmal, vor dem ersten Spiel. Danach wird nur eingesammelt und abgehoben: Die vier Karten eines Stichs bleiben beisammen, aber wie sie liegen und welcher Stich auf welchem liegt, ist Zufall.
rule-shuffle-every-deal = Gemischt wird vor jedem Spiel.
rules-dealing-cut =
    { $side ->
        [player] Der Gegner des Gebers hebt ab: Knöpfe bieten ein paar Stellen an, und nach 10 Sekunden hebt der Zufall ab. Auf jeder Seite bleiben mindestens drei Karten.
       *[team] Der Spieler vor dem Geber hebt ab: Knöpfe bieten ein paar Stellen an, und nach 10 Sekunden hebt der Zufall ab. Auf jeder Seite bleiben mindestens drei Karten.
    }
rule-packets-3-2 = Alle bekommen drei Karten, dann noch zwei, und die nächste wird aufgedeckt.
rule-packets-2-3 = Alle bekommen zwei Karten, dann noch drei, und die nächste wird aufgedeckt.
rule-packets-dealer-choice = Alle bekommen drei Karten und dann zwei oder zwei und dann drei, wie der Geber will; die nächste wird aufgedeckt.
rule-packets-2-3-3 = Alle acht Karten werden vor dem Reizen gegeben: zwei, dann drei, dann noch drei.
rule-packets-3-2-3 = Alle acht Karten werden vor dem Reizen gegeben: drei, dann zwei, dann noch drei.
rule-packets-3-3-2 = Alle acht Karten werden vor dem Reizen gegeben: drei, dann drei, dann noch zwei.
rule-packets-4-4 =
    { $side ->
        [player] Vor jedem liegt eine Reihe von acht verdeckten Karten, zu je vier gegeben, und auf jeder eine zweite, offene Karte.
       *[team] Alle acht Karten werden vor dem Reizen gegeben, je vier auf einmal.
    }
rules-dealing-last-card = Als aufgedeckt gilt die zuletzt gelegte Karte, eine des Gebers. Sie bleibt liegen, wer auch immer nimmt.
rules-dealing-after-take = Wer genommen hat, bekommt die aufgedeckte Karte und noch zwei, die anderen bekommen drei. Dann haben alle acht Karten.
rules-dealing-fair = Aller Zufall kommt aus einer geheimen Zahl, die vor dem ersten Spiel feststeht. Ihr Fingerabdruck steht am Tisch, die Zahl selbst erfahrt ihr nach der Partie: So können alle jedes Spiel nachprüfen.
rules-dealing-nonces = Niemand kann die Karten wählen: Die geheime Zahl steht fest, bevor jemand drückt, und jeder Druck zu Beginn, den Discord nummeriert, wird beigemischt. Im Turnier zieht der Gastgeber sie allein.

rule-auction-turn-up = Reihum, beim Spieler nach dem Geber beginnend, kannst du die aufgedeckte Farbe *nehmen*, die dann Trumpf wird, oder passen. Sobald jemand nimmt, ist das Reizen zu Ende.
rule-auction-bids = Reihum, beim Spieler nach dem Geber beginnend, bietest du die Punkte, die du machen willst, und eine Farbe als Trumpf, oder du passt. Jedes Gebot muss höher sein als das letzte, egal in welcher Farbe.
rule-auction-coinche = Reihum, beim Spieler nach dem Geber beginnend, bietest du die Punkte, die du machen willst, und was Trumpf werden soll, oder du passt. Jedes Gebot muss höher sein als das letzte, egal mit welchem Trumpf.
rule-round2-suits-exclude-turned = Passen alle, gibt es eine zweite Runde: Du nimmst und nennst eine der drei anderen Farben, oder du passt wieder.
rule-round2-suits-any = Passen alle, gibt es eine zweite Runde: Du nimmst und nennst eine beliebige Farbe, oder du passt wieder.
rule-allpass-dealer-next =
    { $auction ->
        [turn-up] Passen alle zweimal, werden die Karten eingesammelt, und der nächste Spieler gibt.
       *[bids] Bietet niemand, werden die Karten eingesammelt, und der nächste Spieler gibt.
    }
rule-allpass-dealer-same =
    { $auction ->
        [turn-up] Passen alle zweimal, werden die Karten eingesammelt, und derselbe Spieler gibt noch einmal.
       *[bids] Bietet niemand, werden die Karten eingesammelt, und derselbe Spieler gibt noch einmal.
    }
rules-auction-lead =
    { $side ->
        [player] Der Gegner des Gebers spielt zum ersten Stich aus.
       *[team] Der Spieler nach dem Geber spielt zum ersten Stich aus.
    }

rule-reveal-on-lead-false = Nach jedem Stich decken beide die Karten auf, die unter den zwei gespielten lagen.
rule-reveal-on-lead-true = Wer ausspielt, deckt die Karte darunter sofort auf, bevor die andere Seite an der Reihe ist; die deckt ihre nach dem Stich auf.
rule-extra-contracts-off = Trumpf ist immer eine der vier Farben.
rule-extra-contracts-no-trumps =
    { $side ->
        [player] Auch *Ohne Trumpf* darf genannt werden: Dann ist keine Farbe Trumpf. Das haben wir ergänzt: Die Quelle erwähnt es nur.
       *[team] Auch *Ohne Trumpf* darf geboten werden: Dann ist keine Farbe Trumpf.
    }
rule-extra-contracts-all-trumps =
    { $side ->
        [player] Auch *Alles Trumpf* darf genannt werden: Dann gilt in jeder Farbe die Reihenfolge der Trümpfe. Das haben wir ergänzt: Die Quelle erwähnt es nur.
       *[team] Auch *Alles Trumpf* darf geboten werden: Dann gilt in jeder Farbe die Reihenfolge der Trümpfe.
    }
rule-extra-contracts-both =
    { $side ->
        [player] Auch *Ohne Trumpf* (keine Farbe ist Trumpf) und *Alles Trumpf* (in jeder Farbe gilt die Reihenfolge der Trümpfe) dürfen genannt werden. Das haben wir ergänzt: Die Quelle erwähnt beides nur.
       *[team] Auch *Ohne Trumpf* (keine Farbe ist Trumpf) und *Alles Trumpf* (in jeder Farbe gilt die Reihenfolge der Trümpfe) dürfen geboten werden.
    }
