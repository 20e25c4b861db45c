# The draft of a tournament, for its organiser: cogs/tournaments/organising/draft_screens.py.
tournament-organiser-draft = Draft: only organisers see it.
tournament-copy = Copy…
tournament-copy-about = All that was decided is the same in the new draft: format, rules, times, places, description, co-organisers and league.
tournament-copy-done = A draft like the earlier one: look it through, then open it.
tournament-weekly = Every week
tournament-weekly-about = Each week one like the last is made by itself and announced a week ahead, at the same time of day in { $zone }, with its own seed and boards. All of them count in one league.
tournament-weekly-announced = This one: { $when }
tournament-weekly-next = Then: { $when } (announced { $at })
tournament-weekly-skip = Skip
tournament-weekly-move = Move to another day…
tournament-weekly-begin = Make one every week
tournament-weekly-league = League
tournament-weekly-stop = No more after this
tournament-organiser-change-rules = Rules, rounds, times…
tournament-organiser-still =
    .all = Nobody is in yet: rules, rounds and times can still be changed.
    .registration = Somebody is in, so rules and rounds stay. Times, places, name, description and contact can still be changed.
    .check-in = Rules and rounds stay. The start, the places, name, description and contact can still be changed.
    .running = Rules and rounds stay. A round can get more time; name, description and contact can still be changed.
tournament-organiser-change = Change something…
tournament-organiser-page =
    .league = League
    .name = Name, description, contact
    .times = Times and check-in
    .format = Format
    .rules = Rules
    .length = Rounds, deals, time
    .people = Who may enter
    .robots = Robots
    .channel = Channel
tournament-organiser-organisers-title = Co-organisers
tournament-organiser-organisers = In charge too: { $names }
tournament-organiser-organisers-none = Nobody is in charge of this tournament besides those who organise here.
tournament-organiser-organisers-about = Up to five. They may do all that organisers do here, in this tournament only; they name nobody else and put it into no league. Each of them is told.

# The link under which a tournament is read in a browser.
tournament-organiser-page-title = Page for browsers
tournament-organiser-page-about = Whoever has the link reads pairings, results and standings in a browser, without an account. **For the wall** is made for a projector. Nobody can change anything there.
tournament-organiser-page-off = Pages are off on this server. Those who manage it turn them on with **/setup**.
tournament-organiser-page-none = This tournament has no link yet.
tournament-organiser-page-listed =
    .yes = Listed: it stands on the first page, and search engines may find it.
    .no = Not listed: only those who have the link find it. The announcement shows it.
tournament-organiser-page-held =
    .yes = Results stand there when the round is over.
    .no = Results stand there as they come.
tournament-organiser-page-delay-about = Tables that are played can be watched in the browser. Shown later than they are played, they help nobody who sits there.
tournament-organiser-page-delayed =
    { $minutes ->
        [0] Tables are shown live, at once.
        [one] Tables are shown live, { $minutes } minute late.
       *[other] Tables are shown live, { $minutes } minutes late.
    }
tournament-organiser-page-close-about = For suspense at the prize giving the last rounds may stay closed.
tournament-organiser-page-close =
    { $round ->
        [0] Nothing stays closed
       *[other] Closed from round { $round } on
    }
tournament-organiser-page-closed =
    .yes = From round { $round } on the pages show who sits where, but no results, and the standings of the round before, until the tournament is over or you open them. Nobody sees more in a browser; on Discord everybody still does, at the tables and in the standings.
    .no = Results and standings stay open to the end.
tournament-organiser-unscheduled =
    .permission = It is not among the server’s events: I am missing { $permissions }. Whoever manages the server can give it to my role.
    .full = It is not among the server’s events: there are a hundred already, and Discord allows no more. Once some are cancelled I add it.
tournament-organiser-starts = Starts { $at } ({ $when })
tournament-organiser-opens-by-hand = Registration opens when you open it.
tournament-organiser-opens-at = Registration opens by itself: { $at }.
tournament-organiser-closes-at = Registration closes { $at }
tournament-organiser-checks-in =
    .of-1 = then check-in until the start
    .of-0 = no check-in
