# Warum ein Zug besser ist als ein anderer: in Tipps, Aufgaben und der Analyse eines Spiels.
review-reason =
    .draw-trumps = Vielleicht { $opponents ->
        [one] hat dein Gegner
       *[other] haben die Gegner
    } noch Trümpfe: Zieh Trumpf, dann sticht niemand mehr deine guten Karten.
    .partner-took = Es ist der Kontrakt deines Partners: Zieh Trumpf, solange die Gegner noch welchen haben können.
    .trumps-gone = { $opponents ->
        [one] Dein Gegner hat
       *[other] Die Gegner haben
    } keine Trümpfe mehr: Behalte { $worse } für später.
    .leave-trumps = Trumpf ziehen hilft { $opponents ->
        [one] deinem Gegner, der den Kontrakt hat: Überlass es ihm.
       *[other] der Seite, die den Kontrakt hat: Überlass es ihr.
    }
    .cash-master = { $better } ist in { $suit } hoch: Spiel die Karte aus, bevor jemand sie stechen kann.
    .from-the-top = { $better } ist in { $suit } hoch; mit { $worse } geht der Stich vielleicht verloren.
    .trumped = { $opponents ->
        [one] Dein Gegner
       *[other] Ein Gegner
    } hat kein { $other } mehr und kann { $worse } vielleicht stechen.
    .gives-ten = { $worse } zählt viele Punkte, und der Stich kann verloren gehen.
    .opens-suit = In { $other } hast du Punkte, aber nicht die höchste Karte: Spiel die Farbe besser nicht selbst aus.
    .partners-trick = Dein Partner hält den Stich: Spar den Trumpf für später.
    .gives-points = Der Stich ist wohl verloren: { $better } verschenkt weniger Punkte als { $worse }.
    .add-points = Beide Karten übernehmen den Stich: { $better } zählt mehr Punkte.
    .take-trick = { $better } schlägt die Karten im Stich, { $worse } nicht.
    .cheaper = { $better } gewinnt genauso gut wie { $worse }: Behalte die höhere Karte für später.
    .save-trump = Spar den Trumpf: In einem späteren Stich ist er mehr wert.
    .keep-master = { $worse } ist in { $other } hoch: Behalte die Karte für einen Stich, den sie macht.
    .keep-guard = { $worse } schützt eine Karte mit Punkten in { $other }, die sonst vielleicht unter eine höhere fällt.
    .last-trick = { $worse } macht sicher den Stich, wenn du damit ausspielst: Behalte die Karte für den letzten, der zehn Punkte mehr bringt.
    .keep-control = { $opponents ->
        [one] Dein Gegner kann
       *[other] Die Gegner können
    } { $worse } weder schlagen noch stechen: Die Karte gewinnt auch später und hält bis dahin die Farbe.
    .cash-sure = { $opponents ->
        [one] Dein Gegner kann
       *[other] Die Gegner können
    } { $better } weder schlagen noch stechen: sichere Stiche zuerst.
    .keep-trumps = Behalte deine Trümpfe für später: zuerst eine andere Farbe.
    .partners-suit = Dein Partner hat { $suit } zuerst ausgespielt: Spiel die Farbe zurück.
    .their-suit =
        { $opponents ->
            [one] Dein Gegner hat { $other } zuerst ausgespielt: Überlass ihm die Farbe.
           *[other] Die Gegner haben { $other } zuerst ausgespielt: Überlass ihnen die Farbe.
        }
    .long-suit = Du hast mehr { $suit } als { $other }, und { $opponents ->
        [one] dein Gegner hat
       *[other] die Gegner haben
    } keine Trümpfe: Sind die hohen Karten gefallen, gewinnen die kleinen.
    .in-a-row = Du hast auch die Karte neben { $better }: Die eine holt eine höhere heraus, die andere bleibt.
    .hold-up = Behalte { $worse }: In einem späteren Stich bringt das mehr.
    .unblock = { $better } auf den Stich deines Partners macht { $suit } frei.
    .keep-high = { $worse } gewinnt diesen Stich nicht: Die kleinere reicht.
    .keep-long = Behalte { $other }, die längere Farbe: Ihre Karten können noch Stiche machen.
    .makes-void = { $better } ist deine letzte Karte in { $suit }: Danach kannst du dort stechen.
    .short-suit = Du hast weniger { $suit } als { $other }: Die Farbe bist du eher los und kannst dann stechen.
    .draw-theirs = Zieh Trumpf: Je weniger Trümpfe noch gegen dich stehen, desto weniger deiner Karten werden gestochen.
    .partner-trumps = Dein Partner hat kein { $suit } mehr und kann vielleicht stechen.
    .forces-trump = { $opponents ->
        [one] Dein Gegner
       *[other] Ein Gegner
    } hat kein { $suit } mehr: { $better } kann ihn einen Trumpf kosten.
    .less-at-stake = Der Stich kann verloren gehen: { $better } kostet dann weniger Punkte als { $worse }.
    .uncovers = Unter { $better } liegt eine Karte: Ist sie aufgedeckt, kannst du sie spielen.
    .safer-lead = Mit { $better } geht der Stich seltener verloren als mit { $worse }.
    .worth-more-later = Um { $suit } auszuspielen, reicht eine kleinere: Behalte { $worse } für später.
    .load = Dein Partner hält den Stich: Mit { $better } schmierst du mehr als mit { $worse }.
    .leave-partner = Dein Partner hält den Stich: Du musst ihn nicht mit { $worse } übernehmen.
    .secure = Dein Partner hält den Stich, aber nicht sicher: { $better } macht ihn sicherer.
    .stronger = { $better } ist nach dir schwerer zu schlagen.
    .finesse = { $better } kann für den Stich reichen, und { $worse } bleibt dir als höhere Karte: ein Schnitt.
    .numbers = In den Verteilungen, die zu allem passen, was du gesehen hast, bringt das im Schnitt mehr Punkte.
    .all-alike =
        { $partners ->
            [0] Andere Karten versprechen etwa gleich viel.
           *[other] Andere Karten versprechen etwa gleich viel; diese erwartet ein Partner.
        }
