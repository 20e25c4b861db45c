# Waarom een zet beter is dan een andere: in tips, puzzels en de bespreking van een spel.
review-reason =
    .draw-trumps = Misschien { $opponents ->
        [one] heeft je tegenstander
       *[other] hebben de tegenstanders
    } nog troef: trek troef, dan troeft niemand je goede kaarten meer.
    .partner-took = Het is het contract van je maat: trek troef zolang de tegenstanders die nog kunnen hebben.
    .trumps-gone = { $opponents ->
        [one] Je tegenstander heeft
       *[other] De tegenstanders hebben
    } geen troef meer: bewaar { $worse } voor later.
    .leave-trumps = Troef trekken helpt { $opponents ->
        [one] je tegenstander, die het contract heeft: laat dat aan de ander over.
       *[other] de kant met het contract: laat het aan hen over.
    }
    .cash-master = { $better } is in { $suit } niet te verslaan: kom ermee uit voor iemand kan troeven.
    .from-the-top = { $better } is in { $suit } niet te verslaan; met { $worse } kan de slag verloren gaan.
    .trumped = { $opponents ->
        [one] Je tegenstander
       *[other] Een tegenstander
    } heeft geen { $other } meer en kan { $worse } misschien troeven.
    .gives-ten = { $worse } is veel punten waard, en de slag kan verloren gaan.
    .opens-suit = In { $other } heb je punten, maar niet de hoogste kaart: kom liever niet zelf met die kleur uit.
    .partners-trick = Je maat heeft de slag: bewaar de troef voor later.
    .gives-points = De slag is waarschijnlijk verloren: { $better } geeft minder punten weg dan { $worse }.
    .add-points = Met beide kaarten heb je de slag: { $better } is meer punten waard.
    .take-trick = { $better } verslaat de kaarten in de slag, { $worse } niet.
    .cheaper = { $better } wint even goed als { $worse }: bewaar de hogere kaart voor later.
    .save-trump = Bewaar de troef: in een latere slag is die meer waard.
    .keep-master = { $worse } is in { $other } niet te verslaan: bewaar die voor een slag die je ermee wint.
    .keep-guard = { $worse } dekt een kaart met punten in { $other }, die anders onder een hogere kan vallen.
    .last-trick = { $worse } wint zeker als je ermee uitkomt: bewaar die voor de laatste slag, die tien punten extra oplevert.
    .keep-control = { $opponents ->
        [one] Je tegenstander kan
       *[other] De tegenstanders kunnen
    } { $worse } niet verslaan en niet troeven: die kaart wint later ook en houdt tot dan de kleur vast.
    .cash-sure = { $opponents ->
        [one] Je tegenstander kan
       *[other] De tegenstanders kunnen
    } { $better } niet verslaan en niet troeven: eerst de zekere slagen.
    .keep-trumps = Bewaar je troeven voor later: eerst een andere kleur.
    .partners-suit = Je maat kwam als eerste met { $suit } uit: speel die kleur terug.
    .their-suit =
        { $opponents ->
            [one] Je tegenstander kwam als eerste met { $other } uit: laat die kleur liggen.
           *[other] De tegenstanders kwamen als eersten met { $other } uit: laat die kleur aan hen.
        }
    .long-suit = Je hebt meer { $suit } dan { $other }, en { $opponents ->
        [one] je tegenstander heeft
       *[other] de tegenstanders hebben
    } geen troef: zijn de hoge kaarten gevallen, dan winnen de kleine.
    .in-a-row = Je hebt ook de kaart naast { $better }: de ene haalt een hogere eruit, de andere blijft.
    .hold-up = Bewaar { $worse }: in een latere slag brengt die meer op.
    .unblock = { $better } in de slag van je maat maakt { $suit } vrij.
    .keep-high = { $worse } wint deze slag niet: de kleinere is genoeg.
    .keep-long = Bewaar { $other }, de langere kleur: die kaarten kunnen nog slagen winnen.
    .makes-void = { $better } is je laatste { $suit }: daarna kun je die kleur troeven.
    .short-suit = Je hebt minder { $suit } dan { $other }: die kleur ben je eerder kwijt, en dan kun je troeven.
    .draw-theirs = Trek troef: hoe minder er tegen je overblijft, hoe minder van je kaarten getroefd worden.
    .partner-trumps = Je maat heeft geen { $suit } meer en kan misschien troeven.
    .forces-trump = { $opponents ->
        [one] Je tegenstander
       *[other] Een tegenstander
    } heeft geen { $suit } meer: { $better } kan die een troef kosten.
    .less-at-stake = De slag kan verloren gaan: { $better } kost dan minder punten dan { $worse }.
    .uncovers = Onder { $better } ligt een kaart: zodra die openligt, kun je die spelen.
    .safer-lead = Met { $better } gaat de slag minder vaak verloren dan met { $worse }.
    .worth-more-later = Om met { $suit } uit te komen is een kleinere genoeg: bewaar { $worse } voor later.
    .load = Je maat heeft de slag: met { $better } smeer je meer dan met { $worse }.
    .leave-partner = Je maat heeft de slag: { $worse } hoeft er niet overheen.
    .secure = Je maat heeft de slag, maar niet zeker: { $better } maakt die veiliger.
    .stronger = { $better } is moeilijker te verslaan voor wie na jou speelt.
    .finesse = { $better } kan genoeg zijn voor de slag, en de hogere { $worse } blijft in je hand: snijden.
    .numbers = In de spellen die passen bij wat je zag, brengt dit gemiddeld meer punten op.
    .all-alike =
        { $partners ->
            [0] Andere kaarten beloven ongeveer evenveel.
           *[other] Andere kaarten beloven ongeveer evenveel; deze verwacht een maat.
        }
