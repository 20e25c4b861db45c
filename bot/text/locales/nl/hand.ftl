# What one player sees in private: cards, calls, buttons.
hand-take = Neem { $trump }
hand-pass = Pas
hand-pass-second = Pas
hand-belote = { $card } Belote!
hand-rebelote = { $card } Rebelote!
hand-without-word = { $card } zonder het woord
hand-silent = -# Zonder het woord zijn de 20 punten van de belote verloren:
hand-wait = Nog niet jouw beurt: je kaarten lichten op als het zover is.
hand-last-trick = De laatste slag gaat vanzelf.
hand-wait-call = Je bent nog niet aan het woord.
hand-wait-deal = De volgende kaarten worden gedeeld.
hand-call = **Jij bent aan het woord.** Omgedraaid: { $card }. Neem je die als troef, of pas je?
hand-call-open = **Jij bent aan het woord.** Omgedraaid: { $card }. Wordt die kleur troef, of pas je?
hand-call-second = **Jij bent aan het woord.** Niemand nam de { $card }. Noem je een andere kleur, of pas je?
hand-call-second-any = **Jij bent aan het woord.** Niemand nam de { $card }. Noem je een kleur, of pas je?
hand-call-schmeiss =
    { $offer ->
        [theirs] **Jij bent aan het woord.** Omgedraaid: { $card }. Neem je die als troef, pas je, of schmeiss: { $name } moet nemen of gooit het spel weg.
       *[yours] **Jij bent aan het woord.** Omgedraaid: { $card }. Neem je die als troef, pas je, of schmeiss: { $name } laat je nemen of gooit het spel weg.
    }
hand-call-second-schmeiss = **Jij bent aan het woord.** Niemand nam de { $card }. Noem je een andere kleur, pas je, of schmeiss: { $name } laat je er een noemen of gooit het spel weg.
hand-call-refused = **Jij bent aan het woord.** { $name } laat jou spelen: noem een kleur als troef.
hand-call-name = **Jij bent aan het woord.** Noem je een kleur als troef, of pas je? Past iedereen, dan deelt de volgende speler.
hand-schmeiss = Schmeiss
hand-schmeiss-ask =
    { $offer ->
        [theirs] **{ $name } zegt schmeiss.** Neem je { $trump } als troef, of gooi je het spel weg?
        [named] **{ $name } zegt schmeiss.** Laat je de ander spelen, met een kleur die dan genoemd wordt, of gooi je het spel weg?
       *[turned] **{ $name } zegt schmeiss.** Laat je de ander spelen, met { $trump } als troef, of gooi je het spel weg?
    }
hand-agree = Spel weggooien
hand-refuse = Laten spelen
hand-call-choose = **Jij bent aan het woord.** Speel je, en met welke troef? Past iedereen, dan moet er iemand.
hand-call-must = **Jij bent aan het woord.** Je moet spelen: welke kleur is troef?
hand-lead = **Jouw beurt:** jij komt uit.
hand-play = **Jouw beurt.**
hand-to-table = Naar de tafel

# Before the deal
hand-cut = **Coupeer:** hoeveel kaarten neem je af?
    .few = Een paar
    .third = Een derde
    .half = De helft
    .two-thirds = Twee derde
    .most = Bijna alles
hand-cut-any = Het maakt niet uit: couperen houdt het delen alleen eerlijk.
hand-cut-else = Anders gebeurt het vanzelf ({ $until }).
hand-packets = **Jij deelt:** hoeveel kaarten tegelijk?
    .of-3-2 = Drie, dan twee
    .of-2-3 = Twee, dan drie
hand-packets-else = Kies je niets, dan worden het er drie en dan twee ({ $until }).

# Bids
hand-no-bid = Er is nog geen bod.
hand-bid = Hoogste bod: **{ $bid }** van **{ $name }**.
hand-contract = Contract: **{ $bid }** van **{ $name }**.
hand-contract-doubled =
    { $times ->
        [2] Contract: **{ $bid }** van **{ $name }**, geklopt: het spel telt dubbel.
       *[other] Contract: **{ $bid }** van **{ $name }**, geklopt en teruggeklopt: het spel telt { $times } keer.
    }
hand-bid-contra =
    { $times ->
        [2] Hoogste bod: **{ $bid }** van **{ $name }**, met contra: het telt ×{ $times }.
       *[other] Hoogste bod: **{ $bid }** van **{ $name }**, met recontra: het telt ×{ $times }.
    }
hand-contract-contra =
    { $times ->
        [2] Contract: **{ $bid }** van **{ $name }**, met contra: het telt ×{ $times }.
       *[other] Contract: **{ $bid }** van **{ $name }**, met recontra: het telt ×{ $times }.
    }
hand-wait-bid = Nog niet jouw beurt om te bieden.
hand-may-coinche = Kloppen mag je nu al.
hand-ask-bid = **Jouw bod.** Druk op een kleur, of kies eerst meer punten; of pas.
hand-ask-rung = **Jij mag bieden.** Kies een troef, of pas.
hand-ask-top = **Jouw beurt.** Hoger bieden kan niet.
hand-ask-suit = **{ $points }** in welke kleur?
hand-choose-points = Hoeveel punten?
hand-called =
    .capot = Kapot: alle slagen
    .generale = Générale: alle slagen alleen