reason-numbers-by =
    { $points ->
        [one] In den Verteilungen, die zu allem passen, was du gesehen hast, bringt das im Schnitt etwa { $points } Punkt mehr als { $worse }.
       *[other] In den Verteilungen, die zu allem passen, was du gesehen hast, bringt das im Schnitt etwa { $points } Punkte mehr als { $worse }.
    }
reason-chance =
    { $whose ->
        [own] Nach allem, was du gesehen hast, { $partners ->
            [0] machst du deinen
           *[other] macht ihr euren
        } Kontrakt mit { $better } in { $first } der Verteilungen, mit { $worse } in { $second }.
       *[their] Nach allem, was du gesehen hast, { $opponents ->
            [one] macht dein Gegner seinen
           *[other] machen die Gegner ihren
        } Kontrakt mit { $better } in { $first } der Verteilungen, mit { $worse } in { $second }.
    }

# Why one call is better than another: in hints, in reviews, and of robots' calls.
call-reason =
    .supports = { $better } verspricht { $need } Punkte Unterstützung, und das Blatt hat { $points }.
    .lacks-support = { $worse } verspricht { $need } Punkte Unterstützung, und das Blatt hat { $points }.
    .shows = { $better } heißt: { $what }. Das hat das Blatt.
    .shows-rather = { $better } heißt: { $what }. Das hat das Blatt; { $worse } hieße: { $more }. Das hat es nicht.
    .lacks = { $worse } heißt: { $more }. Das hat das Blatt nicht.
    .says-more = { $better } heißt: { $what }. Das hat das Blatt, und { $worse } sagt dem Partner weniger.
    .better-trump = Nach der Konvention hat das Blatt mit { $suit } { $points } Punkte und mit { $other } { $fewer }.
    .double = { $bid } gelingt nur in { $standing } der möglichen Verteilungen: Eine Coinche bringt mehr.
    .no-double = { $bid } gelingt in { $standing } der möglichen Verteilungen: zu oft für eine Coinche.
    .redouble = Trotzdem gelingt { $bid } in { $standing } der möglichen Verteilungen: Eine Surcoinche bringt mehr.
    .no-redouble = { $bid } gelingt nur in { $standing } der möglichen Verteilungen: zu selten für eine Surcoinche.
    .made-more = { $better } gelingt in { $first } der möglichen Verteilungen, { $worse } in { $second }.
    .less-room = { $better } gelingt in { $first } der möglichen Verteilungen und lässt { $opponents ->
        [one] deinem Gegner
       *[other] den Gegnern
    } weniger Raum als { $worse }.
    .likely = { $better } gelingt in { $first } der möglichen Verteilungen.
    .theirs-made = { $opponents ->
        [one] Dein Gegner macht
       *[other] Die Gegner machen
    } { $bid } in { $standing } der möglichen Verteilungen: Das kostet mehr als { $better }.
    .partners-contract = { $bid } gelingt in { $standing } der möglichen Verteilungen, { $worse } in { $second }.
    .hardly-made = { $worse } gelingt nur in { $second } der möglichen Verteilungen.
    .theirs-fails = { $opponents ->
        [one] Dein Gegner macht
       *[other] Die Gegner machen
    } { $bid } nur in { $standing } der möglichen Verteilungen.
    .fails-more = { $worse } scheitert in { $fails } der möglichen Verteilungen; nach einem Passen spielt und scheitert eure Seite nur in { $passed }.
    .later = In der zweiten Runde kann das Blatt { $suit } nennen, mit { $points } Punkten nach der Konvention; mit { $other } hat es { $fewer }.
    .keeps-off = Nach einem Passen kann der Gegner nehmen; nach { $better } lässt er dich nur spielen oder wirft zusammen.
    .may-throw-in = { $worse } gelingt in { $second } der möglichen Verteilungen; nach { $better } kann stattdessen zusammengeworfen werden.
    .if-refused = Lässt dich der Gegner spielen, gelingt der Kontrakt nur in { $second } der möglichen Verteilungen.
    .they-make = Der Gegner macht den Kontrakt in { $standing } der möglichen Verteilungen.
    .they-fail = Der Gegner macht den Kontrakt nur in { $standing } der möglichen Verteilungen.
    .higher-trump = Die aufgedeckte Karte ist der höhere Trumpf.
    .in-a-run = Die Sieben gehört zu einer Folge, die ohne sie weniger zählt.
    .no-more-of-it = Ohne sie hat das Blatt kein { $suit } mehr und kann die Farbe stechen.
    .lays-points = Sie zählt { $points }, { $other } nur { $fewer }: Wer auch die Stiche macht, das Weggelegte gehört dir.

