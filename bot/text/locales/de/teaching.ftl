# Warum ein Zug besser ist als ein anderer: in Tipps, Aufgaben und der Analyse eines Spiels.
review-reason =
    .draw-trumps = Die Gegner haben noch Trümpfe: Erst gezogen, stechen sie deine guten Karten nicht mehr.
    .partner-took = Dein Partner hat genommen: Ein Trumpf zieht jetzt die der Gegner und hilft dem Kontrakt.
    .trumps-gone = Die Gegner haben keine Trümpfe mehr: Deine machen später von selbst Stiche.
    .leave-trumps = Trumpf nützt den Nehmern: Ihn auszuspielen ist ihre Sache.
    .cash-master = Die höchste Karte der Farbe macht jetzt ihren Stich; später wird sie vielleicht gestochen.
    .from-the-top = Die höchste der Farbe zuerst: Eine kleinere verliert vielleicht den Stich.
    .trumped = Ein Gegner hat von dieser Farbe keine mehr und kann sie stechen.
    .gives-ten = Eine Karte mit vielen Punkten fällt so früh leicht an die Gegner.
    .opens-suit = Eine Farbe, in der du Punkte hast, aber nicht die höchste Karte, spielen besser andere an.
    .partners-trick = Der Stich gehört schon deinem Partner: Der Trumpf ist später mehr wert.
    .gives-points = Der Stich geht wohl an die Gegner: Gib ihm so wenige Punkte wie möglich.
    .add-points = Der Stich gehört wohl euch: Schmier Punkte hinein.
    .take-trick = Dieser Stich ist zu haben.
    .cheaper = Eine kleinere Karte macht den Stich auch, und die höhere ist später mehr wert.
    .save-trump = Der Trumpf ist in einem späteren Stich mehr wert.
    .keep-master = Die höchste Karte der Farbe bleibt für einen Stich, den sie macht.
    .keep-guard = Eine kleine Karte neben einer mit Punkten schützt sie vor einer höheren.
    .last-trick = Eine sichere Karte bleibt für den letzten Stich: Der Dix de der bringt zehn Punkte mehr.
    .keep-control = Deine sichere Karte kann niemand stechen: Sie gewinnt auch später und hält bis dahin die Farbe.
    .cash-sure = Niemand kann stechen: sichere Stiche zuerst, bevor die Gegner ihre Farben spielen.
    .keep-trumps = Deine Trümpfe sind später mehr wert: zuerst eine andere Farbe.
    .partners-suit = Diese Farbe hat dein Partner ausgespielt: Spiel sie zurück.
    .their-suit = Diese Farbe haben die Gegner zuerst ausgespielt: Überlass sie ihnen.
    .long-suit = Zuerst die lange Farbe: Sind die hohen Karten gefallen, gewinnen die kleinen.
    .in-a-row = Von zwei benachbarten Karten holt eine die höhere heraus, und die andere bleibt.
    .hold-up = Lass diesen Stich gehen: Die hohe Karte bringt später mehr.
    .unblock = Eine hohe Karte auf den Stich deines Partners macht die Farbe frei.
    .keep-high = Die höhere Karte gewinnt diesen Stich nicht: Eine kleinere reicht.
    .keep-long = Die längere Farbe behält man: Ihre Karten können noch Stiche machen.
    .worth-taking = Dieses Blatt verspricht mehr, wenn du spielst, als wenn du den Kontrakt anderen lässt.
    .too-much = Das ist viel für dieses Blatt: Passen kostet weniger.
    .partners-contract = Der Kontrakt deines Partners ist gut, wie er ist.
    .other-trump = Ein anderer Trumpf passt besser zu diesem Blatt.
    .lower = Ein niedrigeres Gebot wird öfter erfüllt.
    .higher = Das Blatt ist ein höheres Gebot wert.
    .double = Der Kontrakt fällt öfter, als er hält: Mit Coinche bringt das mehr.
    .no-double = Der Kontrakt hält zu oft für eine Coinche.
    .redouble = Der Kontrakt hält trotzdem öfter, als er fällt: Mit Surcoinche bringt das mehr.
    .no-redouble = Der Kontrakt fällt zu oft für eine Surcoinche.
    .numbers = In den Verteilungen, die zu allem passen, was du gesehen hast, bringt das im Schnitt mehr Punkte.
    .all-alike = Andere Karten versprechen etwa gleich viel; diese erwartet ein Partner.
reason-worth-taking-with = Mit { $cards } verspricht dieses Blatt mehr, wenn du spielst, als wenn du den Kontrakt anderen lässt.
reason-other-trump-with = Mit { $cards } passt dieser Trumpf besser zu diesem Blatt.
reason-too-much-with = Das ist viel für { $cards }: Passen kostet weniger.
reason-cards-and-turned = { $cards } und { $turned } (aufgedeckt)
reason-numbers-by =
    { $points ->
        [one] In den Verteilungen, die zu allem passen, was du gesehen hast, bringt das im Schnitt etwa { $points } Punkt mehr als alles andere.
       *[other] In den Verteilungen, die zu allem passen, was du gesehen hast, bringt das im Schnitt etwa { $points } Punkte mehr als alles andere.
    }

# A call as it is to be chosen.
advice-pass = Passen
advice-take = { $suit } nehmen
advice-coinche = Coinche
advice-surcoinche = Surcoinche

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
review-card-seen =
    { $points ->
        [0] Mit offenen Karten hat das nichts gekostet.
       *[other] Mit offenen Karten hat das { $points } gekostet.
    }
review-call = Beim Reizen hat **{ $played }** **{ $points }** Punkte verschenkt, nach allem, was du wissen konntest. Besser: **{ $better }**.
review-call-seen = Mit offenen Karten hat das { $points } gekostet. Am besten: **{ $better }**.
review-unlucky = Mit offenen Karten hat { $played } ({ $trick }. Stich) { $points } Punkte gekostet, besser war { $better }: Das konnte niemand wissen.
review-unlucky-call = Mit offenen Karten hat beim Reizen **{ $played }** { $points } Punkte gekostet. Besser, was niemand wissen konnte: **{ $better }**.
review-contract = **Dein Kontrakt** ({ $call }): erfüllt in { $before } der Verteilungen, die zu dem passen, was du beim Reizen wusstest, und in { $after } mit deinem ganzen Blatt.
review-bid = **Dein Kontrakt** ({ $call }): erfüllt in { $before } der Verteilungen, die zu dem passen, was du beim Bieten wusstest, und in { $after } nach dem Reizen.
review-raised = **Dein Gebot** ({ $call }), das dein Partner auf { $contract } erhöht hat: { $call } wird in { $before } der Verteilungen erfüllt, die zu dem passen, was du beim Bieten wusstest, { $contract } in { $after } nach dem Reizen.
review-coinched = **Deine Coinche:** Der Kontrakt wird in { $before } der Verteilungen erfüllt, die zu dem passen, was du dabei wusstest, und in { $after } nach dem Reizen.
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
review-about = Was du wissen konntest: Jede Möglichkeit wurde in Verteilungen durchgespielt, die zu allem passen, was du gesehen hattest. Mit offenen Karten: Alle spielen so gut weiter, wie es geht. Gezählt wird, was ihr mehr aufschreibt als die anderen.
review-open-cards = In der Découverte geht es um Karten ab dem sechsten Stich, mit offenen Karten ab dem dritten; zum Reizen wird nichts gesagt.
