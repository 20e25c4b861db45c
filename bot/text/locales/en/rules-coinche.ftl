# The rules of Kloppen (belote coinchée): bids, coinche and how they score.

rules-auction-adaptation = Bids with two players are our adaptation: the document only mentions them.
rules-auction-ladder = Bids go from { $bid_min } to { $bid_max } in steps of { $bid_step }, and steps may be skipped. Above them there is only *capot*: all the tricks.
rules-auction-again = Whoever has passed may bid again when their turn comes.
rules-auction-partner = Partners may outbid each other.
rule-self-raise-off = Nobody raises their own bid: three passes in a row after a bid end the bidding.
rule-self-raise-other-suit = Whoever made the last bid is asked once more, and may raise it with another trump; if they pass as well, the bidding ends.
rules-auction-end =
    { $side ->
        [player] The bidding ends with a pass after a bid.
       *[team] The bidding ends with three passes in a row after a bid.
    }
rule-bid-min = The lowest bid is { $bid_min }.
rule-bid-max-160 = The highest number is 160; above it there is *capot*: all the tricks.
rule-bid-max-180 = The highest number is 180; above it there is *capot*: all the tricks.
rule-bid-max-650 = Numbers have no limit; above all of them there is *capot*: all the tricks.
rule-bid-step = Bids go up by { $bid_step }, and steps may be skipped.
rule-generale-false = Nothing is higher than *capot*.
rule-generale-true = Above *capot* there is *générale*: the bidder alone wins all the tricks.
rule-generale-lead-first-hand = At a *générale*, too, the player after the dealer leads.
rule-generale-lead-bidder = At a *générale* the bidder leads.
rule-coinche-mode-any-time = Opponents of the last bidder may say *coinche* at any moment, even out of turn, and for 5 seconds after the last pass unless they have only just passed. That ends the bidding, and the deal counts double.
rule-coinche-mode-in-turn = Opponents of the last bidder may say *coinche* when it is their turn. That ends the bidding, and the deal counts double.
rules-auction-coinche = The opponent of the last bidder may say *coinche* until they pass. That ends the bidding, and the deal counts double.
rule-surcoinche-off = A coinche cannot be answered.
rule-surcoinche-x4 =
    { $answer ->
        [in-turn] After a coinche the bidders are asked in turn and may answer *surcoinche*: the deal then counts four times.
       *[any-time] The bidders have 15 seconds to answer a coinche with *surcoinche*: the deal then counts four times.
    }
rule-surcoinche-x3 =
    { $answer ->
        [in-turn] After a coinche the bidders are asked in turn and may answer *surcoinche*: the deal then counts three times.
       *[any-time] The bidders have 15 seconds to answer a coinche with *surcoinche*: the deal then counts three times.
    }
rules-bids-reached =
    { $belote ->
        [on] The contract is *made* if the tricks of the bidders, with 10 for the last one and with their belote, make at least the points that were bid; otherwise they are *dedans*. All the tricks are enough for any bid.
       *[off] The contract is *made* if the tricks of the bidders, with 10 for the last one, make at least the points that were bid; otherwise they are *dedans*. All the tricks are enough for any bid.
    }
rules-bids-belote-margin = The belote only helps the bidders to make their contract: nobody scores it.
rules-bids-belote-owner = Whoever has the belote scores its 20 points, made or not; they are never multiplied.
rules-bids-capot = All the tricks without a bid of *capot* bring no more than the bid.
rules-bids-capot-failed = A capot that was bid and not made counts as a bid of { $capot_bid }.
rule-kloppen-score-bid-only = **Made**: the bidders score their bid, the others nothing.
rule-kloppen-score-made-only = **Made**: both sides score what they have made.
rule-kloppen-score-made-plus-bid = **Made**: the bidders score what they have made and their bid, the others what they have made.
rule-kloppen-fail-literal =
    { $surcoinche ->
        [off] **Dedans**: the others score 162; after a coinche, twice the bid.
        [x3] **Dedans**: the others score 162; after a coinche, twice the bid, and three times after a surcoinche.
       *[x4] **Dedans**: the others score 162; after a coinche, twice the bid, and four times after a surcoinche.
    }
rule-kloppen-fail-max =
    { $surcoinche ->
        [off] **Dedans**: the others score 162; after a coinche, twice the bid if that is more.
        [x3] **Dedans**: the others score 162; after a coinche, twice the bid, and three times after a surcoinche, if that is more.
       *[x4] **Dedans**: the others score 162; after a coinche, twice the bid, and four times after a surcoinche, if that is more.
    }