tournament-organiser-over-at = Over by { $at } at the latest
tournament-organiser-everybody = for everybody
tournament-organiser-only-role = only { $role }
tournament-organiser-members =
    .of-1 = Everybody enters alone
    .of-2 = Pairs
    .of-4 = Teams of four
tournament-organiser-least = at least { $count }
tournament-organiser-who =
    .of-4 = In this format teams of four register: whoever registers names the others.
    .of-1 = In this format everybody registers alone.
    .of-2 = In this format pairs register; whoever is alone looks for a partner and gets one when registration closes.
tournament-organiser-daily-by-hand = It is open for everybody as soon as you open it.
tournament-organiser-daily-opens = It opens by itself: { $at }
tournament-organiser-daily-closes = It can be played until { $at }
tournament-organiser-role-about = Who may enter: everybody, or only those with a role.
tournament-organiser-rules-about = Preset rules, or rules that were saved on this server. How long a game lasts is decided by the tournament.
tournament-organiser-length-about = How much is played, and how much time there is for it. When a round’s time is up, the deal in progress is finished.
tournament-organiser-channel-about = Where the tournament is announced and its tables open as threads.
tournament-organiser-zone = Times you type are those of { $zone }. Everybody reads them in their own time.
tournament-organiser-same-minute = At the same minute: { $names }. Nobody can play in both.
tournament-organiser-zone-changed = The start stays at the same moment: in { $zone } that is { $at }. If you meant another time, change it.
tournament-organiser-daily-zone-changed = It closes at the same moment: in { $zone } that is { $at }. If you meant another time, change it.
tournament-organiser-type = Change…
tournament-organiser-not-by-itself = I open it myself
tournament-organiser-switch =
    .of-1 = Turn on
    .of-0 = Turn off
tournament-organiser-back = Back
tournament-organiser-no = No, back
tournament-organiser-preview = Preview
tournament-organiser-form =
    .start = When does it start?
    .closes = When does registration close?
    .opens = When does registration open?
tournament-organiser-name = Name
tournament-organiser-moment = For instance: friday 20:30, in 2 hours
tournament-organiser-examples = 20:30 · friday 20:30 · saturday 14:30 · in 2 hours
tournament-organiser-unread = I could not read “{ $text }” as a time in the future: write it like { $examples }, with the time of day.
tournament-organiser-not-there = Tables could not be played in this channel yet: { $why } Choose another channel, or change that.

# The formats in a sentence each, at most 100 characters.
tournament-format-about =
    .concours = Pairs: after each round first meets second, third meets fourth. Most points win.
    .swiss = Pairs: winners meet winners, nobody meets twice. Matches won decide.
    .round-robin = Pairs: everybody meets everybody once. For up to ten or so.
    .melee = Alone: a new partner by lot each round, never the same twice.
    .melee-balanced = Alone: four neighbours in the ranking sit together, the best with the last of them.
    .whist = Alone: with everybody once, against everybody twice. For 4, 5, 8, 9, 12, 13 … people.
    .arena = Alone: for two hours whoever is free sits down with whoever is free. Points of each deal count.
    .knock-out = Pairs: whoever loses is out, or plays on in the consolante.
    .mitchell = Pairs: the same deals at every table; north–south and east–west are ranked apart.
    .howell = Pairs: the same deals at every table; everybody in one ranking. Up to seven tables.
    .teams = Two pairs of a team play the same deals at two tables, on opposite sides.
    .daily = Alone, with robots, whenever you like: everybody plays the same deals.
    .concours-alone = Alone: after each round first meets second, third meets fourth. Most points win.
    .swiss-alone = Alone: winners meet winners, nobody meets twice. Matches won decide.
    .round-robin-alone = Alone: everybody meets everybody once. For up to ten or so.
    .knock-out-alone = Alone: whoever loses is out, or plays on in the consolante.
    .trios = Alone: two others by lot each round, as seldom twice as can be. Most points win.
    .trios-ranked = Alone: three neighbours in the ranking sit together, as seldom twice as can be.
    .trios-duplicate = Alone: the same deals at every table, compared hand by hand.

