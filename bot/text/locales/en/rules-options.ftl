# What each value of an option means, in a sentence. Beside it on the pages: rules-*.ftl.

options-rule =
    .players-4 = Four players in two teams, partners opposite each other.
    .players-3 = Three players: one takes and plays against the other two, and everybody scores for themselves.
    .players-2 =
        { $auction ->
            [clobyosh] Two players, one against the other, with nine cards each; the rest of the pack is not played.
           *[other] Two players, one against the other, each with sixteen cards laid out on the table: *Belote Découverte*.
        }
    .na-values-ffb-table = With no trumps or all trumps the cards have values of their own, which make 152 points as well.
    .na-values-scaled = With no trumps all the cards make 120 points and with all trumps 248. Each side’s card points are brought to 152 for all of them (× 152/120, × 152/248) and rounded; then the last trick is added.
    .na-values-raw = With no trumps all the cards make 120 points and with all trumps 248, and they count as they are.
    .ta-last-trick-true = The last trick counts 10 with all trumps as well.
    .ta-last-trick-false = With all trumps the last trick counts nothing.

    .direction-ccw = Dealing, calling and playing go anticlockwise.
    .direction-cw = Dealing, calling and playing go clockwise.
    .first-dealer-lowest-card = Everybody draws a card, and the lowest deals first (7 is low, ace is high); those who drew the same draw again.
    .first-dealer-random = The first dealer is drawn by lot.
    .shuffle-cut-only = The pack is shuffled once, before the first deal. After that it is gathered and only cut: the cards of a trick stay together, but how they lie, and which trick lies on which, is left to chance.
    .shuffle-every-deal = The pack is shuffled before every deal.
    .packets-3-2 =
        { $auction ->
            [ladder] Everybody gets three cards, then two more; three more follow once there is a contract.
           *[turn-up] Everybody gets three cards, then two more, and the next card is turned up.
        }
    .packets-2-3 =
        { $auction ->
            [ladder] Everybody gets two cards, then three more; three more follow once there is a contract.
           *[turn-up] Everybody gets two cards, then three more, and the next card is turned up.
        }
    .packets-dealer-choice =
        { $auction ->
            [ladder] Everybody gets three cards and then two, or two and then three, as the dealer chooses; three more follow once there is a contract.
           *[turn-up] Everybody gets three cards and then two, or two and then three, as the dealer chooses; the next card is turned up.
        }
    .packets-2-3-3 = All eight cards are dealt before the auction: two, then three, then three more.
    .packets-3-2-3 = All eight cards are dealt before the auction: three, then two, then three more.
    .packets-3-3-2 = All eight cards are dealt before the auction: three, then three, then two more.
    .packets-4-4 =
        { $side ->
            [player] Each player has a row of eight cards face down, dealt four at a time, and on each of them a second card face up.
           *[team] All eight cards are dealt before the auction, four at a time.
        }
    .packets-3-3 = Both get three cards, then three more, and the next card is turned up.

    .auction-turn-up = In turn, starting with the player after the dealer, you may *take* the suit that is turned up, which becomes trump, or pass. The first take ends the auction.
    .auction-bids = In turn, starting with the player after the dealer, you bid the points you mean to make and a suit as trump, or you pass. A bid has to be higher than the last one, in whatever suit.
    .auction-coinche = In turn, starting with the player after the dealer, you bid the points you mean to make and what is to be trump, or you pass. A bid has to be higher than the last one, whatever is trump.
    .auction-choice = In turn you *play* with any suit as trump, or you pass. The first to play ends it: their team has to make the deal. In the end somebody has to play.
    .auction-clobyosh = In turn, starting with the dealer’s opponent, you may *take* the suit that is turned up, which becomes trump, or pass.
    .trump-choice-first-may-pass = The player after the dealer speaks first. If all pass, that player has to play.
    .trump-choice-first-must = The player after the dealer has to play, and names the trump.
    .trump-choice-dealer-first = The dealer speaks first. If all pass, the dealer has to play.
    .auction-ladder = In turn, starting with the player after the dealer, you name what is to be trump, and nothing else, or you pass. The ladder goes ♣ ♦ ♥ ♠, no trumps, all trumps: a bid has to be higher on it than the last one, and steps may be skipped.
    .auction-three = In turn, starting with the player after the dealer, you take or you pass. Whoever takes plays alone against the other two.
    .pack3-24 = 24 cards, from 9 to ace.
    .pack3-32-chien = 32 cards, from 7 to ace, of which two lie in the *chien*.
    .deal3-turned = In the first round you may take the suit that is turned up.
    .deal3-all8 = All eight cards are dealt at once: three, two, three. There is one round, and whoever takes names any suit as trump.
    .round2-suits-exclude-turned = When all pass, there is a second round: take by naming one of the other three suits, or pass again.
    .round2-suits-any = When all pass, there is a second round: take by naming any suit, or pass again.
    .allpass-dealer-next =
        { $auction ->
            [clobyosh] When both pass twice, or agree to throw the deal in, the cards are gathered and the other player deals.
            [three] When nobody takes, the cards are gathered and the next player deals.
            [turn-up] When all pass twice, the cards are gathered and the next player deals.
           *[bids] When nobody bids, the cards are gathered and the next player deals.
        }
    .allpass-dealer-same =
        { $auction ->
            [clobyosh] When both pass twice, or agree to throw the deal in, the cards are gathered and the same player deals again.
            [three] When nobody takes, the cards are gathered and the same player deals again.
            [turn-up] When all pass twice, the cards are gathered and the same player deals again.
           *[bids] When nobody bids, the cards are gathered and the same player deals again.
        }
    .schmeiss-off = Nobody says *schmeiss*.
    .schmeiss-on = *Schmeiss* is a third call, in both rounds: the other player lets you take, or throws the deal in. If you have to take, it is with the suit turned up, or in the second round with another suit that you name.
    .schmeiss-opponent-makes = *Schmeiss* is a third call. In the first round the other player has to take the suit turned up, or throws the deal in. In the second they let you take with a suit that you name, or throw the deal in.
    .show-bottom-false = Nobody sees the rest of the pack.
    .show-bottom-true = Once all the cards are dealt, the last card of the pack is shown to both.

    .reveal-on-lead-false = After each trick both players turn up the cards that lay under the two that were played.
    .reveal-on-lead-true = Whoever leads turns up the card underneath at once, before the other answers; the other does so after the trick.
    .extra-contracts-off = Trump is always one of the four suits.
    .extra-contracts-no-trumps =
        { $side ->
            [player] *No trumps* may be named as well: then no suit is trump. Our adaptation: the document only mentions it.
           *[team] *No trumps* may be bid as well: then no suit is trump.
        }
    .extra-contracts-all-trumps =
        { $side ->
            [player] *All trumps* may be named as well: then every suit has the order of trump. Our adaptation: the document only mentions it.
           *[team] *All trumps* may be bid as well: then every suit has the order of trump.
        }
    .extra-contracts-both =
        { $side ->
            [player] *No trumps* (no suit is trump) and *all trumps* (every suit has the order of trump) may be named as well. Our adaptation: the document only mentions them.
           *[team] *No trumps* (no suit is trump) and *all trumps* (every suit has the order of trump) may be bid as well.
        }
    .head-trump-always = **a** Trump is led and you have trump: go higher than the highest trump if you can, even over your partner; if not, play any trump.
    .head-trump-unless-partner-master = **a** Trump is led and you have trump: go higher if you can, unless your partner holds the trick; if not, play any trump.
    .head-plain-no = **c** Another suit is led and you have it: play any card of that suit.
    .head-plain-unless-partner-master =
        { $side ->
            [player] **c** Another suit is led and you have it: go higher if you can; if not, play any card of that suit.
           *[team] **c** Another suit is led and you have it: go higher if you can, unless your partner holds the trick; if not, play any card of that suit.
        }
    .head-plain-always =
        { $side ->
            [player] **c** Another suit is led and you have it: go higher if you can; if not, play any card of that suit.
           *[team] **c** Another suit is led and you have it: go higher if you can, even over your partner; if not, play any card of that suit.
        }
    .undertrump-opp-required = **e** You cannot follow, and an opponent holds the trick with a trump: overtrump; if you cannot, play a lower trump.
    .undertrump-opp-optional = **e** You cannot follow, and an opponent holds the trick with a trump: overtrump; if you cannot, play any card.
    .undertrump-opp-forbidden = **e** You cannot follow, and an opponent holds the trick with a trump: overtrump; if you cannot, throw another suit. A lower trump only if you hold nothing else.
    .partner-plain-free = **f** You cannot follow, and your partner holds the trick without a trump: play any card.
    .partner-plain-must-trump = **f** You cannot follow, and your partner holds the trick without a trump: you must trump.
    .partner-trump-free = **g, h** You cannot follow, and your partner holds the trick with a trump: play any card, even a lower trump.
    .partner-trump-no-undertrump-if-can-over = **g** You cannot follow, your partner holds the trick with a trump, and you could overtrump: overtrump or throw another suit, but no lower trump.
        • **h** The same, but you could not overtrump: play any card.
    .partner-trump-must-piss = **g** You cannot follow, your partner holds the trick with a trump, and you could overtrump: overtrump or throw another suit, but no lower trump.
        • **h** The same, but you could not overtrump: play a lower trump.
    .partner-trump-must-trump-any = **g, h** You cannot follow, and your partner holds the trick with a trump: play any trump.
    .partner-trump-ffb = **g** You cannot follow, your partner holds the trick with a trump, and you could overtrump: overtrump or throw another suit, but no lower trump; with nothing but trumps, play any of them.
        • **h** The same, but you could not overtrump: play any card.
    .partner-trump-must-over = **g** You cannot follow, your partner holds the trick with a trump, and you could overtrump: overtrump.
        • **h** The same, but you could not overtrump: play a lower trump.
    .partner-trump-never-under = **g, h** You cannot follow, and your partner holds the trick with a trump: overtrump or throw another suit. A lower trump only if you hold nothing else.

    .declarations-off = There are no declarations: runs and four of a kind bring nothing.
    .declarations-first-trick =
        { $auction ->
            [ladder] Declarations are announced with your card to the first trick, and only their kind: “a tierce”, “a carré”.
           *[other] Declarations are announced with your card to the first trick, and only their kind: “a cinquante”, “four kings”.
        }
    .declarations-immediate = Declarations are announced and shown to everybody as soon as trump is fixed, before the first card. Everybody is asked, even those who hold nothing.
    .declarations-talk = Runs are compared aloud during the first trick: the table asks and answers for both.
    .decl-contest-winner-takes-all =
        { $side ->
            [three] Only the player with the highest declaration scores, and then all they have announced; the others score none.
            [player] Only the player with the highest declaration scores, and then all they have announced; the other scores none.
           *[team] Only the team with the highest declaration scores, and then all that both partners have announced; the other team scores none.
        }
    .decl-contest-per-type = Declarations of different kinds all count, for both sides. Only where both sides have the same kind, the side with the higher one alone scores that kind.
    .decl-contest-separate = Runs are compared with runs, and carrés with carrés: longer runs first, then the higher top card; carrés in the order J 9 A 10 K Q. The side with the best run scores all its runs, the side with the best carré all its carrés. What is trump does not matter.
    .decl-contest-by-value = All declarations are compared together, by points; of as many points a carré is higher than a run, then the higher card decides. The side with the best scores all of its own. What is trump does not matter.
    .decl-contest-moment-after-trick1 = Who has the highest is settled after the first trick.
    .decl-contest-moment-during-trick2 = Who has the highest is settled during the second trick: the winner of the first names their best, and each player after them a better one, or passes.
    .decl-contest-moment-before-first-lead = Who has the highest is settled before the first card is led.
    .decl-contest-moment-end-of-deal = Until the deal is over only the kind of each declaration is known. Then it is settled who has the highest, and what counts is shown.
    .decl-equal-earlier-seat = Of declarations that are equal in everything, that of whoever speaks first is higher.
    .decl-equal-none = When the best of both sides are equal in everything, nobody scores them, nor any below.
    .long-runs-cap5 =
        { $auction ->
            [clobyosh] A run of five or more brings 100 points.
           *[other] A run of six, seven or eight counts as a *cent*, a run of five.
        }
    .long-runs-cap4 = A run of five or more counts as one of four: 50 points.
    .long-runs-true-length = A run of six, seven or eight is 100 points too, and beats any shorter one.
    .long-run-split-false = What is left over of a long run makes no second run.
    .long-run-split-true = What is left over of a long run may make a second run: eight in a row are five and three.
    .trump-run-wins-false = All eight trumps in one hand do not win the game.
    .trump-run-wins-true = All eight trumps in one hand win the whole game at once.

    .belote-on =
        { $side ->
            [player] King and queen of trump, both played by the same player, are the *belote*, worth 20 points.
           *[team] King and queen of trump in one hand are the *belote*, worth 20 points.
        }
    .belote-off = Belote is not played: king and queen of trump bring nothing extra.
    .belote-ta-none = With all trumps there is no belote.
    .belote-ta-each-suit = With all trumps every suit has its own belote: up to four, 20 points each.
    .belote-ta-each-suit-led = With all trumps every suit has its own belote, 20 points each; it counts if the first of its two cards is led, or follows the suit that was led.
    .belote-order-free = Either of the two may be played first.
    .belote-order-king-first =
        { $side ->
            [player] The king has to be played before the queen, if both lie face up.
           *[team] The king has to be played before the queen.
        }
    .belote-announce-auto = The words *belote* and *rebelote* are said for you.
    .belote-announce-second = *Belote* and *rebelote* are both said for you with the second of the two cards: the first tells nothing.
    .belote-announce-prompt = With the first card you choose whether to say *belote*; *rebelote* is then said for you.
    .belote-announce-strict = Say *belote* with the first card and *rebelote* with the second: each has a button with the word and one without. Whoever forgets one of the words gets no points for it.
    .belote-on-dedans-owner = Whoever has the belote keeps its 20 points, even when the deal is lost.
    .belote-on-dedans-to-defence = When the takers lose the deal, their 20 points go to the defenders.
    .contract-basis-all =
        { $declarations ->
            [off] To win the deal, everything counts: the belote as well as the tricks.
           *[on] To win the deal, everything counts: tricks, belote and declarations.
        }
    .contract-basis-tricks-belote =
        { $declarations ->
            [off] To win the deal, the tricks and the belote count.
           *[on] To win the deal, the tricks and the belote count, but no declarations.
        }
    .contract-basis-tricks =
        { $declarations ->
            [off] To win the deal, only the tricks count: the belote does not help.
           *[on] To win the deal, only the tricks count: neither belote nor declarations help.
        }
    .capot-value-252 =
        { $auction ->
            [three] **Capot** (one player wins all the tricks): they count 252 instead of 162.
            [coinche] All the tricks count 252 instead of 162.
            [bids] All the tricks count 252 instead of 162, if *capot* was not bid.
           *[turn-up] **Capot** (one side wins all the tricks): they count 252 instead of 162.
        }
    .capot-value-250 =
        { $auction ->
            [three] **Capot** (one player wins all the tricks): they count 250 instead of 162.
            [coinche] All the tricks count 250 instead of 162.
            [bids] All the tricks count 250 instead of 162, if *capot* was not bid.
           *[turn-up] **Capot** (one side wins all the tricks): they count 250 instead of 162.
        }
    .capot-victims-decl-lose =
        { $auction ->
            [clobyosh] Whoever wins no trick scores no runs.
           *[other] Defenders without a trick lose their declarations.
        }
    .capot-victims-decl-keep =
        { $auction ->
            [clobyosh] Whoever wins no trick scores their runs all the same.
           *[other] Defenders without a trick still score their declarations; even if those are worth more, the takers are not dedans.
        }
    .capot-victims-decl-to-winners = Declarations of defenders without a trick go to the takers.
    .tie-rule-takers-win =
        { $auction ->
            [choice] **Half** of all the points, roem included, is enough.
            [coinche] **Equal**: that is enough for the bidders.
           *[turn-up] **Equal**: that is enough for the takers, and each side scores what it has.
        }
    .tie-rule-takers-lose =
        { $auction ->
            [choice] **Half** of all the points, roem included, is not enough.
            [coinche] **Equal**: that is not enough, the bid has failed.
           *[turn-up] **Equal**: that is not enough, the takers are dedans.
        }
    .tie-rule-litige =
        { $auction ->
            [coinche] **Litige** (equal): the others score their points; those of the bidders wait with the bid, and whoever wins the next deal gets them. Belotes are scored at once.
           *[turn-up] **Litige** (equal): the defenders score their points; those of the takers wait, and whoever wins the next deal gets them.
        }
    .tie-rule-abeyance = **Equal**: all points wait for the next deal. If the side that took wins it, each side gets its own; if not, the other side gets everything. If an extra deal ends so, another one follows.
    .tie-rule-takers-zero = **Equal**: whoever took scores nothing, the other what they have.
    .tie-rule-set-aside = **Equal**: the points of both are set aside for whoever wins the next deal.
    .litige-belote-carve = In a litige the takers score their belote at once; only the rest waits.
    .litige-belote-hold = The belote of the takers waits with their other points.
    .rounding-off = Points are not rounded.
    .rounding-nearest10 = Points are rounded to the nearest 10.
    .rounding-nearest5 = Points are rounded to the nearest 5.
    .rounding-up10 = Points are rounded up to the next 10.
    .rounding-up5 = Points are rounded up to the next 5.
    .rounding-complement10 = Points of the tricks are rounded to 10 (5 goes down), so that both sides together have 160.
    .four-jacks-100 = Four jacks in a trick bring 100 points.
    .four-jacks-200 = Four jacks in a trick bring 200 points.
    .four-nines-100 = Four nines in a trick bring 100 points.
    .four-nines-150 = Four nines in a trick bring 150 points.
    .roem-claim-auto = Roem counts by itself.
    .roem-claim-claim = Roem counts once somebody calls it, of either side, before the next card falls; that of the last trick by itself.
    .counter-pit-false = If the others take all the tricks, they score nothing more for it.
    .counter-pit-true = If the others take all the tricks, they score 100 points more.
    .all-tricks-0 = Winning all nine tricks brings nothing more.
    .all-tricks-100 = Winning all nine tricks brings 100 points more.
    .contract3-more-than-each = The taker has to have more than each of the others. As many is not enough.
    .contract3-more-than-both = The taker has to have more than the two others together. As many is not enough.
    .fail3-split = **Dedans** (the taker has not enough): the taker’s tricks bring nothing, and each of the others scores half of { $all }.
    .fail3-own-plus-half = **Dedans** (the taker has not enough): each of the others scores their own points and half of the taker’s.
    .fail3-own = **Dedans** (the taker has not enough): the taker’s tricks bring nothing, and the others score their own.
    .def-sum-false = When the contract is made, each defender scores their own tricks.
    .def-sum-true = When the contract is made, each defender scores the tricks of both.
    .capot3-partial-false = One defender without a trick changes nothing.
    .capot3-partial-true = When one defender has no trick and the contract is made, the two others score 50 more each.

    .end-mode-target =
        { $side ->
            [team] The game ends once a side has { $target } points or more.
           *[other] The game ends once somebody has { $target } points or more.
        }
    .end-mode-deals =
        { $auction ->
            [choice]
                { $deals_limit ->
                    [one] The game has { $deals_limit } deal, and the higher total wins; equal totals are a draw.
                   *[other] The game has { $deals_limit } deals, and the higher total wins; equal totals are a draw.
                }
           *[turn-up]
                { $deals_limit ->
                    [one] The game has { $deals_limit } deal, and the highest total wins; if the totals are equal, one more deal is played.
                   *[other] The game has { $deals_limit } deals, and the highest total wins; if the totals are equal, one more deal is played.
                }
        }
    .end-mode-boards =
        { $deals_limit ->
            [one] The game is { $deals_limit } board, the same at every table: it is compared with the others, a deal that nobody takes counts 0–0, and equal totals are not played off.
           *[other] The game is { $deals_limit } boards, the same at every table: each is compared with the others, a deal that nobody takes counts 0–0, and equal totals are not played off.
        }
    .target = The game is played to { $target } points.
    .deals-limit =
        { $deals_limit ->
            [one] { $deals_limit } deal is played.
           *[other] { $deals_limit } deals are played.
        }
    .both-reach-higher-score =
        { $side ->
            [three] When several get there in the same deal, the highest total wins; if it is equal, one more deal is played.
           *[team] When both sides get there in the same deal, the higher total wins; if they are equal, one more deal is played.
        }
    .both-reach-extend =
        { $side ->
            [three] When several get there in the same deal, one more deal is played and the highest total wins.
           *[team] When both sides get there in the same deal, one more deal is played and the higher total wins.
        }
    .both-reach-draw =
        { $side ->
            [three] When several get there in the same deal, the game is a draw.
           *[team] When both sides get there in the same deal, the game is a draw.
        }
    .both-reach-attackers = When both sides get there in the same deal, the takers of that deal win.
    .both-reach-last-bidder = When both sides get there in the same deal, the side that made the last bid wins.
    .belote-only-win-true = A belote may win the game, even for a side that lost the deal.
    .belote-only-win-false = A side that has lost the deal, or has no trick in it, does not win the game by its belote: one more deal is played.
    .held-at-end-lost = Points that still wait when the game ends are lost.
    .held-at-end-to-owner = Points that still wait when the game ends go to the side that made them.
    .tens-rounding-book = Rounding to tens: at a suit from 7 up, at all trumps and no trumps from 5 up; who has less than the others already from 6, or at all trumps from 4.
    .tens-rounding-program = Rounding to tens: at a suit from 7 up, at all trumps and no trumps from 5 up; who has less than the others gets what is left of all the tens of the deal, and at least one for a point.
    .capot-doubling-multiplied = A contra multiplies a deal with a capot like any other.
    .capot-doubling-cancels = With a capot a contra counts nothing: the winners write all the points of the deal once.
    .kapo-no-exit-off = A deal with a capot ends the game like any other.
    .kapo-no-exit-one-more = *A capot is no exit*: when a side gets to the target in a deal with a capot, one more deal is played, and then the higher total wins. Deals with a capot are not that one.
    .kapo-no-exit-raise = *A capot is no exit*: when a side gets to the target in a deal with a capot, the target becomes the leaders’ total and one more.
    .arret-false = The game cannot be stopped in the middle of a deal.
    .arret-true = *L’Arrêt*: whoever has just won a trick may stop the game, before leading to the next, and say that their side has { $target } points.
    .self-raise-off = Nobody raises their own bid: three passes in a row after a bid end the bidding.
    .self-raise-other-suit = Whoever made the last bid is asked once more, and may raise it with another trump; if they pass as well, the bidding ends.
    .bid-min = The lowest bid is { $bid_min }.
    .bid-max-160 = The highest number is 160; above it there is *capot*: all the tricks.
    .bid-max-180 = The highest number is 180; above it there is *capot*: all the tricks.
    .bid-max-650 = Numbers have no limit; above all of them there is *capot*: all the tricks.
    .bid-step = Bids go up by { $bid_step }, and steps may be skipped.
    .generale-false = Nothing is higher than *capot*.
    .generale-true = Above *capot* there is *générale*: the bidder alone wins all the tricks.
    .generale-lead-first-hand = At a *générale*, too, the player after the dealer leads.
    .generale-lead-bidder = At a *générale* the bidder leads.
    .coinche-mode-any-time = Opponents of the last bidder may say *coinche* at any moment, even out of turn, and for 5 seconds after the last pass unless they have only just passed. That ends the bidding, and the deal counts double.
    .coinche-mode-in-turn = Opponents of the last bidder may say *coinche* when it is their turn. That ends the bidding, and the deal counts double.
    .surcoinche-off = A coinche cannot be answered.
    .surcoinche-x4 =
        { $answer ->
            [in-turn] After a coinche the bidders are asked in turn and may answer *surcoinche*: the deal then counts four times.
           *[any-time] The bidders have 15 seconds to answer a coinche with *surcoinche*: the deal then counts four times.
        }
    .surcoinche-x3 =
        { $answer ->
            [in-turn] After a coinche the bidders are asked in turn and may answer *surcoinche*: the deal then counts three times.
           *[any-time] The bidders have 15 seconds to answer a coinche with *surcoinche*: the deal then counts three times.
        }
    .run-from-contra-true = After a contra or a recontra anybody may still bid higher in their turn: the new bid counts once again.
    .run-from-contra-false = After a contra nobody bids any more.
    .kloppen-score-bid-only = **Made**: the bidders score their bid, the others nothing.
    .kloppen-score-made-only = **Made**: both sides score what they have made.
    .kloppen-score-made-plus-bid = **Made**: the bidders score what they have made and their bid, the others what they have made.
    .kloppen-fail-literal =
        { $surcoinche ->
            [off] **Dedans**: the others score 162; after a coinche, twice the bid.
            [x3] **Dedans**: the others score 162; after a coinche, twice the bid, and three times after a surcoinche.
           *[x4] **Dedans**: the others score 162; after a coinche, twice the bid, and four times after a surcoinche.
        }
    .kloppen-fail-max =
        { $surcoinche ->
            [off] **Dedans**: the others score 162; after a coinche, twice the bid if that is more.
            [x3] **Dedans**: the others score 162; after a coinche, twice the bid, and three times after a surcoinche, if that is more.
           *[x4] **Dedans**: the others score 162; after a coinche, twice the bid, and four times after a surcoinche, if that is more.
        }
    .coinche-scope-both =
        { $surcoinche ->
            [off] **Made after a coinche**: the points of both sides count double.
           *[on] **Made after a coinche or surcoinche**: the points of both sides are multiplied.
        }
    .coinche-scope-bidders-only =
        { $surcoinche ->
            [off] **Made after a coinche**: only the points of the bidders count double.
           *[on] **Made after a coinche or surcoinche**: only the points of the bidders are multiplied.
        }
    .coinche-scope-bidders-take-all =
        { $surcoinche ->
            [off] **Made after a coinche**: the bidders score twice the sum of 160 and their bid, the others nothing.
           *[on] **Made after a coinche or surcoinche**: the bidders score 160 and their bid, multiplied, the others nothing.
        }
    .announced-capot-document = A capot that was bid and made scores { $capot_document } points in all.
    .announced-capot-500 = A capot that was bid and made scores 500 points in all.
    .belote-helps-contract-true = Their belote helps the bidders to make it.
    .belote-helps-contract-false = Their belote does not help the bidders to make it.
    .decl-helps-contract-true = Their declarations help the bidders to make it.
    .decl-helps-contract-false = Their declarations do not help the bidders to make it.
    .eighty-means-82-true = For a bid of 80, 82 points are needed.
    .eighty-means-82-false = For a bid of 80, 80 points are enough.
    .beat-defence-true = The bidders must have more than the other side as well, counting all that it has.
    .beat-defence-false = The bidders need not have more than the other side.
    .coinche-score-ffb = **Made**: both sides score what they have made, and the bidders their bid. After a coinche the bidders score 160 (with all the tricks 250) and their bid, multiplied, the others nothing.
    .coinche-score-bga = **Made**: both sides score what they have made, and the bidders their bid. After a coinche the bidders’ points and bid are multiplied, and the others score nothing.
    .coinche-score-bga-bid-only = **Made**: the bidders score their bid, and no tricks count. **Dedans**: the others score the bid. After a coinche it is multiplied.
    .coinche-score-concours = **Made**: both sides score their tricks, and the bidders their bid. After a coinche the bidders score 160 and their bid, multiplied, the others nothing. If all the tricks were bid, that brings 500 and no more, multiplied as well: to the bidders, or to the others if a trick is missing.
    .coinche-score-announced = **Made**: the bidders score their bid and nothing else. **Dedans**: the others score the bid. After a coinche it is multiplied.
    .coinche-score-made = **Made**: both sides score what they have made, and the bidders their bid. After a coinche the bid alone is multiplied.
    .fail-base-160 =
        { $score ->
            [made] **Dedans**: the others score 160 and the bid; after a coinche the bid alone is multiplied.
           *[ffb] **Dedans**: the others score 160 and the bid, multiplied after a coinche.
        }
    .fail-base-162 =
        { $score ->
            [made] **Dedans**: the others score 162 and the bid; after a coinche the bid alone is multiplied.
           *[ffb] **Dedans**: the others score 162 and the bid, multiplied after a coinche.
        }
