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
options-choose-preset = Play by other rules…
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
options-origin-outside = ◇ from outside the documents of the rule book
options-origin-adaptation = ◇ our adaptation: the document mentions it without rules
options-mark-outside = { $value } ◇ from outside
options-mark-adaptation = { $value } ◇ adaptation

options-group-deal = Dealing
options-group-auction = The auction
options-group-decouverte = Two players
options-group-coinche = Bids and coinche
options-group-contract = When a contract is made
options-group-declarations = Declarations
options-group-belote = Belote and rebelote
options-group-play = The play
options-group-scoring = Counting
options-group-end = End of the game

options-name-players = Players
options-name-bid-min = Lowest bid
options-name-bid-max = Highest bid
options-name-bid-step = Steps of bids

options-name-direction = Direction
options-value-direction-ccw = anticlockwise
options-about-direction-ccw = To the right of the dealer first, as in France
options-value-direction-cw = clockwise
options-about-direction-cw = To the left of the dealer first, as in the Netherlands

options-name-first-dealer = First dealer
options-value-first-dealer-random = drawn by lot
options-about-first-dealer-random = Nobody has to do anything
options-value-first-dealer-lowest-card = the lowest card
options-about-first-dealer-lowest-card = Everybody draws one; whoever has the lowest deals

options-name-shuffle = Shuffling
options-value-shuffle-cut-only = once, then only cut
options-about-shuffle-cut-only = Tricks stay together from deal to deal: the hands are wilder
options-value-shuffle-every-deal = before every deal
options-about-shuffle-every-deal = As in contests

options-name-packets = Packets
options-value-packets-3-2 = three, then two
options-about-packets-3-2 = Then a card is turned up
options-value-packets-2-3 = two, then three
options-about-packets-2-3 = Then a card is turned up
options-value-packets-dealer-choice = as the dealer likes
options-about-packets-dealer-choice = Three and two, or two and three
options-value-packets-2-3-3 = two, three, three
options-about-packets-2-3-3 = All eight cards before the auction
options-value-packets-3-2-3 = three, two, three
options-about-packets-3-2-3 = All eight cards before the auction
options-value-packets-3-3-2 = three, three, two
options-about-packets-3-3-2 = All eight cards before the auction
options-value-packets-4-4 = four at a time
options-about-packets-4-4 = All eight cards before the auction

options-name-auction = Auction
options-value-auction-turn-up = take a suit
options-about-auction-turn-up = The one turned up, or another in the second round
options-value-auction-bids = bids, with coinche
options-about-auction-bids = Points and a suit; the other may double
options-value-auction-coinche = bids, as in coinche and contrée
options-about-auction-coinche = Points and what is trump; the others may double

options-name-round2-suits = Second round
options-value-round2-suits-exclude-turned = the other three suits
options-about-round2-suits-exclude-turned = The suit turned up can no longer be named
options-value-round2-suits-any = any suit
options-about-round2-suits-any = Even the one that was turned up

options-name-allpass-dealer = When everybody passes
options-value-allpass-dealer-next = the next player deals
options-about-allpass-dealer-next = The deal moves on
options-value-allpass-dealer-same = the same player deals again
options-about-allpass-dealer-same = Until there is a contract

options-name-declarations = Declarations
options-value-declarations-off = none
options-about-declarations-off = Runs and four of a kind bring nothing
options-value-declarations-first-trick = in the first trick
options-about-declarations-first-trick = Everybody says the kind with their first card
options-value-declarations-immediate = shown before the first card
options-about-declarations-immediate = As soon as trump is fixed

options-name-decl-contest = Whose declarations count
options-value-decl-contest-winner-takes-all = those of the side with the best
options-about-decl-contest-winner-takes-all = All of theirs; the other side scores none
options-value-decl-contest-per-type = the best of each kind
options-about-decl-contest-per-type = Different kinds all count, for both sides

options-name-decl-contest-moment = When they are compared
options-value-decl-contest-moment-after-trick1 = after the first trick
options-about-decl-contest-moment-after-trick1 = Before the second is led
options-value-decl-contest-moment-during-trick2 = during the second trick
options-about-decl-contest-moment-during-trick2 = Each names a better one, or passes
options-value-decl-contest-moment-before-first-lead = before the first lead
options-about-decl-contest-moment-before-first-lead = Goes with declarations that are shown