# What a draft may say: cogs/tournaments/draft_fields.py.
tournament-value =
    .rounds =
        { $count ->
            [one] { $count } round
           *[other] { $count } rounds
        }
    .deals =
        { $count ->
            [one] { $count } deal a round
           *[other] { $count } deals a round
        }
    .boards =
        { $count ->
            [one] { $count } board a round
           *[other] { $count } boards a round
        }
    .of-table =
        { $count ->
            [one] { $count } deal a table
           *[other] { $count } deals a table
        }
    .lasts = { $time } in all
    .length-0 = no time limit
    .length = { $time } a round
    .break-0 = no break
    .break = { $time } between rounds
    .protest-0 = no time for protests
    .protest = { $time } for protests after a round
    .gap-0 = Registration closes at the start
    .gap = Registration closes { $time } before
    .most-0 = as many as come
    .check-in-1 = People say that they are there before it starts; whoever does not is out.
    .check-in-0 = No check-in: whoever has registered plays.
    .stand-ins-1 = Robots play for whoever does not come to their table.
    .stand-ins-0 = Whoever does not come to their table within ten minutes forfeits.
    .house-1 = Robots fill up an odd field.
    .house-0 = With an odd number somebody has a bye each round.
    .pools-1 = Pools of about four first; the best two of each go on.
    .pools-0 = No pools: the bracket begins at once.
    .consolante-1 = Whoever loses their first game goes on in the consolante.
    .consolante-0 = No consolante: whoever loses is out.
    .places-none = Only the final
    .places-third = Also a game for third place
    .places-all = Games for all places
    .final-single = Final: one game ({ $end })
    .final-best-of-3 = Final: best of three games
    .scoring-matchpoints = Matchpoints: how many tables you beat on each deal
    .scoring-imps = IMPs: by how much on each deal
    .absences-unranked = Whoever never comes has no place in the standings.
    .absences-zero = Tables that robots played bring nothing; without coming to any, no place.
    .absences-counted = Robots’ results count, and are marked; without coming, no medal.
tournament-value-most =
    .teams = { $count } pairs at most
    .people = { $count } people at most
tournament-value-pace-contest = Contest: 45 s a turn, 3 min in reserve
tournament-value-end-0 = A number of deals
tournament-value-stand-ins-came = Robots play for whoever leaves. A team of which nobody comes within ten minutes forfeits.
tournament-organiser-absences-about = When robots play for somebody who does not come:

# The panel: what an organiser may do, is asked to be sure of, and has done.
tournament-organiser-do =
    .open = Open registration
    .delete = Delete the draft
    .close = Close registration
    .reopen = Reopen registration
    .start = Start now
    .pause = Pause
    .resume = Go on
    .extend = Give more time
    .confirm = Confirm the round
    .end = End after this round
    .end-now = End now
    .cancel = Cancel the tournament
    .drop = Take out
    .add = Let in
    .replace = Replace
    .pair = Play it like this
    .open-daily = Open it now
    .here = All are here
    .move = Change the times
    .correct = Yes, enter it
    .forfeit = Yes, enter it
    .penalty = Yes, take them off
    .take-back = Yes, take it back
    .present = Check in