# The same of a contra and a recontra, where bids are a ladder of trumps.
call-reason-contra =
    .double = { $bid } gelingt nur in { $standing } der möglichen Verteilungen: Ein Kontra bringt mehr.
    .no-double = { $bid } gelingt in { $standing } der möglichen Verteilungen: zu oft für ein Kontra.
    .redouble = Trotzdem gelingt { $bid } in { $standing } der möglichen Verteilungen: Ein Rekontra bringt mehr.
    .no-redouble = { $bid } gelingt nur in { $standing } der möglichen Verteilungen: zu selten für ein Rekontra.

# A call as it is to be chosen.
advice-pass = Passen
advice-take =
    { $auction ->
        [choice] mit { $suit } spielen
       *[other] { $suit } nehmen
    }
advice-coinche = Coinche
advice-surcoinche = Surcoinche
advice-contra = Kontra
advice-recontra = Rekontra
advice-schmeiss = Schmeiß
advice-agree = zusammenwerfen
advice-refuse = ablehnen
advice-exchange = tauschen
advice-keep = behalten
advice-discard = { $card } weglegen

# The review of a deal: what one's own decisions cost, in two measures.
review-open = Analyse
review-title = Analyse
review-title-of = Analyse von { $name }
review-nothing = In diesem Spiel gab es nichts zu entscheiden.
review-clean = **Gut gespielt:** Nach allem, was du wissen konntest, ging nichts verloren.
review-known = Nach allem, was du wissen konntest, hast du **{ $points }** Punkte verschenkt.
review-seen = Mit offenen Karten: **{ $points }**.
review-seen-calls = Mit offenen Karten: **{ $cards }** beim Spielen, **{ $calls }** beim Reizen.
review-card = **Stich { $trick }: { $played }** hat **{ $points }** Punkte verschenkt, nach allem, was du wissen konntest. Besser: **{ $better }**.
review-card-chance =
    { $whose ->
        [own] **Stich { $trick }: { $played }** statt **{ $better }**: Die Chance { $partners ->
            [0] deines
           *[other] eures
        } Kontrakts ging von **{ $before }** auf **{ $after }**, nach allem, was du wissen konntest. Verschenkte Punkte: **{ $points }**.
       *[their] **Stich { $trick }: { $played }** statt **{ $better }**: Die Chance { $opponents ->
           *[other] des gegnerischen Kontrakts
        } ging von **{ $before }** auf **{ $after }**, nach allem, was du wissen konntest. Verschenkte Punkte: **{ $points }**.
    }
