# The rules of the play. The bold letters are the rows of the rule book that a refusal names.

rules-play-intro = Whoever wins a trick leads to the next.
rules-play-uncovered = Only cards that lie face up can be played, and they alone count for what you have to do.
rules-play-letters = When a card is refused, you are told the letter: “rule A6 a” is **a**.
rules-play-a = **a** Trump is led and you have trump: go higher if you can; if not, play any trump.
rule-head-trump-always = **a** Trump is led and you have trump: go higher than the highest trump if you can, even over your partner; if not, play any trump.
rule-head-trump-unless-partner-master = **a** Trump is led and you have trump: go higher if you can, unless your partner holds the trick; if not, play any trump.
rules-play-b = **b** Trump is led and you have none: play any card.
rule-head-plain-no = **c** Another suit is led and you have it: play any card of that suit.
rule-head-plain-unless-partner-master =
    { $side ->
        [player] **c** Another suit is led and you have it: go higher if you can; if not, play any card of that suit.
       *[team] **c** Another suit is led and you have it: go higher if you can, unless your partner holds the trick; if not, play any card of that suit.
    }
rule-head-plain-always =
    { $side ->
        [player] **c** Another suit is led and you have it: go higher if you can; if not, play any card of that suit.
       *[team] **c** Another suit is led and you have it: go higher if you can, even over your partner; if not, play any card of that suit.
    }
rules-play-d =
    { $side ->
        [player] **d** You cannot follow: you must trump.
       *[team] **d** You cannot follow, and an opponent holds the trick without a trump: you must trump.
    }
rule-undertrump-opp-required = **e** You cannot follow, and an opponent holds the trick with a trump: overtrump; if you cannot, play a lower trump.
rule-undertrump-opp-optional = **e** You cannot follow, and an opponent holds the trick with a trump: overtrump; if you cannot, play any card.
rule-partner-plain-free = **f** You cannot follow, and your partner holds the trick without a trump: play any card.
rule-partner-plain-must-trump = **f** You cannot follow, and your partner holds the trick without a trump: you must trump.
rule-partner-trump-free = **g, h** You cannot follow, and your partner holds the trick with a trump: play any card, even a lower trump.
rule-partner-trump-no-undertrump-if-can-over = **g** You cannot follow, your partner holds the trick with a trump, and you could overtrump: overtrump or throw another suit, but no lower trump.
    • **h** The same, but you could not overtrump: play any card.
rule-partner-trump-must-piss = **g** You cannot follow, your partner holds the trick with a trump, and you could overtrump: overtrump or throw another suit, but no lower trump.
    • **h** The same, but you could not overtrump: play a lower trump.
rule-partner-trump-must-trump-any = **g, h** You cannot follow, and your partner holds the trick with a trump: play any trump.
rule-partner-trump-ffb = **g** You cannot follow, your partner holds the trick with a trump, and you could overtrump: overtrump or throw another suit, but no lower trump; with nothing but trumps, play any of them.
    • **h** The same, but you could not overtrump: play any card.
rules-play-i = **i** You have neither the suit that is led nor trump: play any card.
rules-play-no-trumps = **No trumps**: **c** as with a trump suit; if you cannot follow, play any card.
rules-play-all-trumps = **All trumps**: **a** in every suit; if you cannot follow, play any card.
