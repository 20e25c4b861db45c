# Tournaments as their players see them: the announcement, registration, and where one stands.
tournament-player-open = **Registration is open** until { $when } ({ $left }).
tournament-player-check-in = **Check in now:** whoever is not here by { $when } ({ $left }) does not play.
tournament-player-open-until = **Registration** is open until { $when }.
tournament-player-check-in-until = **Check-in** is open until { $when }: whoever has not checked in by then does not play.
tournament-player-here-until = **Check-in** is open until { $when }.
tournament-player-closed = **Registration is over.** Start: { $left }
tournament-player-drawing = **It starts:** the first round is being drawn.
tournament-player-round =
    { $round ->
        [0] **It is being played.** The end: { $left }.
       *[other] **Round { $round } of { $rounds }** is being played. End of its time: { $left }.
    }
tournament-player-round-untimed = **Round { $round } of { $rounds }** is being played.
tournament-player-between = **Round { $round } of { $rounds } is over.** What follows begins in a moment.
tournament-player-won = **Finished.** First: { $names } 🏆
tournament-player-state =
    .finished = **Finished.**
    .cancelled = **Cancelled** by the organiser. What was played is kept.
    .draft = It is being prepared.
tournament-player-paused =
    .asked = ⏸️ **Paused** by the organiser. It goes on from here.
    .too-few = ⏸️ **Too few are here to start.** The organiser can let more people in, or cancel it.
    .stuck = ⏸️ **Paused:** the next round cannot be drawn. The organiser has to look at it.
# One sentence about each format.
tournament-player-about =
    .concours = In pairs. After each round they meet in the order of the ranking: first against second, third against fourth. All points count.
    .swiss = In pairs. Each round you meet a pair with as many wins as you, and nobody twice.
    .round-robin = In pairs. Everybody meets everybody.
    .melee = You enter alone. Each round another partner is drawn for you, and your own points add up.
    .melee-balanced = You enter alone. Each round you have another partner, at a table with people who stand near you.
    .whist = You enter alone. You play with each of the others once, and against each of them twice.
    .arena = Whoever is free sits down with whoever is free; the next table comes within a minute. All points that your side scores count; from the third table won in a row on they count double. Come and leave as you like.
    .knock-out =
        { $consolante ->
            [yes] In pairs. A pair that loses its first game goes on in the consolante, one that loses later is out.
           *[other] In pairs. Whoever loses is out.
        }
    .mitchell = In pairs. All tables play the same deals, and each line is ranked by itself.
    .howell = In pairs. All tables play the same deals, in one ranking.
    .teams = Teams of four at two tables, with the same deals at both.
    .daily = Everybody plays the same deals with robots, whenever it suits them.
    .concours-alone = Two at a table, everybody for themselves. After each round you meet in the order of the ranking: first against second, third against fourth. All points count.
    .swiss-alone = Two at a table. Each round you meet somebody with as many wins as you, and nobody twice.
    .round-robin-alone = Two at a table. Everybody meets everybody.
    .knock-out-alone =
        { $consolante ->
            [yes] Two at a table. Whoever loses their first game goes on in the consolante, whoever loses later is out.
           *[other] Two at a table. Whoever loses is out.
        }
    .trios = Three at a table, everybody for themselves. Each round others are drawn for you, as new as can be. All points count.
    .trios-ranked = Three at a table, everybody for themselves. Each round you meet two who stand near you, as new as can be. All points count.
    .trios-duplicate = Three at a table, everybody for themselves. All tables play the same deals: your points are compared with those of everybody who had the same hands.