tournament-organiser-sure =
    .open = Open registration now? The announcement goes to { $channel }; registration closes { $closes }. Rules and rounds can be changed until somebody is in.
    .delete = Delete the draft “{ $name }”? Nobody has seen it.
    .close = Close registration? After that nobody can register.
    .reopen = Open registration once more? Pairs stay as they are, and whoever has checked in stays checked in. It closes again before the start.
    .start = Start now? Round 1 is paired among those who are here.
    .pause = Pause everything? Tables stop, no time runs, and no round is paired until you go on.
    .resume = Go on now? Everybody has as much time left as before.
    .extend = Give { $minutes } minutes more, until { $until }?
    .confirm = Do the results stand? Nobody can report a problem with them any more, and the standings are shown.
    .end = End after round { $round }? Tables that still play: { $tables }. The standings are final then.
    .end-now =
        { $daily ->
            [1] End now? The daily duplicate closes now: boards that are not finished bring nothing, and the standings are final.
           *[other]
                { $tables ->
                    [1] End now? One table still has a minute for the deal in progress, then robots finish it; missing deals count as the format says, and the standings are final.
                   *[other] End now? { $tables } tables still have a minute for the deal in progress, then robots finish it; missing deals count as the format says, and the standings are final.
                }
        }
    .cancel = Cancel “{ $name }” for everybody? Its tables are closed. This cannot be undone.
    .drop =
        { $later ->
            [1] Take { $name } out from the next round on? Their results are kept.
           *[other] Take { $name } out?
        }
    .add =
        { $late ->
            [1] Let { $names } in from the next round on, with 0 points for those that were missed?
           *[other] Let { $names } in, already checked in?
        }
    .replace = Let { $comes } play in place of { $gone } from now on, at the table being played too?
    .pair =
        Play round { $round } like this? Swaps by hand: { $swaps }. Everybody sees that it was paired by hand.
        { $listed }
    .open-daily = Open it now? The announcement goes to { $channel }, and everybody can play until { $closes }.
    .here = Is everybody here who is registered? They are all checked in then.
    .move =
        { $state ->
            [registration] Change the times? Registration closes { $closes }, and it starts { $starts }.
           *[other] Change the start to { $starts }?
        }
    .present = Is { $name } here?
tournament-organiser-ask-opens = Open at a time…
tournament-organiser-reopen-late = The time of the start has passed: choose another one under **Times** first.
tournament-organiser-open-late = Registration should have closed by now: choose other times for the draft first.
tournament-organiser-extend = +{ $minutes } min
tournament-organiser-ending = End or cancel…
tournament-organiser-organise = Organise
tournament-organiser-panel = Panel
    .closes = Registration closes { $at } ({ $when })
    .starts = Starts { $at } ({ $when })
tournament-organiser-entries = Entries
tournament-organiser-tables = Tables
tournament-organiser-pair = Pair by hand
tournament-organiser-log = Log
tournament-organiser-refresh = Refresh
tournament-organiser-latest = What was done last
tournament-organiser-paused = Paused ({ $since })
tournament-organiser-here =
    { $members ->
        [1] Checked in: { $here } of { $teams }
        [2] Pairs checked in: { $here } of { $teams }
       *[other] Teams checked in: { $here } of { $teams }
    }
tournament-organiser-count =
    .in = { $count } registered
    .waiting = { $count } waiting for a place
    .looking = { $count } looking for a partner
    .asked = { $count } not confirmed yet
tournament-organiser-first-round = The first round is being paired.
tournament-organiser-between = Round { $round } of { $rounds } is over
tournament-organiser-next-round = Pairing of the next one: { $at }. To pair it by hand, pause first.
tournament-organiser-round = Round { $round } of { $rounds }
tournament-organiser-tables-done =
    { $tables ->
        [one] { $done } of { $tables } table done
       *[other] { $done } of { $tables } tables done
    }
tournament-organiser-until = Until { $at } ({ $when })
tournament-organiser-protests = Protests until { $at } ({ $when }): then the results stand
tournament-organiser-ends = Round { $round } is the last one.
tournament-organiser-more-tables = … and { $count } more
tournament-organiser-stuck =
    .absent =
        { $count ->
            [one] { $absent } does not play; a robot does.
           *[other] { $absent } do not play; robots do.
        }
    .paused = The table is paused.
    .opening = The table has not been opened yet.
    .playing = Being played.
tournament-organiser-go-on =
    .asked = An organiser has paused it: **Go on** when you are ready.
    .too-few = There are too few: add people under **Entries**, then **Go on**. Or cancel the tournament.
    .enough = There are enough now: **Go on**.
    .too-many = There are too many for this format: take some out under **Entries**, then **Go on**.
    .too-many-rounds = With so few people this format has no more rounds: end it after this round, or add people.
    .no-whist = There is no schedule for so many: add or take out people under **Entries** until there are 4, 5, 8, 9, 12, 13 …, then **Go on**.
    .went-on = A corrected result has another winner, but the next game has been paired already: correct it back under **Tables**, then **Go on**.
    .drawn = A game has no winner: enter one under **Tables**, then **Go on**.
    .other = It could not go on by itself; the log says why. Put it right under **Entries** or **Tables**, then **Go on**.
