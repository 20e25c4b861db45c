# The rules of counting a deal with a taker, and of the end of the game.

rules-scoring-intro = Jede Seite zählt die Karten ihrer Stiche, dazu 10 für den letzten Stich. Wer genommen hat, muss mehr machen als die andere Seite.
rule-contract-basis-all =
    { $declarations ->
        [off] Fürs Gewinnen zählt alles: die Belote ebenso wie die Stiche.
       *[on] Fürs Gewinnen zählt alles: Stiche, Belote und Meldungen.
    }
rule-contract-basis-tricks-belote =
    { $declarations ->
        [off] Fürs Gewinnen zählen die Stiche und die Belote.
       *[on] Fürs Gewinnen zählen die Stiche und die Belote, aber keine Meldungen.
    }
rule-contract-basis-tricks =
    { $declarations ->
        [off] Fürs Gewinnen zählen nur die Stiche: Die Belote hilft nicht.
       *[on] Fürs Gewinnen zählen nur die Stiche: Weder Belote noch Meldungen helfen.
    }
rules-scoring-made = **Gemacht**: Jede Seite schreibt, was sie hat.
rules-scoring-dedans =
    { $declarations ->
        [off] **Dedans** (wer genommen hat, hat weniger): Diese Stiche bringen nichts, und die andere Seite schreibt { $all }.
       *[on] **Dedans** (wer genommen hat, hat weniger): Diese Stiche bringen nichts, und die andere Seite schreibt { $all } und die Meldungen beider Seiten.
    }
rule-capot-value-252 =
    { $auction ->
        [coinche] Alle Stiche zählen 252 statt 162.
        [bids] Alle Stiche zählen 252 statt 162, wenn *Capot* nicht geboten war.
       *[turn-up] **Capot** (eine Seite macht alle Stiche): Sie zählen 252 statt 162.
    }
rule-capot-value-250 =
    { $auction ->
        [coinche] Alle Stiche zählen 250 statt 162.
        [bids] Alle Stiche zählen 250 statt 162, wenn *Capot* nicht geboten war.
       *[turn-up] **Capot** (eine Seite macht alle Stiche): Sie zählen 250 statt 162.
    }
rule-capot-victims-decl-lose = Macht die andere Seite keinen Stich, verliert sie ihre Meldungen.
rule-capot-victims-decl-keep = Macht die andere Seite keinen Stich, schreibt sie ihre Meldungen trotzdem; selbst wenn die mehr wert sind, ist die Seite, die genommen hat, nicht dedans.
rule-capot-victims-decl-to-winners = Macht die andere Seite keinen Stich, gehen ihre Meldungen an die Seite, die genommen hat.
rule-tie-rule-takers-win =
    { $auction ->
        [coinche] **Gleichstand**: Das reicht den Bietern.
       *[turn-up] **Gleichstand**: Das reicht der Seite, die genommen hat, und jede schreibt, was sie hat.
    }
rule-tie-rule-takers-lose =
    { $auction ->
        [coinche] **Gleichstand**: Das reicht nicht, das Gebot ist gescheitert.
       *[turn-up] **Gleichstand**: Das reicht nicht: Wer genommen hat, ist dedans.
    }
rule-tie-rule-litige =
    { $auction ->
        [coinche] **Litige** (Gleichstand): Die Punkte der Bieter und ihr Gebot kommen in den Topf, und wer das nächste Spiel gewinnt, bekommt sie; die andere Seite schreibt ihre. Belotes werden sofort geschrieben.
       *[turn-up] **Litige** (Gleichstand): Die Punkte der Seite, die genommen hat, kommen in den Topf, und wer das nächste Spiel gewinnt, bekommt sie; die andere Seite schreibt ihre.
    }
rule-tie-rule-abeyance = **Gleichstand**: Alle Punkte kommen in den Topf. Gewinnt die Seite, die genommen hat, das nächste Spiel, bekommt jede ihre eigenen; sonst bekommt die andere alles. Endet ein zusätzliches Spiel so, folgt noch eins.
rule-litige-belote-carve = Bei Litige wird die Belote der Seite, die genommen hat, sofort geschrieben; nur der Rest kommt in den Topf.
rule-litige-belote-hold = Die Belote der Seite, die genommen hat, kommt mit ihren anderen Punkten in den Topf.
rule-rounding-off = Die Punkte werden nicht gerundet.
rule-rounding-nearest10 = Die Punkte werden auf den nächsten Zehner gerundet.
rule-rounding-nearest5 = Die Punkte werden auf den nächsten Fünfer gerundet.
rule-rounding-up10 = Die Punkte werden auf volle 10 aufgerundet.
rule-rounding-up5 = Die Punkte werden auf volle 5 aufgerundet.
rule-rounding-complement10 = Die Punkte der Stiche werden auf volle 10 gerundet (5 abwärts), sodass beide Seiten zusammen 160 haben.