tournament-player-rounds =
    { $count ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
tournament-player-each-round = { $length } a round
tournament-player-round-length =
    { $minutes ->
        [one] A round takes { $minutes } minute at most.
       *[other] A round takes { $minutes } minutes at most.
    }
tournament-player-final-length = The final is longer and has { $minutes } minutes.
tournament-player-stand-ins =
    .yes = Robots play for whoever is missing.
    .no = Without stand-ins: whoever does not come loses that round.
tournament-player-check-in-when = ✋ Check-in from { $opens } to { $closes }
tournament-player-starts = 🏁 Start: { $when } ({ $left })
tournament-player-for = 👤 For { $role }
tournament-player-for-all = 👤 For everybody here
tournament-player-contact = Questions: { $contact }
tournament-player-pairs =
    { $count ->
        [0] No pair is registered yet
        [one] { $count } pair is registered
       *[other] { $count } pairs are registered
    }
tournament-player-players =
    { $count ->
        [0] Nobody is registered yet
        [one] { $count } person is registered
       *[other] { $count } people are registered
    }
tournament-player-pairs-of =
    { $count ->
        [one] { $count } of { $most } places for pairs is taken
       *[other] { $count } of { $most } places for pairs are taken
    }
tournament-player-players-of =
    { $count ->
        [one] { $count } of { $most } places is taken
       *[other] { $count } of { $most } places are taken
    }
tournament-player-more = … and { $count } more
tournament-player-gone = has left
tournament-player-unconfirmed = not confirmed yet
tournament-player-count =
    .waiting =
        { $count ->
            [one] { $count } is waiting for a place
           *[other] { $count } are waiting for a place
        }
    .asked =
        { $count ->
            [one] { $count } is waiting for a partner’s answer
           *[other] { $count } are waiting for their partners’ answers
        }
    .looking =
        { $count ->
            [one] { $count } is looking for a partner
           *[other] { $count } are looking for a partner
        }
    .asked-team =
        { $count ->
            [one] { $count } team is waiting for an answer
           *[other] { $count } teams are waiting for answers
        }
    .looking-team =
        { $count ->
            [one] { $count } team is looking for others
           *[other] { $count } teams are looking for others
        }
tournament-player-draw = 🎲 Every draw comes from a secret that is already fixed. Its fingerprint, { $hash }, proves later that nobody changed it.
tournament-player-drawn = 🎲 Every draw comes from this seed: { $seed }. Its SHA-256 is { $hash }, as announced from the beginning.
# Buttons.
tournament-player-register = Register
tournament-player-withdraw = Withdraw
tournament-player-break = Take a break
tournament-player-here = Check in
tournament-player-where = Where am I?
tournament-player-who = Who is in
tournament-player-standings = Standings
tournament-player-confirm = I’ll play
tournament-player-decline = No, thanks
tournament-player-look =
    .pair = Look for a partner
    .team = Look for a team
tournament-player-pick = Play with somebody who is looking…
tournament-player-choose-partner =
    .pair = Choose your partner…
    .team =
        { $count ->
            [one] Choose one more…
           *[other] Choose up to { $count }…
        }
tournament-player-to-table = To my table
tournament-player-to-announcement = Announcement
tournament-player-quiet = No reminders
# Registering.
tournament-player-how =
    .pair = Who do you want to play with?
    .team = With whom do you want to play in a team of four?
tournament-player-with-partner =
    .pair = **With a partner:** choose any member of this server. I ask by direct message, or in the channel if those are closed. The place is yours once your partner agrees.
    .team =
        { $count ->
            [one] **With somebody you know:** choose one member of this server.
           *[other] **With people you know:** choose up to { $count } members of this server at once.
        } I ask each of them by direct message, or in the channel if those are closed.
tournament-player-partner-there =
    .pair = **With a partner:** choose in the announcement, where everybody on the server is offered.
    .team = **With people you know:** choose in the announcement, where everybody of the server is offered.
tournament-player-look-there =
    .pair =
        { $count ->
            [one] **One person is looking for a partner:** choose them, and you are a pair at once.
           *[other] **{ $count } people are looking for a partner:** choose one, and you are a pair at once.
        }
    .team =
        { $count ->
            [one] **One person is looking for a team** and agrees at once to whoever chooses:
           *[other] **{ $count } people are looking for a team** and agree at once to whoever chooses:
        }
tournament-player-without-partner =
    .pair = **Without a partner:** others can choose you at once. If nobody has by the end of registration, I pair those who are left.
    .team = **On your own:** others can choose you at once. At the end of registration I put together teams of those who are left.
tournament-player-done-paired = 🤝 **You play with { $partner }.**
tournament-player-done-declined = All right: you do not play with { $partner } in { $name }, and { $partner } is told.
tournament-player-done =
    .withdrawn = You are no longer registered.
    .left = You play no more rounds. Your results are kept.
    .went = You get no more tables until you sit down again.
tournament-player-looks-no-more = That person is no longer looking for a partner: choose somebody else.
tournament-player-nobody-chosen = Choose somebody from this server.
tournament-player-no-bots = Bots cannot register: choose a person.
tournament-player-left-already = You have already left this tournament: you play no more rounds.
tournament-player-leave =
    .alone = Withdraw from { $name }? Your place goes to whoever waits for one.
    .pair =
        { $count ->
            [one] Withdraw from { $name }? That takes { $partner } out of it too, and your place goes to whoever waits for one.
           *[other] Withdraw from { $name }? That takes your whole team, { $partner }, out of it too, and your place goes to whoever waits for one.
        }
    .running = Leave { $name }? You play no more rounds, and your results are kept. If you sit at a table now, it is played to its end.
    .arena = Take a break from { $name }? You get no more tables until you sit down again; one that you play is to be finished. What you have stays.
    .team = Leave your team in { $name }? The others stay in it and look for somebody in your place.
tournament-player-sit-out = Sit out a round
tournament-player-sit-out-sure = Sit out round { $round } of { $name }? It brings you 0, and you play on after it.
tournament-player-done-sits-out = You sit out round { $round }.
tournament-player-sits-out = You sit out round { $round }: it brings 0.
tournament-player-no-sitting-out = There is no other round that you could sit out.
tournament-player-hash = The fingerprint of the draw (SHA-256): { $hash }
# Teams of four.
tournament-player-asks-you =
    .team = ❓ **Will you play with { $partner } in a team of four?** You may answer until { $until }.
    .pair = ❓ **Will you play with { $partner }?** You may answer until { $until }.
tournament-player-mate =
    .in = ✅ { $name }
    .asked = ⏳ { $name }: asked, may answer until { $until }
    .no = ✖️ { $name }: does not play
    .none = ✖️ { $name }: has not answered
tournament-player-mate-free =
    { $count ->
        [one] ➕ one place is free
       *[other] ➕ { $count } places are free
    }
tournament-player-team =
    .open =
        { $named ->
            [yes] 👥 **{ $name }** is not complete yet:
           *[no] 👥 **Your team** is not complete yet:
        }
    .in =
        { $named ->
            [yes] ✅ You are registered as **{ $name }**:
           *[no] ✅ Your team is registered:
        }
tournament-player-team-filled =
    { $house ->
        [yes] At the end of registration I put together teams of those who look for others; robots take the places that are left.
       *[no] At the end of registration I put together teams of those who look for others; a team of fewer than four does not play.
    }
tournament-player-ask-more = Ask somebody…
tournament-player-team-name = Team name…
tournament-player-team-name-label = Name of your team
tournament-player-team-about = Everybody reads it wherever your team is named. Left empty, your own names stand there.
tournament-player-notification =
    .organiser = { $name }: you are a co-organiser
    .team = { $name }: your team
    .left-team = { $name }: { $who } has left your team
    .asked = { $name }: will you play with { $partner }?
    .confirmed = { $name }: you play with { $who }
    .declined = { $name }: { $who } does not play with you
    .unanswered = { $name }: no answer from { $who }
    .withdrawn = { $name }: { $who } has withdrawn
    .dropped = { $name }: you are no longer in it
    .added = { $name }: you are registered
    .left-out = { $name } has started without you
    .cancelled = { $name } is cancelled
    .settled = { $name }: no longer valid
    .partner =
        { $members ->
            [4] { $name }: you have a team
           *[other] { $name }: you have a partner
        }
    .place-free = { $name }: you have a place
    .check-in = { $name }: check in
    .day = { $name } starts in a day
    .hour = { $name } starts in an hour
    .soon = { $name } is about to start
    .trouble = { $name }: I cannot write in the channel
    .refused = { $name }: Discord refuses a message
    .stuck = { $name }: it cannot go on by itself
    .corrected = { $name }: the organiser has entered a result
    .report = { $name }: table { $table } calls you
tournament-player-notification-about =
    .organiser = { $who } has named you: you may do all that organisers do, in this tournament. The button opens the panel; **/tournament manage** finds it too.
    .team = Registration is over, and this is your team. It starts { $starts }.
    .left-team = There is a place again: ask somebody else, or wait for others who look for a team.
    .asked =
        { $members ->
            [4] You have been chosen for a team of four.
           *[other] You have been chosen as a partner.
        } It starts { $starts }. You may answer until { $until }.
    .confirmed =
        { $stage ->
            [pair] You are registered as a pair. It starts { $starts }.
            [complete] Your team is complete. It starts { $starts }.
           *[team] Your team is not complete yet. It starts { $starts }.
        }
    .declined =
        { $stage ->
            [pair] So you are not registered. Choose somebody else, or look for a partner.
           *[team] Your team goes on: you can ask somebody else.
        }
    .unanswered =
        { $stage ->
            [pair] { $state ->
                [registration] So you are not registered. Choose somebody else, or look for a partner.
               *[other] Registration is over, so you are not registered. If you still want to play, ask the organiser.
            }
           *[team] { $state ->
                [registration] The invitation is over: you can ask somebody else.
               *[other] Registration is over: your team goes on without { $who }.
            }
        }
    .withdrawn =
        { $state ->
            [running] You play no more rounds either; your results are kept. To play on, ask the organiser.
            [registration] So you are no longer registered either. You can register again, with somebody else or looking for a partner.
           *[other] So you do not play either. If you still want to, ask the organiser.
        }
    .dropped =
        { $state ->
            [running] The organiser has taken you out: you play no more rounds, and your results are kept.
           *[other] The organiser has taken you out. If that is a mistake, ask them.
        }
    .added =
        { $paired ->
            [yes] The organiser has registered you: you play with **{ $partner }**.
           *[no] The organiser has registered you.
        } { $state ->
            [running] It has begun, and **{ $where }** says where you play.
           *[other] It starts { $starts }. If you cannot come, withdraw under **{ $where }**.
        }
    .left-out =
        { $count ->
            [0] There was nobody left to play with you.
           *[other] **{ $who }** had not checked in, so you are not playing.
        } { $late ->
            [yes] The organiser can still let you in, with another partner too: write to them at once.
           *[no] Tell the organiser that you are here: you may take the place of somebody who has to leave.
        }
    .cancelled = The organiser has cancelled it: nothing more is played. What was played is kept.
    .settled =
        { $state ->
            [cancelled] The tournament is cancelled: there is nothing left to answer.
           *[other] { $answer ->
                [none] The time for an answer is over.
                [taken_back] The invitation was withdrawn: there is nothing left to answer.
               *[other] You are no longer registered together: there is nothing left to answer.
            }
        }
    .partner = You play with **{ $partner }**. It starts { $starts }.
    .place-free = A place has become free, and it is yours. It starts { $starts }.
    .check-in = Check-in is open: one click and you are in.
    .day =
        { $paired ->
            [yes] You play with **{ $partner }**.
           *[no] You are registered.
        } It starts { $starts } ({ $left }). If you cannot come, withdraw under **{ $where }**.
    .hour =
        { $paired ->
            [yes] You play with **{ $partner }**.
           *[no] You are registered.
        } It starts { $starts } ({ $left }). If you cannot come, withdraw under **{ $where }**.
    .soon =
        { $checks ->
            [yes] You have not checked in yet.
           *[no] Start: { $left }. I call you to your table as soon as it opens.
        }
    .trouble = I may not post in { $channel }, or it is gone. The tournament goes on; give me back the permission, and what is missing appears there.
    .refused = Discord refuses a message meant for { $channel }, so I have stopped trying: the tournament’s log says which one. The tournament goes on, and **/tournament manage** has everything. Please tell whoever runs the bot.
    .stuck = Everything waits for you; the button opens the panel.
    .corrected =
        { $known ->
            [instead] { $place }, your side first: **{ $result }** instead of { $instead }
            [result] { $place }, your side first: **{ $result }**
           *[nothing] It is the result of your table. You see it once the round is over: others still play these boards.
        }
    .report =
        { $says ->
            [words] { $place }: **{ $by }** reports a problem: “{ $text }”
            [name] { $place }: **{ $by }** reports a problem and asks you to come.
           *[nothing] { $place }: somebody asks you to come. I cannot write to you directly: allow direct messages from this server to read more.
        }
# Where am I?
tournament-player-not-in = You are not registered.
tournament-player-nothing-to-do = There is nothing for you to do.
tournament-player-not-playing = You do not play in this tournament.
tournament-player-not-answered = ✉️ **I have asked { $partner },** and will tell you the answer. Without one by { $until } you are not in. To play with somebody else, withdraw and register again.
tournament-player-looks =
    { $count ->
        [0] 🔎 **You are looking for a partner.** So far nobody else is.
        [one] 🔎 **You are looking for a partner,** and so is { $names }.
       *[other] 🔎 **You are looking for a partner,** and so are { $names }.
    }
tournament-player-others =
    { $count ->
        [one] { $count } other
       *[other] { $count } others
    }
tournament-player-looks-about = Anybody who registers can choose you. At the end of registration I pair those who are left.
tournament-player-in-with = ✅ You are registered with **{ $partner }**.
tournament-player-in-alone = ✅ You are registered.
tournament-player-waits = ⏳ All places are taken: you are number { $number } on the waiting list.
tournament-player-check-in-later = You check in from { $opens } on. I send a direct message when it is time.
tournament-player-not-here = ✋ **Check in now.** Start of the tournament: { $left }
tournament-player-partner-not-here =
    { $count ->
        [one] ✋ You are here, but **{ $partner }** has not checked in yet.
       *[other] ✋ You are here, but **{ $partner }** have not checked in yet.
    }
tournament-player-checked-in = 👍 You have checked in.
tournament-player-at-table = 🃏 **Table { $table }** against { $opponents }
tournament-player-drawn-partner = 🤝 You play with { $partner }.
tournament-player-score = { $own } – { $theirs } · { $deals }
tournament-player-result = { $own } – { $theirs } · your table is done
tournament-player-forfeit =
    .won = Your opponents did not come: the round counts as won.
    .lost = Your side did not come: the round counts as lost.
tournament-player-deals =
    { $of ->
        [one] { $deals } of { $of } deal played
       *[other] { $deals } of { $of } deals played
    }
tournament-player-bye = You sit out this round, and it counts as a bye.
tournament-player-left = You have left. Your results are kept.
tournament-player-still-playing =
    { $count ->
        [0] All tables are done.
        [one] One table is still playing.
       *[other] { $count } tables are still playing.
    }
tournament-player-next = Next, as it stands: against **{ $opponents }**.
tournament-player-next-with = Next, as it stands: with **{ $partner }** against **{ $opponents }**.
tournament-player-rank = 🏅 You are number **{ $rank }** of { $entries }.
tournament-player-rank-shared = 🏅 You share place **{ $rank }** of { $entries }.
tournament-player-placeless = You have no place: you have played nothing.
tournament-player-to-first =
    .points =
        { $missing ->
            [one] { $missing } point behind the first.
           *[other] { $missing } points behind the first.
        }
    .wins =
        { $missing ->
            [one] { $missing } match point behind the first (a win brings 2).
           *[other] { $missing } match points behind the first (a win brings 2).
        }
tournament-player-to-podium =
    .points =
        { $missing ->
            [one] { $missing } point behind the podium.
           *[other] { $missing } points behind the podium.
        }
    .wins =
        { $missing ->
            [one] { $missing } match point behind the podium.
           *[other] { $missing } match points behind the podium.
        }
tournament-player-lead =
    .points =
        { $lead ->
            [one] { $lead } point ahead of the next.
           *[other] { $lead } points ahead of the next.
        }
    .wins =
        { $lead ->
            [one] { $lead } match point ahead of the next (a win brings 2).
           *[other] { $lead } match points ahead of the next (a win brings 2).
        }
tournament-player-lead-safe = Nobody can catch up with you any more!
tournament-player-first-out-of-reach = The first place is out of reach; the podium may not be.
tournament-player-rounds-left =
    { $count ->
        [0] No round is left to play.
        [one] One round is left to play.
       *[other] { $count } rounds are left to play.
    }
tournament-player-pool = You are number **{ $rank }** of { $entries } in your pool.
tournament-player-pool-about =
    { $count ->
        [one] The best of each pool plays the main bracket.
       *[other] The best { $count } of each pool play the main bracket.
    }
tournament-player-section-places = { $section }, for place { $place }
tournament-player-bout = **{ $section }**, stage { $stage } of { $stages }
tournament-player-bout-final = **{ $section }**, the game for place { $place }
tournament-player-bout-against = You play against { $names }.
tournament-player-win = If you win, you meet { $names }.
tournament-player-win-free = If you win, you are in the next game at once.
tournament-player-win-final =
    { $bracket ->
        [consolante] If you win, place { $place } of the consolante is yours.
       *[other] If you win, place { $place } is yours.
    }
tournament-player-loss =
    .consolante = If you lose, you go on in the consolante.
    .places = If you lose, you play for a lower place.
    .out = If you lose, you are out.
tournament-player-loss-second =
    { $bracket ->
        [consolante] If you lose, place { $place } of the consolante is yours.
       *[other] If you lose, place { $place } is yours.
    }
# Direct messages.
tournament-player-notification-to-table = To the table
tournament-player-quiet-now = No more reminders before a start. When check-in opens I still write: whoever does not check in does not play. `/preferences` turns reminders on again.
# In /preferences.
preferences-reminders = **Before a tournament starts** that you have entered (a day, an hour and ten minutes before):
reminders-on = Remind me
reminders-off = Do not remind me

# An Arena, in which people come and go.
tournament-player-each-table = { $length } a table
tournament-player-arena-length = ⏳ It lasts { $minutes } minutes; deals in play then are finished.
tournament-player-sit-down = Sit down
tournament-player-arena-free = You are free: your next table comes within a minute, or as soon as there are four.
tournament-player-arena-left = You are away: sit down whenever you like.
tournament-scheduled-here = Who is in, and how to enter:
