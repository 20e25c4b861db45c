# The rules of Kloppen (belote coinchée): bids, coinche and how they score.

rules-auction-adaptation = Bids with two players are our adaptation: the document only mentions them.
rules-auction-ladder = Bids go from { $bid_min } to { $bid_max } in steps of { $bid_step }, and steps may be skipped. Above them there is only *capot*: all the tricks.
rules-auction-again = Whoever has passed may bid again when it is his turn.
rules-auction-partner = Partners may outbid each other.
rules-auction-end =
    { $side ->
        [player] The bidding ends with a pass after a bid.
       *[team] The bidding ends with three passes in a row after a bid.
    }
rule-bid-min = The lowest bid is { $bid_min }.
rule-bid-max = The highest bid in points is { $bid_max }; only *capot*, all the tricks, is higher.
rule-bid-step = Bids go up by { $bid_step }, and steps may be skipped.
rule-coinche-mode-any-time = Opponents of the last bidder may say *coinche* at any moment, also out of turn, and for 5 seconds after the last pass. That ends the bidding, and the deal counts double.
rule-coinche-mode-in-turn = Opponents of the last bidder may say *coinche* when it is their turn. That ends the bidding, and the deal counts double.
rules-auction-coinche = The opponent of the last bidder may say *coinche* until he passes. That ends the bidding, and the deal counts double.
rule-surcoinche-off = A coinche cannot be answered.
rule-surcoinche-x4 = The bidders have 15 seconds to answer a coinche with *surcoinche*: the deal then counts four times.
rule-surcoinche-x3 = The bidders have 15 seconds to answer a coinche with *surcoinche*: the deal then counts three times.
rules-bids-reached =
    { $belote ->
        [on] A bid is reached if the tricks of the bidders, with 10 for the last one and with their belote, make at least as many points. All the tricks reach any bid.
       *[off] A bid is reached if the tricks of the bidders, with 10 for the last one, make at least as many points. All the tricks reach any bid.
    }
rules-bids-belote-margin = The belote only helps the bidders to reach their bid: nobody scores it.
rules-bids-belote-owner = Whoever has the belote scores its 20 points, reached or not; they are never multiplied.
rules-bids-capot = All the tricks without a bid of *capot* bring no more than the bid.
rules-bids-capot-failed = A capot that was bid and not made counts as a bid of { $capot_bid }.
rule-kloppen-score-bid-only = **Reached**: the bidders score their bid, the others nothing.
rule-kloppen-score-made-only = **Reached**: both sides score what they have made.
rule-kloppen-score-made-plus-bid = **Reached**: the bidders score what they have made and their bid, the others what they have made.
rule-kloppen-fail-literal =
    { $surcoinche ->
        [off] **Not reached**: the others score 162; after a coinche, twice the bid.
        [x3] **Not reached**: the others score 162; after a coinche, twice the bid, and three times after a surcoinche.
       *[x4] **Not reached**: the others score 162; after a coinche, twice the bid, and four times after a surcoinche.
    }
rule-kloppen-fail-max =
    { $surcoinche ->
        [off] **Not reached**: the others score 162; after a coinche, twice the bid if that is more.
        [x3] **Not reached**: the others score 162; after a coinche, twice the bid, and three times after a surcoinche, if that is more.
       *[x4] **Not reached**: the others score 162; after a coinche, twice the bid, and four times after a surcoinche, if that is more.
    }
rules-bids-failed-as-written = The document says twice the bid in any case: a coinched 80 would then cost 160, less than without a coinche.
rule-coinche-scope-both =
    { $surcoinche ->
        [off] Reached after a coinche: the points of both sides count double.
       *[on] Reached after a coinche or surcoinche: the points of both sides are multiplied.
    }
rule-coinche-scope-bidders-only =
    { $surcoinche ->
        [off] Reached after a coinche: only the points of the bidders count double.
       *[on] Reached after a coinche or surcoinche: only the points of the bidders are multiplied.
    }
rule-coinche-scope-bidders-take-all =
    { $surcoinche ->
        [off] Reached after a coinche: the bidders score twice the sum of 160 and their bid, the others nothing.
       *[on] Reached after a coinche or surcoinche: the bidders score 160 and their bid, multiplied, the others nothing.
    }
rule-announced-capot-document = A capot that was bid and made scores { $capot_document } points in all.
rule-announced-capot-500 = A capot that was bid and made scores 500 points in all.