rule-end-mode-target = Die Partie endet, sobald eine Seite { $target } Punkte oder mehr hat.
rule-end-mode-deals =
    { $deals_limit ->
        [one] Die Partie hat { $deals_limit } Spiel, und der höhere Stand gewinnt; bei gleichem Stand wird noch ein Spiel gespielt.
       *[other] Die Partie hat { $deals_limit } Spiele, und der höhere Stand gewinnt; bei gleichem Stand wird noch ein Spiel gespielt.
    }
rule-end-mode-boards =
    { $deals_limit ->
        [one] Die Partie hat { $deals_limit } Board, an allen Tischen dasselbe: Es wird mit den anderen verglichen, ein Spiel, das niemand nimmt, zählt 0:0, und bei gleichem Stand wird nichts mehr gespielt.
       *[other] Die Partie hat { $deals_limit } Boards, an allen Tischen dieselben: Jedes wird mit den anderen verglichen, ein Spiel, das niemand nimmt, zählt 0:0, und bei gleichem Stand wird nichts mehr gespielt.
    }
rule-target = Gespielt wird bis { $target } Punkte.
rule-deals-limit =
    { $deals_limit ->
        [one] Die Partie hat { $deals_limit } Spiel.
       *[other] Die Partie hat { $deals_limit } Spiele.
    }
rule-both-reach-higher-score = Kommen beide Seiten im selben Spiel ans Ziel, gewinnt der höhere Stand; bei gleichem Stand wird noch ein Spiel gespielt.
rule-both-reach-extend = Kommen beide Seiten im selben Spiel ans Ziel, wird noch ein Spiel gespielt, und der höhere Stand gewinnt.
rule-both-reach-draw = Kommen beide Seiten im selben Spiel ans Ziel, ist die Partie unentschieden.
rule-both-reach-attackers = Kommen beide Seiten im selben Spiel ans Ziel, gewinnt die Seite, die in diesem Spiel genommen hat.
rule-both-reach-last-bidder = Kommen beide Seiten im selben Spiel ans Ziel, gewinnt die Seite mit dem letzten Gebot.
rule-belote-only-win-true = Eine Belote kann die Partie gewinnen, auch für eine Seite, die das Spiel verloren hat.
rule-belote-only-win-false = Eine Seite, die das Spiel verloren oder keinen Stich gemacht hat, gewinnt die Partie nicht durch ihre Belote: Es folgt ein weiteres Spiel.
rule-held-at-end-lost = Punkte, die am Ende der Partie noch im Topf sind, verfallen.
rule-held-at-end-to-owner = Punkte, die am Ende der Partie noch im Topf sind, gehen an die Seite, die sie gemacht hat.
rule-arret-false = Mitten im Spiel kann die Partie nicht gestoppt werden.
rule-arret-true = *L’Arrêt*: Wer gerade einen Stich gewonnen hat, darf vor dem nächsten Ausspielen die Partie stoppen und sagen, dass die eigene Seite { $target } Punkte hat.
rules-arret-count = Es zählen der Stand dieser Seite, ihre Stiche in diesem Spiel und was sie an Meldungen und Belote gezeigt hat.
rules-arret-in-vain = Ist das weniger als { $target }, gewinnt die andere Seite die Partie.
rules-arret-defenders = Reicht es und die anderen haben genommen, gewinnt die eigene Seite sofort, was die anderen auch haben.
rules-arret-takers = Reicht es und die eigene Seite hat genommen, wird das Spiel zu Ende gespielt: Macht sie es, gewinnt sie die Partie; sonst verliert sie sie.
rules-arret-hidden = Jeder zählt für sich selbst mit: Während eines Spiels werden weder die Punkte noch die alten Stiche gezeigt.
rules-end-thrown-in = Ein Spiel, das niemand genommen hat, zählt nicht.
