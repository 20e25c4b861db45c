# Why an action is refused, and what to do instead. One text for each reason of bot/rules/errors.py.
# $instead: the cards that may be played ("the 9♠ or the J♠"); $rule: where the rule book says so.

refusal-reason =
    .not-asked = It is not your turn for that: have a look at the table to see who is asked.
    .party-over = This game is over: press Play again under the final score for another one.
    .not-in-hand = That card is not in your hand any more: play one of those you still hold.
    .stays-in-hand = That card has to stay in your hand: lay away { $instead } (rule { $rule }).
    .not-this-call =
        { $rule ->
            [I1] After a contra nobody may bid any more (rule { $rule }).
            [CL2] That cannot be said now: choose one of the buttons on your hand (rule { $rule }).
            [KJ2] You have to play: choose a trump (rule { $rule }).
           *[other] In the first round you can only take the suit that is turned up, or pass (rule { $rule }).
        }
    .turned-suit = Nobody took the suit that was turned up: name one of the other three, or pass (rule { $rule }).
    .bid-higher =
        { $rule ->
            [I1] A bid has to stand higher on the ladder than the last one: ♣ ♦ ♥ ♠, no trumps, all trumps. You may also pass (rule { $rule }).
           *[other] A bid must be higher than the last one: choose more points, or pass (rule { $rule }).
        }
    .no-such-bid = There is no such bid: choose points and suit from those on your hand (rule { $rule }).
    .nothing-to-coinche = Nobody has bid yet: there is nothing to coinche.
    .no-declaration = You cannot announce that now: choose one of the sets below your cards, or nothing (rule { $rule }).
    .cannot-stop = Only whoever has just won a trick may stop the game, before leading (rule { $rule }).
    .must-follow = You must follow suit: play { $instead } (rule { $rule }).
    .must-beat-trump = Trump is led, and you can go higher: play { $instead } (rule { $rule }).
    .must-beat-plain = You must beat the card that holds the trick: play { $instead } (rule { $rule }).
    .must-trump = You cannot follow suit, so you must trump: play { $instead } (rule { $rule }).
    .must-overtrump = You must overtrump: play { $instead } (rule { $rule }).
    .must-undertrump = You cannot go higher, but you must still play a trump: play { $instead } (rule { $rule }).
    .no-undertrump = A lower trump is not allowed here: play { $instead } (rule { $rule }).
    .king-first = The king of trump goes before the queen: play { $instead } (rule { $rule }).
    .no-belote = There is nothing to announce with this card: play it without the word (rule { $rule }).
    .bad-pack = That is not the complete pack: it has to be shuffled again.
    .bad-cut = Leave at least three cards on each side of the cut (rule { $rule }).
    .bad-draw = Everybody draws one card, each a different one: it has to be drawn again (rule { $rule }).