hand-bid-in = { $points } { $trump }
hand-pass-bid = Pas
hand-coinche = Ik klop!
hand-no-coinche = Nee
hand-surcoinche = Ik klop terug!
hand-contra = Contra!
hand-recontra = Recontra!
hand-no-surcoinche = Nee
hand-knock = **Iedereen heeft gepast: klop je?**
hand-answer-coinche = **Klop je terug?**
hand-wait-knock = { $name } mag nog kloppen.
hand-wait-surcoinche = De bieders mogen nog terugkloppen.
hand-closes = Einde van het bieden: { $until }.

# Declarations
hand-announce = Bij je eerste kaart meld je **{ $declarations }**.
hand-announce-nothing = Bij je eerste kaart meld je **niets**.
hand-announce-choose = Iets anders melden…
hand-declare = **Vóór de eerste kaart: welke roem meld je?** Iedereen ziet die kaarten.
hand-declare-else = Kies je niets, dan wordt het voorstel gemeld ({ $until }).
hand-declare-empty = **Vóór de eerste kaart zegt iedereen wat die meldt.** Jij hebt niets: zeg het.
hand-declare-empty-else = Anders wordt het voor je gezegd ({ $until }).
hand-declare-this = Meld { $declarations }
hand-declare-nothing = Niets
hand-wait-declare = Eerst de roem, dan de kaarten.
hand-exchange = Ruilen
hand-keep = Houden
hand-exchange-ask = **Vóór de eerste kaart** mag je { $own } ruilen voor de omgedraaide kaart: { $card }.
hand-exchange-else = Anders hou je die ({ $until }).
hand-exchange-none = **Vóór de eerste kaart** mag wie { $own } heeft, ruilen voor { $card }. Jij hebt die niet: ga verder.
hand-go-on = Verder
hand-wait-discard = { $name } legt kaarten weg.
hand-discard-ask =
    { $count ->
        [one] Leg { $count } kaart weg: die telt aan het eind voor jou.
       *[other] Leg { $count } kaarten weg, een voor een: ze tellen aan het eind voor jou.
    }
hand-wait-talon = Vóór de eerste kaart wordt er geruild of weggelegd.
hand-show = Laat me hun roem zien
hand-claim = Roem!

# Stopping the game (L’Arrêt)
hand-stop = Stop de partij…
hand-stop-sure = Stop de partij
hand-stop-back = Terug
hand-stop-claim =
    { $side ->
        [player] **De partij stoppen?** Je had { $score } punten vóór dit spel, en het doel is { $target }. Je beweert dat je slagen, roem en belote van dit spel de **{ $missing }** opleveren die nog ontbreken.
       *[team] **De partij stoppen?** Je team had { $score } punten vóór dit spel, en het doel is { $target }. Je beweert dat jullie slagen, roem en belote van dit spel de **{ $missing }** opleveren die nog ontbreken.
    }
hand-stop-defending =
    { $side ->
        [player] · **Is dat zo**, dan win je de partij meteen, wat de ander ook heeft.
       *[team] · **Is dat zo**, dan wint je team de partij meteen, wat de anderen ook hebben.
    }
hand-stop-taking =
    { $side ->
        [player] · **Is dat zo**, dan wordt het spel uitgespeeld, want jij hebt genomen: haal je het contract, dan win je de partij; haal je het niet, dan wint de ander.
       *[team] · **Is dat zo**, dan wordt het spel uitgespeeld, want je team heeft genomen: halen jullie het contract, dan winnen jullie de partij; halen jullie het niet, dan winnen de anderen.
    }
hand-stop-in-vain =
    { $side ->
        [player] · **Is dat niet zo**, dan wint de ander de partij meteen (regel A10).
       *[team] · **Is dat niet zo**, dan winnen de anderen de partij meteen (regel A10).
    }

# How the game ended for whoever reads it. $others is a name or two names.
verdict-title =
    .won = 🏆 Gewonnen, { $points }–{ $other_points }
    .lost = Verloren, { $points }–{ $other_points }
    .won-early = 🏆 Partij gewonnen
    .lost-early = Partij verloren
    .drawn = Gelijkspel, { $points }–{ $other_points }
verdict-with = met { $partner } tegen { $others }, { $deals ->
        [one] één spel
       *[other] { $deals } spellen
    }{ $thrown ->
        [0] {""}
       *[other] , waarvan { $played } gespeeld
    }
verdict-against = tegen { $others }, { $deals ->
        [one] één spel
       *[other] { $deals } spellen
    }{ $thrown ->
        [0] {""}
       *[other] , waarvan { $played } gespeeld
    }

# What somebody has done, after “Already done:”
review-done =
    .cut = je hebt gecoupeerd
    .packets = je hebt gekozen hoe je deelt
    .coinche = geklopt
    .surcoinche = teruggeklopt
    .nothing = je hebt niets gemeld
    .schmeissed = schmeiss
    .agreed = je hebt het spel weggegooid
    .refused = je hebt geweigerd
    .exchanged = je hebt een kaart geruild
    .kept = je hebt je kaart gehouden
    .shown = de roem ligt op tafel
    .claimed = de roem is geklopt
    .stopped = je hebt de partij gestopt
done-bid = bod van { $bid }
done-declared = je hebt { $declarations } gemeld
done-discarded = je hebt { $card } weggelegd