tournament-organiser-is =
    .of-1 = on
    .of-0 = off
tournament-organiser-switched =
    .check-in = Check-in
    .stand-ins = Robots for those who do not come
    .house = Robots fill up
    .pools = Pools
    .consolante = Consolante
tournament-organiser-past = “{ $text }” has passed already: write a time in the future, like { $examples }.
tournament-organiser-adapted = A round has { $time } now, adapted to { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }.
tournament-organiser-adapted-to = A round has { $time } now, adapted to the length of its games ({ $length }).
tournament-value-rounds-usual = { $count } rounds, as usual
tournament-value-rounds =
    .swiss = as many rounds as the field needs (5 to 7)
    .round-robin = until everybody has met everybody
    .whist = the whole schedule
    .knock-out = until one has won
    .mitchell = as many rounds as tables
    .howell = until everybody has met everybody
    .teams = as many rounds as the field needs
    .daily = one round
tournament-organiser-sure-close-looking =
    { $count ->
        [one] One person is looking for a partner, and nobody else is.
       *[other] { $count } people are looking for a partner: pairs are made of them.
    }
tournament-organiser-sure-close-asked =
    { $count ->
        [one] One registration was not confirmed by the partner: it lapses.
       *[other] { $count } registrations were not confirmed by the partner: they lapse.
    }
tournament-organiser-start-too-few = Not enough have checked in to start: { $here }, and it takes { $least }. If everybody is there, say so for them. Or wait, or add people under **Entries**.
tournament-organiser-start-lacking = { $entered }: it takes { $least } to start. Wait, or add people under **Entries**.
tournament-organiser-sure-start-absent =
    { $count ->
        [one] One that has not checked in is out.
       *[other] { $count } that have not checked in are out.
    }
tournament-organiser-times = Times
tournament-organiser-did =
    .open = Registration is open, and announced.
    .open-daily = It is open, and announced.
    .delete = The draft is gone.
    .close = Registration is closed.
    .reopen = Registration is open once more.
    .here = Everybody who is registered is here.
    .start = The tournament has started.
    .move = The times are changed; the announcement shows them.
    .pause = Everything is paused.
    .resume = It goes on.
    .extend = The round has more time.
    .confirm = The results stand.
    .end = This round is the last one.
    .end-now = It ends: tables finish the deal in progress.
    .cancel = The tournament is cancelled.
    .drop = Taken out.
    .add = Let in.
    .replace = Replaced.
    .pair = The round is paired by hand.
    .correct = The result is entered; everybody can read it.
    .forfeit = The forfeit is entered; everybody can read it.
    .penalty = The points are taken off; everybody can read it.
    .take-back = The penalty is taken back; everybody can read it.
    .present = Checked in.
tournament-organiser-entered-unseen = It is entered.
tournament-organiser-sure-penalty = Take { $points } { $count ->
        [one] point
       *[other] points
    } from **{ $name }**?
tournament-organiser-sure-result = Enter **{ $result }**?
tournament-organiser-sure-instead = Enter **{ $result }** instead of { $instead }?
tournament-organiser-everybody-reads = Everybody will see it, with your reason. You wrote:
tournament-organiser-write-again = What you wrote is gone: open the form again and write it once more.
tournament-organiser-write-otherwise = Change
tournament-organiser-try-again = Try again
tournament-organiser-by-hand = By an organiser: { $why }
tournament-organiser-missing = Not here yet: { $names }
tournament-organiser-more-people = { $count } more
tournament-organiser-daily-played = Played to the end: { $done } of { $people }

# Entries, tables and pairing by hand.
tournament-organiser-choose-entry = Choose somebody…
tournament-organiser-choose-table = Choose a table…
tournament-organiser-standing =
    .in = in
    .here = here
    .absent = not here yet
    .waiting = waiting for a place
    .looking = looking for a partner
    .asked = the partner has not confirmed yet
    .withdrawn = no longer plays
    .out = out