# What the table itself refuses, before any rule of the game.
refused-reason =
    .blocked = Those who manage this server have blocked you from its tables. Talk to them about it; you can still watch.
    .role-needed = On this server tables are for people with the role { $role }: ask those who manage the server for it.
    .too-many-seats = You sit at { $most } tables already: finish a game first, or leave a table (More…, or /table).
    .too-many-hosted = You have opened { $most } tables here that are not over yet: finish one first, or close one (More…, or /table).
    .too-many-new = You have begun { $most } games within a minute: play one of them, or try again in a minute.
    .server-full =
        { $most ->
            [one] { $most } table is open on this server, as many as it allows: wait until it is over, or join it.
           *[other] { $most } tables are open on this server, as many as it allows: wait until one is over, or join one of them.
        }
    .tournament-end = This game is part of a tournament: only its organiser can end it. Press **More…** and **Leave** if you have to go: a robot plays for you.
    .tournament-offer = This game is part of a tournament: only its organiser can put somebody in your place. Press **More…** and **Leave** if you have to go: a robot plays for you.
    .time-up = The time of this round is up: robots are playing the deals that are missing.
    .paused = The game is paused: nobody can play until it goes on. Whoever opened the table and those who manage this server can resume it, under **More…**.
    .broken = The record of this game is damaged, so it cannot go on. Whoever opened the table and those who manage this server can close it, under **More…**.
    .no-such-table = This table no longer exists. Open another one with /belote.
    .no-seat = You have no seat at this table. Watch as long as you like, or open a table of your own with /belote.
    .not-your-turn = It is { $name }’s turn. Your cards light up when it is yours.
    .already-played = Already done: { $move }.
    .too-late = That moment is over. **My hand** at the table shows what you can do now.
    .not-started = The game has not begun yet: somebody at the table has to press Start.
    .party-over = This game is over. Press Play again below its last message for another one.
    .lobby-gone = This table has closed. Open another one with /belote.
    .restarting = The bot is about to restart. Please try again in a minute.
    .already-started = The game has begun: watch it in its thread, or open a table with /belote.
    .seat-taken = { $name } sits there. Take a free seat, or a robot’s.
    .seat-changed = Somebody else sits there by now: press More… again.
    .seat-empty = Nobody sits there.
    .not-host = Only the person who opened the table may do that.
    .seats-empty = Some seats are still free: wait for people, or fill up with robots 🤖.
    .nobody-sits = Somebody has to play: take a seat first.
    .not-over = The game is still going on.
    .hands-closed = At this table the hands stay closed.
    .not-your-record = Only those who sat at { $table } can publish its record.
    .no-pages = There are no pages for browsers on this server. Those who manage it turn them on with **/setup**.
    .no-such-seat = This table has no such seat: take one of those it shows.
    .no-such-length = There is no such length of a game: choose short or long, or none.
    .not-agreed =
        { $count ->
            [one] { $names } has not agreed to the changed rules yet: that takes one press on **Agree**, or on **Leave**.
           *[other] { $names } have not agreed to the changed rules yet: that takes one press on **Agree**, or on **Leave**.
        }
    .rules-changed = The rules have changed again meanwhile: read them, then press **Agree** once more.
    .too-many-people = Those rules are for { $players } players, and more people sit here: somebody has to leave first.
    .name-needed = A name has 1 to 32 characters, at least one of which can be seen: try another.
    .name-taken = Somebody else has saved **{ $name }**: choose another name.
    .too-many-rulesets = This server keeps 25 sets of rules already: delete some first.
    .no-such-ruleset = Those rules were deleted: choose others.
    .broken-ruleset = **{ $name }** cannot be played any more. { $why } Or delete these rules, and save them again.
    .not-your-ruleset = **{ $name }** can be deleted by whoever saved it, and by those who manage the server.
    .review-later = The review of this deal comes when the game is over: until then its cards would give others away.
    .review-not-ready = The bot was updated, and the review is being prepared, once: please press again in half a minute.
    .review-not-yours = There is a review for whoever decided something in this deal.
    .no-hint = There is no hint for this: choose what you like.
    .hints-not-ready = The bot was updated, and hints are being prepared, once: please press again in half a minute.
    .no-hints = There are no hints at this table.
    .no-notes = No notes are left at this table.
    .too-many-notes = You have said enough about this moment: take back what you said last first.
    .not-in-charge = Only the person who opened the table and those who manage this server may do that: ask one of them.
    .rated-table = This game is rated, so whoever opened the table decides nothing alone. Under **More…**, **End the game…** asks the other side, and **Manage…** asks all the others whether somebody is taken off. Those who manage this server can do both without asking; the game is not rated then.
    .nobody-agrees = Nobody else is here who could agree that { $name } is taken off. Ask those who manage this server, or play on: a robot plays for anybody who is too slow.
    .seat-not-yours = { $name } plays there: nobody else can offer that seat.
    .seat-kept = A robot keeps that seat for { $name }. Those at the table can offer it to others, under **More…**.
    .sits-already = You sit at this table already.
    .other-seat-seen = You have seen the cards of seat { $seat } in this game, so that is the only one you can take.
    .tournament-seat = This seat belongs to a team of the tournament: only its players may take it. Watch as long as you like.
    .removed = You have been taken off this table. Watch as long as you like, or open a table of your own with /belote.
    .boards-seen = You had a seat in this round before I forgot you, so you know its boards. The next round is open to you.
    .sealed = This board is still being played at other tables. It can be looked at once all have finished: { $when }.
    .sealed-open = This board is still being played at other tables: it can be looked at once all of them have played it.
refused-between-deals = The next cards are being dealt: one moment.
game-sought = Choose a game…
    .none = I know no game called “{ $text }”. Choose one here:
    .several = “{ $text }” may be one of these:
refused-unknown-button = This button belongs to an older version. Open a table with /belote.
belote-not-here = Tables are opened in a text channel of a server: try /belote there.
belote-other-channel = On this server tables are opened in { $channels }.
belote-permissions = I cannot play here: I am missing { $permissions } in this channel. Please ask somebody who manages the server; /setup shows what is missing.
belote-slow = Your table is open. So many tables are playing right now that cards and tables show up a few seconds late; nothing is lost.
