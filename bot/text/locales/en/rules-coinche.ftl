# The rules of Kloppen (belote coinchée): bids, coinche and how they score.

rule-bid-min = The lowest bid is { $bid_min }.
rule-bid-max = The highest bid in points is { $bid_max }; only *capot*, all the tricks, is higher.
rule-bid-step = Bids go up by { $bid_step }, and steps may be skipped.
rule-coinche-mode-any-time =
    { $side ->
        [player] The opponent of the last bidder may say *coinche* until he passes. That ends the bidding, and the deal counts double.
       *[team] Opponents of the last bidder may say *coinche* at any moment, also out of turn, and for 5 seconds after the last pass. That ends the bidding, and the deal counts double.
    }
rule-coinche-mode-in-turn =
    { $side ->
        [player] The opponent of the last bidder may say *coinche* until he passes. That ends the bidding, and the deal counts double.
       *[team] Opponents of the last bidder may say *coinche* when it is their turn. That ends the bidding, and the deal counts double.
    }
rule-surcoinche-off = A coinche cannot be answered.
rule-surcoinche-x4 = The bidders have 15 seconds to answer a coinche with *surcoinche*: the deal then counts four times.
rule-surcoinche-x3 = The bidders have 15 seconds to answer a coinche with *surcoinche*: the deal then counts three times.
rule-kloppen-score-bid-only = **Reached**: the bidders score their bid, the others nothing.
rule-kloppen-score-made-only = **Reached**: both sides score what they have made.
rule-kloppen-score-made-plus-bid = **Reached**: the bidders score what they have made and their bid, the others what they have made.
rule-kloppen-fail-literal = **Not reached**: the others score 162, or twice the bid after a coinche.
rule-kloppen-fail-max = **Not reached**: the others score 162, or twice the bid after a coinche if that is more.
rule-coinche-scope-both = Reached after a coinche: the points of both sides are multiplied.
rule-coinche-scope-bidders-only = Reached after a coinche: only the points of the bidders are multiplied.
rule-coinche-scope-bidders-take-all = Reached after a coinche: the bidders score 160 and the bid, multiplied, and the others nothing.
rule-announced-capot-document = A capot that was bid and made is worth { $capot_bid } points.
rule-announced-capot-500 = A capot that was bid and made is worth 500 points.
