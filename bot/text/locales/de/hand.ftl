# What one player sees in private: cards, calls, buttons.
hand-take = { $trump } nehmen
hand-pass = Passen
hand-pass-second = Passen
hand-belote = { $card } Belote!
hand-rebelote = { $card } Rebelote!
hand-without-word = { $card } ohne das Wort
hand-silent = -# Ohne das Wort sind die 20 Punkte der Belote verloren:
hand-wait = Du bist noch nicht dran: Deine Karten leuchten auf, wenn es so weit ist.
hand-last-trick = Der letzte Stich spielt sich von selbst.
hand-wait-call = Du bist noch nicht an der Reihe.
hand-wait-deal = Die nächsten Karten werden gegeben.
hand-call = **Du entscheidest.** Aufgedeckt: { $card }. Nimmst du sie als Trumpf, oder passt du?
hand-call-open = **Du entscheidest.** Aufgedeckt: { $card }. Machst du ihre Farbe zum Trumpf, oder passt du?
hand-call-second = **Du entscheidest.** { $card } hat niemand genommen. Nennst du eine andere Farbe, oder passt du?
hand-call-second-any = **Du entscheidest.** { $card } hat niemand genommen. Nennst du eine Farbe, oder passt du?
hand-call-schmeiss =
    { $offer ->
        [theirs] **Du entscheidest.** Aufgedeckt: { $card }. Nimmst du sie als Trumpf, passt du, oder Schmeiß: { $name } muss nehmen oder wirft das Spiel zusammen.
       *[yours] **Du entscheidest.** Aufgedeckt: { $card }. Nimmst du sie als Trumpf, passt du, oder Schmeiß: { $name } lässt dich nehmen oder wirft das Spiel zusammen.
    }
hand-call-second-schmeiss = **Du entscheidest.** { $card } hat niemand genommen. Nennst du eine andere Farbe, passt du, oder Schmeiß: { $name } lässt dich eine nennen oder wirft das Spiel zusammen.
hand-call-refused = **Du entscheidest.** { $name } lässt dich spielen: Nenn eine Farbe als Trumpf.
hand-call-name = **Du entscheidest.** Nennst du eine Farbe als Trumpf, oder passt du? Passen alle, gibt der nächste Spieler.
hand-schmeiss = Schmeiß
hand-schmeiss-ask =
    { $offer ->
        [theirs] **{ $name } sagt Schmeiß.** Nimmst du { $trump } als Trumpf, oder wirfst du zusammen?
        [named] **{ $name } sagt Schmeiß.** Lässt du die andere Seite spielen, mit einer Farbe, die sie dann nennt, oder wirfst du zusammen?
       *[turned] **{ $name } sagt Schmeiß.** Lässt du die andere Seite spielen, mit { $trump } als Trumpf, oder wirfst du zusammen?
    }
hand-agree = Zusammenwerfen
hand-refuse = Spielen lassen
hand-call-choose = **Du entscheidest.** Spielst du, und mit welchem Trumpf? Passen alle, muss jemand.
hand-call-must = **Du entscheidest.** Du musst spielen: Welche Farbe ist Trumpf?
hand-lead = **Du bist dran:** Du spielst aus.
hand-play = **Du bist dran.**
hand-to-table = Zum Tisch

# Before the deal
hand-cut = **Heb ab:** Wie viele Karten nimmst du ab?
    .few = Ein paar
    .third = Ein Drittel
    .half = Die Hälfte
    .two-thirds = Zwei Drittel
    .most = Fast alle
hand-cut-any = Egal wie viele: Das Abheben hält nur das Geben ehrlich.
hand-cut-else = Sonst hebt der Zufall ab ({ $until }).
hand-packets = **Du gibst:** Wie viele Karten auf einmal?
    .of-3-2 = Drei, dann zwei
    .of-2-3 = Zwei, dann drei
hand-packets-else = Ohne Antwort: drei, dann zwei ({ $until }).

# Bids
hand-no-bid = Noch hat niemand geboten.
hand-bid = Höchstes Gebot: **{ $bid }** von **{ $name }**.
hand-contract = Kontrakt: **{ $bid }** von **{ $name }**.
hand-contract-doubled =
    { $times ->
        [2] Kontrakt: **{ $bid }** von **{ $name }**, mit Coinche: Es zählt ×{ $times }.
       *[other] Kontrakt: **{ $bid }** von **{ $name }**, mit Surcoinche: Es zählt ×{ $times }.
    }
hand-bid-contra =
    { $times ->
        [2] Höchstes Gebot: **{ $bid }** von **{ $name }**, mit Kontra: Es zählt ×{ $times }.
       *[other] Höchstes Gebot: **{ $bid }** von **{ $name }**, mit Rekontra: Es zählt ×{ $times }.
    }
hand-contract-contra =
    { $times ->
        [2] Kontrakt: **{ $bid }** von **{ $name }**, mit Kontra: Es zählt ×{ $times }.
       *[other] Kontrakt: **{ $bid }** von **{ $name }**, mit Rekontra: Es zählt ×{ $times }.
    }
hand-wait-bid = Du bist mit dem Bieten noch nicht dran.
hand-may-coinche = Coinche kannst du schon jetzt sagen.
hand-ask-bid = **Dein Gebot?** Drück auf eine Farbe, oder wähl erst mehr Punkte; oder passe.
hand-ask-rung = **Du bist dran.** Drück auf einen Trumpf oder passe.
hand-ask-top = **Du bist dran.** Höher bieten geht nicht.
hand-ask-suit = **{ $points }** in welcher Farbe?
hand-choose-points = Wie viele Punkte?
hand-called =
    .capot = Capot: alle Stiche
    .generale = Générale: alle Stiche allein