rules-bids-failed-as-written = The document says twice the bid in any case: a coinched 80 would then cost 160, less than without a coinche.
rule-coinche-scope-both =
    { $surcoinche ->
        [off] **Made after a coinche**: the points of both sides count double.
       *[on] **Made after a coinche or surcoinche**: the points of both sides are multiplied.
    }
rule-coinche-scope-bidders-only =
    { $surcoinche ->
        [off] **Made after a coinche**: only the points of the bidders count double.
       *[on] **Made after a coinche or surcoinche**: only the points of the bidders are multiplied.
    }
rule-coinche-scope-bidders-take-all =
    { $surcoinche ->
        [off] **Made after a coinche**: the bidders score twice the sum of 160 and their bid, the others nothing.
       *[on] **Made after a coinche or surcoinche**: the bidders score 160 and their bid, multiplied, the others nothing.
    }
rule-announced-capot-document = A capot that was bid and made scores { $capot_document } points in all.
rule-announced-capot-500 = A capot that was bid and made scores 500 points in all.
rules-coinche-reached = The contract is *made* if the tricks of the bidders, with 10 for the last one, make at least the points that were bid; otherwise they are *dedans*.
rule-belote-helps-contract-true = Their belote helps the bidders to make it.
rule-belote-helps-contract-false = Their belote does not help the bidders to make it.
rule-decl-helps-contract-true = Their declarations help the bidders to make it.
rule-decl-helps-contract-false = Their declarations do not help the bidders to make it.
rule-eighty-means-82-true = For a bid of 80, 82 points are needed.
rule-eighty-means-82-false = For a bid of 80, 80 points are enough.
rule-beat-defence-true = The bidders must have more than the other side as well, counting all that it has.
rule-beat-defence-false = The bidders need not have more than the other side.
rule-coinche-score-ffb = **Made**: both sides score what they have made, and the bidders their bid. After a coinche the bidders score 160 (with all the tricks 250) and their bid, multiplied, the others nothing.
rule-coinche-score-bga = **Made**: both sides score what they have made, and the bidders their bid. After a coinche the bidders’ points and bid are multiplied, and the others score nothing.
rule-coinche-score-bga-bid-only = **Made**: the bidders score their bid, and no tricks count. **Dedans**: the others score the bid. After a coinche it is multiplied.
rule-coinche-score-concours = **Made**: both sides score their tricks, and the bidders their bid. After a coinche the bidders score 160 and their bid, multiplied, the others nothing. If all the tricks were bid, that brings 500 and no more, multiplied as well: to the bidders, or to the others if a trick is missing.
rule-coinche-score-announced = **Made**: the bidders score their bid and nothing else. **Dedans**: the others score the bid. After a coinche it is multiplied.
rule-coinche-score-made = **Made**: both sides score what they have made, and the bidders their bid. After a coinche the bid alone is multiplied.
rules-coinche-capot =
    { $generale ->
        [on] *Capot* counts as a bid of 250, *générale* as one of 500.
       *[off] *Capot* counts as a bid of 250.
    }
rule-fail-base-160 =
    { $score ->
        [made] **Dedans**: the others score 160 and the bid; after a coinche the bid alone is multiplied.
       *[ffb] **Dedans**: the others score 160 and the bid, multiplied after a coinche.
    }
rule-fail-base-162 =
    { $score ->
        [made] **Dedans**: the others score 162 and the bid; after a coinche the bid alone is multiplied.
       *[ffb] **Dedans**: the others score 162 and the bid, multiplied after a coinche.
    }
rules-coinche-belote =
    { $score ->
        [announced] Nobody scores the belote.
        [bga] Whoever has the belote scores its 20 points, made or not, multiplied where the same side scores the bid. Only when a coinched contract is made the others get none.
        [concours] Whoever has the belote scores its 20 points, made or not; they are never multiplied.
        [made] Whoever has the belote scores its 20 points, made or not; they are never multiplied.
       *[ffb] Whoever has the belote scores its 20 points, made or not, multiplied where the same side scores the bid.
    }
rules-coinche-declarations =
    { $score ->
        [announced] Nobody scores declarations.
        [bga-bid-only] Nobody scores declarations.
        [concours] Declarations: each side scores its own if the contract is made without a coinche; otherwise whoever scores the bid scores all. They are never multiplied.
        [made] Declarations: each side scores its own if the contract is made, and all of them go to bidders with all the tricks. Dedans, the others score all. They are never multiplied.
       *[ffb] Declarations: each side scores its own if the contract is made without a coinche, and all of them go to bidders with all the tricks. Otherwise whoever scores the bid scores all, multiplied with it.
    }
