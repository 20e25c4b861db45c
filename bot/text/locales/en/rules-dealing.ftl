# The rules of the cards, dealing and the auction with a card turned up.

rule-players-4 = Four players in two teams, partners opposite each other.
rule-players-2 = Two players, one against the other, each with sixteen cards laid out on the table: *Belote Découverte*.
rules-cards-pack = 32 cards, from 7 to ace.
rules-cards-trump = **Trump**, from high to low, with the points of each card: { $trumps }
rules-cards-plain = **The other suits**: { $plain }
rules-cards-no-trumps = **No trumps**, in every suit: { $no_trumps }
rules-cards-all-trumps = **All trumps**, in every suit: { $all_trumps }
rules-cards-points = That makes 152 points. The last trick, the *dix de der*, brings 10 more: { $all } in all.
rules-cards-winner = A trump beats any other card; otherwise the highest card of the suit that was led wins.
rules-cards-no-suit = With no trumps or all trumps, only the suit that was led can win.
rule-na-values-ffb-table = With no trumps or all trumps the cards have values of their own, which make 152 points as well.
rule-na-values-scaled = With no trumps all the cards make 120 points and with all trumps 248. Each side’s card points are brought to 152 for all of them (× 152/120, × 152/248) and rounded; then the last trick is added.
rule-na-values-raw = With no trumps all the cards make 120 points and with all trumps 248, and they count as they are.
rule-ta-last-trick-true = The last trick counts 10 with all trumps as well.
rule-ta-last-trick-false = With all trumps the last trick counts nothing.

rule-direction-ccw = Dealing, calling and playing go anticlockwise.
rule-direction-cw = Dealing, calling and playing go clockwise.
rule-first-dealer-lowest-card = Everybody draws a card, and the lowest deals first (7 is low, ace is high); those who drew the same draw again.
rule-first-dealer-random = The first dealer is drawn by lot.
rules-dealing-turns = Everybody deals in turn.
rule-shuffle-cut-only = The pack is shuffled once, before the first deal. After that it is gathered and only cut: the four cards of a trick stay together, but how they lie, and which trick lies on which, is left to chance.
rule-shuffle-every-deal = The pack is shuffled before every deal.
rules-dealing-cut =
    { $side ->
        [player] The dealer’s opponent cuts: a button offers a few places, and after 10 seconds the pack is cut at random. At least three cards stay on each side.
       *[team] The player before the dealer cuts: a button offers a few places, and after 10 seconds the pack is cut at random. At least three cards stay on each side.
    }
rule-packets-3-2 = Everybody gets three cards, then two more, and the next card is turned up.
rule-packets-2-3 = Everybody gets two cards, then three more, and the next card is turned up.
rule-packets-dealer-choice = Everybody gets three cards and then two, or two and then three, as the dealer chooses; the next card is turned up.
rule-packets-2-3-3 = All eight cards are dealt before the auction: two, then three, then three more.
rule-packets-3-2-3 = All eight cards are dealt before the auction: three, then two, then three more.
rule-packets-3-3-2 = All eight cards are dealt before the auction: three, then three, then two more.
rule-packets-4-4 =
    { $side ->
        [player] Each player has a row of eight cards face down, dealt four at a time, and on each of them a second card face up.
       *[team] All eight cards are dealt before the auction, four at a time.
    }
rules-dealing-last-card = The last card to be laid, one of the dealer’s, counts as turned up. It stays where it is, whoever takes.
rules-dealing-after-take = Once somebody has taken, the taker gets the turned-up card and two more, the others three. Everybody then holds eight cards.
rules-dealing-fair = All chance comes from a secret number that is fixed before the first deal. Its fingerprint is shown on the table and the number itself after the game, so anybody can check every deal.
rules-dealing-nonces = Nobody can choose the packs: the secret number is fixed before anybody presses, and each player’s press at the start, which Discord numbers, is mixed in. In a tournament the host draws it alone.

rule-auction-turn-up = In turn, starting with the player after the dealer, you may *take* the suit that is turned up, which becomes trump, or pass. The first take ends the auction.
rule-auction-bids = In turn, starting with the player after the dealer, you bid the points you mean to make and a suit as trump, or you pass. A bid has to be higher than the last one, in whatever suit.
rule-auction-coinche = In turn, starting with the player after the dealer, you bid the points you mean to make and what is to be trump, or you pass. A bid has to be higher than the last one, whatever is trump.
rule-round2-suits-exclude-turned = When all pass, there is a second round: take by naming one of the other three suits, or pass again.
rule-round2-suits-any = When all pass, there is a second round: take by naming any suit, or pass again.
rule-allpass-dealer-next =
    { $auction ->
        [turn-up] When all pass twice, the cards are gathered and the next player deals.
       *[bids] When nobody bids, the cards are gathered and the next player deals.
    }
rule-allpass-dealer-same =
    { $auction ->
        [turn-up] When all pass twice, the cards are gathered and the same player deals again.
       *[bids] When nobody bids, the cards are gathered and the same player deals again.
    }
rules-auction-lead =
    { $side ->
        [player] The dealer’s opponent leads to the first trick.
       *[team] The player after the dealer leads to the first trick.
    }

rule-reveal-on-lead-false = After each trick both players turn up the cards that lay under the two that were played.
rule-reveal-on-lead-true = Whoever leads turns up the card underneath at once, before the other answers; the other does so after the trick.
rule-extra-contracts-off = Trump is always one of the four suits.
rule-extra-contracts-no-trumps =
    { $side ->
        [player] *No trumps* may be named as well: then no suit is trump. Our adaptation: the document only mentions it.
       *[team] *No trumps* may be bid as well: then no suit is trump.
    }
rule-extra-contracts-all-trumps =
    { $side ->
        [player] *All trumps* may be named as well: then every suit has the order of trump. Our adaptation: the document only mentions it.
       *[team] *All trumps* may be bid as well: then every suit has the order of trump.
    }
rule-extra-contracts-both =
    { $side ->
        [player] *No trumps* (no suit is trump) and *all trumps* (every suit has the order of trump) may be named as well. Our adaptation: the document only mentions them.
       *[team] *No trumps* (no suit is trump) and *all trumps* (every suit has the order of trump) may be bid as well.
    }
