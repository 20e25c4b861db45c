# The rules of Kloppen (belote coinchée): bids, coinche and how they score.

rules-auction-adaptation = Gebote zu zweit haben wir ergänzt: Die Quelle erwähnt sie nur.
rules-auction-ladder = Gebote gehen von { $bid_min } bis { $bid_max } in Schritten von { $bid_step }; du darfst Schritte überspringen. Darüber gibt es nur *Capot*: alle Stiche.
rules-auction-again = Wer gepasst hat, darf beim nächsten Mal wieder bieten.
rules-auction-partner = Partner dürfen einander überbieten.
rule-self-raise-off = Niemand überbietet sich selbst: Das Reizen endet, wenn nach einem Gebot dreimal hintereinander gepasst wird.
rule-self-raise-other-suit = Wer das letzte Gebot gemacht hat, wird noch einmal gefragt und darf es mit einem anderen Trumpf erhöhen; wird auch dann gepasst, ist das Reizen zu Ende.
rules-auction-end =
    { $side ->
        [player] Das Reizen endet, wenn nach einem Gebot gepasst wird.
       *[team] Das Reizen endet, wenn nach einem Gebot dreimal hintereinander gepasst wird.
    }
rule-bid-min = Das niedrigste Gebot ist { $bid_min }.
rule-bid-max-160 = Das höchste Gebot in Punkten ist 160; darüber gibt es *Capot*: alle Stiche.
rule-bid-max-180 = Das höchste Gebot in Punkten ist 180; darüber gibt es *Capot*: alle Stiche.
rule-bid-max-650 = Nach oben gibt es keine Grenze; über allen Zahlen steht *Capot*: alle Stiche.
rule-bid-step = Gebote steigen um { $bid_step }; du darfst Schritte überspringen.
rule-generale-false = Nichts ist höher als *Capot*.
rule-generale-true = Über *Capot* gibt es *Générale*: Wer sie bietet, macht alle Stiche allein.
rule-generale-lead-first-hand = Auch bei einer *Générale* spielt der Spieler nach dem Geber aus.
rule-generale-lead-bidder = Bei einer *Générale* spielt aus, wer sie geboten hat.
rule-coinche-mode-any-time = Die Gegner des letzten Bieters dürfen jederzeit *Coinche* (Kontra) sagen, auch außer der Reihe und noch 5 Sekunden nach dem letzten Passen, außer sie haben gerade selbst gepasst. Damit endet das Reizen, und das Spiel zählt doppelt.
rule-coinche-mode-in-turn = Die Gegner des letzten Bieters dürfen *Coinche* (Kontra) sagen, wenn sie an der Reihe sind. Damit endet das Reizen, und das Spiel zählt doppelt.
rules-auction-coinche = Nach einem Gebot darf die andere Seite *Coinche* (Kontra) sagen, solange sie nicht gepasst hat. Damit endet das Reizen, und das Spiel zählt doppelt.
rule-surcoinche-off = Auf eine Coinche gibt es keine Antwort.
rule-surcoinche-x4 =
    { $answer ->
        [in-turn] Nach einer Coinche werden die Bieter der Reihe nach gefragt und dürfen mit *Surcoinche* (Re) antworten: Dann zählt das Spiel vierfach.
       *[any-time] Die Bieter können eine Coinche 15 Sekunden lang mit *Surcoinche* (Re) beantworten: Dann zählt das Spiel vierfach.
    }
rule-surcoinche-x3 =
    { $answer ->
        [in-turn] Nach einer Coinche werden die Bieter der Reihe nach gefragt und dürfen mit *Surcoinche* (Re) antworten: Dann zählt das Spiel dreifach.
       *[any-time] Die Bieter können eine Coinche 15 Sekunden lang mit *Surcoinche* (Re) beantworten: Dann zählt das Spiel dreifach.
    }
rules-bids-reached =
    { $belote ->
        [on] Der Kontrakt ist *gemacht*, wenn die Stiche der Bieter, mit 10 für den letzten und mit ihrer Belote, mindestens die gebotenen Punkte bringen; sonst sind sie *dedans*. Alle Stiche reichen für jedes Gebot.
       *[off] Der Kontrakt ist *gemacht*, wenn die Stiche der Bieter, mit 10 für den letzten, mindestens die gebotenen Punkte bringen; sonst sind sie *dedans*. Alle Stiche reichen für jedes Gebot.
    }
