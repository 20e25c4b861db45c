# The table in its thread: the line under the picture, its buttons, turn notices.
table-deal = Deal { $number }
table-my-hand = My hand
table-last-trick = Last trick
table-sheet = Score sheet
table-more = More…
# What was called, and the contract. $name is in bold; $trump is “♥ hearts”, $bid “90 ♥ hearts”.
table-contract = { $name } takes { $trump }.
table-contract-chosen = { $name } plays { $trump }.
table-contract-bid = Contract: { $name }, { $bid }.
table-exchanged = { $name } exchanged the { $own } for the { $card }.
table-takes-up = { $name } takes up the chien and lays as many cards away.
table-laid-away = { $name } took up the chien and laid as many cards away.
table-taken-up = You took up: { $cards }.
table-laid = You laid away: { $cards }.
table-highest-bid = Highest bid: { $name }, { $bid }.
table-coinche = { $name }: “Coinche!” The deal counts double.
table-surcoinche = { $name }: “Surcoinche!” The deal counts { $times } times.
table-contra = { $name }: “Contra!” The deal counts double.
table-recontra = { $name }: “Recontra!” The deal counts { $times } times.
table-hanging = Hanging, for whoever wins this deal: { $points }
table-second-round = Nobody took the { $card }: second round.
table-took = { $name } takes { $trump }
table-bids = { $name } { $bid }
table-passed = { $name } passes
table-schmeiss = { $name }: “Schmeiss!”
table-agreed = { $name } throws the deal in
table-refused = { $name } refuses

# Declarations. $declarations is “cinquante and four kings”; $side is “player” or “team”.
table-announces = { $name } announces: { $declarations }.
table-says = { $name }: “{ $words }”
    .good = Good!
    .trump = Trump!
    .passes = Nothing higher.
    .no-good = No good!
    .same = The same!
    .plain = In another suit!
table-says-height = { $declaration }, { $rank } high!
table-says-name = { $name }!
table-declared-best =
    { $side ->
        [player] { $team } has the best declaration: { $points } points.
       *[team] { $team } have the best declaration: { $points } points.
    }
table-declared-points = { $team }: { $points } points for declarations.
table-may-show =
    { $side ->
        [player] The other player may ask to see them until the trick is over.
        [three] The other two may ask to see them until the trick is over.
       *[team] The other team may ask to see them until the trick is over.
    }
table-belote = { $name }: “Belote!”
table-rebelote = { $name }: “Rebelote!”

# What happens now. $when is “in 8 seconds”, $since “10 seconds ago”.
table-drawing = Everybody draws a card: the lowest deals.
table-first-deal = The cards are being dealt.
table-next-deal = The next deal is about to begin.
table-cut = { $name } cuts the cards; otherwise they are cut at random ({ $when }).
table-packets = { $name } deals three cards first, or two; otherwise three ({ $when }).
table-turn = It is { $name }’s turn; without an answer a robot plays ({ $when }).
table-turn-robot = It is { $name }’s turn.
table-knock = End of the bidding: { $when }. Until then “Coinche!” is open to { $names }.
table-may-surcoinche = End of the bidding: { $when }. Until then “Surcoinche!” (× { $times }) is open to { $names }.
table-may-answer = “Surcoinche!” (× { $times }) is open to { $name }.
table-declare = Before the first card, declarations are announced. Play begins at the latest: { $when }.
table-talon = Before the first card, somebody may exchange one. Play begins at the latest: { $when }.
table-thrown-in =
    { $auction ->
        [once] Everybody passed: the cards are thrown in, and
        [agreed] Both agree to throw the cards in, and
        [bids] Nobody bid: the cards are thrown in, and
       *[turn_up] Everybody passed twice: the cards are thrown in, and
    } { $dealer ->
        [same] the same player deals again.
       *[next] the next player deals.
    }
table-over = The game is over.
table-no-trick = No trick has been finished yet.
table-trick-hidden = At this table the game may be stopped (L’Arrêt), so nobody looks back at tricks: what lies on the table stays there until the next card is led.
table-last-trick-text =
    { $points ->
        [one] { $cards }: { $name } won it, with one point.
       *[other] { $cards }: { $name } won it, with { $points } points.
    }
trick-roem = Roem: { $points }.
table-last-trick-uncounted = { $cards }: { $name } won it.
table-no-sheet = The first score sheet comes after the first deal.

# The ends of a party before its last trick. $points is the count of who stopped it.
table-stopped = { $name } stops the game: “L’Arrêt!” The count is { $points }, the target { $target }.
table-trump-run = { $name } holds all eight trumps: that wins the game at once.
stop-called =
    .to-prove =
        { $side ->
            [player] The taker still has to make the contract: then the game is won, else it is lost.
           *[team] The takers still have to make their contract: then they win the game, else they lose it.
        }
    .stopped =
        { $side ->
            [player] The contract was made as well: that wins the game.
           *[team] The takers have made their contract as well: that wins the game.
        }
    .enough = That is enough, and wins the game at once.
    .stopped-in-vain =
        { $side ->
            [player] That is not enough: the other player wins the game.
           *[team] That is not enough: the other team wins the game.
        }
    .proof-failed =
        { $side ->
            [player] But the contract was not made: the game is lost, and this deal does not count.
           *[team] But the takers did not make their contract: they lose the game, and this deal does not count.
        }

more-rules = Rules
more-preferences = Preferences

# Fair deals: the line under the first deal, and what its button tells.
fair-line = 🔒 Fair deals: { $hash }…
fair-button = Fair deals
fair-party = A secret number was drawn before the first deal. All chance of this game follows from it: packs, piles, and cuts that nobody made. Its fingerprint (SHA-256) is
    `{ $hash }`
