# Waarom een zet beter is dan een andere: in tips, puzzels en de bespreking van een spel.
review-reason =
    .draw-trumps = De tegenstanders hebben nog troeven: eerst getrokken, kunnen ze je goede kaarten niet meer troeven.
    .partner-took = Je maat nam: nu troef uitspelen haalt die van de tegenstanders en helpt het contract.
    .trumps-gone = De tegenstanders hebben geen troef meer: de jouwe maken later vanzelf slagen.
    .leave-trumps = Troef helpt de nemers: laat het uitspelen aan hen over.
    .cash-master = De hoogste kaart van de kleur wint nu; later wordt ze misschien getroefd.
    .from-the-top = De hoogste van de kleur eerst: een kleinere kan de slag verliezen.
    .trumped = Een tegenstander heeft die kleur niet meer en kan troeven.
    .gives-ten = Een kaart met veel punten gaat zo vroeg gemakkelijk naar de tegenstanders.
    .opens-suit = Een kleur waarin je punten hebt maar niet de hoogste, laat je beter door anderen openen.
    .partners-trick = De slag is al van je maat: de troef is later meer waard.
    .gives-points = De slag is waarschijnlijk voor de tegenstanders: geef er zo weinig mogelijk punten bij.
    .add-points = De slag is waarschijnlijk voor jullie: smeer er punten bij.
    .take-trick = Deze slag ligt voor het oprapen.
    .cheaper = Een kleinere kaart wint deze slag ook, en de hogere is later meer waard.
    .save-trump = De troef is meer waard in een latere slag.
    .keep-master = De hoogste kaart van de kleur blijft voor een slag die ze wint.
    .keep-guard = Een kleine kaart naast een kaart met punten behoedt die voor een hogere.
    .last-trick = Een zekere kaart blijft voor de laatste slag: de dix de der brengt tien punten extra op.
    .keep-control = Niemand kan je zekere kaart troeven: ze wint later ook en houdt tot dan de kleur vast.
    .cash-sure = Niemand kan troeven: eerst de zekere slagen, voor de tegenstanders hun kleuren spelen.
    .keep-trumps = Je troeven zijn later meer waard: eerst een andere kleur.
    .partners-suit = Je maat kwam met die kleur uit: speel die terug.
    .their-suit = De tegenstanders kwamen als eersten met die kleur uit: laat die aan hen.
    .long-suit = Eerst de lange kleur: zijn de hoge kaarten gevallen, dan winnen de kleine.
    .in-a-row = Van twee opeenvolgende kaarten jaagt er één de hogere weg, en de andere blijft.
    .hold-up = Laat deze slag gaan: de hoge kaart brengt later meer op.
    .unblock = Een hoge kaart in de slag van je maat maakt diens kleur vrij.
    .keep-high = De hogere kaart wint deze slag niet: een kleinere is genoeg.
    .keep-long = De langste kleur wordt bewaard: de kaarten ervan kunnen nog slagen maken.
    .worth-taking = Deze hand belooft meer als je speelt dan als je het contract aan anderen laat.
    .too-much = Dat is veel voor deze hand: passen kost minder.
    .partners-contract = Het contract van je maat is goed zoals het staat.
    .other-trump = Een andere troef past beter bij deze hand.
    .lower = Een lager bod wordt vaker gehaald.
    .higher = De hand is een hoger bod waard.
    .double = Het contract gaat vaker nat dan niet: geklopt brengt dat meer op.
    .no-double = Het contract wordt te vaak gehaald om te kloppen.
    .redouble = Het contract wordt toch vaker wel dan niet gehaald: teruggeklopt brengt dat meer op.
    .no-redouble = Het contract gaat te vaak nat om terug te kloppen.
    .numbers = In de spellen die passen bij wat je zag, brengt het gemiddeld meer punten op.
    .all-alike = Andere kaarten beloven ongeveer evenveel; deze verwacht een maat.