options-name-long-runs = Runs of six and more
options-value-long-runs-cap5 = count as runs of five
options-about-long-runs-cap5 = Only the highest card decides between them
options-value-long-runs-true-length = the longer one wins
options-about-long-runs-true-length = Also 100 points, but six beat five

options-name-long-run-split = Rest of a long run
options-value-long-run-split-false = brings nothing
options-about-long-run-split-false = A long run is one declaration
options-value-long-run-split-true = may be a second run
options-about-long-run-split-true = Eight in a row are five and three

options-name-trump-run-wins = All eight trumps in one hand
options-value-trump-run-wins-false = a run like any other
options-about-trump-run-wins-false = 100 points
options-value-trump-run-wins-true = win the whole game
options-about-trump-run-wins-true = At once, whatever the score

options-name-capot-victims-decl = Declarations of a side without a trick
options-value-capot-victims-decl-lose = lost
options-about-capot-victims-decl-lose = Only its belote stays
options-value-capot-victims-decl-keep = kept
options-about-capot-victims-decl-keep = They score, even against a capot
options-value-capot-victims-decl-to-winners = go to the winners
options-about-capot-victims-decl-to-winners = On top of the capot

options-name-belote = Belote and rebelote
options-value-belote-on = 20 points
options-about-belote-on = For king and queen of trump
options-value-belote-off = not played
options-about-belote-off = King and queen of trump bring nothing extra

options-name-belote-order = Which comes first
options-value-belote-order-free = king or queen
options-about-belote-order-free = As you like
options-value-belote-order-king-first = the king
options-about-belote-order-king-first = The queen has to wait for him

options-name-belote-announce = Who says the words
options-value-belote-announce-auto = the table
options-about-belote-announce-auto = Nobody can forget them
options-value-belote-announce-prompt = whoever has them is asked
options-about-belote-announce-prompt = With the first card; the second word follows by itself
options-value-belote-announce-strict = each player
options-about-belote-announce-strict = A word forgotten, and the 20 points are lost

options-name-belote-on-dedans = Belote of takers who lose
options-value-belote-on-dedans-owner = stays theirs
options-about-belote-on-dedans-owner = 20 points whatever happens
options-value-belote-on-dedans-to-defence = goes to the defenders
options-about-belote-on-dedans-to-defence = With everything else

options-name-head-trump = Trump is led
options-value-head-trump-always = always go higher
options-about-head-trump-always = Even over your partner
options-value-head-trump-unless-partner-master = go higher, but not over your partner
options-about-head-trump-unless-partner-master = While your partner holds the trick, any trump will do

options-name-head-plain = Another suit is led
options-value-head-plain-no = any card of the suit
options-about-head-plain-no = Nobody has to go higher
options-value-head-plain-unless-partner-master = go higher, but not over your partner
options-about-head-plain-unless-partner-master = If you can
options-value-head-plain-always = always go higher
options-about-head-plain-always = If you can

options-name-undertrump-opp = An opponent has trumped
options-value-undertrump-opp-required = overtrump or undertrump
options-about-undertrump-opp-required = A trump in any case, even one too low
options-value-undertrump-opp-optional = overtrump, or any card
options-about-undertrump-opp-optional = Nobody wastes a trump that is too low

options-name-partner-plain = Your partner holds the trick, no trump
options-value-partner-plain-free = any card
options-about-partner-plain-free = Trump, or throw something
options-value-partner-plain-must-trump = you must trump
options-about-partner-plain-must-trump = Although the trick is yours already

options-name-partner-trump = Your partner has trumped
options-value-partner-trump-no-undertrump-if-can-over = no undertrump if you can go over
options-about-partner-trump-no-undertrump-if-can-over = If you cannot: any card
options-value-partner-trump-must-piss = undertrump if you cannot go over
options-about-partner-trump-must-piss = The French “pisser à l’atout”
options-value-partner-trump-free = any card
options-about-partner-trump-free = Even a lower trump
options-value-partner-trump-must-trump-any = any trump
options-about-partner-trump-must-trump-any = You must trump, if only low
options-value-partner-trump-ffb = no undertrump, except with only trumps
options-about-partner-trump-ffb = As the French federation has it

options-name-contract-basis = What counts for the contract
options-value-contract-basis-all = everything together
options-about-contract-basis-all = Tricks, belote and declarations
options-value-contract-basis-tricks-belote = tricks and belote
options-about-contract-basis-tricks-belote = Declarations do not help
options-value-contract-basis-tricks = the tricks alone
options-about-contract-basis-tricks = Neither belote nor declarations help

options-name-tie-rule = Equal points
options-value-tie-rule-takers-win = the takers win
options-about-tie-rule-takers-win = As much as the others is enough
options-value-tie-rule-takers-lose = the takers lose
options-about-tie-rule-takers-lose = As much as the others is not enough
options-value-tie-rule-litige = litige
options-about-tie-rule-litige = The takers’ points go to the winners of the next deal
options-value-tie-rule-abeyance = all points wait
options-about-tie-rule-abeyance = The next deal decides about both sides’ points

options-name-litige-belote = Belote in a litige
options-value-litige-belote-carve = scored at once
options-about-litige-belote-carve = Only the rest waits
options-value-litige-belote-hold = waits as well
options-about-litige-belote-hold = With the other points

options-name-held-at-end = Points that wait at the end
options-value-held-at-end-lost = lost
options-about-held-at-end-lost = Nobody gets them
options-value-held-at-end-to-owner = go to those who made them
options-about-held-at-end-to-owner = Which may decide the game

options-name-capot-value = Capot
options-value-capot-value-252 = 252 points
options-about-capot-value-252 = 152 for the cards, 100 for the capot
options-value-capot-value-250 = 250 points
options-about-capot-value-250 = A round number, as in the Netherlands

options-name-rounding = Rounding
options-value-rounding-off = none
options-about-rounding-off = Every point is scored
options-value-rounding-nearest10 = to the nearest 10
options-about-rounding-nearest10 = 84 is 80, 85 is 90
options-value-rounding-nearest5 = to the nearest 5
options-about-rounding-nearest5 = 82 is 80, 83 is 85
options-value-rounding-up10 = up to 10
options-about-rounding-up10 = 81 is 90
options-value-rounding-up5 = up to 5
options-about-rounding-up5 = 81 is 85
options-value-rounding-complement10 = to 10, and 160 together
options-about-rounding-complement10 = 85 against 77 is 80 against 80

options-name-end-mode = The game ends
options-value-end-mode-target = at a number of points
options-about-end-mode-target = Whoever has them first wins
options-value-end-mode-deals = after a number of deals
options-about-end-mode-deals = Whoever has more by then wins
options-value-end-mode-boards = after a number of boards
options-about-end-mode-boards = In a duplicate, each compared with other tables

options-name-target = Points to reach
options-name-deals-limit = Number of deals

options-name-both-reach = Both sides get there at once
options-value-both-reach-extend = one more deal
options-about-both-reach-extend = Then the higher total wins
options-value-both-reach-draw = a draw
options-about-both-reach-draw = Nobody wins
options-value-both-reach-higher-score = the higher total wins
options-about-both-reach-higher-score = If they are equal, one more deal
options-value-both-reach-attackers = the takers win
options-about-both-reach-attackers = Those of the last deal
options-value-both-reach-last-bidder = the bidders win
options-about-both-reach-last-bidder = Those of the last deal

options-name-arret = L’Arrêt
options-value-arret-false = not played
options-about-arret-false = Every deal is played to its end
options-value-arret-true = played
options-about-arret-true = Whoever is sure of the points may stop the game; whoever is wrong loses it

options-name-kloppen-score = A contract that is made
options-value-kloppen-score-bid-only = scores the bid
options-about-kloppen-score-bid-only = The others score nothing
options-value-kloppen-score-made-only = scores the points made
options-about-kloppen-score-made-only = Both sides score what they took
options-value-kloppen-score-made-plus-bid = scores points and bid
options-about-kloppen-score-made-plus-bid = The others score what they took