rules-bids-belote-margin = Die Belote hilft den Bietern nur, ihr Gebot zu erreichen: Niemand schreibt sie.
rules-bids-belote-owner = Wer die Belote hat, schreibt ihre 20 Punkte, ob der Kontrakt gemacht ist oder nicht; sie werden nie vervielfacht.
rules-bids-capot = Alle Stiche ohne das Gebot *Capot* bringen nicht mehr als das Gebot.
rules-bids-capot-failed = Ein Capot, der geboten und nicht gemacht wurde, zählt wie ein Gebot von { $capot_bid }.
rule-kloppen-score-bid-only = **Gemacht**: Die Bieter schreiben ihr Gebot, die anderen nichts.
rule-kloppen-score-made-only = **Gemacht**: Beide Seiten schreiben, was sie gemacht haben.
rule-kloppen-score-made-plus-bid = **Gemacht**: Beide Seiten schreiben, was sie gemacht haben, und die Bieter ihr Gebot dazu.
rule-kloppen-fail-literal =
    { $surcoinche ->
        [off] **Dedans**: Die anderen schreiben 162; nach einer Coinche das doppelte Gebot.
        [x3] **Dedans**: Die anderen schreiben 162; nach einer Coinche das doppelte Gebot, nach einer Surcoinche das dreifache.
       *[x4] **Dedans**: Die anderen schreiben 162; nach einer Coinche das doppelte Gebot, nach einer Surcoinche das vierfache.
    }
rule-kloppen-fail-max =
    { $surcoinche ->
        [off] **Dedans**: Die anderen schreiben 162; nach einer Coinche das doppelte Gebot, wenn das mehr ist.
        [x3] **Dedans**: Die anderen schreiben 162; nach einer Coinche das doppelte Gebot, nach einer Surcoinche das dreifache, wenn das mehr ist.
       *[x4] **Dedans**: Die anderen schreiben 162; nach einer Coinche das doppelte Gebot, nach einer Surcoinche das vierfache, wenn das mehr ist.
    }
rules-bids-failed-as-written = Das Dokument sagt in jedem Fall das doppelte Gebot: 80 mit Coinche würde dann 160 kosten, weniger als ohne.
rule-coinche-scope-both =
    { $surcoinche ->
        [off] **Gemacht nach einer Coinche**: Die Punkte beider Seiten zählen doppelt.
       *[on] **Gemacht nach einer Coinche oder Surcoinche**: Die Punkte beider Seiten werden vervielfacht.
    }
rule-coinche-scope-bidders-only =
    { $surcoinche ->
        [off] **Gemacht nach einer Coinche**: Nur die Punkte der Bieter zählen doppelt.
       *[on] **Gemacht nach einer Coinche oder Surcoinche**: Nur die Punkte der Bieter werden vervielfacht.
    }
rule-coinche-scope-bidders-take-all =
    { $surcoinche ->
        [off] **Gemacht nach einer Coinche**: Die Bieter schreiben zweimal die Summe aus 160 und ihrem Gebot, die anderen nichts.
       *[on] **Gemacht nach einer Coinche oder Surcoinche**: Die Bieter schreiben 160 und ihr Gebot, vervielfacht, die anderen nichts.
    }