reason-worth-taking-with = Met { $cards } belooft deze hand meer als je speelt dan als je het contract aan anderen laat.
reason-other-trump-with = Met { $cards } past deze troef beter bij deze hand.
reason-too-much-with = Dat is veel voor { $cards }: passen kost minder.
reason-cards-and-turned = { $cards } en { $turned } (omgedraaid)
reason-numbers-by =
    { $points ->
        [one] In de spellen die passen bij wat je zag, brengt dit gemiddeld zo’n { $points } punt meer op dan al het andere.
       *[other] In de spellen die passen bij wat je zag, brengt dit gemiddeld zo’n { $points } punten meer op dan al het andere.
    }

# A call as it is to be chosen.
advice-pass = passen
advice-take = { $suit } nemen
advice-coinche = kloppen
advice-surcoinche = terugkloppen

# The review of a deal: what one's own decisions cost, in two measures.
review-open = Bespreking
review-title = Bespreking
review-title-of = Bespreking van { $name }
review-nothing = In dit spel viel er niets te beslissen.
review-clean = **Goed gespeeld:** voor zover je kon weten ging er niets verloren.
review-known = Voor zover je kon weten, gaf je **{ $points }** punten weg.
review-seen = Met alle kaarten open: **{ $points }**.
review-seen-calls = Met alle kaarten open: **{ $cards }** bij het spelen, **{ $calls }** bij het bieden.
review-card = **Slag { $trick }: { $played }** gaf **{ $points }** punten weg, voor zover je kon weten. Beter: **{ $better }**.
review-card-seen =
    { $points ->
        [0] Met alle kaarten open kostte dat niets.
       *[other] Met alle kaarten open kostte dat { $points }.
    }
review-call = Bij het bieden gaf **{ $played }** er **{ $points }** weg, voor zover je kon weten. Beter: **{ $better }**.
review-call-seen = Met alle kaarten open kostte dat { $points }. Het best: **{ $better }**.
review-unlucky = Met alle kaarten open kostte { $played } in slag { $trick } je { $points } punten, en { $better } was beter: dat kon niemand weten.
review-unlucky-call = Met alle kaarten open kostte **{ $played }** bij het bieden { $points } punten. Beter, wat niemand kon weten: **{ $better }**.
review-contract = **Jouw contract** ({ $call }): gehaald in { $before } van de spellen die passen bij wat je wist toen je sprak, en in { $after } met je hele hand.
review-bid = **Jouw contract** ({ $call }): gehaald in { $before } van de spellen die passen bij wat je wist toen je sprak, en in { $after } toen het bieden voorbij was.
review-raised = **Jouw bod** ({ $call }), dat je maat naar { $contract } verhoogde: { $call } wordt gehaald in { $before } van de spellen die passen bij wat je wist toen je sprak, { $contract } in { $after } toen het bieden voorbij was.
review-coinched = **Geklopt:** het contract wordt gehaald in { $before } van de spellen die passen bij wat je wist toen je sprak, en in { $after } toen het bieden voorbij was.
review-robots-same = Robots hadden hetzelfde gezegd.
review-robots-pass = Robots hadden gepast.
review-robots = Robots hadden gezegd: { $call }.
review-show = In de thread van de tafel laten zien
review-shown = Te zien in { $thread }.
review-thread-gone = De thread van de tafel is weg, of ik mag er niet meer schrijven. Dit kanaal kan de bespreking in plaats daarvan zien:
review-thread-gone-in-dm = De thread van de tafel is weg, of ik mag er niet meer schrijven. Open de bespreking op de server met `/geschiedenis`: daar kun je die in een kanaal laten zien.
review-chart = Weggegeven punten, slag voor slag
review-measure-known = Voor zover je kon weten
review-measure-seen = Met alle kaarten open
review-chart-told = Weggegeven punten tot en met elke slag die er kostte, voor zover je kon weten en met alle kaarten open: { $tricks }.
review-chart-trick = slag { $trick }: { $known } en { $seen }
review-about = Wat je kon weten: elke mogelijkheid is geprobeerd in spellen die passen bij alles wat je gezien had. Met alle kaarten open: iedereen speelt zo goed mogelijk verder. Geteld wordt wat je meer opschrijft dan de anderen.
review-open-cards = Bij open kaarten gaat het om kaarten vanaf de zesde slag, met alle kaarten open vanaf de derde; over het bieden wordt niets gezegd.
