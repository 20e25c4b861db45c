# The rules of the play. The bold letters are the rows of the rule book that a refusal names.

rules-play-intro = Wer einen Stich gewinnt, spielt zum nächsten aus.
rules-play-uncovered = Nur offene Karten können gespielt werden, und nur sie zählen für das, was du tun musst.
rules-play-letters = Wird eine Karte abgelehnt, sagen wir dir den Buchstaben: „Regel A6 a“ ist **a**.
rules-play-a = **a** Trumpf ist ausgespielt, und du hast Trumpf: Spiel höher, wenn du kannst; sonst irgendeinen Trumpf.
rules-play-b = **b** Trumpf ist ausgespielt, und du hast keinen: Spiel, was du willst.
rules-play-d =
    { $side ->
        [player] **d** Du kannst nicht bedienen: Du musst stechen.
       *[team] **d** Du kannst nicht bedienen, und ein Gegner hält den Stich ohne Trumpf: Du musst stechen.
    }
rules-play-i = **i** Du hast weder die ausgespielte Farbe noch Trumpf: Spiel, was du willst.
rules-play-no-trumps = **Ohne Trumpf**: **c** wie mit einer Trumpffarbe; kannst du nicht bedienen, spiel, was du willst.
rules-play-all-trumps = **Alles Trumpf**: **a** in jeder Farbe; kannst du nicht bedienen, spiel, was du willst.