tournament-organiser-add = Add somebody…
    .of-1 = Somebody who comes now:
    .of-2 = A pair that comes now; one alone gets a robot as partner:
    .of-4 = A team of four that comes now; robots fill it up:
tournament-organiser-all-needed = In this tournament robots complete nothing: choose everybody of the team.
tournament-organiser-replace = Replace { $name } with…
tournament-organiser-plays-already = { $name } is in this tournament already: choose somebody else.
tournament-organiser-penalty = Penalty
tournament-organiser-penalty-about = Points are taken from **{ $name }**. Everybody can read the reason.
tournament-organiser-penalty-points = Points to take off
tournament-organiser-no-penalty = Taking points off would change nothing here.
tournament-organiser-penalty-taken = −{ $points } { $count ->
        [one] point
       *[other] points
    }
tournament-organiser-take-back = Take back
tournament-organiser-take-back-about = The penalty of { $points } { $count ->
        [one] point
       *[other] points
    } for **{ $name }** no longer counts. Everybody can read the reason.
tournament-organiser-sure-take-back = Take back the penalty of { $points } { $count ->
        [one] point
       *[other] points
    } for **{ $name }**?
tournament-organiser-no-sign = Write the points without a sign, such as 162: they are taken off.
tournament-organiser-reason = Reason
tournament-organiser-nothing-to-do = The tournament is over: there is nothing to change here.
tournament-organiser-round-tables =
    { $round ->
        [0] All tables
       *[other] Tables of round { $round }
    }
tournament-organiser-no-result = No result yet
tournament-organiser-result = Result: **{ $result }**
tournament-organiser-forfeit = forfeit of { $names }
tournament-organiser-absent = Who was absent? (forfeit)
tournament-organiser-correct = Correct result
tournament-organiser-correct-about =
    What both sides scored at table { $table }{ $round ->
        [0] { "" }
       *[other] { " " }in round { $round }
    }. The old result stays in the log; a table that still plays is closed.
tournament-organiser-parties = Games won, such as 2-1 (may be empty)
tournament-organiser-boards = Boards: a line each, such as 1: 162-0
tournament-organiser-forfeit-title = Forfeit
tournament-organiser-forfeit-about =
    { $names } did not come to table { $table }{ $round ->
        [0] { "" }
       *[other] { " " }in round { $round }
    }: 0 for them, the average of the winners for the others. A table that still plays is closed.
tournament-organiser-pairing = Round { $round }, as it would be
tournament-organiser-again = have been together before
tournament-organiser-bye = Bye: { $names }
tournament-organiser-swap = Swap somebody…
tournament-organiser-swap-with = Swap { $name } with…
tournament-organiser-swaps-full = No more swaps fit on this page: play it like this, or start again.
tournament-organiser-as-drawn = As drawn