review-stakes =
    { $times ->
        [1] -# Punkte wie in der Abrechnung, mit dem, was ein gemachter oder verlorener Kontrakt bringt.
       *[other] -# Punkte wie in der Abrechnung, mit dem, was ein gemachter oder verlorener Kontrakt bringt, mal { $times } wegen der Coinche.
    }
review-card-seen =
    { $points ->
        [0] Mit offenen Karten hat das nichts gekostet.
       *[other] Mit offenen Karten hat das { $points } gekostet.
    }
review-call = Beim Reizen hat **{ $played }** **{ $points }** Punkte verschenkt, nach allem, was du wissen konntest. Besser: **{ $better }**.
review-call-made = **{ $played }** statt **{ $better }**. Chancen auf den Kontrakt, nach allem, was du wissen konntest: { $made }. Verschenkte Punkte: **{ $points }**.
review-call-chance = { $call } **{ $chance }**
review-call-seen = Mit offenen Karten hat das { $points } gekostet. Am besten: **{ $better }**.
review-unlucky = Mit offenen Karten hat { $played } ({ $trick }. Stich) { $points } Punkte gekostet, besser war { $better }: Das konnte niemand wissen.
review-unlucky-call = Mit offenen Karten hat beim Reizen **{ $played }** { $points } Punkte gekostet. Besser, aber das konnte niemand wissen: **{ $better }**.
review-theme =
    .right = 🎯 ✅ { $trick ->
        [0] Beim Reizen hast du es gefunden
       *[other] In Stich { $trick } hast du es gefunden
    }: **{ $better }** statt { $than }.
    .wrong = 🎯 ❌ { $trick ->
        [0] Beim Reizen
       *[other] In Stich { $trick }
    } war es **{ $better }** statt { $than }.
    .missed = 🎯 So wie du gespielt hast, lief das Spiel anders. { $trick ->
        [0] Beim Reizen
       *[other] In Stich { $trick }
    } hätte es **{ $better }** statt { $than } sein können.
