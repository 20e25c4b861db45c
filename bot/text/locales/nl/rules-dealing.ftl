# The rules of the cards, dealing and the auction with a card turned up.

rule-players-4 = Vier spelers in twee teams; maten zitten tegenover elkaar.
rule-players-2 = Twee spelers tegen elkaar, elk met zestien kaarten voor zich op tafel: *belote découverte*.
rules-cards-pack = 32 kaarten, van 7 tot aas.
rules-cards-trump = **Troef**, van hoog naar laag, met de punten van elke kaart: { $trumps }
rules-cards-plain = **De andere kleuren**: { $plain }
rules-cards-no-trumps = **Zonder troef**, in elke kleur: { $no_trumps }
rules-cards-all-trumps = **Alles troef**, in elke kleur: { $all_trumps }
rules-cards-points = Dat is samen 152 punten. De laatste slag, de *dix de der*, brengt er nog 10 op: { $all } in totaal.
rules-cards-winner = Een troef slaat elke andere kaart; anders wint de hoogste kaart van de gevraagde kleur.
rules-cards-no-suit = Bij zonder troef en alles troef kan alleen de gevraagde kleur winnen.
rule-na-values-ffb-table = Bij zonder troef en alles troef hebben de kaarten eigen waarden, die samen ook 152 punten zijn.
rule-na-values-scaled = Bij zonder troef zijn alle kaarten samen 120 punten, bij alles troef 248. De kaartpunten van elke kant worden omgerekend naar samen 152 (× 152/120, × 152/248) en afgerond; dan komt de laatste slag erbij.
rule-na-values-raw = Bij zonder troef zijn alle kaarten samen 120 punten, bij alles troef 248, en zo tellen ze.
rule-ta-last-trick-true = De laatste slag telt ook bij alles troef 10.
rule-ta-last-trick-false = Bij alles troef telt de laatste slag niet.

rule-direction-ccw = Delen, bieden en spelen gaan tegen de wijzers van de klok in.
rule-direction-cw = Delen, bieden en spelen gaan met de wijzers van de klok mee.
rule-first-dealer-lowest-card = Iedereen trekt een kaart, en de laagste deelt het eerst (7 is laag, aas hoog); wie even laag trok, trekt opnieuw.
rule-first-dealer-random = Het lot bepaalt wie het eerst deelt.
rules-dealing-turns = Iedereen deelt om de beurt.
rule-shuffle-cut-only = De kaarten worden één keer geschud, vóór het eerste spel. Daarna wordt alleen opgeraapt en gecoupeerd: de vier kaarten van een slag blijven bij elkaar, maar hoe ze liggen en welke slag op welke ligt, is toeval.
rule-shuffle-every-deal = De kaarten worden vóór elk spel geschud.
rules-dealing-cut =
    { $side ->
        [player] De tegenstander van de deler coupeert: knoppen bieden een paar plekken, en na 10 seconden beslist het toeval. Aan elke kant blijven minstens drie kaarten.
       *[team] De speler vóór de deler coupeert: knoppen bieden een paar plekken, en na 10 seconden beslist het toeval. Aan elke kant blijven minstens drie kaarten.
    }
rule-packets-3-2 = Iedereen krijgt drie kaarten en dan nog twee; de volgende kaart wordt omgedraaid.
rule-packets-2-3 = Iedereen krijgt twee kaarten en dan nog drie; de volgende kaart wordt omgedraaid.
rule-packets-dealer-choice = Iedereen krijgt drie kaarten en dan twee, of twee en dan drie, zoals de deler wil; de volgende kaart wordt omgedraaid.
rule-packets-2-3-3 = Alle acht kaarten worden vóór het bieden gedeeld: twee, dan drie, dan nog drie.
rule-packets-3-2-3 = Alle acht kaarten worden vóór het bieden gedeeld: drie, dan twee, dan nog drie.
rule-packets-3-3-2 = Alle acht kaarten worden vóór het bieden gedeeld: drie, dan drie, dan nog twee.
rule-packets-4-4 =
    { $side ->
        [player] Elke speler heeft een rij van acht dichte kaarten, per vier gedeeld, met op elk daarvan een tweede kaart, open.
       *[team] Alle acht kaarten worden vóór het bieden gedeeld, per vier.
    }