reason-numbers-by =
    { $points ->
        [one] In de spellen die passen bij wat je zag, brengt dit gemiddeld zo’n { $points } punt meer op dan { $worse }.
       *[other] In de spellen die passen bij wat je zag, brengt dit gemiddeld zo’n { $points } punten meer op dan { $worse }.
    }
reason-chance =
    { $whose ->
        [own] In de spellen die passen bij wat je zag, { $partners ->
            [0] haal je je
           *[other] halen jullie het
        } contract met { $better } in { $first }, met { $worse } in { $second }.
       *[their] In de spellen die passen bij wat je zag, { $opponents ->
            [one] haalt je tegenstander het
           *[other] halen de tegenstanders hun
        } contract met { $better } in { $first }, met { $worse } in { $second }.
    }

# Why one call is better than another: in hints, in reviews, and of robots' calls.
call-reason =
    .supports = { $better } belooft { $need } punten steun, en de hand heeft er { $points }.
    .lacks-support = { $worse } belooft { $need } punten steun, en de hand heeft er { $points }.
    .shows = { $better } toont { $what }: dat heeft de hand.
    .shows-rather = { $better } toont { $what }: dat heeft de hand; { $worse } toont { $more }: dat niet.
    .lacks = { $worse } toont { $more }: dat heeft de hand niet.
    .says-more = { $better } toont { $what }: dat heeft de hand, en { $worse } vertelt de maat minder.
    .better-trump = Volgens de conventie heeft de hand { $points } punten met { $suit } en { $fewer } met { $other }.
    .double = { $bid } lukt maar in { $standing } van de mogelijke spellen: kloppen brengt meer op.
    .no-double = { $bid } lukt in { $standing } van de mogelijke spellen: te vaak om te kloppen.
    .redouble = Toch lukt { $bid } in { $standing } van de mogelijke spellen: terugkloppen brengt meer op.
    .no-redouble = { $bid } lukt maar in { $standing } van de mogelijke spellen: te weinig om terug te kloppen.
    .made-more = { $better } lukt in { $first } van de mogelijke spellen, { $worse } in { $second }.
    .less-room = { $better } lukt in { $first } van de mogelijke spellen, en laat { $opponents ->
        [one] je tegenstander
       *[other] de tegenstanders
    } minder ruimte dan { $worse }.
    .likely = { $better } lukt in { $first } van de mogelijke spellen.
    .theirs-made = { $opponents ->
        [one] Je tegenstander haalt
       *[other] De tegenstanders halen
    } { $bid } in { $standing } van de mogelijke spellen: dat kost meer dan { $better }.
    .partners-contract = { $bid } lukt in { $standing } van de mogelijke spellen, { $worse } in { $second }.
    .hardly-made = { $worse } lukt maar in { $second } van de mogelijke spellen.
    .theirs-fails = { $opponents ->
        [one] Je tegenstander haalt
       *[other] De tegenstanders halen
    } { $bid } maar in { $standing } van de mogelijke spellen.
    .fails-more = { $worse } gaat nat in { $fails } van de mogelijke spellen; na passen speelt jullie kant en gaat die nat in maar { $passed }.
    .later = In de tweede ronde kan de hand { $suit } noemen, met { $points } punten volgens de conventie; met { $other } heeft ze er { $fewer }.
    .keeps-off = Na een pas kan je tegenstander nemen; na { $better } kan die je alleen laten spelen of het spel weggooien.
    .may-throw-in = { $worse } lukt in { $second } van de mogelijke spellen; na { $better } kan het spel ook weg.
    .if-refused = Laat je tegenstander je spelen, dan lukt het contract maar in { $second } van de mogelijke spellen.
    .they-make = Je tegenstander haalt het contract in { $standing } van de mogelijke spellen.
    .they-fail = Je tegenstander haalt het contract maar in { $standing } van de mogelijke spellen.
    .higher-trump = De omgedraaide kaart is de hogere troef.
    .in-a-run = De zeven hoort bij een reeks, die zonder die kaart minder telt.
    .no-more-of-it = Zonder die kaart heeft de hand geen { $suit } meer en kan ze die kleur troeven.
    .lays-points = Die telt { $points }, en { $other } maar { $fewer }: wie de slagen ook haalt, wat je weglegt is van jou.

