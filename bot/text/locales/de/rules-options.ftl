# What each value of an option means, in a sentence. Beside it on the pages: rules-*.ftl.

options-rule =
    .players-4 = Vier Spieler in zwei Teams; Partner sitzen einander gegenüber.
    .players-3 = Drei Spieler: Einer nimmt und spielt gegen die beiden anderen, und jeder schreibt für sich.
    .players-2 =
        { $auction ->
            [clobyosh] Zwei Spieler gegeneinander mit je neun Karten; die übrigen werden nicht gespielt.
           *[other] Zwei Spieler gegeneinander, jeder mit sechzehn Karten auf dem Tisch: *Belote Découverte*.
        }
    .na-values-ffb-table = Bei Ohne Trumpf und Alles Trumpf haben die Karten eigene Werte, die auch 152 Punkte machen.
    .na-values-scaled = Bei Ohne Trumpf machen alle Karten 120 Punkte, bei Alles Trumpf 248. Die Kartenpunkte jeder Seite werden auf zusammen 152 umgerechnet (× 152/120, × 152/248) und gerundet; dann kommt der letzte Stich dazu.
    .na-values-raw = Bei Ohne Trumpf machen alle Karten 120 Punkte, bei Alles Trumpf 248, und so zählen sie.
    .ta-last-trick-true = Der letzte Stich zählt auch bei Alles Trumpf 10.
    .ta-last-trick-false = Bei Alles Trumpf zählt der letzte Stich nichts.

    .direction-ccw = Gegeben, gereizt und gespielt wird gegen den Uhrzeigersinn.
    .direction-cw = Gegeben, gereizt und gespielt wird im Uhrzeigersinn.
    .first-dealer-lowest-card = Alle ziehen eine Karte, und wer die niedrigste hat, gibt zuerst (7 ist niedrig, Ass ist hoch); wer gleiche hat, zieht noch einmal.
    .first-dealer-random = Wer zuerst gibt, wird ausgelost.
    .shuffle-cut-only = Gemischt wird nur einmal, vor dem ersten Spiel. Danach wird nur eingesammelt und abgehoben: Die Karten eines Stichs bleiben beisammen, aber wie sie liegen und welcher Stich auf welchem liegt, ist Zufall.
    .shuffle-every-deal = Gemischt wird vor jedem Spiel.
    .packets-3-2 =
        { $auction ->
            [ladder] Alle bekommen drei Karten, dann zwei; drei weitere folgen, sobald der Kontrakt feststeht.
           *[turn-up] Alle bekommen drei Karten, dann noch zwei, und die nächste wird aufgedeckt.
        }
    .packets-2-3 =
        { $auction ->
            [ladder] Alle bekommen zwei Karten, dann drei; drei weitere folgen, sobald der Kontrakt feststeht.
           *[turn-up] Alle bekommen zwei Karten, dann noch drei, und die nächste wird aufgedeckt.
        }
    .packets-dealer-choice =
        { $auction ->
            [ladder] Alle bekommen drei Karten und dann zwei oder zwei und dann drei, wie der Geber will; drei weitere folgen, sobald der Kontrakt feststeht.
           *[turn-up] Alle bekommen drei Karten und dann zwei oder zwei und dann drei, wie der Geber will; die nächste wird aufgedeckt.
        }
    .packets-2-3-3 = Alle acht Karten werden vor dem Reizen gegeben: zwei, dann drei, dann noch drei.
    .packets-3-2-3 = Alle acht Karten werden vor dem Reizen gegeben: drei, dann zwei, dann noch drei.
    .packets-3-3-2 = Alle acht Karten werden vor dem Reizen gegeben: drei, dann drei, dann noch zwei.
    .packets-4-4 =
        { $side ->
            [player] Vor jedem liegt eine Reihe von acht verdeckten Karten, zu je vier gegeben, und auf jeder eine zweite, offene Karte.
           *[team] Alle acht Karten werden vor dem Reizen gegeben, je vier auf einmal.
        }
    .packets-3-3 = Beide bekommen drei Karten, dann noch drei, und die nächste wird aufgedeckt.

    .auction-turn-up = Reihum, beim Spieler nach dem Geber beginnend, kannst du die aufgedeckte Farbe *nehmen*, die dann Trumpf wird, oder passen. Sobald jemand nimmt, ist das Reizen zu Ende.
    .auction-bids = Reihum, beim Spieler nach dem Geber beginnend, bietest du die Punkte, die du machen willst, und eine Farbe als Trumpf, oder du passt. Jedes Gebot muss höher sein als das letzte, egal in welcher Farbe.
    .auction-coinche = Reihum, beim Spieler nach dem Geber beginnend, bietest du die Punkte, die du machen willst, und was Trumpf werden soll, oder du passt. Jedes Gebot muss höher sein als das letzte, egal mit welchem Trumpf.
    .auction-choice = Der Reihe nach *spielst* du mit einer Farbe deiner Wahl als Trumpf, oder du passt. Wer zuerst spielt, entscheidet: Dieses Team muss das Spiel machen. Am Ende muss jemand spielen.
    .auction-clobyosh = Reihum, zuerst der Gegner des Gebers, kannst du die aufgedeckte Farbe *nehmen*, die dann Trumpf ist, oder passen.
    .trump-choice-first-may-pass = Wer nach dem Geber sitzt, wird zuerst gefragt. Passen alle, muss dieser Spieler spielen.
    .trump-choice-first-must = Wer nach dem Geber sitzt, muss spielen und wählt den Trumpf.
    .trump-choice-dealer-first = Der Geber wird zuerst gefragt. Passen alle, muss der Geber spielen.
    .auction-ladder = Reihum, vom Spieler nach dem Geber an, nennt man, was Trumpf sein soll, und sonst nichts, oder passt. Die Leiter geht ♣ ♦ ♥ ♠, Ohne Trumpf, Alles Trumpf: Ein Gebot muss darauf höher sein als das letzte, und Stufen darf man auslassen.
    .auction-three = Reihum, beim Spieler nach dem Geber beginnend, nimmst du oder passt. Wer nimmt, spielt allein gegen die beiden anderen.
    .pack3-24 = 24 Karten, von der 9 bis zum Ass.
    .pack3-32-chien = 32 Karten, von der 7 bis zum Ass; zwei davon liegen im *Chien*.
    .deal3-turned = In der ersten Runde kannst du die aufgedeckte Farbe nehmen.
    .deal3-all8 = Alle acht Karten werden auf einmal gegeben: drei, zwei, drei. Es gibt eine Runde, und wer nimmt, nennt eine beliebige Farbe als Trumpf.
    .round2-suits-exclude-turned = Passen alle, gibt es eine zweite Runde: Du nimmst und nennst eine der drei anderen Farben, oder du passt wieder.
    .round2-suits-any = Passen alle, gibt es eine zweite Runde: Du nimmst und nennst eine beliebige Farbe, oder du passt wieder.
    .allpass-dealer-next =
        { $auction ->
            [clobyosh] Passen beide zweimal oder werfen sie das Spiel zusammen, werden die Karten eingesammelt, und der andere gibt.
            [three] Nimmt niemand, werden die Karten eingesammelt, und der nächste Spieler gibt.
            [turn-up] Passen alle zweimal, werden die Karten eingesammelt, und der nächste Spieler gibt.
           *[bids] Bietet niemand, werden die Karten eingesammelt, und der nächste Spieler gibt.
        }
    .allpass-dealer-same =
        { $auction ->
            [clobyosh] Passen beide zweimal oder werfen sie das Spiel zusammen, werden die Karten eingesammelt, und derselbe gibt noch einmal.
            [three] Nimmt niemand, werden die Karten eingesammelt, und derselbe Spieler gibt noch einmal.
            [turn-up] Passen alle zweimal, werden die Karten eingesammelt, und derselbe Spieler gibt noch einmal.
           *[bids] Bietet niemand, werden die Karten eingesammelt, und derselbe Spieler gibt noch einmal.
        }
    .schmeiss-off = *Schmeiß* sagt hier niemand.
    .schmeiss-on = In beiden Runden kannst du auch *Schmeiß* sagen: Der andere lässt dich nehmen oder wirft das Spiel zusammen. Musst du nehmen, dann die aufgedeckte Farbe, in der zweiten Runde eine andere, die du nennst.
    .schmeiss-opponent-makes = Du kannst auch *Schmeiß* sagen. In der ersten Runde muss der andere die aufgedeckte Farbe nehmen, oder er wirft das Spiel zusammen. In der zweiten lässt er dich eine andere Farbe nehmen, die du nennst, oder er wirft zusammen.
    .show-bottom-false = Den Rest der Karten sieht niemand.
    .show-bottom-true = Sind alle Karten gegeben, wird beiden die unterste Karte des Stapels gezeigt.

    .reveal-on-lead-false = Nach jedem Stich decken beide die Karten auf, die unter den zwei gespielten lagen.
    .reveal-on-lead-true = Wer ausspielt, deckt die Karte darunter sofort auf, bevor die andere Seite an der Reihe ist; die deckt ihre nach dem Stich auf.
    .extra-contracts-off = Trumpf ist immer eine der vier Farben.
    .extra-contracts-no-trumps =
        { $side ->
            [player] Auch *Ohne Trumpf* darf genannt werden: Dann ist keine Farbe Trumpf. Das haben wir ergänzt: Die Quelle erwähnt es nur.
           *[team] Auch *Ohne Trumpf* darf geboten werden: Dann ist keine Farbe Trumpf.
        }
    .extra-contracts-all-trumps =
        { $side ->
            [player] Auch *Alles Trumpf* darf genannt werden: Dann gilt in jeder Farbe die Reihenfolge der Trümpfe. Das haben wir ergänzt: Die Quelle erwähnt es nur.
           *[team] Auch *Alles Trumpf* darf geboten werden: Dann gilt in jeder Farbe die Reihenfolge der Trümpfe.
        }
    .extra-contracts-both =
        { $side ->
            [player] Auch *Ohne Trumpf* (keine Farbe ist Trumpf) und *Alles Trumpf* (in jeder Farbe gilt die Reihenfolge der Trümpfe) dürfen genannt werden. Das haben wir ergänzt: Die Quelle erwähnt beides nur.
           *[team] Auch *Ohne Trumpf* (keine Farbe ist Trumpf) und *Alles Trumpf* (in jeder Farbe gilt die Reihenfolge der Trümpfe) dürfen geboten werden.
        }
    .head-trump-always = **a** Trumpf ist ausgespielt, und du hast Trumpf: Spiel höher als der höchste Trumpf, wenn du kannst, auch über deinen Partner; sonst irgendeinen Trumpf.
    .head-trump-unless-partner-master = **a** Trumpf ist ausgespielt, und du hast Trumpf: Spiel höher, wenn du kannst, außer dein Partner hält den Stich; sonst irgendeinen Trumpf.
    .head-plain-no = **c** Eine andere Farbe ist ausgespielt, und du hast sie: Spiel irgendeine Karte dieser Farbe.
    .head-plain-unless-partner-master =
        { $side ->
            [player] **c** Eine andere Farbe ist ausgespielt, und du hast sie: Spiel höher, wenn du kannst; sonst irgendeine Karte dieser Farbe.
           *[team] **c** Eine andere Farbe ist ausgespielt, und du hast sie: Spiel höher, wenn du kannst, außer dein Partner hält den Stich; sonst irgendeine Karte dieser Farbe.
        }
    .head-plain-always =
        { $side ->
            [player] **c** Eine andere Farbe ist ausgespielt, und du hast sie: Spiel höher, wenn du kannst; sonst irgendeine Karte dieser Farbe.
           *[team] **c** Eine andere Farbe ist ausgespielt, und du hast sie: Spiel höher, wenn du kannst, auch über deinen Partner; sonst irgendeine Karte dieser Farbe.
        }
    .undertrump-opp-required = **e** Du kannst nicht bedienen, und ein Gegner hält den Stich mit einem Trumpf: Übertrumpfe; kannst du das nicht, spiel einen niedrigeren Trumpf.
    .undertrump-opp-optional = **e** Du kannst nicht bedienen, und ein Gegner hält den Stich mit einem Trumpf: Übertrumpfe; kannst du das nicht, spiel, was du willst.
    .undertrump-opp-forbidden = **e** Du kannst nicht bedienen, und ein Gegner hält den Stich mit einem Trumpf: Übertrumpfe; sonst wirf ab. Untertrumpfe nur, wenn du nichts anderes hast.
    .partner-plain-free = **f** Du kannst nicht bedienen, und dein Partner hält den Stich ohne Trumpf: Spiel, was du willst.
    .partner-plain-must-trump = **f** Du kannst nicht bedienen, und dein Partner hält den Stich ohne Trumpf: Du musst stechen.
    .partner-trump-free = **g, h** Du kannst nicht bedienen, und dein Partner hält den Stich mit einem Trumpf: Spiel, was du willst, auch einen niedrigeren Trumpf.
    .partner-trump-no-undertrump-if-can-over = **g** Du kannst nicht bedienen, dein Partner hält den Stich mit einem Trumpf, und du könntest übertrumpfen: Übertrumpfe oder wirf eine andere Farbe ab, aber keinen niedrigeren Trumpf.
        • **h** Genauso, aber du könntest nicht übertrumpfen: Spiel, was du willst.
    .partner-trump-must-piss = **g** Du kannst nicht bedienen, dein Partner hält den Stich mit einem Trumpf, und du könntest übertrumpfen: Übertrumpfe oder wirf eine andere Farbe ab, aber keinen niedrigeren Trumpf.
        • **h** Genauso, aber du könntest nicht übertrumpfen: Spiel einen niedrigeren Trumpf.
    .partner-trump-must-trump-any = **g, h** Du kannst nicht bedienen, und dein Partner hält den Stich mit einem Trumpf: Spiel irgendeinen Trumpf.
    .partner-trump-ffb = **g** Du kannst nicht bedienen, dein Partner hält den Stich mit einem Trumpf, und du könntest übertrumpfen: Übertrumpfe oder wirf eine andere Farbe ab, aber keinen niedrigeren Trumpf; mit lauter Trümpfen: irgendeinen.
        • **h** Könntest du nicht übertrumpfen: Spiel, was du willst.
    .partner-trump-must-over = **g** Du kannst nicht bedienen, dein Partner hält den Stich mit einem Trumpf, und du könntest übertrumpfen: Übertrumpfe.
        • **h** Genauso, aber du könntest nicht übertrumpfen: Spiel einen niedrigeren Trumpf.
    .partner-trump-never-under = **g, h** Du kannst nicht bedienen, und dein Partner hält den Stich mit einem Trumpf: Übertrumpfe oder wirf eine andere Farbe ab. Einen niedrigeren Trumpf nur, wenn du nichts anderes hast.

    .declarations-off = Es gibt keine Meldungen: Folgen und Vierlinge bringen nichts.
    .declarations-first-trick =
        { $auction ->
            [ladder] Gemeldet wird mit der Karte zum ersten Stich, und nur die Art: „Terz“, „Vierling“.
           *[other] Gemeldet wird mit der Karte zum ersten Stich, und nur die Art: „Fünfziger“, „vier Könige“.
        }
    .declarations-immediate = Gemeldet und allen gezeigt wird, sobald der Trumpf feststeht, vor der ersten Karte. Gefragt werden alle, auch wer nichts hat.
    .declarations-talk = Folgen werden im ersten Stich laut verglichen: Der Tisch fragt und antwortet für beide.
    .decl-contest-winner-takes-all =
        { $side ->
            [three] Nur wer die höchste Meldung hat, schreibt, und zwar alles selbst Gemeldete; die anderen schreiben keine.
            [player] Nur die Seite mit der höchsten Meldung schreibt, und zwar alles, was sie gemeldet hat; die andere schreibt keine.
           *[team] Nur das Team mit der höchsten Meldung schreibt, und zwar alles, was beide Partner gemeldet haben; das andere Team schreibt keine.
        }
    .decl-contest-per-type = Meldungen verschiedener Art zählen alle, für beide Seiten. Nur wo beide Seiten die gleiche Art haben, schreibt allein die Seite mit der höheren diese Art.
    .decl-contest-separate = Folgen werden mit Folgen verglichen und Vierer mit Vierern: erst die längere Folge, dann die höchste Karte; Vierer in der Reihe B 9 A 10 K D. Wer die beste Folge hat, schreibt alle Folgen der eigenen Seite, wer den besten Vierer hat, alle Vierer. Was Trumpf ist, spielt keine Rolle.
    .decl-contest-by-value = Alle Meldungen werden zusammen verglichen, nach Punkten; bei gleich vielen ist ein Vierer höher als eine Folge, dann entscheidet die höhere Karte. Die Seite mit der besten schreibt alle eigenen. Was Trumpf ist, spielt keine Rolle.
    .decl-contest-moment-after-trick1 = Wer die höchste hat, wird nach dem ersten Stich geklärt.
    .decl-contest-moment-during-trick2 = Wer die höchste hat, wird während des zweiten Stichs geklärt: Wer den ersten gewonnen hat, nennt die eigene beste, und reihum wird eine bessere genannt oder gepasst.
    .decl-contest-moment-before-first-lead = Wer die höchste hat, wird vor dem ersten Ausspiel geklärt.
    .decl-contest-moment-end-of-deal = Bis das Spiel zu Ende ist, kennt man von jeder Meldung nur die Art. Dann wird geklärt, wer die höchste hat, und was zählt, wird gezeigt.
    .decl-equal-earlier-seat = Von Meldungen, die in allem gleich sind, ist die höher, deren Spieler zuerst an der Reihe ist.
    .decl-equal-none = Sind die besten Meldungen beider Seiten in allem gleich, schreibt sie niemand, und auch keine niedrigere.
    .long-runs-cap5 =
        { $auction ->
            [clobyosh] Eine Folge ab fünf Karten bringt 100 Punkte.
           *[other] Eine Folge von sechs, sieben oder acht Karten zählt als *Hunderter*, wie eine von fünf.
        }
    .long-runs-cap4 = Eine Folge ab fünf Karten zählt wie eine von vier: 50 Punkte.
    .long-runs-true-length = Eine Folge von sechs, sieben oder acht Karten bringt auch 100 Punkte und schlägt jede kürzere.
    .long-run-split-false = Was von einer langen Folge übrig bleibt, ist keine zweite Folge.
    .long-run-split-true = Was von einer langen Folge übrig bleibt, darf eine zweite Folge sein: Acht Karten hintereinander sind fünf und drei.
    .trump-run-wins-false = Alle acht Trümpfe in einer Hand gewinnen die Partie nicht.
    .trump-run-wins-true = Alle acht Trümpfe in einer Hand gewinnen sofort die ganze Partie.

    .belote-on =
        { $side ->
            [player] König und Dame in Trumpf, beide vom selben Spieler gespielt, sind die *Belote* und bringen 20 Punkte.
           *[team] König und Dame in Trumpf in einer Hand sind die *Belote* und bringen 20 Punkte.
        }
    .belote-off = Die Belote wird nicht gespielt: König und Dame in Trumpf bringen nichts extra.
    .belote-ta-none = Bei Alles Trumpf gibt es keine Belote.
    .belote-ta-each-suit = Bei Alles Trumpf hat jede Farbe ihre Belote: bis zu vier, je 20 Punkte.
    .belote-ta-each-suit-led = Bei Alles Trumpf hat jede Farbe ihre Belote, je 20 Punkte; sie zählt, wenn die erste ihrer beiden Karten ausgespielt wird oder die ausgespielte Farbe bedient.
    .belote-order-free = Welche der beiden Karten zuerst kommt, ist egal.
    .belote-order-king-first =
        { $side ->
            [player] Der König muss vor der Dame gespielt werden, wenn beide offen liegen.
           *[team] Der König muss vor der Dame gespielt werden.
        }
    .belote-announce-auto = Die Wörter *Belote* und *Rebelote* werden für dich gesagt.
    .belote-announce-second = *Belote* und *Rebelote* werden beide mit der zweiten der zwei Karten für dich gesagt: Die erste verrät nichts.
    .belote-announce-prompt = Bei der ersten Karte entscheidest du, ob du *Belote* sagst; *Rebelote* wird dann für dich gesagt.
    .belote-announce-strict = Sag *Belote* zur ersten Karte und *Rebelote* zur zweiten: Für jede gibt es einen Knopf mit dem Wort und einen ohne. Wer eines der Wörter vergisst, bekommt keine Punkte dafür.
    .belote-on-dedans-owner = Wer die Belote hat, behält ihre 20 Punkte, auch wenn das Spiel verloren geht.
    .belote-on-dedans-to-defence = Wer sie hat und dedans ist, gibt ihre 20 Punkte an die andere Seite ab.
    .contract-basis-all =
        { $declarations ->
            [off] Fürs Gewinnen zählt alles: die Belote ebenso wie die Stiche.
           *[on] Fürs Gewinnen zählt alles: Stiche, Belote und Meldungen.
        }
    .contract-basis-tricks-belote =
        { $declarations ->
            [off] Fürs Gewinnen zählen die Stiche und die Belote.
           *[on] Fürs Gewinnen zählen die Stiche und die Belote, aber keine Meldungen.
        }
    .contract-basis-tricks =
        { $declarations ->
            [off] Fürs Gewinnen zählen nur die Stiche: Die Belote hilft nicht.
           *[on] Fürs Gewinnen zählen nur die Stiche: Weder Belote noch Meldungen helfen.
        }
    .capot-value-252 =
        { $auction ->
            [three] **Capot** (einer macht alle Stiche): Sie zählen 252 statt 162.
            [coinche] Alle Stiche zählen 252 statt 162.
            [bids] Alle Stiche zählen 252 statt 162, wenn *Capot* nicht geboten war.
           *[turn-up] **Capot** (eine Seite macht alle Stiche): Sie zählen 252 statt 162.
        }
    .capot-value-250 =
        { $auction ->
            [three] **Capot** (einer macht alle Stiche): Sie zählen 250 statt 162.
            [coinche] Alle Stiche zählen 250 statt 162.
            [bids] Alle Stiche zählen 250 statt 162, wenn *Capot* nicht geboten war.
           *[turn-up] **Capot** (eine Seite macht alle Stiche): Sie zählen 250 statt 162.
        }
    .capot-victims-decl-lose =
        { $auction ->
            [clobyosh] Wer keinen Stich macht, schreibt keine Folgen.
           *[other] Macht die andere Seite keinen Stich, verliert sie ihre Meldungen.
        }
    .capot-victims-decl-keep =
        { $auction ->
            [clobyosh] Wer keinen Stich macht, schreibt seine Folgen trotzdem.
           *[other] Macht die andere Seite keinen Stich, schreibt sie ihre Meldungen trotzdem; selbst wenn die mehr wert sind, ist die Seite, die genommen hat, nicht dedans.
        }
    .capot-victims-decl-to-winners = Macht die andere Seite keinen Stich, gehen ihre Meldungen an die Seite, die genommen hat.
    .tie-rule-takers-win =
        { $auction ->
            [choice] **Die Hälfte** aller Punkte, mit Roem, reicht.
            [coinche] **Gleichstand**: Das reicht den Bietern.
           *[turn-up] **Gleichstand**: Das reicht der Seite, die genommen hat, und jede schreibt, was sie hat.
        }
    .tie-rule-takers-lose =
        { $auction ->
            [choice] **Die Hälfte** aller Punkte, mit Roem, reicht nicht.
            [coinche] **Gleichstand**: Das reicht nicht, das Gebot ist gescheitert.
           *[turn-up] **Gleichstand**: Das reicht nicht: Wer genommen hat, ist dedans.
        }
    .tie-rule-litige =
        { $auction ->
            [coinche] **Litige** (Gleichstand): Die Punkte der Bieter und ihr Gebot kommen in den Topf, und wer das nächste Spiel gewinnt, bekommt sie; die andere Seite schreibt ihre. Belotes werden sofort geschrieben.
           *[turn-up] **Litige** (Gleichstand): Die Punkte der Seite, die genommen hat, kommen in den Topf, und wer das nächste Spiel gewinnt, bekommt sie; die andere Seite schreibt ihre.
        }
    .tie-rule-abeyance = **Gleichstand**: Alle Punkte kommen in den Topf. Gewinnt die Seite, die genommen hat, das nächste Spiel, bekommt jede ihre eigenen; sonst bekommt die andere alles. Endet ein zusätzliches Spiel so, folgt noch eins.
    .tie-rule-takers-zero = **Gleichstand**: Wer genommen hat, schreibt nichts, der andere, was er hat.
    .tie-rule-set-aside = **Gleichstand**: Die Punkte beider kommen in den Topf; wer das nächste Spiel gewinnt, bekommt sie.
    .litige-belote-carve = Bei Litige wird die Belote der Seite, die genommen hat, sofort geschrieben; nur der Rest kommt in den Topf.
    .litige-belote-hold = Die Belote der Seite, die genommen hat, kommt mit ihren anderen Punkten in den Topf.
    .rounding-off = Die Punkte werden nicht gerundet.
    .rounding-nearest10 = Die Punkte werden auf den nächsten Zehner gerundet.
    .rounding-nearest5 = Die Punkte werden auf den nächsten Fünfer gerundet.
    .rounding-up10 = Die Punkte werden auf volle 10 aufgerundet.
    .rounding-up5 = Die Punkte werden auf volle 5 aufgerundet.
    .rounding-complement10 = Die Punkte der Stiche werden auf volle 10 gerundet (5 abwärts), sodass beide Seiten zusammen 160 haben.
    .four-jacks-100 = Vier Buben in einem Stich bringen 100 Punkte.
    .four-jacks-200 = Vier Buben in einem Stich bringen 200 Punkte.
    .four-nines-100 = Vier Neunen in einem Stich bringen 100 Punkte.
    .four-nines-150 = Vier Neunen in einem Stich bringen 150 Punkte.
    .roem-claim-auto = Roem zählt von selbst.
    .roem-claim-claim = Roem zählt, sobald ihn jemand ansagt, gleich von welcher Seite, bevor die nächste Karte fällt; der des letzten Stichs von selbst.
    .counter-pit-false = Machen die anderen alle Stiche, schreiben sie dafür nichts dazu.
    .counter-pit-true = Machen die anderen alle Stiche, schreiben sie 100 Punkte dazu.
    .all-tricks-0 = Alle neun Stiche bringen nichts dazu.
    .all-tricks-100 = Alle neun Stiche bringen 100 Punkte dazu.
    .contract3-more-than-each = Der Nehmer muss mehr haben als jeder andere. Gleich viel reicht nicht.
    .contract3-more-than-both = Der Nehmer muss mehr haben als die beiden anderen zusammen. Gleich viel reicht nicht.
    .fail3-split = **Dedans** (der Nehmer hat nicht genug): Seine Stiche bringen ihm nichts, und jeder andere schreibt die Hälfte von { $all }.
    .fail3-own-plus-half = **Dedans** (der Nehmer hat nicht genug): Jeder andere schreibt die eigenen Punkte und die Hälfte von denen des Nehmers.
    .fail3-own = **Dedans** (der Nehmer hat nicht genug): Seine Stiche bringen ihm nichts, und die anderen schreiben ihre eigenen.
    .def-sum-false = Ist der Kontrakt gemacht, schreibt jeder Gegner die eigenen Stiche.
    .def-sum-true = Ist der Kontrakt gemacht, schreibt jeder Gegner die Stiche von beiden.
    .capot3-partial-false = Ein einzelner Gegner ohne Stich ändert nichts.
    .capot3-partial-true = Hat ein Gegner keinen Stich und ist der Kontrakt gemacht, schreiben die beiden anderen je 50 mehr.

    .end-mode-target =
        { $side ->
            [team] Die Partie endet, sobald eine Seite { $target } Punkte oder mehr hat.
           *[other] Die Partie endet, sobald jemand { $target } Punkte oder mehr hat.
        }
    .end-mode-deals =
        { $auction ->
            [choice]
                { $deals_limit ->
                    [one] Die Partie hat { $deals_limit } Spiel, und der höhere Stand gewinnt; ein gleicher Stand ist unentschieden.
                   *[other] Die Partie hat { $deals_limit } Spiele, und der höhere Stand gewinnt; ein gleicher Stand ist unentschieden.
                }
           *[turn-up]
                { $deals_limit ->
                    [one] Die Partie hat { $deals_limit } Spiel, und der höchste Stand gewinnt; bei gleichem Stand wird noch ein Spiel gespielt.
                   *[other] Die Partie hat { $deals_limit } Spiele, und der höchste Stand gewinnt; bei gleichem Stand wird noch ein Spiel gespielt.
                }
        }
    .end-mode-boards =
        { $deals_limit ->
            [one] Die Partie hat { $deals_limit } Board, an allen Tischen dasselbe: Es wird mit den anderen verglichen, ein Spiel, das niemand nimmt, zählt 0:0, und bei gleichem Stand wird nichts mehr gespielt.
           *[other] Die Partie hat { $deals_limit } Boards, an allen Tischen dieselben: Jedes wird mit den anderen verglichen, ein Spiel, das niemand nimmt, zählt 0:0, und bei gleichem Stand wird nichts mehr gespielt.
        }
    .target = Gespielt wird bis { $target } Punkte.
    .deals-limit =
        { $deals_limit ->
            [one] Die Partie hat { $deals_limit } Spiel.
           *[other] Die Partie hat { $deals_limit } Spiele.
        }
    .both-reach-higher-score =
        { $side ->
            [three] Kommen mehrere im selben Spiel ans Ziel, gewinnt der höchste Stand; bei gleichem Stand wird noch ein Spiel gespielt.
           *[team] Kommen beide Seiten im selben Spiel ans Ziel, gewinnt der höhere Stand; bei gleichem Stand wird noch ein Spiel gespielt.
        }
    .both-reach-extend =
        { $side ->
            [three] Kommen mehrere im selben Spiel ans Ziel, wird noch ein Spiel gespielt, und der höchste Stand gewinnt.
           *[team] Kommen beide Seiten im selben Spiel ans Ziel, wird noch ein Spiel gespielt, und der höhere Stand gewinnt.
        }
    .both-reach-draw =
        { $side ->
            [three] Kommen mehrere im selben Spiel ans Ziel, ist die Partie unentschieden.
           *[team] Kommen beide Seiten im selben Spiel ans Ziel, ist die Partie unentschieden.
        }
    .both-reach-attackers = Kommen beide Seiten im selben Spiel ans Ziel, gewinnt die Seite, die in diesem Spiel genommen hat.
    .both-reach-last-bidder = Kommen beide Seiten im selben Spiel ans Ziel, gewinnt die Seite mit dem letzten Gebot.
    .belote-only-win-true = Eine Belote kann die Partie gewinnen, auch für eine Seite, die das Spiel verloren hat.
    .belote-only-win-false = Eine Seite, die das Spiel verloren oder keinen Stich gemacht hat, gewinnt die Partie nicht durch ihre Belote: Es folgt ein weiteres Spiel.
    .held-at-end-lost = Punkte, die am Ende der Partie noch im Topf sind, verfallen.
    .held-at-end-to-owner = Punkte, die am Ende der Partie noch im Topf sind, gehen an die Seite, die sie gemacht hat.
    .tens-rounding-book = Auf Zehner gerundet wird bei einer Farbe ab 7, bei Alles Trumpf und Ohne Trumpf ab 5; wer weniger hat als die anderen, schon ab 6, bei Alles Trumpf ab 4.
    .tens-rounding-program = Auf Zehner gerundet wird bei einer Farbe ab 7, bei Alles Trumpf und Ohne Trumpf ab 5; wer weniger hat, bekommt den Rest aller Zehner des Spiels, und für einen Punkt mindestens einen.
    .capot-doubling-multiplied = Ein Kontra vervielfacht ein Spiel mit Capot wie jedes andere.
    .capot-doubling-cancels = Bei einem Capot zählt ein Kontra nicht: Die Gewinner schreiben alle Punkte des Spiels einfach.
    .kapo-no-exit-off = Ein Spiel mit Capot beendet die Partie wie jedes andere.
    .kapo-no-exit-one-more = *Mit Capot geht keiner hinaus*: Kommt eine Seite in einem Spiel mit Capot ans Ziel, wird noch eines gespielt, dann gewinnt der höhere Stand. Ein Spiel mit Capot gilt nicht als dieses.
    .kapo-no-exit-raise = *Mit Capot geht keiner hinaus*: Kommt eine Seite in einem Spiel mit Capot ans Ziel, ist das neue Ziel der Stand der Führenden und eins mehr.
    .arret-false = Mitten im Spiel kann die Partie nicht gestoppt werden.
    .arret-true = *L’Arrêt*: Wer gerade einen Stich gewonnen hat, darf vor dem nächsten Ausspielen die Partie stoppen und sagen, dass die eigene Seite { $target } Punkte hat.
    .self-raise-off = Niemand überbietet sich selbst: Das Reizen endet, wenn nach einem Gebot dreimal hintereinander gepasst wird.
    .self-raise-other-suit = Wer das letzte Gebot gemacht hat, wird noch einmal gefragt und darf es mit einem anderen Trumpf erhöhen; wird auch dann gepasst, ist das Reizen zu Ende.
    .bid-min = Das niedrigste Gebot ist { $bid_min }.
    .bid-max-160 = Das höchste Gebot in Punkten ist 160; darüber gibt es *Capot*: alle Stiche.
    .bid-max-180 = Das höchste Gebot in Punkten ist 180; darüber gibt es *Capot*: alle Stiche.
    .bid-max-650 = Nach oben gibt es keine Grenze; über allen Zahlen steht *Capot*: alle Stiche.
    .bid-step = Gebote steigen um { $bid_step }; du darfst Schritte überspringen.
    .generale-false = Nichts ist höher als *Capot*.
    .generale-true = Über *Capot* gibt es *Générale*: Wer sie bietet, macht alle Stiche allein.
    .generale-lead-first-hand = Auch bei einer *Générale* spielt der Spieler nach dem Geber aus.
    .generale-lead-bidder = Bei einer *Générale* spielt aus, wer sie geboten hat.
    .coinche-mode-any-time = Die Gegner des letzten Bieters dürfen jederzeit *Coinche* (Kontra) sagen, auch außer der Reihe und noch 5 Sekunden nach dem letzten Passen, außer sie haben gerade selbst gepasst. Damit endet das Reizen, und das Spiel zählt doppelt.
    .coinche-mode-in-turn = Die Gegner des letzten Bieters dürfen *Coinche* (Kontra) sagen, wenn sie an der Reihe sind. Damit endet das Reizen, und das Spiel zählt doppelt.
    .surcoinche-off = Auf eine Coinche gibt es keine Antwort.
    .surcoinche-x4 =
        { $answer ->
            [in-turn] Nach einer Coinche werden die Bieter der Reihe nach gefragt und dürfen mit *Surcoinche* (Re) antworten: Dann zählt das Spiel vierfach.
           *[any-time] Die Bieter können eine Coinche 15 Sekunden lang mit *Surcoinche* (Re) beantworten: Dann zählt das Spiel vierfach.
        }
    .surcoinche-x3 =
        { $answer ->
            [in-turn] Nach einer Coinche werden die Bieter der Reihe nach gefragt und dürfen mit *Surcoinche* (Re) antworten: Dann zählt das Spiel dreifach.
           *[any-time] Die Bieter können eine Coinche 15 Sekunden lang mit *Surcoinche* (Re) beantworten: Dann zählt das Spiel dreifach.
        }
    .run-from-contra-true = Nach einem Kontra oder Rekontra dürfen alle, wenn sie dran sind, noch höher bieten: Das neue Gebot zählt wieder einfach.
    .run-from-contra-false = Nach einem Kontra bietet niemand mehr.
    .kloppen-score-bid-only = **Gemacht**: Die Bieter schreiben ihr Gebot, die anderen nichts.
    .kloppen-score-made-only = **Gemacht**: Beide Seiten schreiben, was sie gemacht haben.
    .kloppen-score-made-plus-bid = **Gemacht**: Beide Seiten schreiben, was sie gemacht haben, und die Bieter ihr Gebot dazu.
    .kloppen-fail-literal =
        { $surcoinche ->
            [off] **Dedans**: Die anderen schreiben 162; nach einer Coinche das doppelte Gebot.
            [x3] **Dedans**: Die anderen schreiben 162; nach einer Coinche das doppelte Gebot, nach einer Surcoinche das dreifache.
           *[x4] **Dedans**: Die anderen schreiben 162; nach einer Coinche das doppelte Gebot, nach einer Surcoinche das vierfache.
        }
    .kloppen-fail-max =
        { $surcoinche ->
            [off] **Dedans**: Die anderen schreiben 162; nach einer Coinche das doppelte Gebot, wenn das mehr ist.
            [x3] **Dedans**: Die anderen schreiben 162; nach einer Coinche das doppelte Gebot, nach einer Surcoinche das dreifache, wenn das mehr ist.
           *[x4] **Dedans**: Die anderen schreiben 162; nach einer Coinche das doppelte Gebot, nach einer Surcoinche das vierfache, wenn das mehr ist.
        }
    .coinche-scope-both =
        { $surcoinche ->
            [off] **Gemacht nach einer Coinche**: Die Punkte beider Seiten zählen doppelt.
           *[on] **Gemacht nach einer Coinche oder Surcoinche**: Die Punkte beider Seiten werden vervielfacht.
        }
    .coinche-scope-bidders-only =
        { $surcoinche ->
            [off] **Gemacht nach einer Coinche**: Nur die Punkte der Bieter zählen doppelt.
           *[on] **Gemacht nach einer Coinche oder Surcoinche**: Nur die Punkte der Bieter werden vervielfacht.
        }
    .coinche-scope-bidders-take-all =
        { $surcoinche ->
            [off] **Gemacht nach einer Coinche**: Die Bieter schreiben zweimal die Summe aus 160 und ihrem Gebot, die anderen nichts.
           *[on] **Gemacht nach einer Coinche oder Surcoinche**: Die Bieter schreiben 160 und ihr Gebot, vervielfacht, die anderen nichts.
        }
    .announced-capot-document = Ein Capot, der geboten und gemacht wurde, bringt insgesamt { $capot_document } Punkte.
    .announced-capot-500 = Ein Capot, der geboten und gemacht wurde, bringt insgesamt 500 Punkte.
    .belote-helps-contract-true = Ihre Belote hilft den Bietern, das Gebot zu erreichen.
    .belote-helps-contract-false = Ihre Belote hilft den Bietern nicht, das Gebot zu erreichen.
    .decl-helps-contract-true = Ihre Meldungen helfen den Bietern, das Gebot zu erreichen.
    .decl-helps-contract-false = Ihre Meldungen helfen den Bietern nicht, das Gebot zu erreichen.
    .eighty-means-82-true = Für ein Gebot von 80 sind 82 Punkte nötig.
    .eighty-means-82-false = Für ein Gebot von 80 reichen 80 Punkte.
    .beat-defence-true = Die Bieter müssen außerdem mehr haben als die andere Seite, mit allem, was bei ihr zählt.
    .beat-defence-false = Die Bieter müssen nicht mehr haben als die andere Seite.
    .coinche-score-ffb = **Gemacht**: Beide Seiten schreiben, was sie gemacht haben, und die Bieter ihr Gebot dazu. Nach einer Coinche schreiben die Bieter 160 (mit allen Stichen 250) und ihr Gebot, vervielfacht, die anderen nichts.
    .coinche-score-bga = **Gemacht**: Beide Seiten schreiben, was sie gemacht haben, und die Bieter ihr Gebot dazu. Nach einer Coinche werden Punkte und Gebot der Bieter vervielfacht, und die anderen schreiben nichts.
    .coinche-score-bga-bid-only = **Gemacht**: Die Bieter schreiben ihr Gebot, und Stiche bringen nichts. **Dedans**: Die anderen schreiben das Gebot. Nach einer Coinche wird es vervielfacht.
    .coinche-score-concours = **Gemacht**: Beide Seiten schreiben ihre Stiche, und die Bieter ihr Gebot dazu. Nach einer Coinche schreiben die Bieter 160 und ihr Gebot, vervielfacht, die anderen nichts. Waren alle Stiche geboten, bringt das 500 und nicht mehr, ebenfalls vervielfacht: den Bietern oder, wenn ein Stich fehlt, den anderen.
    .coinche-score-announced = **Gemacht**: Die Bieter schreiben ihr Gebot und sonst nichts. **Dedans**: Die anderen schreiben das Gebot. Nach einer Coinche wird es vervielfacht.
    .coinche-score-made = **Gemacht**: Beide Seiten schreiben, was sie gemacht haben, und die Bieter ihr Gebot dazu. Nach einer Coinche wird nur das Gebot vervielfacht.
    .fail-base-160 =
        { $score ->
            [made] **Dedans**: Die anderen schreiben 160 und das Gebot; nach einer Coinche wird nur das Gebot vervielfacht.
           *[ffb] **Dedans**: Die anderen schreiben 160 und das Gebot, nach einer Coinche vervielfacht.
        }
    .fail-base-162 =
        { $score ->
            [made] **Dedans**: Die anderen schreiben 162 und das Gebot; nach einer Coinche wird nur das Gebot vervielfacht.
           *[ffb] **Dedans**: Die anderen schreiben 162 und das Gebot, nach einer Coinche vervielfacht.
        }
