# What a tournament refuses, and what to do instead: bot/tournaments/live/refusals.py.
tournament-refused-no-such-tournament = This tournament no longer exists.
tournament-refused-not-in-charge = Only the organiser of this tournament and those who manage this server may do that: ask one of them.
tournament-refused-not-a-draft = Registration has opened already, so this can no longer be changed. Name, description and contact can: **/tournament manage**, **Name, details…**
tournament-refused-name-needed = A tournament’s name has 1 to { $most } characters, at least one of which can be seen: try another.
tournament-refused-four-players = A tournament needs rules for four players: choose others.
tournament-refused-bad-times = These times do not fit together: registration opens, then closes, then the tournament starts, all of it in the future.
tournament-refused-not-open =
    { $state ->
        [cancelled] This tournament is cancelled: there is nothing to register for.
       *[other] Registration is not open: its times are in the announcement.
    }
tournament-refused-role-needed = This tournament is for { $role }: ask the organiser for that role.
tournament-refused-blocked = Those who manage this server have blocked you from its tables: ask one of them.
tournament-refused-entered-already = Already registered. To change something, withdraw first.
tournament-refused-partner-entered = { $name } plays with others already: choose somebody else.
tournament-refused-asked-enough = { $name } has been asked often enough for today. You can ask somebody else, or be asked by { $name }.
tournament-refused-invitation-over = This invitation holds no more. To play all the same, register yourself.
tournament-refused-agreed-already = You have already agreed to play. If you cannot come after all, press **Withdraw**.
tournament-refused-team-named-before = Only a team has a name, and it can be changed until the tournament starts.
tournament-refused-team-name-taken = Another team is called { $name }: choose another name.
tournament-refused-own-partner = Nobody can be their own partner: choose somebody else.
tournament-refused-alone = Here everybody registers alone: partners change from round to round.
tournament-refused-not-entered = You are not registered for this tournament.
tournament-refused-nothing-asked = Nobody has asked you here: register yourself, with a partner or looking for one.
tournament-refused-no-check-in = Check-in is between the end of registration and the start: the times are in the announcement.
tournament-refused-not-running = The tournament has not started yet.
tournament-refused-over = This tournament is over.
tournament-refused-round-open = Round { $round } is still being played: wait for its end.
tournament-refused-no-round = There is no such round now.
tournament-refused-no-limit = The rounds of this tournament have no time limit: there is nothing to extend.
tournament-refused-no-such-entry = There is no such team here: choose one from the standings.
tournament-refused-no-such-table = Round { $round } has no table { $table }.
tournament-refused-too-late = It is too late to join this tournament.
tournament-refused-reason-needed = Write a reason: everybody can read it.
tournament-refused-no-such-score = Points are a whole number, such as 162: try again.
tournament-refused-winner-needed = In a knock-out one side must win: enter unequal scores.
tournament-refused-same-result = That result stands already: enter another one, or go back.
tournament-refused-changed = Something has changed meanwhile: look again, then decide.
# What the formats themselves refuse: bot/tournaments/errors.py.
tournament-error-round-open = Table { $table } of round { $round } has no result yet: wait, or enter one.
tournament-error-over =
    { $rounds ->
        [one] The only round has been played.
       *[other] All { $rounds } rounds have been played.
    }
tournament-error-too-few = There are too few to play: { $entries }, and it takes { $least }. Add somebody, or cancel the tournament.
tournament-error-too-many = There are too many for this format: it takes { $limit } at most.
tournament-error-too-many-rounds = With so many people this format has { $limit } rounds at most.
tournament-error-no-whist = A full Mêlée schedule needs 4, 5, 8, 9, 12, 13 … people, { $limit } at most; there are { $players }.
tournament-error-no-late-entry = In this format nobody can join that late.
tournament-error-unknown-entry = Team { $entry } does not play in this tournament.
tournament-error-unknown-table = Round { $round } has no table { $table }.
tournament-error-twice = Table { $table } of round { $round } has two results: correct one of them.
tournament-error-not-newest = Somebody has corrected this result meanwhile: look at it again.
tournament-error-other-table = A correction is for the same table.
tournament-error-drawn = This game needs a winner: play another deal.
tournament-error-went-on = The next game has been paired already, so its players cannot change any more.
tournament-error-bad-plan = Choose up to 64 rounds, of 1 to 64 deals.
tournament-error-not-by-hand = In this format the schedule says who meets whom.
tournament-error-bad-table = Everybody in this round sits at exactly one table or has a bye, and each table has its own number.
tournament-refused-too-many-points = Nobody can make more than { $most } points in { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }: look at the number again.
tournament-refused-fewer-places =
    { $entries ->
        [one] One place is taken already: there cannot be fewer. Nobody loses their place.
       *[other] { $entries } places are taken already: there cannot be fewer. Nobody loses their place.
    }