options-name-coinche-mode = Coinche
options-value-coinche-mode-any-time = at any moment
options-about-coinche-mode-any-time = Even out of turn
options-value-coinche-mode-in-turn = in turn
options-about-coinche-mode-in-turn = Like a bid

options-name-surcoinche = Surcoinche
options-value-surcoinche-off = not played
options-about-surcoinche-off = The coinche has the last word
options-value-surcoinche-x4 = four times the points
options-about-surcoinche-x4 = The bidders may answer a coinche
options-value-surcoinche-x3 = three times the points
options-about-surcoinche-x3 = The bidders may answer a coinche

options-name-coinche-scope = A coinche doubles
options-value-coinche-scope-both = what both sides score
options-about-coinche-scope-both = When the contract is made
options-value-coinche-scope-bidders-only = what the bidders score
options-about-coinche-scope-bidders-only = When the contract is made
options-value-coinche-scope-bidders-take-all = 160 and the bid, for the bidders
options-about-coinche-scope-bidders-take-all = The others score nothing when the contract is made

options-name-kloppen-fail = A bid that fails
options-value-kloppen-fail-literal = 162, or twice the bid
options-about-kloppen-fail-literal = A coinched 80 then costs 160, less than without coinche
options-value-kloppen-fail-max = at least 162
options-about-kloppen-fail-max = Twice the bid after a coinche, if that is more

options-name-announced-capot = A capot that was bid
options-value-announced-capot-document = 250 or 350 points
options-about-announced-capot-document = 250 where only the bid scores
options-value-announced-capot-500 = 500 points
options-about-announced-capot-500 = More than an unexpected one in any case

options-name-reveal-on-lead = Card under the leader’s
options-value-reveal-on-lead-false = turned up after the trick
options-about-reveal-on-lead-false = Both players at the same time
options-value-reveal-on-lead-true = turned up at once
options-about-reveal-on-lead-true = Before the other answers

options-name-extra-contracts = Without a trump suit
options-value-extra-contracts-off = not played
options-about-extra-contracts-off = One suit is always trump
options-value-extra-contracts-no-trumps = no trumps
options-about-extra-contracts-no-trumps = No suit is trump
options-value-extra-contracts-all-trumps = all trumps
options-about-extra-contracts-all-trumps = Every suit has the order of trump
options-value-extra-contracts-both = no trumps and all trumps
options-about-extra-contracts-both = Both may be called

options-value-bid-max-160 = 160
options-about-bid-max-160 = Only capot is above it
options-value-bid-max-180 = 180
options-about-bid-max-180 = Nobody can make more without declarations
options-value-bid-max-650 = no limit
options-about-bid-max-650 = For tables with declarations

options-name-generale = Générale
options-value-generale-false = not played
options-about-generale-false = Capot is the highest bid
options-value-generale-true = played
options-about-generale-true = All the tricks by the bidder alone, for 500

options-name-generale-lead = Lead at a générale
options-value-generale-lead-first-hand = the player after the dealer
options-about-generale-lead-first-hand = As in every deal
options-value-generale-lead-bidder = the bidder
options-about-generale-lead-bidder = Whoever plays alone begins

options-name-self-raise = Raising one’s own bid
options-value-self-raise-off = not allowed
options-about-self-raise-off = Three passes end the bidding
options-value-self-raise-other-suit = with another trump
options-about-self-raise-other-suit = The bidder is asked once more

options-name-na-values = Values without a trump suit
options-value-na-values-ffb-table = the federation’s table
options-about-na-values-ffb-table = No trumps: ace 19. All trumps: jack 13, nine 9
options-value-na-values-scaled = converted to 152
options-about-na-values-scaled = The usual values, each side’s sum brought to 152 in all
options-value-na-values-raw = as they are
options-about-na-values-raw = 120 points with no trumps, 248 with all trumps

options-name-ta-last-trick = Last trick at all trumps
options-value-ta-last-trick-true = 10 points
options-about-ta-last-trick-true = As in every deal
options-value-ta-last-trick-false = nothing
options-about-ta-last-trick-false = 248 points in all

