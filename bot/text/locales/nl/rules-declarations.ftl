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
rules-declarations-show =
    { $side ->
        [three] De anderen mogen vragen om de kaarten te zien die tellen, tot de volgende slag voorbij is.
       *[team] De andere kant mag vragen om de kaarten te zien die tellen, tot de volgende slag voorbij is.
    }

rules-belote-no-trumps = Bij zonder troef is er geen belote.
