# The rules of the play. The bold letters are the rows of the rule book that a refusal names.

rules-play-intro = Wie een slag wint, komt uit in de volgende.
rules-play-uncovered = Alleen kaarten die open liggen, kunnen gespeeld worden, en alleen die bepalen wat je moet doen.
rules-play-letters = Wordt een kaart geweigerd, dan hoor je de letter: “regel A6 a” is **a**.
rules-play-a = **a** Troef is gevraagd en je hebt troef: ga hoger als je kunt; anders speel je een troef naar keuze.
rule-head-trump-always = **a** Troef is gevraagd en je hebt troef: ga hoger dan de hoogste troef als je kunt, zelfs over je maat; anders speel je een troef naar keuze.
rule-head-trump-unless-partner-master = **a** Troef is gevraagd en je hebt troef: ga hoger als je kunt, behalve als je maat de slag heeft; anders speel je een troef naar keuze.
rules-play-b = **b** Troef is gevraagd en je hebt er geen: speel wat je wilt.
rule-head-plain-no = **c** Een andere kleur is gevraagd en je kunt bekennen: speel een kaart naar keuze van die kleur.
rule-head-plain-unless-partner-master =
    { $side ->
        [player] **c** Een andere kleur is gevraagd en je kunt bekennen: ga hoger als je kunt; anders speel je een kaart naar keuze van die kleur.
       *[team] **c** Een andere kleur is gevraagd en je kunt bekennen: ga hoger als je kunt, behalve als je maat de slag heeft; anders speel je een kaart naar keuze van die kleur.
    }
rule-head-plain-always =
    { $side ->
        [player] **c** Een andere kleur is gevraagd en je kunt bekennen: ga hoger als je kunt; anders speel je een kaart naar keuze van die kleur.
       *[team] **c** Een andere kleur is gevraagd en je kunt bekennen: ga hoger als je kunt, zelfs over je maat; anders speel je een kaart naar keuze van die kleur.
    }
rules-play-d =
    { $side ->
        [player] **d** Je kunt niet bekennen: je moet troeven.
       *[team] **d** Je kunt niet bekennen, en een tegenstander heeft de slag zonder troef: je moet troeven.
    }
rule-undertrump-opp-required = **e** Je kunt niet bekennen, en een tegenstander heeft de slag met een troef: je moet overtroeven; kun je dat niet, speel dan een lagere troef.
rule-undertrump-opp-optional = **e** Je kunt niet bekennen, en een tegenstander heeft de slag met een troef: je moet overtroeven; kun je dat niet, speel dan wat je wilt.
rule-partner-plain-free = **f** Je kunt niet bekennen, en je maat heeft de slag zonder troef: speel wat je wilt.
rule-partner-plain-must-trump = **f** Je kunt niet bekennen, en je maat heeft de slag zonder troef: je moet troeven.
rule-partner-trump-free = **g, h** Je kunt niet bekennen, en je maat heeft de slag met een troef: speel wat je wilt, ook een lagere troef.
rule-partner-trump-no-undertrump-if-can-over = **g** Je kunt niet bekennen, je maat heeft de slag met een troef, en je kunt overtroeven: doe dat of gooi een andere kleur weg, maar speel geen lagere troef.
    • **h** Hetzelfde, maar je kunt niet overtroeven: speel wat je wilt.
rule-partner-trump-must-piss = **g** Je kunt niet bekennen, je maat heeft de slag met een troef, en je kunt overtroeven: doe dat of gooi een andere kleur weg, maar speel geen lagere troef.
    • **h** Hetzelfde, maar je kunt niet overtroeven: speel een lagere troef.
rule-partner-trump-must-trump-any = **g, h** Je kunt niet bekennen, en je maat heeft de slag met een troef: speel een troef naar keuze.
rule-partner-trump-ffb = **g** Je kunt niet bekennen, je maat heeft de slag met een troef, en je kunt overtroeven: doe dat of gooi een andere kleur weg, maar speel geen lagere troef; heb je alleen troeven, speel dan een troef naar keuze.
    • **h** Hetzelfde, maar je kunt niet overtroeven: speel wat je wilt.
rules-play-i = **i** Je hebt de gevraagde kleur niet en ook geen troef: speel wat je wilt.
rules-play-no-trumps = **Zonder troef**: **c** zoals met een troefkleur; kun je niet bekennen, speel dan wat je wilt.
rules-play-all-trumps = **Alles troef**: **a** in elke kleur; kun je niet bekennen, speel dan wat je wilt.
