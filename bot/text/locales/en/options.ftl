# The options of a table, page by page. Short words: what a value means in full stands in rules*.ftl.

options-title = ### The rules of { $table }
options-page = ### { $group }
options-same = Nothing is changed.
options-differs = Changed:
options-difference = { $option }: **{ $value }** (instead of: { $instead })
options-more =
    { $count ->
        [one] and 1 more change: press **Rules…**
       *[other] and { $count } more changes: press **Rules…**
    }
options-agree-again = If others sit at the table, they have to agree to each change.
options-choose-group = Change something…
options-choose-other = Change something else…
options-choose-preset = Another game…
options-choose-saved = Play by saved rules…
options-number = Set…
options-instead = ✏️ instead of: { $value }
options-reset = Reset
options-save = Save…
options-pages = What the rules say
options-back = Back
options-remove = Delete saved rules…
options-remove-title = ### Which rules should be deleted?
options-remove-none = Only those who manage this server may delete rules that others saved, and you have saved none.
options-remove-choose = Saved rules…
options-remove-sure = Delete **{ $name }** for this whole server? Tables that play by these rules keep them.
options-remove-now = Delete
options-removed = 🗑️ Deleted.
options-saved = 💾 Saved as **{ $name }**: /belote offers these rules from now on.
options-save-title = Save these rules
options-save-label = Name, up to { $most } characters
options-number-range = From { $low } to { $high }
options-name-of-preset = **{ $name }** is already the name of rules that I bring along: choose another.
options-origin =
    .outside = ◇ from outside the documents of the rule book
    .adaptation = ◇ our adaptation: the document mentions it without rules
options-mark =
    .outside = { $value } ◇ from outside
    .adaptation = { $value } ◇ adaptation

options-group =
    .deal = Dealing
    .auction = The auction
    .decouverte = Two players
    .coinche = Bids and coinche
    .contract = When a contract is made
    .declarations = Declarations
    .belote = Belote and rebelote
    .play = The play
    .scoring = Counting
    .end = End of the game

