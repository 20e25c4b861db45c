# The rules of declarations, and of belote and rebelote.

rules-declarations-runs = **Reeksen** in één kleur ({ $ranks }): drie kaarten, een *driekaart* (tierce), 20 punten; vier, een *vierkaart* (cinquante), 50; vijf, een *vijfkaart* (cent), 100.
rules-declarations-squares = **Vier gelijke kaarten**, een *carré*: boeren 200 punten, negens 150, azen, tienen, heren of vrouwen 100. Achten en zevens tellen niet.
rules-declarations-no-trumps = Bij zonder troef is de volgorde anders: azen 200 punten, tienen 150, heren, vrouwen, boeren of negens 100.
rules-declarations-one-card =
    { $belote ->
        [on] Een kaart telt maar één keer als roem, maar heer en vrouw van troef mogen daarnaast ook de belote zijn.
       *[off] Een kaart telt maar één keer als roem.
    }
rules-declarations-visible = Je kunt alleen roem melden met je acht kaarten die open liggen vóór er wordt uitgekomen.
rules-declarations-free = De beste roem wordt je voorgesteld: je mag andere kaarten kiezen, of niets zeggen. Wat niet gemeld wordt, telt niet.
rules-declarations-ranking = Een carré slaat elke reeks; boeren zijn het hoogst, dan negens, azen, tienen, heren, vrouwen. Een langere reeks slaat een kortere; bij gelijke lengte wint de hoogste kaart, dan troef.
rules-declarations-good = Zijn twee reeksen even lang, dan noemt de eerste de hoogste kaart; de ander noemt een hogere, of zegt “Goed!” en laat niets zien.
rules-declarations-show = De andere kant mag vragen om de kaarten te zien die tellen, tot de volgende slag voorbij is.

rule-declarations-off = Er is geen roem: reeksen en carrés leveren niets op.
rule-declarations-first-trick = Roem meld je bij je kaart in de eerste slag, en alleen de soort: “vierkaart”, “vier heren”.
rule-declarations-immediate = Roem wordt gemeld en aan iedereen getoond zodra troef vastligt, vóór de eerste kaart. Iedereen wordt gevraagd, ook wie niets heeft.
rule-decl-contest-winner-takes-all =
    { $side ->
        [player] Alleen de speler met de hoogste roem schrijft roem, en dan alles wat die gemeld heeft; de ander schrijft er geen.
       *[team] Alleen het team met de hoogste roem schrijft roem, en dan alles wat beide maten gemeld hebben; het andere team schrijft er geen.
    }
rule-decl-contest-per-type = Verschillende soorten roem tellen allemaal, voor beide kanten. Waar beide kanten dezelfde soort hebben, telt die alleen voor de kant met de hoogste.
rule-decl-contest-moment-after-trick1 = Wie de hoogste roem heeft, blijkt na de eerste slag.
rule-decl-contest-moment-during-trick2 = Wie de hoogste roem heeft, blijkt tijdens de tweede slag: wie de eerste won, noemt de eigen beste, en om de beurt noemen de anderen een betere of passen ze.
rule-decl-contest-moment-before-first-lead = Wie de hoogste roem heeft, blijkt vóór er wordt uitgekomen.
rule-decl-equal-earlier-seat = Is roem in alles gelijk, dan is die van wie het eerst aan het woord is het hoogst.
rule-decl-equal-none = Is de beste roem van beide kanten in alles gelijk, dan schrijft niemand die, en ook geen lagere.
rule-long-runs-cap5 = Een reeks van zes, zeven of acht telt als een vijfkaart.
rule-long-runs-true-length = Een reeks van zes, zeven of acht is ook 100 punten, en slaat elke kortere.
rule-long-run-split-false = Wat van een lange reeks overblijft, is geen tweede reeks.
rule-long-run-split-true = Wat van een lange reeks overblijft, mag een tweede reeks zijn: acht op een rij zijn vijf en drie.
rule-trump-run-wins-false = Alle acht troeven in één hand winnen de partij niet.
rule-trump-run-wins-true = Alle acht troeven in één hand winnen meteen de hele partij.

rule-belote-on =
    { $side ->
        [player] Heer en vrouw van troef, allebei door dezelfde speler gespeeld, zijn de *belote*: 20 punten.
       *[team] Heer en vrouw van troef in één hand zijn de *belote*: 20 punten.
    }
rule-belote-off = Er is geen belote: heer en vrouw van troef leveren niets extra op.
rules-belote-no-trumps = Bij zonder troef is er geen belote.
rule-belote-ta-none = Bij alles troef is er geen belote.
rule-belote-ta-each-suit = Bij alles troef heeft elke kleur een eigen belote: tot vier, elk 20 punten.
rule-belote-order-free = Je mag de twee in elke volgorde spelen.
rule-belote-order-king-first =
    { $side ->
        [player] De heer moet vóór de vrouw gespeeld worden, als ze allebei open liggen.
       *[team] De heer moet vóór de vrouw gespeeld worden.
    }
rule-belote-announce-auto = De woorden *belote* en *rebelote* worden voor je gezegd.
rule-belote-announce-prompt = Bij de eerste kaart kies je of je *belote* zegt; *rebelote* wordt dan voor je gezegd.
rule-belote-announce-strict = Zeg *belote* bij de eerste kaart en *rebelote* bij de tweede: elk heeft een knop met het woord en een zonder. Wie een van de woorden vergeet, krijgt er geen punten voor.
rule-belote-on-dedans-owner = Wie de belote heeft, houdt de 20 punten, ook als het spel verloren is.
rule-belote-on-dedans-to-defence = Verliezen de nemers het spel, dan gaan hun 20 punten naar de verdedigers.
