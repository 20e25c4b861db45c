# Cards, suits and lists: what every other text is made of.

card-index =
    .ace = A
    .king = K
    .queen = Q
    .jack = J
    .ten = 10
    .nine = 9
    .eight = 8
    .seven = 7

rank-name =
    .ace = ace
    .king = king
    .queen = queen
    .jack = jack
    .ten = ten
    .nine = nine
    .eight = eight
    .seven = seven

suit-name =
    .spades = spades
    .hearts = hearts
    .diamonds = diamonds
    .clubs = clubs
    .no-trumps = no trumps
    .all-trumps = all trumps

card-name = { $rank } of { $suit }
# $rank tells languages with genders which article the card has.
card-the =
    { $rank ->
       *[other] the { $card }
    }
# A name, a rank, and what there is to say of it.
labelled = { $label }: { $text }
language-name =
    .en = English
    .fr = Français
    .de = Deutsch
    .nl = Nederlands
    .bg = Български

table-name = Table { $number }
preset-name =
    .french = French belote
    .pagat = Belote with declarations (pagat)
    .german-club = German club belote
    .dutch = Dutch belote
    .coinche-bga = Coinche (no trumps, all trumps)
    .contree-ffb = Contrée (French federation)
    .coinche-ffb = Coinche with declarations (federation)
    .coinche-concours = Contest coinche
    .contree-announced = Contrée, only the bid counts
    .kloppen = Dutch coinche (Kloppen)
    .bulgarian = Bulgarian belot
    .klaverjas-amsterdam = Amsterdam klaverjas
    .klaverjas-rotterdam = Rotterdam klaverjas
    .clobyosh = Clobyosh (klabberjass)
    .belote3 = Belote for three
    .decouverte = Belote découverte
    .contest = Contest belote
preset-line = { $name } · { $players } players
# What else people call a game, in their own languages and spellings, between commas.
game-called =
    .classique = belote, belotte, classic belote
    .coinche = coinche, coinched belote
    .kloppen = kloppen
    .bulgarian = belot, Bulgarian belote, Bulgarian belot
    .klaverjas = klaverjas, klaverjassen, klaverjazz
    .clobyosh = klabberjass, klaberjass, kalabriasz, klob, bella, two-handed klaberjass, clob, clabber
    .belote3 = three-handed belote, belote for three, bela for three, cutthroat belote, three-player belote, belote 3
    .decouverte = open belote, two-handed belote, belote for two
preset-about =
    .french = To 1,000 points, no declarations; at a tie the takers’ points wait (litige)
    .pagat = To 1,000 points, with declarations; at a tie the takers win
    .german-club = To 1,000 points, no declarations; you must go higher, but not over your partner
    .dutch = To 1,000 points, clockwise, with declarations; at a tie the takers lose
    .coinche-bga = To 2,000 points, no declarations; no trumps, all trumps, coinche at any moment
    .contree-ffb = To 2,000 points, no declarations; coinche in turn
    .coinche-ffb = To 2,000 points, with declarations; bids have no limit, coinche in turn
    .coinche-concours = To 2,000 points, no declarations; a capot that was bid brings 500
    .contree-announced = To 2,000 points, only the bid is scored; bids to 160, capot and générale
    .kloppen = To 1,500 points, bids to 180 and capot, no declarations; coinche at any moment
    .bulgarian = To 151 in tens, a ladder of trumps over five cards, declarations; ties hang
    .klaverjas-amsterdam = Sixteen deals, roem in the tricks; never undertrump, four jacks 200
    .klaverjas-rotterdam = Sixteen deals, roem in the tricks; always trump and overtrump, four jacks 100
    .clobyosh = For two, to 500 points: nine cards, runs, schmeiss; a stock stays out of play
    .belote3 = For three: one against two, each for themselves; 24 cards, to 501 points
    .decouverte = For two: half of your cards lie face up; to 1,000 points
    .contest = 12 deals, no declarations; at a tie the takers lose
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
permission-name =
    .view-channel = View Channel
    .send-messages = Send Messages
    .read-message-history = Read Message History
    .attach-files = Attach Files
    .create-public-threads = Create Public Threads
    .create-private-threads = Create Private Threads
    .manage-threads = Manage Threads
    .send-messages-in-threads = Send Messages in Threads
    .create-events = Create Events

error-unexpected = Something went wrong on our side, and nothing was changed. Please try again.
error-done = It is done and saved; only my answer went wrong. Open the page again to see how things stand.
error-not-saved = This could not be saved, and nothing was changed. Please try again in a moment.
refused-standing-unknown = Discord does not tell me at the moment whether you may do that, and nothing was changed. Please try again in a minute.
refused-discord-silent = Discord does not answer at the moment. Please try again in a minute.
