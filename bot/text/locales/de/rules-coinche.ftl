# The rules of Kloppen (belote coinchée): bids, coinche and how they score.

rules-auction-adaptation = Gebote zu zweit haben wir ergänzt: Die Quelle erwähnt sie nur.
rules-auction-ladder = Gebote gehen von { $bid_min } bis { $bid_max } in Schritten von { $bid_step }; du darfst Schritte überspringen. Darüber gibt es nur *Capot*: alle Stiche.
rules-auction-again = Wer gepasst hat, darf beim nächsten Mal wieder bieten.
rules-auction-partner = Partner dürfen einander überbieten.
rules-auction-end =
    { $side ->
        [player] Das Reizen endet, wenn nach einem Gebot gepasst wird.
       *[team] Das Reizen endet, wenn nach einem Gebot dreimal hintereinander gepasst wird.
    }
rules-auction-coinche = Nach einem Gebot darf die andere Seite *Coinche* (Kontra) sagen, solange sie nicht gepasst hat. Damit endet das Reizen, und das Spiel zählt doppelt.
rules-bids-reached =
    { $belote ->
        [on] Der Kontrakt ist *gemacht*, wenn die Stiche der Bieter, mit 10 für den letzten und mit ihrer Belote, mindestens die gebotenen Punkte bringen; sonst sind sie *dedans*. Alle Stiche reichen für jedes Gebot.
       *[off] Der Kontrakt ist *gemacht*, wenn die Stiche der Bieter, mit 10 für den letzten, mindestens die gebotenen Punkte bringen; sonst sind sie *dedans*. Alle Stiche reichen für jedes Gebot.
    }
rules-bids-belote-margin = Die Belote hilft den Bietern nur, ihr Gebot zu erreichen: Niemand schreibt sie.
rules-bids-belote-owner = Wer die Belote hat, schreibt ihre 20 Punkte, ob der Kontrakt gemacht ist oder nicht; sie werden nie vervielfacht.
rules-bids-capot = Alle Stiche ohne das Gebot *Capot* bringen nicht mehr als das Gebot.
rules-bids-capot-failed = Ein Capot, der geboten und nicht gemacht wurde, zählt wie ein Gebot von { $capot_bid }.
rules-bids-failed-as-written = Das Dokument sagt in jedem Fall das doppelte Gebot: 80 mit Coinche würde dann 160 kosten, weniger als ohne.
rules-coinche-reached = Der Kontrakt ist *gemacht*, wenn die Stiche der Bieter, mit 10 für den letzten, mindestens die gebotenen Punkte bringen; sonst sind sie *dedans*.
rules-coinche-capot =
    { $generale ->
        [on] *Capot* zählt als Gebot von 250, *Générale* als eines von 500.
       *[off] *Capot* zählt als Gebot von 250.
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