rules-dealing-last-card = De laatste kaart die op tafel komt, een van de deler, geldt als de omgedraaide kaart. Die blijft liggen, wie er ook neemt.
rules-dealing-after-take = Heeft iemand genomen, dan krijgt die de omgedraaide kaart en nog twee, de anderen drie. Dan heeft iedereen acht kaarten.
rules-dealing-fair = Al het toeval komt uit een geheim getal dat vóór het eerste spel vastligt. De vingerafdruk ervan staat op tafel en het getal zelf komt na de partij, zodat iedereen elk spel kan nakijken.
rules-dealing-nonces = Niemand kan de kaarten kiezen: het geheime getal staat vast voordat iemand drukt, en elke druk bij het begin, die Discord nummert, wordt bijgemengd. In een toernooi trekt de host het alleen.

rule-auction-turn-up = Om de beurt, te beginnen met de speler na de deler, mag je de omgedraaide kleur *nemen*, die dan troef wordt, of passen. Zodra iemand neemt, is het bieden voorbij.
rule-auction-bids = Om de beurt, te beginnen met de speler na de deler, bied je de punten die je denkt te halen en een kleur als troef, of je past. Een bod moet hoger zijn dan het vorige, in welke kleur ook.
rule-auction-coinche = Om de beurt, te beginnen met de speler na de deler, bied je de punten die je denkt te halen en wat troef wordt, of je past. Een bod moet hoger zijn dan het vorige, wat er ook troef is.
rule-round2-suits-exclude-turned = Past iedereen, dan komt er een tweede ronde: neem door een van de drie andere kleuren te noemen, of pas weer.
rule-round2-suits-any = Past iedereen, dan komt er een tweede ronde: neem door een kleur naar keuze te noemen, of pas weer.
rule-allpass-dealer-next =
    { $auction ->
        [turn-up] Past iedereen twee keer, dan worden de kaarten opgeraapt en deelt de volgende speler.
       *[bids] Biedt niemand, dan worden de kaarten opgeraapt en deelt de volgende speler.
    }
rule-allpass-dealer-same =
    { $auction ->
        [turn-up] Past iedereen twee keer, dan worden de kaarten opgeraapt en deelt dezelfde speler opnieuw.
       *[bids] Biedt niemand, dan worden de kaarten opgeraapt en deelt dezelfde speler opnieuw.
    }
rules-auction-lead =
    { $side ->
        [player] De tegenstander van de deler komt als eerste uit.
       *[team] De speler na de deler komt als eerste uit.
    }

rule-reveal-on-lead-false = Na elke slag draaien beide spelers de kaart om die onder hun gespeelde kaart lag.
rule-reveal-on-lead-true = Wie uitkomt, draait de kaart eronder meteen om, vóór de ander speelt; de ander doet dat na de slag.
rule-extra-contracts-off = Troef is altijd een van de vier kleuren.
rule-extra-contracts-no-trumps =
    { $side ->
        [player] Je mag ook *zonder troef* noemen: dan is geen kleur troef. Onze aanpassing: het document vermeldt het zonder regels.
       *[team] Je mag ook *zonder troef* bieden: dan is geen kleur troef.
    }
rule-extra-contracts-all-trumps =
    { $side ->
        [player] Je mag ook *alles troef* noemen: dan heeft elke kleur de volgorde van troef. Onze aanpassing: het document vermeldt het zonder regels.
       *[team] Je mag ook *alles troef* bieden: dan heeft elke kleur de volgorde van troef.
    }
rule-extra-contracts-both =
    { $side ->
        [player] Je mag ook *zonder troef* (geen kleur is troef) en *alles troef* (elke kleur heeft de volgorde van troef) noemen. Onze aanpassing: het document vermeldt ze zonder regels.
       *[team] Je mag ook *zonder troef* (geen kleur is troef) en *alles troef* (elke kleur heeft de volgorde van troef) bieden.
    }