fair-boards = Every table has these boards, which come from a secret number that was drawn beforehand. Its fingerprint (SHA-256) is
    `{ $hash }`
fair-later = The number itself is shown here after the game, so that anybody can check.
fair-pressed = Mixed in, by the seats’ presses at the start: { $numbers }
fair-lobby = 🔒 The secret number of the deals is fixed; its fingerprint is `{ $hash }`. Your press to sit, agree or start is mixed in: nobody can choose the packs.
fair-seed = The secret number:
    `{ $seed }`
    `/export` gives the record of the game, and `python -m bot verify` deals it again.

notice-thread = { $mention }, it is your turn: press **My hand**.
notice-dm = It is your turn: { $link }

party-won =
    { $side ->
        [player] 🏆 **{ $team } wins the game** { $points } to { $other_points }, in
       *[team] 🏆 **{ $team } win the game** { $points } to { $other_points }, in
    } { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }{ $thrown ->
        [0] .
       *[other] , { $played } of them played.
    }
party-won-early =
    { $side ->
        [player] 🏆 **{ $team } wins the game!** The score: { $points } to { $other_points }.
       *[team] 🏆 **{ $team } win the game!** The score: { $points } to { $other_points }.
    }
party-drawn = The game is a draw.
party-both =
    .higher-score = Both sides have reached { $target }: the higher total wins.
    .extend = Both sides have reached { $target }: the higher total wins after one more deal.
    .draw = Both sides have reached { $target } in the same deal.
    .attackers =
        { $side ->
            [player] Both sides have reached { $target } in the same deal: whoever took there wins.
           *[team] Both sides have reached { $target } in the same deal: the takers of that deal win.
        }
    .last-bidder = Both sides have reached { $target } in the same deal: the last bid there decides.
party-one-more = Both sides have reached { $target }: one more deal, and then the higher total wins.
party-one-more-deal =
    { $deals ->
        [one] After { $deals } deal the totals are equal: one more decides.
       *[other] After { $deals } deals the totals are equal: one more decides.
    }
party-several = Several players have reached { $target }: the highest total wins.
party-several-more = Several players have reached { $target }: one more deal, and then the highest total wins.
party-held-lost =
    { $points ->
        [one] The point that was still in play is lost.
       *[other] The { $points } points that were still in play are lost.
    }
party-again = Play again
party-partners = Change partners
party-close = Close
party-again-answer = The next table is ready: { $link }
party-again-begun = The next game is on: { $link }
party-closed = Thanks for playing! The thread is being archived.

# Alt text: what the pictures show, for people who hear it.
alt-scores = Score: { $totals }.
alt-deals = Deals played: { $played } of { $deals }.
alt-held = In play from before: { $points } points.
alt-dealer = { $name } deals.
alt-drew = { $name } drew the { $card }.
alt-above = The picture of what the text above says.
alt-turn-up = Turned up: { $card }.
alt-stock =
    { $count ->
        [one] One card lies face down in the stock.
       *[other] { $count } cards lie face down in the stock.
    }
alt-bottom = At the bottom of the stock: { $card }.
alt-chien = The chien lies face down on the table.
alt-played = { $name } the { $card }
alt-trick = On the table: { $cards }.
alt-last-trick =
    { $points ->
        [one] Last trick: { $cards }; won by { $name }, { $points } point.
       *[other] Last trick: { $cards }; won by { $name }, { $points } points.
    }
alt-last-trick-uncounted = Last trick: { $cards }; won by { $name }.
alt-won = Tricks won: { $tricks }.
# As many numbers as there are teams
points-apart = { $first } to { $second }
alt-run = { $top } to { $bottom }
alt-turn =
    { $count ->
        [one] It is { $names }’s turn.
       *[other] Asked: { $names }.
    }
alt-your-turn = It is your turn.
alt-knock = { $clock ->
    [none] “Coinche!” is still open to { $names }.
   *[runs] Until 5 seconds after the last pass, “Coinche!” is open to { $names }.
}
alt-surcoinche = Until 15 seconds after the coinche, “Surcoinche!” is open to { $names }.
alt-answer = “Surcoinche!” is open to { $names }.
alt-hand = Your hand: { $cards }.
alt-playable = You may play: { $cards }.
alt-may-lay = You may lay away: { $cards }.
alt-field = { $name } has face up: { $cards }.
alt-covering = Of these, on a card face down: { $cards }.
alt-not-covering = Of these, all but { $cards } on a card face down.
alt-your-covered =
    { $count ->
        [0] You have no cards face down.
        [one] You have one card face down.
       *[other] You have { $count } cards face down.
    }
alt-covered =
    { $count ->
        [0] { $name } has no cards face down.
        [one] { $name } has one card face down.
       *[other] { $name } has { $count } cards face down.
    }

# What can be said at a table by one press.
talk-button = Say…
talk-about = **What would you like to say?** Everybody at the table reads it for two rounds.
phrase-line = 💬 { $name }: { $phrase }
phrase =
    .hello = Hello!
    .good-luck = Good luck!
    .well-played = Well played!
    .thanks = Thanks!
    .oops = Oops!
    .bad-luck = Bad luck!
    .thinking = Let me think…
    .patience = No hurry…
    .sorry = Sorry!
    .laughing = Ha ha!
    .again = Another game?
    .goodbye = See you!

# What is left with a card or call where a turn lasts hours or days. $done is “10♥”, “90 ♠”, “pass”.
note-button = Note with my next move…
note-about = Everybody at the table reads it beside your next card or call. Leave it empty and nothing is said.
note-field = Your note
note-line = 📝 { $name }, { $done }: { $text }
note-waits = 📝 With your next card or call: { $text }
