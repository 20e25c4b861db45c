# The rules of the cards, dealing and the auction with a card turned up.

rules-cards-pack = 32 cards, from 7 to ace.
rules-cards-trump = **Trump**, from high to low, with the points of each card: { $trumps }
rules-cards-plain = **The other suits**: { $plain }
rules-cards-no-trumps = **No trumps**, in every suit: { $no_trumps }
rules-cards-all-trumps = **All trumps**, in every suit: { $all_trumps }
rules-cards-points = That makes 152 points. The last trick, the *dix de der*, brings 10 more: { $all } in all.
rules-cards-winner = A trump beats any other card; otherwise the highest card of the suit that was led wins.
rules-cards-no-suit = With no trumps or all trumps, only the suit that was led can win.

rules-dealing-turns = Everybody deals in turn.
rules-dealing-cut =
    { $side ->
        [player] The dealer’s opponent cuts: a button offers a few places, and after 10 seconds the pack is cut at random. At least three cards stay on each side.
       *[team] The player before the dealer cuts: a button offers a few places, and after 10 seconds the pack is cut at random. At least three cards stay on each side.
    }
rules-dealing-last-card = The last card to be laid, one of the dealer’s, counts as turned up. It stays where it is, whoever takes.
rules-dealing-after-take = Once somebody has taken, the taker gets the turned-up card and two more, the others three. Everybody then holds eight cards.
rules-dealing-fair = All chance comes from a secret number that is fixed before the first deal. Its fingerprint is shown on the table and the number itself after the game, so anybody can check every deal.
rules-dealing-nonces = Nobody can choose the packs: the secret number is fixed before anybody presses, and each player’s press at the start, which Discord numbers, is mixed in. In a tournament the host draws it alone.

rules-auction-lead =
    { $side ->
        [player] The dealer’s opponent leads to the first trick.
       *[team] The player after the dealer leads to the first trick.
    }