options-words =
    .players = Players
    .bid-min = Lowest bid
    .bid-max = Highest bid
    .bid-step = Steps of bids

    .direction = Direction
    .direction-ccw = anticlockwise
    .direction-ccw-about = To the right of the dealer first, as in France
    .direction-cw = clockwise
    .direction-cw-about = To the left of the dealer first, as in the Netherlands

    .first-dealer = First dealer
    .first-dealer-random = drawn by lot
    .first-dealer-random-about = Nobody has to do anything
    .first-dealer-lowest-card = the lowest card
    .first-dealer-lowest-card-about = Everybody draws one; whoever has the lowest deals

    .shuffle = Shuffling
    .shuffle-cut-only = once, then only cut
    .shuffle-cut-only-about = Tricks stay together from deal to deal: the hands are wilder
    .shuffle-every-deal = before every deal
    .shuffle-every-deal-about = As in contests

    .packets = Packets
    .packets-3-2 = three, then two
    .packets-3-2-about = Then a card is turned up
    .packets-2-3 = two, then three
    .packets-2-3-about = Then a card is turned up
    .packets-dealer-choice = as the dealer likes
    .packets-dealer-choice-about = Three and two, or two and three
    .packets-2-3-3 = two, three, three
    .packets-2-3-3-about = All eight cards before the auction
    .packets-3-2-3 = three, two, three
    .packets-3-2-3-about = All eight cards before the auction
    .packets-3-3-2 = three, three, two
    .packets-3-3-2-about = All eight cards before the auction
    .packets-4-4 = four at a time
    .packets-4-4-about = All eight cards before the auction
    .packets-3-3 = three and three
    .packets-3-3-about = Then a card is turned up; three more after the auction

    .auction = Auction
    .auction-turn-up = take a suit
    .auction-turn-up-about = The one turned up, or another in the second round
    .auction-bids = bids, with coinche
    .auction-bids-about = Points and a suit; the other may double
    .auction-coinche = bids, as in coinche and contrée
    .auction-coinche-about = Points and what is trump; the others may double
    .auction-choice = choose trump
    .auction-choice-about = As in klaverjas: in the end somebody has to play
    .auction-clobyosh = take, pass or schmeiss
    .auction-clobyosh-about = For two players, over a card turned up

    .trump-choice = Who has to play
    .trump-choice-first-may-pass = the player after the dealer, if all pass
    .trump-choice-first-may-pass-about = Everybody is asked in turn before that
    .trump-choice-first-must = the player after the dealer
    .trump-choice-first-must-about = Nobody else is asked
    .trump-choice-dealer-first = the dealer, who is asked first
    .trump-choice-dealer-first-about = If all pass, it is the dealer who plays
    .auction-ladder = a ladder of trumps
    .auction-ladder-about = A bid names a trump alone, higher than the last
    .auction-three = take, one against two
    .auction-three-about = As in belote for three

    .pack3 = Pack for three
    .pack3-24 = 24 cards
    .pack3-24-about = The sevens and eights are left out
    .pack3-32-chien = 32 cards with a chien
    .pack3-32-chien-about = Ten cards each, two for whoever takes

    .deal3 = Dealing for three
    .deal3-turned = five, and one turned up
    .deal3-turned-about = Take the suit turned up, or pass
    .deal3-all8 = all eight at once
    .deal3-all8-about = One round: name any suit, or pass

    .round2-suits = Second round
    .round2-suits-exclude-turned = the other three suits
    .round2-suits-exclude-turned-about = The suit turned up can no longer be named
    .round2-suits-any = any suit
    .round2-suits-any-about = Even the one that was turned up

    .allpass-dealer = When everybody passes
    .allpass-dealer-next = the next player deals
    .allpass-dealer-next-about = The deal moves on
    .allpass-dealer-same = the same player deals again
    .allpass-dealer-same-about = Until there is a contract

    .schmeiss = Schmeiss
    .schmeiss-off = not played
    .schmeiss-off-about = Take or pass, and nothing else
    .schmeiss-on = played
    .schmeiss-on-about = The other lets you take, or throws the deal in
    .schmeiss-opponent-makes = the other has to take
    .schmeiss-opponent-makes-about = In the first round: the suit turned up, or the deal is thrown in

    .show-bottom = Last card of the stock
    .show-bottom-false = hidden
    .show-bottom-false-about = Nobody sees it before the game is over
    .show-bottom-true = shown
    .show-bottom-true-about = Once all the cards are dealt

    .declarations = Declarations
    .declarations-off = none
    .declarations-off-about = Runs and four of a kind bring nothing
    .declarations-first-trick = in the first trick
    .declarations-first-trick-about = Everybody says the kind with their first card
    .declarations-immediate = shown before the first card
    .declarations-immediate-about = As soon as trump is fixed
    .declarations-talk = compared aloud
    .declarations-talk-about = Runs alone; the table asks and answers for you

    .decl-contest = Whose declarations count
    .decl-contest-winner-takes-all = those of the side with the best
    .decl-contest-winner-takes-all-about = All of theirs; the other side scores none
    .decl-contest-per-type = the best of each kind
    .decl-contest-per-type-about = Different kinds all count, for both sides
    .decl-contest-separate = runs and carrés each for themselves
    .decl-contest-separate-about = Runs against runs, carrés against carrés
    .decl-contest-by-value = all together, by points
    .decl-contest-by-value-about = Of as many points a carré before a run

    .decl-contest-moment = When they are compared
    .decl-contest-moment-after-trick1 = after the first trick
    .decl-contest-moment-after-trick1-about = Before the second is led
    .decl-contest-moment-during-trick2 = during the second trick
    .decl-contest-moment-during-trick2-about = Each names a better one, or passes
    .decl-contest-moment-before-first-lead = before the first lead
    .decl-contest-moment-before-first-lead-about = Goes with declarations that are shown
    .decl-contest-moment-end-of-deal = when the deal is over
    .decl-contest-moment-end-of-deal-about = Until then only their kind is known

    .long-runs = Long runs
    .long-runs-cap5 = count as runs of five
    .long-runs-cap5-about = Only the highest card decides between them
    .long-runs-cap4 = count as runs of four
    .long-runs-cap4-about = 50 points, however long they are
    .long-runs-true-length = the longer one wins
    .long-runs-true-length-about = Also 100 points, but six beat five

    .long-run-split = Rest of a long run
    .long-run-split-false = brings nothing
    .long-run-split-false-about = A long run is one declaration
    .long-run-split-true = may be a second run
    .long-run-split-true-about = Eight in a row are five and three

    .trump-run-wins = All eight trumps in one hand
    .trump-run-wins-false = a run like any other
    .trump-run-wins-false-about = 100 points
    .trump-run-wins-true = win the whole game
    .trump-run-wins-true-about = At once, whatever the score

    .capot-victims-decl = Declarations of a side without a trick
    .capot-victims-decl-lose = lost
    .capot-victims-decl-lose-about = Only its belote stays
    .capot-victims-decl-keep = kept
    .capot-victims-decl-keep-about = They score, even against a capot
    .capot-victims-decl-to-winners = go to the winners
    .capot-victims-decl-to-winners-about = On top of the capot

    .belote = Belote and rebelote
    .belote-on = 20 points
    .belote-on-about = For king and queen of trump
    .belote-off = not played
    .belote-off-about = King and queen of trump bring nothing extra

    .belote-order = Which comes first
    .belote-order-free = king or queen
    .belote-order-free-about = As you like
    .belote-order-king-first = the king
    .belote-order-king-first-about = The queen has to wait for him

    .belote-announce = Who says the words
    .belote-announce-auto = the table
    .belote-announce-auto-about = Nobody can forget them
    .belote-announce-second = the table, with the second card
    .belote-announce-second-about = The first card tells nothing
    .belote-announce-prompt = whoever has them is asked
    .belote-announce-prompt-about = With the first card; the second word follows by itself
    .belote-announce-strict = each player
    .belote-announce-strict-about = A word forgotten, and the 20 points are lost

    .belote-on-dedans = Belote of takers who lose
    .belote-on-dedans-owner = stays theirs
    .belote-on-dedans-owner-about = 20 points whatever happens
    .belote-on-dedans-to-defence = goes to the defenders
    .belote-on-dedans-to-defence-about = With everything else

    .head-trump = Trump is led
    .head-trump-always = always go higher
    .head-trump-always-about = Even over your partner
    .head-trump-unless-partner-master = go higher, but not over your partner
    .head-trump-unless-partner-master-about = While your partner holds the trick, any trump will do

    .head-plain = Another suit is led
    .head-plain-no = any card of the suit
    .head-plain-no-about = Nobody has to go higher
    .head-plain-unless-partner-master = go higher, but not over your partner
    .head-plain-unless-partner-master-about = If you can
    .head-plain-always = always go higher
    .head-plain-always-about = If you can

    .undertrump-opp = An opponent has trumped
    .undertrump-opp-required = overtrump or undertrump
    .undertrump-opp-required-about = A trump in any case, even one too low
    .undertrump-opp-optional = overtrump, or any card
    .undertrump-opp-optional-about = Nobody wastes a trump that is too low
    .undertrump-opp-forbidden = overtrump, or no trump at all
    .undertrump-opp-forbidden-about = As in Amsterdam: a lower trump only from a hand of nothing else

    .partner-plain = Your partner holds the trick, no trump
    .partner-plain-free = any card
    .partner-plain-free-about = Trump, or throw something
    .partner-plain-must-trump = you must trump
    .partner-plain-must-trump-about = Although the trick is yours already

    .partner-trump = Your partner has trumped
    .partner-trump-no-undertrump-if-can-over = no undertrump if you can go over
    .partner-trump-no-undertrump-if-can-over-about = If you cannot: any card
    .partner-trump-must-piss = undertrump if you cannot go over
    .partner-trump-must-piss-about = The French “pisser à l’atout”
    .partner-trump-free = any card
    .partner-trump-free-about = Even a lower trump
    .partner-trump-must-trump-any = any trump
    .partner-trump-must-trump-any-about = You must trump, if only low
    .partner-trump-ffb = no undertrump, except with only trumps
    .partner-trump-ffb-about = As the French federation has it
    .partner-trump-must-over = overtrump, or a lower trump
    .partner-trump-must-over-about = As in Rotterdam: as if an opponent had trumped
    .partner-trump-never-under = no lower trump
    .partner-trump-never-under-about = As in Amsterdam: go higher, or throw another suit

    .contract-basis = What counts for the contract
    .contract-basis-all = everything together
    .contract-basis-all-about = Tricks, belote and declarations
    .contract-basis-tricks-belote = tricks and belote
    .contract-basis-tricks-belote-about = Declarations do not help
    .contract-basis-tricks = the tricks alone
    .contract-basis-tricks-about = Neither belote nor declarations help

    .tie-rule = Equal points
    .tie-rule-takers-win = the takers win
    .tie-rule-takers-win-about = As much as the others is enough
    .tie-rule-takers-lose = the takers lose
    .tie-rule-takers-lose-about = As much as the others is not enough
    .tie-rule-litige = litige
    .tie-rule-litige-about = The takers’ points go to the winners of the next deal
    .tie-rule-abeyance = all points wait
    .tie-rule-abeyance-about = The next deal decides about both sides’ points
    .tie-rule-takers-zero = the taker scores nothing
    .tie-rule-takers-zero-about = The other scores what they have
    .tie-rule-set-aside = set aside
    .tie-rule-set-aside-about = For whoever wins the next deal

    .litige-belote = Belote in a litige
    .litige-belote-carve = scored at once
    .litige-belote-carve-about = Only the rest waits
    .litige-belote-hold = waits as well
    .litige-belote-hold-about = With the other points
    .tens-rounding = Rounding to tens
    .tens-rounding-book = by the book
    .tens-rounding-book-about = A side with a few points may write none
    .tens-rounding-program = as a program of 2001
    .tens-rounding-program-about = A side with a point writes one at least
    .capot-doubling = Capot after a contra
    .capot-doubling-multiplied = multiplied
    .capot-doubling-multiplied-about = Like any other deal
    .capot-doubling-cancels = counted once
    .capot-doubling-cancels-about = The winners write all the points of the deal once

    .held-at-end = Points that wait at the end
    .held-at-end-lost = lost
    .held-at-end-lost-about = Nobody gets them
    .held-at-end-to-owner = go to those who made them
    .held-at-end-to-owner-about = Which may decide the game

    .capot-value = Capot
    .capot-value-252 = 252 points
    .capot-value-252-about = 152 for the cards, 100 for the capot
    .capot-value-250 = 250 points
    .capot-value-250-about = A round number, as in the Netherlands

    .rounding = Rounding
    .rounding-off = none
    .rounding-off-about = Every point is scored
    .rounding-nearest10 = to the nearest 10
    .rounding-nearest10-about = 84 is 80, 85 is 90
    .rounding-nearest5 = to the nearest 5
    .rounding-nearest5-about = 82 is 80, 83 is 85
    .rounding-up10 = up to 10
    .rounding-up10-about = 81 is 90
    .rounding-up5 = up to 5
    .rounding-up5-about = 81 is 85
    .rounding-complement10 = to 10, and 160 together
    .rounding-complement10-about = 85 against 77 is 80 against 80

    .end-mode = The game ends
    .end-mode-target = at a number of points
    .end-mode-target-about = Whoever has them first wins
    .end-mode-deals = after a number of deals
    .end-mode-deals-about = Whoever has more by then wins
    .end-mode-boards = after a number of boards
    .end-mode-boards-about = In a duplicate, each compared with other tables

    .target = Points to reach
    .deals-limit = Number of deals

    .both-reach = Both sides get there at once
    .both-reach-extend = one more deal
    .both-reach-extend-about = Then the higher total wins
    .both-reach-draw = a draw
    .both-reach-draw-about = Nobody wins
    .both-reach-higher-score = the higher total wins
    .both-reach-higher-score-about = If they are equal, one more deal
    .both-reach-attackers = the takers win
    .both-reach-attackers-about = Those of the last deal
    .both-reach-last-bidder = the bidders win
    .both-reach-last-bidder-about = Those of the last deal

    .arret = L’Arrêt
    .arret-false = not played
    .arret-false-about = Every deal is played to its end
    .arret-true = played
    .arret-true-about = Whoever is sure of the points may stop the game; whoever is wrong loses it

    .kloppen-score = A contract that is made
    .kloppen-score-bid-only = scores the bid
    .kloppen-score-bid-only-about = The others score nothing
    .kloppen-score-made-only = scores the points made
    .kloppen-score-made-only-about = Both sides score what they took
    .kloppen-score-made-plus-bid = scores points and bid
    .kloppen-score-made-plus-bid-about = The others score what they took

    .coinche-mode = Coinche
    .coinche-mode-any-time = at any moment
    .coinche-mode-any-time-about = Even out of turn
    .coinche-mode-in-turn = in turn
    .coinche-mode-in-turn-about = Like a bid

    .surcoinche = Surcoinche
    .surcoinche-off = not played
    .surcoinche-off-about = The coinche has the last word
    .surcoinche-x4 = four times the points
    .surcoinche-x4-about = The bidders may answer a coinche
    .surcoinche-x3 = three times the points
    .surcoinche-x3-about = The bidders may answer a coinche
    .run-from-contra = Bids after a contra
    .run-from-contra-true = allowed
    .run-from-contra-true-about = A higher bid, and the deal counts once again
    .run-from-contra-false = not allowed
    .run-from-contra-false-about = A contra holds everybody to the bid

    .coinche-scope = A coinche doubles
    .coinche-scope-both = what both sides score
    .coinche-scope-both-about = When the contract is made
    .coinche-scope-bidders-only = what the bidders score
    .coinche-scope-bidders-only-about = When the contract is made
    .coinche-scope-bidders-take-all = 160 and the bid, for the bidders
    .coinche-scope-bidders-take-all-about = The others score nothing when the contract is made

    .kloppen-fail = A bid that fails
    .kloppen-fail-literal = 162, or twice the bid
    .kloppen-fail-literal-about = A coinched 80 then costs 160, less than without coinche
    .kloppen-fail-max = at least 162
    .kloppen-fail-max-about = Twice the bid after a coinche, if that is more

    .announced-capot = A capot that was bid
    .announced-capot-document = 250 or 350 points
    .announced-capot-document-about = 250 where only the bid scores
    .announced-capot-500 = 500 points
    .announced-capot-500-about = More than an unexpected one in any case

    .reveal-on-lead = Card under the leader’s
    .reveal-on-lead-false = turned up after the trick
    .reveal-on-lead-false-about = Both players at the same time
    .reveal-on-lead-true = turned up at once
    .reveal-on-lead-true-about = Before the other answers

    .extra-contracts = Without a trump suit
    .extra-contracts-off = not played
    .extra-contracts-off-about = One suit is always trump
    .extra-contracts-no-trumps = no trumps
    .extra-contracts-no-trumps-about = No suit is trump
    .extra-contracts-all-trumps = all trumps
    .extra-contracts-all-trumps-about = Every suit has the order of trump
    .extra-contracts-both = no trumps and all trumps
    .extra-contracts-both-about = Both may be called

    .bid-max-160 = 160
    .bid-max-160-about = Only capot is above it
    .bid-max-180 = 180
    .bid-max-180-about = Nobody can make more without declarations
    .bid-max-650 = no limit
    .bid-max-650-about = For tables with declarations

    .generale = Générale
    .generale-false = not played
    .generale-false-about = Capot is the highest bid
    .generale-true = played
    .generale-true-about = All the tricks by the bidder alone, for 500

    .generale-lead = Lead at a générale
    .generale-lead-first-hand = the player after the dealer
    .generale-lead-first-hand-about = As in every deal
    .generale-lead-bidder = the bidder
    .generale-lead-bidder-about = Whoever plays alone begins

    .self-raise = Raising one’s own bid
    .self-raise-off = not allowed
    .self-raise-off-about = Three passes end the bidding
    .self-raise-other-suit = with another trump
    .self-raise-other-suit-about = The bidder is asked once more

    .na-values = Values without a trump suit
    .na-values-ffb-table = the federation’s table
    .na-values-ffb-table-about = No trumps: ace 19. All trumps: jack 13, nine 9
    .na-values-scaled = converted to 152
    .na-values-scaled-about = The usual values, each side’s sum brought to 152 in all
    .na-values-raw = as they are
    .na-values-raw-about = 120 points with no trumps, 248 with all trumps

    .ta-last-trick = Last trick at all trumps
    .ta-last-trick-true = 10 points
    .ta-last-trick-true-about = As in every deal
    .ta-last-trick-false = nothing
    .ta-last-trick-false-about = 248 points in all

    .belote-ta = Belote at all trumps
    .belote-ta-none = none
    .belote-ta-none-about = As with no trumps
    .belote-ta-each-suit = one in each suit
    .belote-ta-each-suit-about = Up to four, 20 points each
    .belote-ta-each-suit-led = one in each suit, when it is led
    .belote-ta-each-suit-led-about = The first of its cards must be led or follow suit

    .decl-equal = Equal declarations
    .decl-equal-earlier-seat = whoever speaks first
    .decl-equal-earlier-seat-about = Has the higher one
    .decl-equal-none = nobody scores
    .decl-equal-none-about = Neither these nor lower ones

    .belote-helps-contract = The bidders’ belote
    .belote-helps-contract-true = helps to reach the bid
    .belote-helps-contract-true-about = Its 20 points count with the tricks
    .belote-helps-contract-false = does not help
    .belote-helps-contract-false-about = The tricks have to do without it

    .decl-helps-contract = The bidders’ declarations
    .decl-helps-contract-true = help to reach the bid
    .decl-helps-contract-true-about = They count with the tricks
    .decl-helps-contract-false = do not help
    .decl-helps-contract-false-about = The tricks have to do without them

    .beat-defence = More than the other side
    .beat-defence-false = not needed
    .beat-defence-false-about = The points that were bid are enough
    .beat-defence-true = needed
    .beat-defence-true-about = Besides the points that were bid

    .eighty-means-82 = A bid of 80
    .eighty-means-82-false = asks for 80 points
    .eighty-means-82-false-about = Though the others may have more
    .eighty-means-82-true = asks for 82 points
    .eighty-means-82-true-about = More than half

    .coinche-score = What is scored
    .coinche-score-ffb = points and bid, 160 after a coinche
    .coinche-score-ffb-about = The federation: (160 + bid) × 2 after a coinche
    .coinche-score-bga = points and bid
    .coinche-score-bga-about = After a coinche the bidders’ own points and bid × 2
    .coinche-score-bga-bid-only = bid and belote
    .coinche-score-bga-bid-only-about = Tricks bring nothing
    .coinche-score-concours = points and bid, 500 for capot
    .coinche-score-concours-about = Contests: belotes are never multiplied
    .coinche-score-announced = the bid alone
    .coinche-score-announced-about = Neither tricks nor belote bring anything
    .coinche-score-made = points, and the bid multiplied
    .coinche-score-made-about = After a coinche the bid alone × 2

    .fail-base = For a bid that fails
    .fail-base-160 = 160 and the bid
    .fail-base-160-about = A round number
    .fail-base-162 = 162 and the bid
    .fail-base-162-about = All that is in a deal

    .belote-only-win = Winning by a belote
    .belote-only-win-true = always
    .belote-only-win-true-about = Even in a deal that was lost
    .belote-only-win-false = not in a deal that was lost
    .belote-only-win-false-about = One more deal is played
    .kapo-no-exit = A capot at the target
    .kapo-no-exit-off = ends the game
    .kapo-no-exit-off-about = Like any other deal
    .kapo-no-exit-one-more = asks for one more deal
    .kapo-no-exit-one-more-about = Then the higher total wins; another capot does not count
    .kapo-no-exit-raise = raises the target
    .kapo-no-exit-raise-about = To one more than the leaders have

    .four-jacks = Four jacks in one trick
    .four-jacks-100 = 100 points
    .four-jacks-100-about = As any other four
    .four-jacks-200 = 200 points
    .four-jacks-200-about = As in Amsterdam

    .four-nines = Four nines in one trick
    .four-nines-100 = 100 points
    .four-nines-100-about = As any other four
    .four-nines-150 = 150 points
    .four-nines-150-about = As in the declarations of belote

    .roem-claim = How roem counts
    .roem-claim-auto = by itself
    .roem-claim-auto-about = The table finds it
    .roem-claim-claim = once it is called
    .roem-claim-claim-about = By a button, before the next card falls

    .counter-pit = All the tricks for the others
    .counter-pit-false = nothing more
    .counter-pit-false-about = 162 and the roem, as for any contract that failed
    .counter-pit-true = 100 points more
    .counter-pit-true-about = A pit for them as well

    .all-tricks = All nine tricks
    .all-tricks-0 = nothing more
    .all-tricks-0-about = The cards alone count
    .all-tricks-100 = 100 points more
    .all-tricks-100-about = For whoever wins them all

    .contract3 = The taker needs
    .contract3-more-than-each = more than each of the others
    .contract3-more-than-each-about = As many is not enough
    .contract3-more-than-both = more than both together
    .contract3-more-than-both-about = At least 82 without a belote

    .fail3 = When the taker fails
    .fail3-split = each other gets half of all
    .fail3-split-about = 81 points each
    .fail3-own-plus-half = their own, and half the taker’s
    .fail3-own-plus-half-about = Of an odd point the later one has more
    .fail3-own = the others score their own
    .fail3-own-about = The taker’s points are lost

    .def-sum = Defenders score
    .def-sum-false = each their own
    .def-sum-false-about = When the taker has made it
    .def-sum-true = both what the two made
    .def-sum-true-about = When the taker has made it

    .capot3-partial = A defender without a trick
    .capot3-partial-false = nothing extra
    .capot3-partial-false-about = Only all the tricks bring more
    .capot3-partial-true = 50 points for each of the others
    .capot3-partial-true-about = Where the taker has made it