# The same of a contra and a recontra, where bids are a ladder of trumps.
call-reason-contra =
    .double = { $bid } lukt maar in { $standing } van de mogelijke spellen: contra brengt meer op.
    .no-double = { $bid } lukt in { $standing } van de mogelijke spellen: te vaak voor contra.
    .redouble = Toch lukt { $bid } in { $standing } van de mogelijke spellen: recontra brengt meer op.
    .no-redouble = { $bid } lukt maar in { $standing } van de mogelijke spellen: te weinig voor recontra.

# A call as it is to be chosen.
advice-pass = passen
advice-take =
    { $auction ->
        [choice] op { $suit } spelen
       *[other] { $suit } nemen
    }
advice-coinche = kloppen
advice-surcoinche = terugkloppen
advice-contra = contra
advice-recontra = recontra
advice-schmeiss = schmeiss
advice-agree = het spel weggooien
advice-refuse = weigeren
advice-exchange = ruilen
advice-keep = houden
advice-discard = { $card } wegleggen

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
review-card-chance =
    { $whose ->
        [own] **Slag { $trick }: { $played }** in plaats van **{ $better }**: de kans op { $partners ->
            [0] je
           *[other] jullie
        } contract ging van **{ $before }** naar **{ $after }**, voor zover je kon weten. Weggegeven punten: **{ $points }**.
       *[their] **Slag { $trick }: { $played }** in plaats van **{ $better }**: de kans op het contract van { $opponents ->
            [one] je tegenstander
           *[other] de tegenstanders
        } ging van **{ $before }** naar **{ $after }**, voor zover je kon weten. Weggegeven punten: **{ $points }**.
    }
review-stakes =
    { $times ->
        [1] -# Punten zoals je ze schrijft, met wat een gehaald of nat contract oplevert.
       *[other] -# Punten zoals je ze schrijft, met wat een gehaald of nat contract oplevert, maal { $times } omdat er geklopt is.
    }
review-card-seen =
    { $points ->
        [0] Met alle kaarten open kostte dat niets.
       *[other] Met alle kaarten open kostte dat { $points }.
    }
