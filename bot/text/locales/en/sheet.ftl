# The score sheet after a deal and the end of a party.
# In the picture
sheet-deal = Deal
sheet-tricks = Tricks
sheet-der = Last trick
sheet-roem = Roem
sheet-belote = Belote
sheet-written = Scored
sheet-points = Points
sheet-held = Held
sheet-released = Regained
sheet-total = Total
deal-outcome =
    .made = Made
    .dedans = Dedans
    .capot = Capot
    .pit = Pit
    .litige = Litige
    .abeyance = Held
    .hanging = Hanging

# In words. $mine is what the takers brought together, $theirs what the others did, $by the
# difference. $name and $team are names; $side is “player” or “team”.
sheet-took = { $name } took { $trump }.
sheet-chose = { $name } played { $trump }.
sheet-bid = { $name } bid { $bid }.
    .made =
        { $by ->
            [0] **Made**, exactly: { $mine } points
           *[other] **Made** with { $by } to spare: { $mine } points
        }{ $included ->
            [belote] , belote included,
            [declarations] , declarations included,
            [both] , belote and declarations included,
           *[none] {""}
        } for a bid of { $bid }.
    .dedans = **Dedans** by { $by }: only { $mine } points{ $included ->
            [belote] , belote included,
            [declarations] , declarations included,
            [both] , belote and declarations included,
           *[none] {""}
        } for a bid of { $bid }.
    .outdone = **Dedans:** { $mine } points{ $included ->
            [belote] , belote included,
            [declarations] , declarations included,
            [both] , belote and declarations included,
           *[none] {""}
        } are enough for a bid of { $bid }, but not against the others’ { $theirs }.
sheet-doubled =
    { $times ->
        [2] Coinched: the deal counts double.
       *[other] Coinched and surcoinched: the deal counts { $times } times.
    }
sheet-contra =
    { $times ->
        [2] Contra: the deal counts double.
       *[other] Contra and recontra: the deal counts { $times } times.
    }
sheet-outcome =
    .made =
        { $by ->
            [0] **Made:** { $mine } against { $theirs }, and equal is enough.
           *[other] **Made** by { $by }: { $mine } against { $theirs }.
        }
    .dedans =
        { $by ->
            [0] **Dedans:** { $mine } against { $theirs }, and equal is not enough; { $side ->
                    [player] the other scores
                   *[team] the others score
                } everything.
           *[other] **Dedans** by { $by }: only { $mine } against { $theirs }, so { $side ->
                    [player] the other scores
                   *[team] the others score
                } everything.
        }
    .capot = **Capot:** all the tricks!
    .pit = **Pit:** all the tricks!
    .litige = **Litige:** { $mine } against { $theirs }, a tie.
    .abeyance = **Tie:** { $mine } against { $theirs }.
    .hanging = **Hanging:** { $mine } against { $theirs }, a tie.
sheet-no-trick = **Dedans** without a single trick: { $side ->
        [player] the other scores
       *[team] the others score
    } everything.
sheet-three =
    .made =
        { $needs ->
            [both] **Made** by { $by }: { $mine } against { $theirs }, more than both together.
           *[each] **Made** by { $by }: { $mine } against { $theirs }, more than each of them.
        }
    .dedans =
        { $by ->
            [0] **Dedans:** { $mine } against { $theirs }, and equal is not enough.
           *[other] { $needs ->
                [both] **Dedans** by { $by }: only { $mine } against { $theirs } together.
               *[each] **Dedans** by { $by }: only { $mine } against { $theirs }.
            }
        }
    .no-trick = **Dedans** without a single trick.
sheet-failed =
    .split = Each of the others gets half of all the points.
    .own-plus-half = Each of the others scores their own points and half of the taker’s.
    .own = The others score their own points; the taker’s are lost.
sheet-tie-zero = **A tie:** { $mine } against { $theirs }. The taker scores nothing, the other what they have.
sheet-annulled =
    { $side ->
        [player] The taker made { $mine }, the other { $theirs }.
       *[team] The takers made { $mine }, the others { $theirs }.
    }
sheet-basis =
    .tricks = For this, only the points of the tricks are compared.
    .tricks-belote = For this, tricks and belote are compared, but no declarations.