review-contract = **Dein Kontrakt** ({ $call }): gemacht in { $before } der Verteilungen, die zu dem passen, was du beim Reizen wusstest, und in { $after } mit deinem ganzen Blatt.
review-bid = **Dein Kontrakt** ({ $call }): gemacht in { $before } der Verteilungen, die zu dem passen, was du beim Bieten wusstest, und in { $after } nach dem Reizen.
review-raised = **Dein Gebot** ({ $call }), das dein Partner auf { $contract } erhöht hat: { $call } wird in { $before } der Verteilungen gemacht, die zu dem passen, was du beim Bieten wusstest, { $contract } in { $after } nach dem Reizen.
review-coinched = **Deine Coinche:** Der Kontrakt wird in { $before } der Verteilungen gemacht, die zu dem passen, was du dabei wusstest, und in { $after } nach dem Reizen.
review-contra = **Dein Kontra:** Der Kontrakt wird in { $before } der Verteilungen gemacht, die zu dem passen, was du dabei wusstest, und in { $after } nach dem Reizen.
review-robots-same = Roboter hätten dasselbe gesagt.
review-robots-pass = Roboter hätten gepasst.
review-robots = Roboter hätten gesagt: { $call }.
review-show = Im Thread des Tisches zeigen
review-shown = Gezeigt in { $thread }.
review-thread-gone = Den Thread des Tisches gibt es nicht mehr, oder ich darf dort nicht mehr schreiben. Dieser Kanal kann sie stattdessen sehen:
review-thread-gone-in-dm = Den Thread des Tisches gibt es nicht mehr, oder ich darf dort nicht mehr schreiben. Öffne die Analyse auf dem Server mit `/verlauf`: Dort kannst du sie in einem Kanal zeigen.
review-chart = Verschenkte Punkte, Stich für Stich
review-measure-known = Nach allem, was du wissen konntest
review-measure-seen = Mit offenen Karten
review-chart-told = Verschenkte Punkte bis zu jedem Stich, der welche kostete, nach allem, was du wissen konntest, und mit offenen Karten: { $tricks }.
review-chart-trick = Stich { $trick }: { $known } und { $seen }
review-line =
    .card = { $points ->
        [0] **Stich { $trick }: { $played }** – mit offenen Karten war nichts besser. Nach allem, was du wissen konntest: { $known }.
       *[other] **Stich { $trick }: { $played }** – mit offenen Karten hat das **{ $points }** gekostet, am besten war { $better }. Nach allem, was du wissen konntest: { $known }.
    }
    .call = { $points ->
        [0] Beim Reizen **{ $played }** – mit offenen Karten war nichts besser. Nach allem, was du wissen konntest: { $known }.
       *[other] Beim Reizen **{ $played }** – mit offenen Karten hat das **{ $points }** gekostet, am besten war { $better }. Nach allem, was du wissen konntest: { $known }.
    }
review-line-on = Wenn alle so gut spielen, wie es geht, läuft es so weiter:
review-line-trick = -# **{ $number }** · { $cards }: **{ $name }** +{ $points }
review-line-nobody = Dann spielt niemand.
review-line-written = Geschrieben wird dann: { $totals }
review-line-was = Am Tisch geschrieben: { $totals }
review-line-choose = Eine andere Entscheidung…
review-choice =
    .card = Stich { $trick }: { $played }
    .call = Reizen: { $played }
review-choice-lost = { $known } nach allem, was du wissen konntest, { $seen } mit offenen Karten
review-line-about = Die Zahl auf einer Karte ist der Stich, in dem sie dann gespielt wird; auf Gold macht sie ihn.
review-about = Was du wissen konntest: Jede Möglichkeit wurde in Verteilungen durchgespielt, die zu allem passen, was du gesehen hattest. Mit offenen Karten: Alle spielen so gut weiter, wie es geht. Gezählt wird, { $side ->
        [player] was du mehr aufschreibst als dein Gegner.
        [three] wie viel mehr oder weniger der Nehmer aufschreibt als die anderen im Schnitt.
       *[team] was ihr mehr aufschreibt als die anderen.
    }
review-open-cards = In der Découverte geht es um Karten ab dem sechsten Stich, mit offenen Karten ab dem dritten; zum Reizen wird nichts gesagt.

# Why a robot called what it did, after the deal.
why-choose = Warum hat ein Roboter das gesagt?
why-choice = { $name }: { $call }
why-hand = Blatt: { $cards }
why-weighed = Die Konvention sagt dazu nichts: Der Roboter hat abgewogen, was aus jeder Ansage werden kann.
why-made = Chancen auf den Kontrakt, nach allem, was dieses Blatt wissen konnte: { $made }.
