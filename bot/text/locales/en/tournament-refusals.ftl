# What a tournament refuses, and what to do instead: bot/tournaments/live/refusals.py.
tournament-refused =
    .boards-needed = In a duplicate each board has its own result: enter the boards of this table.
    .window-closed = This daily duplicate is not open: the times are in the announcement.
    .boards-seen = You had a table of this daily duplicate before I forgot you, so you know its boards. The next one is open to you.
    .not-daily = That is no daily duplicate: register in its announcement.
    .no-such-zone = There is no time zone { $zone }: write one such as Europe/Paris or UTC.
    .no-such-series = This daily duplicate no longer exists.
    .team-full = There is no place left: a team has four people, a pair two.
    .no-such-league = This league no longer exists.
    .league-not-in-charge = Only those who organise tournaments here may do that: ask one of them.
    .league-over = This league has ended: reopen it first.
    .league-full = A league has { $most } tournaments at most: make another one.
    .league-best = From 1 to { $most } tournaments count: choose a number between them.
    .league-out-of = The total must be from { $best } (those that count) to { $most }.
    .league-no-points = A knock-out has no points to add up: count places instead.
    .league-other-points = These formats do not have the same kind of points, so they cannot be added up: count places instead.
    .no-such-tournament = This tournament no longer exists.
    .not-in-charge = Only the organiser of this tournament and those who manage this server may do that: ask one of them.
    .not-a-draft = Registration has opened already, so this can no longer be changed. Name, description and contact can: **/tournament manage**, **Name, details…**
    .fixed =
        { $state ->
            [registration] Somebody is in, so rules and rounds stay as they are. Times, places, name, description and contact can still be changed: **/tournament manage**.
            [check_in] Somebody is in, so rules and rounds stay as they are. The start, the places, name, description and contact can still be changed: **/tournament manage**.
           *[running] It has begun, so rules and rounds stay as they are. A round can get more time, and name, description and contact can still be changed: **/tournament manage**.
        }
    .named-by-organisers = Co-organisers are named by those who organise tournaments on this server: ask one of them.
    .no-pages = There is no page for browsers: those who manage this server turn pages on with **/setup**, and the organiser makes a link.
    .organiser-blocked = Somebody among them is blocked on this server: choose others.
    .name-needed = A tournament’s name has 1 to { $most } characters, at least one of which can be seen: try another.
    .other-players =
        { $format } is a format for { $most ->
            [2] two
            [3] three
           *[other] four
        } at a table, and this game is for { $players ->
            [2] two
            [3] three
           *[other] four
        }: choose another format or other rules.
    .bad-times = These times do not fit together: registration opens, then closes, then the tournament starts, all of it in the future.
    .not-open =
        { $state ->
            [cancelled] This tournament is cancelled: there is nothing to register for.
           *[other] Registration is not open: its times are in the announcement.
        }
    .role-needed = This tournament is for { $role }: ask the organiser for that role.
    .blocked = Those who manage this server have blocked you from its tables: ask one of them.
    .entered-already = Already registered. To change something, withdraw first.
    .partner-entered = { $name } plays with others already: choose somebody else.
    .asked-enough = { $name } has been asked often enough for today. You can ask somebody else, or be asked by { $name }.
    .invitation-over = This invitation holds no more. To play all the same, register yourself.
    .agreed-already = You have already agreed to play. If you cannot come after all, press **Withdraw**.
    .team-named-before = Only a pair or a team has a name, and it can be changed until the tournament starts.
    .team-name-taken = Another team is called { $name }: choose another name.
    .own-partner = Nobody can be their own partner: choose somebody else.
    .alone = Here everybody registers alone.
    .not-entered = You are not registered for this tournament.
    .nothing-asked = Nobody has asked you here: register yourself, with a partner or looking for one.
    .no-check-in = Check-in is between the end of registration and the start: the times are in the announcement.
    .not-running = The tournament has not started yet.
    .over = This tournament is over.
    .round-open = Round { $round } is still being played: wait for its end.
    .no-round = There is no such round now.
    .no-limit = The rounds of this tournament have no time limit: there is nothing to extend.
    .no-such-entry = There is no such team here: choose one from the standings.
    .no-such-table = Round { $round } has no table { $table }.
    .nobody-ranked = Nobody who is registered has a rank in that tournament: choose another one, or seed by hand.
    .no-such-seed = Write a place from 1 to { $most }.
    .too-late = It is too late to join this tournament.
    .reason-needed = Write a reason: everybody can read it.
    .no-such-score = Points are a whole number, such as 162: try again.
    .winner-needed = In a knock-out one side must win: enter unequal scores.
    .same-result = That result stands already: enter another one, or go back.
    .changed = Something has changed meanwhile: look again, then decide.
    .too-many-points = Nobody can make more than { $most } points in { $deals ->
            [one] { $deals } deal
           *[other] { $deals } deals
        }: look at the number again.
    .fewer-places =
        { $entries ->
            [one] One place is taken already: there cannot be fewer. Nobody loses their place.
           *[other] { $entries } places are taken already: there cannot be fewer. Nobody loses their place.
        }
# What the formats themselves refuse: bot/tournaments/errors.py.
tournament-error =
    .round-open = Table { $table } of round { $round } has no result yet: wait, or enter one.
    .over =
        { $rounds ->
            [one] The only round has been played.
           *[other] All { $rounds } rounds have been played.
        }
    .too-few = There are too few to play: { $entries }, and it takes { $least }. Add somebody, or cancel the tournament.
    .too-many = There are too many for this format: it takes { $limit } at most.
    .too-many-rounds = With so many people this format has { $limit } rounds at most.
    .no-whist = A full Mêlée schedule needs 4, 5, 8, 9, 12, 13 … people, { $limit } at most; there are { $players }.
    .no-late-entry = In this format nobody can join that late.
    .unknown-entry = Team { $entry } does not play in this tournament.
    .unknown-table = Round { $round } has no table { $table }.
    .twice = Table { $table } of round { $round } has two results: correct one of them.
    .not-newest = Somebody has corrected this result meanwhile: look at it again.
    .other-table = A correction is for the same table.
    .drawn = This game needs a winner: play another deal.
    .went-on = The next game has been paired already, so its players cannot change any more.
    .bad-plan = Choose up to 64 rounds, of 1 to 64 deals.
    .not-by-hand = In this format the schedule says who meets whom.
    .bad-table = Everybody in this round sits at exactly one table or has a bye, and each table has its own number.
