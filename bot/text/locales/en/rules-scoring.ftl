# The rules of counting a deal with a taker, and of the end of the game.

rules-scoring-intro = Each side counts the cards of its tricks, with 10 for the last trick. The takers have to make more than the defenders.
rule-contract-basis-all =
    { $declarations ->
        [off] To win the deal, everything counts: the belote as well as the tricks.
       *[on] To win the deal, everything counts: tricks, belote and declarations.
    }
rule-contract-basis-tricks-belote =
    { $declarations ->
        [off] To win the deal, the tricks and the belote count.
       *[on] To win the deal, the tricks and the belote count, but no declarations.
    }
rule-contract-basis-tricks =
    { $declarations ->
        [off] To win the deal, only the tricks count: the belote does not help.
       *[on] To win the deal, only the tricks count: neither belote nor declarations help.
    }
rules-scoring-made = **Made**: each side scores what it has.
rules-scoring-dedans =
    { $declarations ->
        [off] **Dedans** (the takers have less): their tricks bring them nothing, and the defenders score { $all }.
       *[on] **Dedans** (the takers have less): their tricks bring them nothing, and the defenders score { $all } and the declarations of both sides.
    }
rule-capot-value-252 =
    { $auction ->
        [coinche] All the tricks count 252 instead of 162.
        [bids] All the tricks count 252 instead of 162, if *capot* was not bid.
       *[turn-up] **Capot** (one side wins all the tricks): they count 252 instead of 162.
    }
rule-capot-value-250 =
    { $auction ->
        [coinche] All the tricks count 250 instead of 162.
        [bids] All the tricks count 250 instead of 162, if *capot* was not bid.
       *[turn-up] **Capot** (one side wins all the tricks): they count 250 instead of 162.
    }
rule-capot-victims-decl-lose = Defenders without a trick lose their declarations.
rule-capot-victims-decl-keep = Defenders without a trick still score their declarations; even if those are worth more, the takers are not dedans.
rule-capot-victims-decl-to-winners = Declarations of defenders without a trick go to the takers.
rule-tie-rule-takers-win =
    { $auction ->
        [coinche] **Equal**: that is enough for the bidders.
       *[turn-up] **Equal**: that is enough for the takers, and each side scores what it has.
    }
rule-tie-rule-takers-lose =
    { $auction ->
        [coinche] **Equal**: that is not enough, the bid has failed.
       *[turn-up] **Equal**: that is not enough, the takers are dedans.
    }
rule-tie-rule-litige =
    { $auction ->
        [coinche] **Litige** (equal): the others score their points; those of the bidders wait with the bid, and whoever wins the next deal gets them. Belotes are scored at once.
       *[turn-up] **Litige** (equal): the defenders score their points; those of the takers wait, and whoever wins the next deal gets them.
    }
rule-tie-rule-abeyance = **Equal**: all points wait for the next deal. If the side that took wins it, each side gets its own; if not, the other side gets everything. If an extra deal ends so, another one follows.
rule-litige-belote-carve = In a litige the takers score their belote at once; only the rest waits.
rule-litige-belote-hold = The belote of the takers waits with their other points.
rule-rounding-off = Points are not rounded.
rule-rounding-nearest10 = Points are rounded to the nearest 10.
rule-rounding-nearest5 = Points are rounded to the nearest 5.
rule-rounding-up10 = Points are rounded up to the next 10.
rule-rounding-up5 = Points are rounded up to the next 5.
rule-rounding-complement10 = Points of the tricks are rounded to 10 (5 goes down), so that both sides together have 160.

rule-end-mode-target = The game ends once a side has { $target } points or more.
rule-end-mode-deals =
    { $deals_limit ->
        [one] The game has { $deals_limit } deal, and the higher total wins; if the totals are equal, one more deal is played.
       *[other] The game has { $deals_limit } deals, and the higher total wins; if the totals are equal, one more deal is played.
    }
rule-end-mode-boards =
    { $deals_limit ->
        [one] The game is { $deals_limit } board, the same at every table: it is compared with the others, a deal that nobody takes counts 0–0, and equal totals are not played off.
       *[other] The game is { $deals_limit } boards, the same at every table: each is compared with the others, a deal that nobody takes counts 0–0, and equal totals are not played off.
    }
rule-target = The game is played to { $target } points.
rule-deals-limit =
    { $deals_limit ->
        [one] { $deals_limit } deal is played.
       *[other] { $deals_limit } deals are played.
    }
rule-both-reach-higher-score = When both sides get there in the same deal, the higher total wins; if they are equal, one more deal is played.
rule-both-reach-extend = When both sides get there in the same deal, one more deal is played and the higher total wins.
rule-both-reach-draw = When both sides get there in the same deal, the game is a draw.
rule-both-reach-attackers = When both sides get there in the same deal, the takers of that deal win.
rule-both-reach-last-bidder = When both sides get there in the same deal, the side that made the last bid wins.
rule-belote-only-win-true = A belote may win the game, even for a side that lost the deal.
rule-belote-only-win-false = A side that has lost the deal, or has no trick in it, does not win the game by its belote: one more deal is played.
rule-held-at-end-lost = Points that still wait when the game ends are lost.
rule-held-at-end-to-owner = Points that still wait when the game ends go to the side that made them.
rule-arret-false = The game cannot be stopped in the middle of a deal.
rule-arret-true = *L’Arrêt*: whoever has just won a trick may stop the game, before leading to the next, and say that their side has { $target } points.
rules-arret-count = What counts is the score of their side, its tricks in this deal, and what it has shown of declarations and belote.
rules-arret-in-vain = If that is less than { $target }, the other side wins the game.
rules-arret-defenders = If it is enough and they are a defender, their side wins at once, whatever the others have.
rules-arret-takers = If it is enough and their side took, the deal is played to its end: made, they win the game; not made, they lose it.
rules-arret-hidden = Everybody keeps count for themselves: during a deal neither its points nor past tricks are shown.
rules-end-thrown-in = A deal that nobody took does not count.
