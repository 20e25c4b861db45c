# The rules of the cards, dealing and the auction with a card turned up.

rules-cards-pack = 32 kaarten, van 7 tot aas.
rules-cards-trump = **Troef**, van hoog naar laag, met de punten van elke kaart: { $trumps }
rules-cards-plain = **De andere kleuren**: { $plain }
rules-cards-no-trumps = **Zonder troef**, in elke kleur: { $no_trumps }
rules-cards-all-trumps = **Alles troef**, in elke kleur: { $all_trumps }
rules-cards-points = Dat is samen 152 punten. De laatste slag, de *dix de der*, brengt er nog 10 op: { $all } in totaal.
rules-cards-winner = Een troef slaat elke andere kaart; anders wint de hoogste kaart van de gevraagde kleur.
rules-cards-no-suit = Bij zonder troef en alles troef kan alleen de gevraagde kleur winnen.

rules-dealing-turns = Iedereen deelt om de beurt.
rules-dealing-cut =
    { $side ->
        [player] De tegenstander van de deler coupeert: knoppen bieden een paar plekken, en na 10 seconden beslist het toeval. Aan elke kant blijven minstens drie kaarten.
       *[team] De speler vóór de deler coupeert: knoppen bieden een paar plekken, en na 10 seconden beslist het toeval. Aan elke kant blijven minstens drie kaarten.
    }
rules-dealing-last-card = De laatste kaart die op tafel komt, een van de deler, geldt als de omgedraaide kaart. Die blijft liggen, wie er ook neemt.
rules-dealing-after-take = Heeft iemand genomen, dan krijgt die de omgedraaide kaart en nog twee, de anderen drie. Dan heeft iedereen acht kaarten.
rules-dealing-fair = Al het toeval komt uit een geheim getal dat vóór het eerste spel vastligt. De vingerafdruk ervan staat op tafel en het getal zelf komt na de partij, zodat iedereen elk spel kan nakijken.
rules-dealing-nonces = Niemand kan de kaarten kiezen: het geheime getal staat vast voordat iemand drukt, en elke druk bij het begin, die Discord nummert, wordt bijgemengd. In een toernooi trekt de host het alleen.

rules-auction-lead =
    { $side ->
        [player] De tegenstander van de deler komt als eerste uit.
       *[team] De speler na de deler komt als eerste uit.
    }
