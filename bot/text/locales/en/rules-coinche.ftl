# The rules of Kloppen (belote coinchée): bids, coinche and how they score.

rules-auction-adaptation = Bids with two players are our adaptation: the document only mentions them.
rules-auction-ladder = Bids go from { $bid_min } to { $bid_max } in steps of { $bid_step }, and steps may be skipped. Above them there is only *capot*: all the tricks.
rules-auction-again = Whoever has passed may bid again when their turn comes.
rules-auction-partner = Partners may outbid each other.
rules-auction-end =
    { $side ->
        [player] The bidding ends with a pass after a bid.
       *[team] The bidding ends with three passes in a row after a bid.
    }
rules-auction-coinche = The opponent of the last bidder may say *coinche* until they pass. That ends the bidding, and the deal counts double.
rules-bids-reached =
    { $belote ->
        [on] The contract is *made* if the tricks of the bidders, with 10 for the last one and with their belote, make at least the points that were bid; otherwise they are *dedans*. All the tricks are enough for any bid.
       *[off] The contract is *made* if the tricks of the bidders, with 10 for the last one, make at least the points that were bid; otherwise they are *dedans*. All the tricks are enough for any bid.
    }
rules-bids-belote-margin = The belote only helps the bidders to make their contract: nobody scores it.
rules-bids-belote-owner = Whoever has the belote scores its 20 points, made or not; they are never multiplied.
rules-bids-capot = All the tricks without a bid of *capot* bring no more than the bid.
rules-bids-capot-failed = A capot that was bid and not made counts as a bid of { $capot_bid }.
rules-bids-failed-as-written = The document says twice the bid in any case: a coinched 80 would then cost 160, less than without a coinche.
rules-coinche-reached = The contract is *made* if the tricks of the bidders, with 10 for the last one, make at least the points that were bid; otherwise they are *dedans*.
rules-coinche-capot =
    { $generale ->
        [on] *Capot* counts as a bid of 250, *générale* as one of 500.
       *[off] *Capot* counts as a bid of 250.
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
