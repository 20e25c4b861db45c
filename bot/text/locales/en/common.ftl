# Cards, suits and lists: what every other text is made of.

index-ace = A
index-king = K
index-queen = Q
index-jack = J
index-ten = 10
index-nine = 9
index-eight = 8
index-seven = 7

rank-ace = ace
rank-king = king
rank-queen = queen
rank-jack = jack
rank-ten = ten
rank-nine = nine
rank-eight = eight
rank-seven = seven

suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs

card-name = { $rank } of { $suit }
# $rank tells languages with genders which article the card has.
card-the =
    { $rank ->
       *[other] the { $card }
    }
# A name, a rank, and what there is to say of it.
labelled = { $label }: { $text }
language-en = English
language-fr = Français
language-de = Deutsch
language-nl = Nederlands

table-name = Table { $number }
preset-french = French belote
preset-pagat = Belote with declarations (pagat)
preset-german-club = German club belote
preset-dutch = Dutch belote
preset-coinche-bga = Coinche (no trumps, all trumps)
preset-contree-ffb = Contrée (French federation)
preset-coinche-ffb = Coinche with declarations (federation)
preset-coinche-concours = Contest coinche
preset-contree-announced = Contrée, only the bid counts
preset-kloppen = Dutch coinche (Kloppen)
preset-decouverte = Belote découverte (two players)
preset-contest = Contest belote
preset-about-french = To 1,000 points, no declarations; at a tie the takers’ points wait (litige)
preset-about-pagat = To 1,000 points, with declarations; at a tie the takers win
preset-about-german-club = To 1,000 points, no declarations; you must go higher, but not over your partner
preset-about-dutch = To 1,000 points, clockwise, with declarations; at a tie the takers lose
preset-about-coinche-bga = To 2,000 points, no declarations; no trumps, all trumps, coinche at any moment
preset-about-contree-ffb = To 2,000 points, no declarations; coinche in turn
preset-about-coinche-ffb = To 2,000 points, with declarations; bids have no limit, coinche in turn
preset-about-coinche-concours = To 2,000 points, no declarations; a capot that was bid brings 500
preset-about-contree-announced = To 2,000 points, only the bid is scored; bids to 160, capot and générale
preset-about-kloppen = To 1,500 points, bids to 180 and capot, no declarations; coinche at any moment
preset-about-decouverte = For two: half of your cards lie face up; to 1,000 points
preset-about-contest = 12 deals, no declarations; at a tie the takers lose
rules-modified = modified
end-target = to { $target } points
end-deals =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
end-boards =
    { $deals ->
        [one] { $deals } board
       *[other] { $deals } boards
    }
seat-free = *free*
call-take = take { $suit }
call-pass = pass

# Permissions as Discord's own settings call them.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-read-message-history = Read Message History
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-manage-threads = Manage Threads
permission-send-messages-in-threads = Send Messages in Threads

error-unexpected = Something went wrong on our side, and nothing was changed. Please try again.
error-done = It is done and saved; only my answer went wrong. Open the page again to see how things stand.
error-not-saved = This could not be saved, and nothing was changed. Please try again in a moment.
refused-standing-unknown = Discord does not tell me at the moment whether you may do that, and nothing was changed. Please try again in a minute.