rule-announced-capot-document = Ein Capot, der geboten und gemacht wurde, bringt insgesamt { $capot_document } Punkte.
rule-announced-capot-500 = Ein Capot, der geboten und gemacht wurde, bringt insgesamt 500 Punkte.
rules-coinche-reached = Der Kontrakt ist *gemacht*, wenn die Stiche der Bieter, mit 10 für den letzten, mindestens die gebotenen Punkte bringen; sonst sind sie *dedans*.
rule-belote-helps-contract-true = Ihre Belote hilft den Bietern, das Gebot zu erreichen.
rule-belote-helps-contract-false = Ihre Belote hilft den Bietern nicht, das Gebot zu erreichen.
rule-decl-helps-contract-true = Ihre Meldungen helfen den Bietern, das Gebot zu erreichen.
rule-decl-helps-contract-false = Ihre Meldungen helfen den Bietern nicht, das Gebot zu erreichen.
rule-eighty-means-82-true = Für ein Gebot von 80 sind 82 Punkte nötig.
rule-eighty-means-82-false = Für ein Gebot von 80 reichen 80 Punkte.
rule-beat-defence-true = Die Bieter müssen außerdem mehr haben als die andere Seite, mit allem, was bei ihr zählt.
rule-beat-defence-false = Die Bieter müssen nicht mehr haben als die andere Seite.
rule-coinche-score-ffb = **Gemacht**: Beide Seiten schreiben, was sie gemacht haben, und die Bieter ihr Gebot dazu. Nach einer Coinche schreiben die Bieter 160 (mit allen Stichen 250) und ihr Gebot, vervielfacht, die anderen nichts.
rule-coinche-score-bga = **Gemacht**: Beide Seiten schreiben, was sie gemacht haben, und die Bieter ihr Gebot dazu. Nach einer Coinche werden Punkte und Gebot der Bieter vervielfacht, und die anderen schreiben nichts.
rule-coinche-score-bga-bid-only = **Gemacht**: Die Bieter schreiben ihr Gebot, und Stiche bringen nichts. **Dedans**: Die anderen schreiben das Gebot. Nach einer Coinche wird es vervielfacht.
rule-coinche-score-concours = **Gemacht**: Beide Seiten schreiben ihre Stiche, und die Bieter ihr Gebot dazu. Nach einer Coinche schreiben die Bieter 160 und ihr Gebot, vervielfacht, die anderen nichts. Waren alle Stiche geboten, bringt das 500 und nicht mehr, ebenfalls vervielfacht: den Bietern oder, wenn ein Stich fehlt, den anderen.
rule-coinche-score-announced = **Gemacht**: Die Bieter schreiben ihr Gebot und sonst nichts. **Dedans**: Die anderen schreiben das Gebot. Nach einer Coinche wird es vervielfacht.
rule-coinche-score-made = **Gemacht**: Beide Seiten schreiben, was sie gemacht haben, und die Bieter ihr Gebot dazu. Nach einer Coinche wird nur das Gebot vervielfacht.
rules-coinche-capot =
    { $generale ->
        [on] *Capot* zählt als Gebot von 250, *Générale* als eines von 500.
       *[off] *Capot* zählt als Gebot von 250.
    }
rule-fail-base-160 =
    { $score ->
        [made] **Dedans**: Die anderen schreiben 160 und das Gebot; nach einer Coinche wird nur das Gebot vervielfacht.
       *[ffb] **Dedans**: Die anderen schreiben 160 und das Gebot, nach einer Coinche vervielfacht.
    }
rule-fail-base-162 =
    { $score ->
        [made] **Dedans**: Die anderen schreiben 162 und das Gebot; nach einer Coinche wird nur das Gebot vervielfacht.
       *[ffb] **Dedans**: Die anderen schreiben 162 und das Gebot, nach einer Coinche vervielfacht.
    }
rules-coinche-belote =
    { $score ->
        [announced] Niemand schreibt die Belote.
        [bga] Wer die Belote hat, schreibt ihre 20 Punkte, ob der Kontrakt gemacht ist oder nicht, vervielfacht, wenn dieselbe Seite das Gebot schreibt. Nur wenn ein Kontrakt mit Coinche gemacht ist, bekommen die anderen nichts dafür.
        [concours] Wer die Belote hat, schreibt ihre 20 Punkte, ob der Kontrakt gemacht ist oder nicht; sie werden nie vervielfacht.
        [made] Wer die Belote hat, schreibt ihre 20 Punkte, ob der Kontrakt gemacht ist oder nicht; sie werden nie vervielfacht.
       *[ffb] Wer die Belote hat, schreibt ihre 20 Punkte, ob der Kontrakt gemacht ist oder nicht, vervielfacht, wenn dieselbe Seite das Gebot schreibt.
    }
rules-coinche-declarations =
    { $score ->
        [announced] Meldungen schreibt niemand.
        [bga-bid-only] Meldungen schreibt niemand.
        [concours] Meldungen: Jede Seite schreibt ihre, wenn der Kontrakt ohne Coinche gemacht ist; sonst schreibt alle, wer das Gebot schreibt. Sie werden nie vervielfacht.
        [made] Meldungen: Jede Seite schreibt ihre, wenn der Kontrakt gemacht ist, und die Bieter alle, wenn sie alle Stiche haben. Sind sie dedans, schreiben die anderen alle. Sie werden nie vervielfacht.
       *[ffb] Meldungen: Jede Seite schreibt ihre, wenn der Kontrakt ohne Coinche gemacht ist, und die Bieter alle, wenn sie alle Stiche haben. Sonst schreibt alle, wer das Gebot schreibt, mit ihm vervielfacht.
    }