sheet-bid-needed = A bid of { $bid } needs { $needed } points here.
sheet-bid-all-tricks = **Made:** all the tricks are enough for any bid.
sheet-capot-made = **Made:** all the tricks, as announced.
sheet-capot-failed =
    { $tricks ->
        [0] **Dedans:** not one trick, and all were announced.
        [one] **Dedans:** one trick, and all were announced.
       *[other] **Dedans:** { $tricks } tricks, and all were announced.
    }
sheet-generale-made = **Made:** { $name } won all the tricks, as announced.
sheet-generale-shared = **Dedans:** all the tricks, but not all from { $name }’s own hand.

# What a team scored, as a sum of its sources
sheet-team = { $team }: { $sources } → **+{ $written }**
# Where tens are written: $points are what the sources are together
sheet-tens = { $team }: { $sources } = { $points } → **+{ $written }**
sheet-nothing = nothing
sheet-source =
    .tricks =
        { $tricks ->
            [0] no tricks
            [one] { $points } in one trick
           *[other] { $points } in { $tricks } tricks
        }
    .der = { $points } for the dix de der
    .roem = { $points } for roem
    .declaration = { $points } for { $declaration } ({ $name })
    .belote = { $points } for belote
    .their-belote = { $points } for the takers’ belote
    .deal = { $points } for the whole deal
    .capot = { $points } for all the tricks
    .pit = { $points } for all the tricks
    .bid = { $points } for the bid
    .announced-capot = { $points } for the announced capot
    .announced-generale = { $points } for the announced générale
    .take-all = { $points } for the deal
    .rounding = { $points } (rounded to { $to })
    .tens = { $points } in tens
    .share = { $points } for half of the deal
    .takers-half = { $points } for half of the taker’s points
    .other-defender = { $points } for the other defender’s tricks
    .part-of-capot = { $points } for a player without a trick

sheet-missed-belote =
    { $side ->
        [player] { $team } held the belote and did not say both words: it does not count.
       *[team] { $team } held the belote and did not say both words: it does not count.
    }
sheet-discarded-belote =
    { $side ->
        [player] { $team } held a belote and discarded its first card: it does not count.
       *[team] { $team } held a belote and discarded its first card: it does not count.
    }
sheet-declarations =
    .to-others = The { $points } points of declarations of { $team } go to the other side.
    .lost =
        { $side ->
            [player] { $team } has no trick and loses { $points } points of declarations.
           *[team] { $team } have no trick and lose { $points } points of declarations.
        }
    .unwritten = The { $points } points of declarations of { $team } are not scored at this table.
sheet-in-play = In play: { $team }, { $sources } → **{ $points }**
sheet-in-play-litige = Whoever wins the next deal gets this as well.
sheet-in-play-abeyance =
    { $side ->
        [player] If { $team } wins the next deal, each gets their own; if not, the other gets it all.
       *[team] If { $team } win the next deal, each side gets its own; if not, the other side gets it all.
    }
sheet-in-play-all = With what was there before, { $points } points are in play.
sheet-released-text =
    { $side ->
        [player] { $team } also gets the { $points } points that were in play.
       *[team] { $team } also get the { $points } points that were in play.
    }
sheet-released-to-owner =
    { $side ->
        [player] The game is over: { $team } gets the { $points } points back that were in play.
       *[team] The game is over: { $team } get their { $points } points back that were in play.
    }
sheet-unplayed = This deal was not played to its end: nothing is scored for it.
sheet-thrown-in = Everybody has passed: this board counts 0–0.
sheet-totals = **Total:** { $totals }

# Alt text of the picture of the whole game. $deals are numbers of deals; $first is the team whose
# total comes first.
sheet-party-target = Target: { $target }.
sheet-party-moment =
    { $count ->
        [one] { $moment }, { $team }: deal { $deals }.
       *[other] { $moment }, { $team }: deals { $deals }.
    }
sheet-party-all = Totals deal by deal, { $first } first:
sheet-party-some = Totals along the way, { $first } first:
sheet-party-deal = Deal { $number } ({ $name }, { $contract }): { $totals }.
sheet-party-totals = Deal { $number }: { $totals }.

# Where everybody may see the hands of a deal that is over
sheet-hands = All the hands