hand-bid-in = { $points } { $trump }
hand-pass-bid = Passen
hand-coinche = Coinche!
hand-no-coinche = Nein
hand-surcoinche = Surcoinche!
hand-contra = Kontra!
hand-recontra = Rekontra!
hand-no-surcoinche = Nein
hand-knock = **Alle haben gepasst: Coinche?**
hand-answer-coinche = **Surcoinche?**
hand-wait-knock = „Coinche!“ steht noch { $name } offen.
hand-wait-surcoinche = Die Bieter können antworten.
hand-closes = Ende des Reizens: { $until }.

# Declarations
hand-announce = Mit deiner ersten Karte meldest du: **{ $declarations }**.
hand-announce-nothing = Mit deiner ersten Karte meldest du **nichts**.
hand-announce-choose = Etwas anderes melden…
hand-declare = **Vor der ersten Karte: Was meldest du?** Alle sehen diese Karten.
hand-declare-else = Sonst wird der Vorschlag für dich gemeldet ({ $until }).
hand-declare-empty = **Vor der ersten Karte sagen alle, was sie melden.** Du hast nichts: Sag es.
hand-declare-empty-else = Sonst wird es für dich gesagt ({ $until }).
hand-declare-this = { $declarations } melden
hand-declare-nothing = Nichts
hand-wait-declare = Erst kommen die Meldungen, dann die Karten.
hand-exchange = Tauschen
hand-keep = Behalten
hand-exchange-ask = **Vor der ersten Karte** darfst du { $own } gegen die aufgedeckte Karte tauschen: { $card }.
hand-exchange-else = Sonst behältst du sie ({ $until }).
hand-exchange-none = **Vor der ersten Karte** darf, wer { $own } hat, gegen { $card } tauschen. Du hast sie nicht: weiter.
hand-go-on = Weiter
hand-wait-discard = { $name } legt Karten weg.
hand-discard-ask =
    { $count ->
        [one] Leg { $count } Karte weg: Am Ende zählt sie für dich.
       *[other] Leg { $count } Karten weg, eine nach der anderen: Am Ende zählen sie für dich.
    }
hand-wait-talon = Vor der ersten Karte wird getauscht oder weggelegt.
hand-show = Ihre Meldungen ansehen
hand-claim = Roem!

# Stopping the game (L’Arrêt)
hand-stop = Partie stoppen…
hand-stop-sure = Partie stoppen
hand-stop-back = Zurück
hand-stop-claim =
    { $side ->
        [player] **Die Partie stoppen?** Du hattest vor diesem Spiel { $score } Punkte, und { $target } sind das Ziel. Du behauptest, dass deine Stiche, Meldungen und Belote in diesem Spiel die fehlenden **{ $missing }** bringen.
       *[team] **Die Partie stoppen?** Dein Team hatte vor diesem Spiel { $score } Punkte, und { $target } sind das Ziel. Du behauptest, dass eure Stiche, Meldungen und Belote in diesem Spiel die fehlenden **{ $missing }** bringen.
    }
hand-stop-defending =
    { $side ->
        [player] · **Stimmt das**, gewinnst du sofort die Partie, was die andere Seite auch hat.
       *[team] · **Stimmt das**, gewinnt dein Team sofort die Partie, was die anderen auch haben.
    }
hand-stop-taking =
    { $side ->
        [player] · **Stimmt das**, wird das Spiel zu Ende gespielt, denn du hast genommen: Machst du den Kontrakt, gewinnst du die Partie; sonst gewinnt sie die andere Seite.
       *[team] · **Stimmt das**, wird das Spiel zu Ende gespielt, denn dein Team hat genommen: Macht ihr den Kontrakt, gewinnt ihr die Partie; sonst gewinnen sie die anderen.
    }
hand-stop-in-vain =
    { $side ->
        [player] · **Stimmt es nicht**, gewinnt die andere Seite sofort die Partie (Regel A10).
       *[team] · **Stimmt es nicht**, gewinnen die anderen sofort die Partie (Regel A10).
    }

# How the game ended for whoever reads it. $others is a name or two names.
verdict-title =
    .won = 🏆 Gewonnen, { $points } zu { $other_points }
    .lost = Verloren, { $points } zu { $other_points }
    .won-early = 🏆 Partie gewonnen
    .lost-early = Partie verloren
    .drawn = Unentschieden, { $points } zu { $other_points }
verdict-with = mit { $partner } gegen { $others }, { $deals ->
        [one] ein Spiel
       *[other] { $deals } Spiele
    }{ $thrown ->
        [0] {""}
       *[other] , davon { $played } gespielt
    }
verdict-against = gegen { $others }, { $deals ->
        [one] ein Spiel
       *[other] { $deals } Spiele
    }{ $thrown ->
        [0] {""}
       *[other] , davon { $played } gespielt
    }

# What somebody has done, after “Already done:”
review-done =
    .cut = du hast abgehoben
    .packets = du hast gewählt, wie du gibst
    .coinche = Coinche
    .surcoinche = Surcoinche
    .nothing = du hast nichts gemeldet
    .schmeissed = Schmeiß
    .agreed = du hast zusammengeworfen
    .refused = du hast abgelehnt
    .exchanged = du hast eine Karte getauscht
    .kept = du hast deine Karte behalten
    .shown = die Meldungen sind gezeigt
    .claimed = der Roem ist angesagt
    .stopped = du hast die Partie gestoppt
done-bid = { $bid } geboten
done-declared = du hast { $declarations } gemeldet
done-discarded = du hast { $card } weggelegt
