# The rules of Kloppen (belote coinchée): bids, coinche and how they score.

rules-auction-adaptation = Gebote zu zweit haben wir ergänzt: Die Quelle erwähnt sie nur.
rules-auction-ladder = Gebote gehen von { $bid_min } bis { $bid_max } in Schritten von { $bid_step }; du darfst Schritte überspringen. Darüber gibt es nur *Capot*: alle Stiche.
rules-auction-again = Wer gepasst hat, darf wieder bieten, wenn er an der Reihe ist.
rules-auction-partner = Partner dürfen einander überbieten.
rules-auction-end =
    { $side ->
        [player] Das Reizen endet, wenn nach einem Gebot gepasst wird.
       *[team] Das Reizen endet, wenn nach einem Gebot dreimal hintereinander gepasst wird.
    }
rule-bid-min = Das niedrigste Gebot ist { $bid_min }.
rule-bid-max = Das höchste Gebot in Punkten ist { $bid_max }; höher ist nur *Capot*, alle Stiche.
rule-bid-step = Gebote steigen um { $bid_step }; du darfst Schritte überspringen.
rule-coinche-mode-any-time = Die Gegner des letzten Bieters dürfen jederzeit *Coinche* (Kontra) sagen, auch außer der Reihe und noch 5 Sekunden nach dem letzten Passen. Damit endet das Reizen, und das Spiel zählt doppelt.
rule-coinche-mode-in-turn = Die Gegner des letzten Bieters dürfen *Coinche* (Kontra) sagen, wenn sie an der Reihe sind. Damit endet das Reizen, und das Spiel zählt doppelt.
rules-auction-coinche = Der Gegner des letzten Bieters darf *Coinche* (Kontra) sagen, solange er nicht gepasst hat. Damit endet das Reizen, und das Spiel zählt doppelt.
rule-surcoinche-off = Auf eine Coinche gibt es keine Antwort.
rule-surcoinche-x4 = Die Bieter können eine Coinche 15 Sekunden lang mit *Surcoinche* (Re) beantworten: Dann zählt das Spiel vierfach.
rule-surcoinche-x3 = Die Bieter können eine Coinche 15 Sekunden lang mit *Surcoinche* (Re) beantworten: Dann zählt das Spiel dreifach.
rules-bids-reached =
    { $belote ->
        [on] Ein Gebot ist erreicht, wenn die Stiche der Bieter, mit 10 für den letzten und mit ihrer Belote, mindestens so viele Punkte machen. Alle Stiche erreichen jedes Gebot.
       *[off] Ein Gebot ist erreicht, wenn die Stiche der Bieter, mit 10 für den letzten, mindestens so viele Punkte machen. Alle Stiche erreichen jedes Gebot.
    }
rules-bids-belote-margin = Die Belote hilft den Bietern nur, ihr Gebot zu erreichen: Niemand schreibt sie.
rules-bids-belote-owner = Wer die Belote hat, schreibt ihre 20 Punkte, ob das Gebot erreicht ist oder nicht; sie werden nie vervielfacht.
rules-bids-capot = Alle Stiche ohne das Gebot *Capot* bringen nicht mehr als das Gebot.
rules-bids-capot-failed = Ein Capot, der geboten und nicht gemacht wurde, zählt wie ein Gebot von { $capot_bid }.
rule-kloppen-score-bid-only = **Erreicht**: Die Bieter schreiben ihr Gebot, die anderen nichts.
rule-kloppen-score-made-only = **Erreicht**: Beide Seiten schreiben, was sie gemacht haben.
rule-kloppen-score-made-plus-bid = **Erreicht**: Beide Seiten schreiben, was sie gemacht haben, und die Bieter ihr Gebot dazu.
rule-kloppen-fail-literal =
    { $surcoinche ->
        [off] **Nicht erreicht**: Die anderen schreiben 162; nach einer Coinche das doppelte Gebot.
        [x3] **Nicht erreicht**: Die anderen schreiben 162; nach einer Coinche das doppelte Gebot, nach einer Surcoinche das dreifache.
       *[x4] **Nicht erreicht**: Die anderen schreiben 162; nach einer Coinche das doppelte Gebot, nach einer Surcoinche das vierfache.
    }
rule-kloppen-fail-max =
    { $surcoinche ->
        [off] **Nicht erreicht**: Die anderen schreiben 162; nach einer Coinche das doppelte Gebot, wenn das mehr ist.
        [x3] **Nicht erreicht**: Die anderen schreiben 162; nach einer Coinche das doppelte Gebot, nach einer Surcoinche das dreifache, wenn das mehr ist.
       *[x4] **Nicht erreicht**: Die anderen schreiben 162; nach einer Coinche das doppelte Gebot, nach einer Surcoinche das vierfache, wenn das mehr ist.
    }
rules-bids-failed-as-written = Das Dokument sagt in jedem Fall das doppelte Gebot: 80 mit Coinche würde dann 160 kosten, weniger als ohne.
rule-coinche-scope-both =
    { $surcoinche ->
        [off] Erreicht nach einer Coinche: Die Punkte beider Seiten zählen doppelt.
       *[on] Erreicht nach einer Coinche oder Surcoinche: Die Punkte beider Seiten werden vervielfacht.
    }
rule-coinche-scope-bidders-only =
    { $surcoinche ->
        [off] Erreicht nach einer Coinche: Nur die Punkte der Bieter zählen doppelt.
       *[on] Erreicht nach einer Coinche oder Surcoinche: Nur die Punkte der Bieter werden vervielfacht.
    }
rule-coinche-scope-bidders-take-all =
    { $surcoinche ->
        [off] Erreicht nach einer Coinche: Die Bieter schreiben zweimal die Summe aus 160 und ihrem Gebot, die anderen nichts.
       *[on] Erreicht nach einer Coinche oder Surcoinche: Die Bieter schreiben 160 und ihr Gebot, vervielfacht, die anderen nichts.
    }
rule-announced-capot-document = Ein Capot, der geboten und gemacht wurde, bringt insgesamt { $capot_document } Punkte.
rule-announced-capot-500 = Ein Capot, der geboten und gemacht wurde, bringt insgesamt 500 Punkte.
