# The table in its thread: the line under the picture, its buttons, turn notices.
table-deal = Deal { $number }
table-my-hand = My hand
table-last-trick = Last trick
table-sheet = Score sheet
table-more = More…
table-commitment = Fair deals: every pack of this game comes from a secret number, fixed beforehand. Its fingerprint (SHA-256) is { $hash }; the number itself is shown after the game.
table-contract = **{ $name }** takes { $suit } { $suit_name }.
table-took = { $name } takes { $suit }
table-passed = { $name } passes
table-belote = **{ $name }: “Belote!”**
table-rebelote = **{ $name }: “Rebelote!”**
table-drawing = Everybody draws a card: the lowest deals.
table-first-deal = The cards are being dealt.
table-next-deal = The next deal is about to begin.
table-thrown-in = Everybody passed twice: the cards are thrown in, and the next player deals.
table-over = The game is over.
table-turn = It is **{ $name }**’s turn, asked { $since }.
table-no-trick = No trick has been finished yet.
table-last-trick-text =
    { $points ->
        [one] { $cards }: { $name } won it, with one point.
       *[other] { $cards }: { $name } won it, with { $points } points.
    }
table-no-sheet = The first score sheet comes after the first deal.

more-rules = Rules
more-preferences = Preferences
more-fair = **Fair deals.** A secret number was drawn before the first deal, and its fingerprint (SHA-256) was shown: `{ $hash }`. Every pack, pile and cut follows from it. The number itself is shown after the game, so that anybody can check.

notice-thread = { $mention }, it is your turn: press **My hand** at the table.
notice-dm = It is your turn at { $table }: { $link }

party-won =
    { $deals ->
        [one] 🏆 **{ $team } win the game** { $points } to { $other_points }, in one deal.
       *[other] 🏆 **{ $team } win the game** { $points } to { $other_points }, in { $deals } deals.
    }
party-drawn = The game is a draw.
party-again = Play again
party-partners = Change partners
party-close = Close
party-seed = The secret number of this game: { $seed }
party-again-answer = The next table is ready: { $link }
party-closed = Thanks for playing! The thread is being archived.

# Alt text: what the pictures show, for people who hear it.
alt-scores = Score: { $first } { $first_points }, { $second } { $second_points }.
alt-dealer = { $name } deals.
alt-drew = { $name } drew the { $card }.
alt-turn-up = Turned up: { $card }.
alt-passed = { $name } passed.
alt-took = { $name } took { $suit }.
alt-contract = Trump is { $suit }, taken by { $name }.
alt-played = { $name } the { $card }
alt-trick = On the table: { $cards }.
alt-last-trick = Last trick: { $cards }; won by { $name }, { $points } points.
alt-won = Tricks won: { $first } to { $second }.
alt-turn = It is { $name }’s turn.
alt-your-turn = It is your turn.
alt-hand = Your hand: { $cards }.
alt-playable = You may play: { $cards }.