options-name-belote-ta = Belote at all trumps
options-value-belote-ta-none = none
options-about-belote-ta-none = As with no trumps
options-value-belote-ta-each-suit = one in each suit
options-about-belote-ta-each-suit = Up to four, 20 points each

options-name-decl-equal = Equal declarations
options-value-decl-equal-earlier-seat = whoever speaks first
options-about-decl-equal-earlier-seat = Has the higher one
options-value-decl-equal-none = nobody scores
options-about-decl-equal-none = Neither these nor lower ones

options-name-belote-helps-contract = The bidders’ belote
options-value-belote-helps-contract-true = helps to reach the bid
options-about-belote-helps-contract-true = Its 20 points count with the tricks
options-value-belote-helps-contract-false = does not help
options-about-belote-helps-contract-false = The tricks have to do without it

options-name-decl-helps-contract = The bidders’ declarations
options-value-decl-helps-contract-true = help to reach the bid
options-about-decl-helps-contract-true = They count with the tricks
options-value-decl-helps-contract-false = do not help
options-about-decl-helps-contract-false = The tricks have to do without them

options-name-beat-defence = More than the other side
options-value-beat-defence-false = not needed
options-about-beat-defence-false = The points that were bid are enough
options-value-beat-defence-true = needed
options-about-beat-defence-true = Besides the points that were bid

options-name-eighty-means-82 = A bid of 80
options-value-eighty-means-82-false = asks for 80 points
options-about-eighty-means-82-false = Though the others may have more
options-value-eighty-means-82-true = asks for 82 points
options-about-eighty-means-82-true = More than half

options-name-coinche-score = What is scored
options-value-coinche-score-ffb = points and bid, 160 after a coinche
options-about-coinche-score-ffb = The federation: (160 + bid) × 2 after a coinche
options-value-coinche-score-bga = points and bid
options-about-coinche-score-bga = After a coinche the bidders’ own points and bid × 2
options-value-coinche-score-bga-bid-only = bid and belote
options-about-coinche-score-bga-bid-only = Tricks bring nothing
options-value-coinche-score-concours = points and bid, 500 for capot
options-about-coinche-score-concours = Contests: belotes are never multiplied
options-value-coinche-score-announced = the bid alone
options-about-coinche-score-announced = Neither tricks nor belote bring anything
options-value-coinche-score-made = points, and the bid multiplied
options-about-coinche-score-made = After a coinche the bid alone × 2

options-name-fail-base = For a bid that fails
options-value-fail-base-160 = 160 and the bid
options-about-fail-base-160 = A round number
options-value-fail-base-162 = 162 and the bid
options-about-fail-base-162 = All that is in a deal

options-name-belote-only-win = Winning by a belote
options-value-belote-only-win-true = always
options-about-belote-only-win-true = Even in a deal that was lost
options-value-belote-only-win-false = not in a deal that was lost
options-about-belote-only-win-false = One more deal is played

# Why rules cannot be so, and what to do. $option: the name of the option that stands in the way.
bad-rules-unknown-option = There is no such option any more: open the lobby’s **Rules…** again.
bad-rules-missing = These rules are not complete: start from one of mine again.
bad-rules-no-such-value = **{ $option }** cannot be that: choose one of the values offered.
bad-rules-out-of-range = **{ $option }** has to be a number from { $low } to { $high }.
bad-rules-not-with-this-deal = Those packets belong to another game: choose other **{ $option }**, or play by other rules.
bad-rules-not-on-boards = In a duplicate every table has the same boards, each closed by itself: **{ $option }** needs another value.
bad-rules-needs-four-players = **{ $option }**: that takes four players. Play by other rules first.
bad-rules-needs-two-players = **{ $option }**: that belongs to coinche, contrée and Belote découverte. Play by the rules of one of these first.
bad-rules-needs-target = **{ $option }** needs a number of points to reach: end the game at a number of points, or do without it.
bad-rules-not-with-bids = **{ $option }** and bids do not go together: do without the one or the other.
bad-rules-not-with-two-players = **{ $option }**: two players do not know all their cards, so the table has to say the words.
bad-rules-not-with-these-declarations = **{ $option }**: before the first lead if declarations are shown at once, otherwise later.
bad-rules-no-such-preset = I do not know those rules any more: choose others.