review-call = Bij het bieden gaf **{ $played }** **{ $points }** punten weg, voor zover je kon weten. Beter: **{ $better }**.
review-call-made = **{ $played }** in plaats van **{ $better }**. Kans om het te halen, voor zover je kon weten: { $made }. Weggegeven punten: **{ $points }**.
review-call-chance = { $call } **{ $chance }**
review-call-seen = Met alle kaarten open kostte dat { $points }. Het best: **{ $better }**.
review-unlucky = Met alle kaarten open kostte { $played } in slag { $trick } je { $points } punten, en { $better } was beter: dat kon niemand weten.
review-unlucky-call = Met alle kaarten open kostte **{ $played }** bij het bieden { $points } punten. Beter, maar dat kon niemand weten: **{ $better }**.
review-theme =
    .right = 🎯 ✅ { $trick ->
        [0] Bij het bieden zag je het
       *[other] In slag { $trick } zag je het
    }: **{ $better }** en niet { $than }.
    .wrong = 🎯 ❌ { $trick ->
        [0] Bij het bieden
       *[other] In slag { $trick }
    } was het **{ $better }** en niet { $than }.
    .missed = 🎯 Zoals jij speelde, liep het spel anders. { $trick ->
        [0] Bij het bieden
       *[other] In slag { $trick }
    } had het **{ $better }** kunnen zijn, en niet { $than }.
review-contract = **Jouw contract** ({ $call }): gehaald in { $before } van de spellen die passen bij wat je wist toen je sprak, en in { $after } met je hele hand.
review-bid = **Jouw contract** ({ $call }): gehaald in { $before } van de spellen die passen bij wat je wist toen je sprak, en in { $after } toen het bieden voorbij was.
review-raised = **Jouw bod** ({ $call }), dat je maat naar { $contract } verhoogde: { $call } wordt gehaald in { $before } van de spellen die passen bij wat je wist toen je sprak, { $contract } in { $after } toen het bieden voorbij was.
review-coinched = **Geklopt:** het contract wordt gehaald in { $before } van de spellen die passen bij wat je wist toen je sprak, en in { $after } toen het bieden voorbij was.
review-contra = **Jouw contra:** het contract wordt gehaald in { $before } van de spellen die passen bij wat je wist toen je sprak, en in { $after } toen het bieden voorbij was.
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
review-line =
    .card = { $points ->
        [0] **Slag { $trick }: { $played }** – met alle kaarten open was niets beter. Voor zover je kon weten: { $known }.
       *[other] **Slag { $trick }: { $played }** – met alle kaarten open kostte dat **{ $points }**, en { $better } was het best. Voor zover je kon weten: { $known }.
    }
    .call = { $points ->
        [0] **{ $played }** – met alle kaarten open was bij het bieden niets beter. Voor zover je kon weten: { $known }.
       *[other] **{ $played }** – met alle kaarten open kostte dat bij het bieden **{ $points }**, en { $better } was het best. Voor zover je kon weten: { $known }.
    }
review-line-on = Als iedereen zo goed mogelijk speelt, gaat het zo verder:
review-line-trick = -# **{ $number }** · { $cards }: **{ $name }** +{ $points }
review-line-nobody = Dan speelt niemand.
review-line-written = Geschreven wordt dan: { $totals }
review-line-was = Aan tafel geschreven: { $totals }
review-line-choose = Een andere beslissing…
review-choice =
    .card = Slag { $trick }: { $played }
    .call = Bij het bieden: { $played }
review-choice-lost = { $known } voor zover je kon weten, { $seen } met alle kaarten open
review-line-about = Het getal op een kaart is de slag waarin die dan wordt gespeeld; goud is de kaart die de slag wint.
review-about = Wat je kon weten: elke mogelijkheid is geprobeerd in spellen die passen bij alles wat je gezien had. Met alle kaarten open: iedereen speelt zo goed mogelijk verder. Geteld wordt { $side ->
        [player] wat je meer opschrijft dan je tegenstander.
        [three] hoeveel meer of minder de nemer opschrijft dan de anderen gemiddeld.
       *[team] wat jullie meer opschrijven dan de anderen.
    }
review-open-cards = Bij Découverte gaat het om kaarten vanaf de zesde slag, met alle kaarten open vanaf de derde; over het bieden wordt niets gezegd.

# Why a robot called what it did, after the deal.
why-choose = Waarom zei een robot dit?
why-choice = { $name }: { $call }
why-hand = Hand: { $cards }
why-weighed = De conventie zegt hier niets over: de robot woog af wat er van elk bod kon komen.
why-made = Kans om het te halen, voor zover deze hand kon weten: { $made }.