# Why rules cannot be so, and what to do. $option: the name of the option that stands in the way.
bad-rules =
    .unknown-option = There is no such option any more: open the lobby’s **Rules…** again.
    .missing = These rules are not complete: start from one of mine again.
    .no-such-value = **{ $option }** cannot be that: choose one of the values offered.
    .out-of-range = **{ $option }** has to be a number from { $low } to { $high }.
    .not-with-this-deal = Those packets belong to another game: choose other **{ $option }**, or play by other rules.
    .not-on-boards = In a duplicate every table has the same boards, each closed by itself: **{ $option }** needs another value.
    .needs-four-players = **{ $option }**: that takes four players. Play by other rules first.
    .needs-two-players = **{ $option }**: that belongs to coinche, contrée and Belote découverte. Play by the rules of one of these first.
    .needs-target = **{ $option }** needs a number of points to reach: end the game at a number of points, or do without it.
    .not-with-bids = **{ $option }** and bids do not go together: do without the one or the other.
    .not-in-this-game = **{ $option }** is no part of this game: leave it as it is, or play by other rules.
    .for-three = **{ $option }**: belote for three is a game of its own. Play by its rules, or keep to another game.
    .not-with-two-players = **{ $option }**: two players do not know all their cards, so the table has to say the words.
    .not-with-these-declarations = **{ $option }**: before the first lead if declarations are shown at once, otherwise later.
    .no-such-preset = I do not know those rules any more: choose others.
