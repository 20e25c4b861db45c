# The rules of the play. The bold letters are the rows of the rule book that a refusal names.

rules-play-intro = Wie een slag wint, komt uit in de volgende.
rules-play-uncovered = Alleen kaarten die open liggen, kunnen gespeeld worden, en alleen die bepalen wat je moet doen.
rules-play-letters = Wordt een kaart geweigerd, dan hoor je de letter: “regel A6 a” is **a**.
rules-play-a = **a** Troef is gevraagd en je hebt troef: ga hoger als je kunt; anders speel je een troef naar keuze.
rules-play-b = **b** Troef is gevraagd en je hebt er geen: speel wat je wilt.
rules-play-d =
    { $side ->
        [player] **d** Je kunt niet bekennen: je moet troeven.
       *[team] **d** Je kunt niet bekennen, en een tegenstander heeft de slag zonder troef: je moet troeven.
    }
rules-play-i = **i** Je hebt de gevraagde kleur niet en ook geen troef: speel wat je wilt.
rules-play-no-trumps = **Zonder troef**: **c** zoals met een troefkleur; kun je niet bekennen, speel dan wat je wilt.
rules-play-all-trumps = **Alles troef**: **a** in elke kleur; kun je niet bekennen, speel dan wat je wilt.
