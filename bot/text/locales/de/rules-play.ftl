# The rules of the play. The bold letters are the rows of the rule book that a refusal names.

rules-play-intro = Wer einen Stich gewinnt, spielt zum nächsten aus.
rules-play-uncovered = Nur offene Karten können gespielt werden, und nur sie zählen für das, was du tun musst.
rules-play-letters = Wird eine Karte abgelehnt, sagen wir dir den Buchstaben: „Regel A6 a“ ist **a**.
rules-play-a = **a** Trumpf ist ausgespielt, und du hast Trumpf: Spiel höher, wenn du kannst; sonst irgendeinen Trumpf.
rule-head-trump-always = **a** Trumpf ist ausgespielt, und du hast Trumpf: Spiel höher als der höchste Trumpf, wenn du kannst, auch über deinen Partner; sonst irgendeinen Trumpf.
rule-head-trump-unless-partner-master = **a** Trumpf ist ausgespielt, und du hast Trumpf: Spiel höher, wenn du kannst, außer dein Partner hält den Stich; sonst irgendeinen Trumpf.
rules-play-b = **b** Trumpf ist ausgespielt, und du hast keinen: Spiel, was du willst.
rule-head-plain-no = **c** Eine andere Farbe ist ausgespielt, und du hast sie: Spiel irgendeine Karte dieser Farbe.
rule-head-plain-unless-partner-master =
    { $side ->
        [player] **c** Eine andere Farbe ist ausgespielt, und du hast sie: Spiel höher, wenn du kannst; sonst irgendeine Karte dieser Farbe.
       *[team] **c** Eine andere Farbe ist ausgespielt, und du hast sie: Spiel höher, wenn du kannst, außer dein Partner hält den Stich; sonst irgendeine Karte dieser Farbe.
    }
rule-head-plain-always =
    { $side ->
        [player] **c** Eine andere Farbe ist ausgespielt, und du hast sie: Spiel höher, wenn du kannst; sonst irgendeine Karte dieser Farbe.
       *[team] **c** Eine andere Farbe ist ausgespielt, und du hast sie: Spiel höher, wenn du kannst, auch über deinen Partner; sonst irgendeine Karte dieser Farbe.
    }
rules-play-d =
    { $side ->
        [player] **d** Du kannst nicht bedienen: Du musst stechen.
       *[team] **d** Du kannst nicht bedienen, und ein Gegner hält den Stich ohne Trumpf: Du musst stechen.
    }
rule-undertrump-opp-required = **e** Du kannst nicht bedienen, und ein Gegner hält den Stich mit einem Trumpf: Übertrumpfe; kannst du das nicht, spiel einen niedrigeren Trumpf.
rule-undertrump-opp-optional = **e** Du kannst nicht bedienen, und ein Gegner hält den Stich mit einem Trumpf: Übertrumpfe; kannst du das nicht, spiel, was du willst.
rule-partner-plain-free = **f** Du kannst nicht bedienen, und dein Partner hält den Stich ohne Trumpf: Spiel, was du willst.
rule-partner-plain-must-trump = **f** Du kannst nicht bedienen, und dein Partner hält den Stich ohne Trumpf: Du musst stechen.
rule-partner-trump-free = **g, h** Du kannst nicht bedienen, und dein Partner hält den Stich mit einem Trumpf: Spiel, was du willst, auch einen niedrigeren Trumpf.
rule-partner-trump-no-undertrump-if-can-over = **g** Du kannst nicht bedienen, dein Partner hält den Stich mit einem Trumpf, und du könntest übertrumpfen: Übertrumpfe oder wirf eine andere Farbe ab, aber keinen niedrigeren Trumpf.
    • **h** Genauso, aber du könntest nicht übertrumpfen: Spiel, was du willst.
rule-partner-trump-must-piss = **g** Du kannst nicht bedienen, dein Partner hält den Stich mit einem Trumpf, und du könntest übertrumpfen: Übertrumpfe oder wirf eine andere Farbe ab, aber keinen niedrigeren Trumpf.
    • **h** Genauso, aber du könntest nicht übertrumpfen: Spiel einen niedrigeren Trumpf.
rule-partner-trump-must-trump-any = **g, h** Du kannst nicht bedienen, und dein Partner hält den Stich mit einem Trumpf: Spiel irgendeinen Trumpf.
rule-partner-trump-ffb = **g** Du kannst nicht bedienen, dein Partner hält den Stich mit einem Trumpf, und du könntest übertrumpfen: Übertrumpfe oder wirf eine andere Farbe ab, aber keinen niedrigeren Trumpf; mit lauter Trümpfen: irgendeinen.
    • **h** Könntest du nicht übertrumpfen: Spiel, was du willst.
rules-play-i = **i** Du hast weder die ausgespielte Farbe noch Trumpf: Spiel, was du willst.
rules-play-no-trumps = **Ohne Trumpf**: **c** wie mit einer Trumpffarbe; kannst du nicht bedienen, spiel, was du willst.
rules-play-all-trumps = **Alles Trumpf**: **a** in jeder Farbe; kannst du nicht bedienen, spiel, was du willst.