# The log of a tournament, for everybody.
tournament-log-title = What was done: { $name }
tournament-log-empty = Nothing yet.
tournament-log-newer = Newer
tournament-log-older = Older
tournament-log-page = Page { $page } of { $pages }
tournament-log-entry =
    .created = A draft was made
    .opened = **Registration open**
    .closed = **Registration closed**
    .reopened = **Registration open once more**, until { $closes }
    .started = **The tournament starts**
    .finished = **Over: the standings are final**
    .cancelled = **Cancelled**
    .entered = { $name } registered
    .confirmed = { $name } said yes
    .paired-up = { $name }: made a pair
    .robot-partner = { $name }: with a robot as partner
    .place = { $name }: a place was free
    .checked-in = { $name } is here
    .named = { $name }: one more was named
    .declined = { $partner } does not play with { $name }
    .left-table = { $place }: { $name } left, −{ $points } { $count ->
            [one] point
           *[other] points
        }
    .withdrawn = { $name } withdrew
    .came-back = { $name } is back
    .went = { $name } is away
    .withdrawn-later = { $name }: out from round { $round } on
    .left-team = { $partner } has left the team of { $name }
    .team-named = { $name }: this is what the team is called now
    .never-confirmed = { $partner } has not answered { $name }
    .not-there = { $name }: out, not there at the start
    .sits-out = A round off: { $name }
    .added = { $name } let in
    .seeded = { $name }: number { $seed } of the seeding
    .seeded-by-ranks = **Seeded** by the ranks of an earlier tournament
    .seeded-by-rating = **Seeded** by rating
    .replaced = { $name }: somebody was replaced
    .penalty = { $name }: −{ $points } { $count ->
            [one] point
           *[other] points
        }
    .penalty-back = { $name }: penalty of { $points } { $count ->
            [one] point
           *[other] points
        } taken back
    .set = { $place }: **{ $result }**, entered by hand
    .corrected = { $place }: **{ $result }** instead of { $instead }
    .result = { $place }: { $result }
    .paused = **Paused**
    .resumed = **It goes on**
    .extended = Round { $round }: { $minutes ->
            [one] { $minutes } minute
           *[other] { $minutes } minutes
        } more
    .protests = Round { $round }: protests for { $minutes } min
    .confirmed-round = The results of round { $round } stand
    .ends = Round { $round } is the last one
    .refused = **Discord refuses a message**: { $post ->
            [round] round { $round }
            [standings] the standings after round { $round }
            [podium] the podium
           *[announcement] the announcement
        }
    .stopped = **On hold.** { $why }
    .paired = **Round { $round } paired**: { $tables ->
            [one] { $tables } table
           *[other] { $tables } tables
        }
    .by-hand = **Round { $round } paired by hand**: { $tables ->
            [one] { $tables } table
           *[other] { $tables } tables
        }
    .round-closed = **Round { $round } is over**
    .time-up = Round { $round }: time is up, { $tables ->
            [one] one table still plays
           *[other] { $tables } tables still play
        }
    .asked = { $name } asked { $partner } to play with them
    .all-here = Everybody who is registered is here
    .rescheduled = **New times**: registration closes { $closes }, start { $starts }
    .described = **Changed**: { $what }
    .altered = **Changed before anybody was in**: { $what }
    .weekly = It comes back **every week**
    .page-opened = A link for browsers was made
    .page-closed = The link for browsers was taken back
    .page-listed = The page for browsers is listed for everybody
    .page-unlisted = The page for browsers is not listed any more
    .page-held = The page for browsers shows results when the round is over
    .page-unheld = The page for browsers shows results as they come
    .page-delayed =
        { $minutes ->
            [0] The page for browsers shows tables at once
            [one] The page for browsers shows tables { $minutes } minute late
           *[other] The page for browsers shows tables { $minutes } minutes late
        }
    .page-screen-closed = The page for browsers shows no results from round { $round } on
    .page-screen-opened = The page for browsers shows all results again
    .organisers = { $count ->
            [0] No co-organisers
           *[other] Co-organisers: { $names }
        }
tournament-log-why = “{ $why }”
tournament-organiser-blocked = { $name } (⚠️ blocked on this server)
tournament-organiser-add-too-late = Nobody can be added any more: in this format it is too late for that. Somebody who cannot go on can be replaced.
tournament-organiser-details = Name, details…
tournament-organiser-details-about = Everybody reads it in the announcement; the log says what was changed.
tournament-organiser-details-description = Description (may be empty)
tournament-organiser-details-contact = Who to ask, and how (may be empty)
tournament-organiser-details-most = Places (empty: as many as come)
tournament-organiser-details-unread = “{ $text }” is not a number of places: write one such as 16, or leave it empty.
tournament-organiser-did-describe = Changed; the announcement shows it.
tournament-log-described =
    .name = the name (before: “{ $was }”)
    .about = the description
    .contact = the contact
    .most =
        { $most ->
            [0] the places (as many as come)
           *[other] the places ({ $most } at most)
        }
# Below the formats that are offered: those for games of so many at a table.
tournament-organiser-formats =
    .of-2 = These are the formats for games of two. Others are for three or four: choose other rules first.
    .of-3 = These are the formats for games of three. Others are for two or four: choose other rules first.
    .of-4 = These are the formats for games of four. Others are for two or three: choose other rules first.
