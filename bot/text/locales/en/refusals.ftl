# Why an action is refused, and what to do instead. One text for each reason of bot/rules/errors.py.
# $instead: the cards that may be played ("the 9♠ or the J♠"); $rule: where the rule book says so.

refusal-not-asked = It is not your turn for that: have a look at the table to see who is asked.
refusal-party-over = This game is over: press Play again under the final score for another one.
refusal-not-in-hand = That card is not in your hand any more: play one of those you still hold.
refusal-not-this-call = In the first round you can only take the suit that is turned up, or pass (rule { $rule }).
refusal-turned-suit = Nobody took the suit that was turned up: name one of the other three, or pass (rule { $rule }).
refusal-bid-higher = A bid must be higher than the last one: choose more points, or pass (rule { $rule }).
refusal-no-such-bid = There is no such bid: choose points and suit from those on your hand (rule { $rule }).
refusal-nothing-to-coinche = Nobody has bid yet: there is nothing to coinche.
refusal-no-declaration = You cannot announce that now: choose one of the sets below your cards, or nothing (rule { $rule }).
refusal-cannot-stop = Only whoever has just won a trick may stop the game, before leading (rule { $rule }).
refusal-must-follow = You must follow suit: play { $instead } (rule { $rule }).
refusal-must-beat-trump = Trump is led, and you can go higher: play { $instead } (rule { $rule }).
refusal-must-beat-plain = You must beat the card that holds the trick: play { $instead } (rule { $rule }).
refusal-must-trump = You cannot follow suit, so you must trump: play { $instead } (rule { $rule }).
refusal-must-overtrump = You must overtrump: play { $instead } (rule { $rule }).
refusal-must-undertrump = You cannot go higher, but you must still play a trump: play { $instead } (rule { $rule }).
refusal-no-undertrump = Your partner’s trump holds the trick, so no lower trump here: play { $instead } (rule { $rule }).
refusal-king-first = The king of trump goes before the queen: play { $instead } (rule { $rule }).
refusal-no-belote = There is nothing to announce with this card: play it without the word (rule { $rule }).
refusal-bad-pack = That is not a complete pack of 32 cards: it has to be shuffled again.
refusal-bad-cut = Leave at least three cards on each side of the cut (rule { $rule }).
refusal-bad-draw = Everybody draws one card, each a different one: it has to be drawn again (rule { $rule }).
# What the table itself refuses, before any rule of the game.
refused-no-such-table = This table no longer exists. Open another one with /belote.
refused-no-seat = You have no seat at this table. Watch as long as you like, or open a table of your own with /belote.
refused-not-your-turn = It is { $name }’s turn. Your cards light up when it is yours.
refused-between-deals = The next cards are being dealt: one moment.
refused-already-played = Already done: { $move }.
refused-too-late = That moment is over. **My hand** at the table shows what you can do now.
refused-not-started = The game has not begun yet: somebody at the table has to press Start.
refused-party-over = This game is over. Press Play again below its last message for another one.
refused-lobby-gone = This table has closed. Open another one with /belote.
refused-restarting = The bot is about to restart. Please try again in a minute.
refused-already-started = The game has begun: watch it in its thread, or open a table with /belote.
refused-seat-taken = { $name } sits there. Take a free seat, or a robot’s.
refused-seat-changed = Somebody else sits there by now: press More… again.
refused-seat-empty = Nobody sits there.
refused-not-host = Only the person who opened the table may do that.
refused-seats-empty = Some seats are still free: wait for people, or fill up with robots 🤖.
refused-nobody-sits = Somebody has to play: take a seat first.
refused-not-over = The game is still going on.
refused-hands-closed = At this table the hands stay closed.
refused-not-your-record = Only those who sat at { $table } can publish its record.
refused-no-such-seat = This table has no such seat: take one of those it shows.
refused-not-agreed =
    { $count ->
        [one] { $names } has not agreed to the changed rules yet: that takes one press on **Agree**, or on **Leave**.
       *[other] { $names } have not agreed to the changed rules yet: that takes one press on **Agree**, or on **Leave**.
    }
refused-rules-changed = The rules have changed again meanwhile: read them, then press **Agree** once more.
refused-too-many-people = Those rules are for { $players } players, and more people sit here: somebody has to leave first.
refused-name-needed = A name has 1 to 32 characters, at least one of which can be seen: try another.
refused-name-taken = Somebody else has saved **{ $name }**: choose another name.
refused-too-many-rulesets = This server keeps 25 sets of rules already: delete some first.
refused-no-such-ruleset = Those rules were deleted: choose others.
refused-broken-ruleset = **{ $name }** cannot be played any more. { $why } Or delete these rules, and save them again.
refused-not-your-ruleset = **{ $name }** can be deleted by whoever saved it, and by those who manage the server.
belote-no-such-rules = I know no rules called “{ $text }”. There are: { $names }.
refused-unknown-button = This button belongs to an older version. Open a table with /belote.
belote-not-here = Tables are opened in a text channel of a server: try /belote there.
belote-other-channel = On this server tables are opened in { $channels }.
belote-permissions = I cannot play here: I am missing { $permissions } in this channel. Please ask somebody who manages the server; /setup shows what is missing.
belote-slow = Your table is open. So many tables are playing right now that cards and tables show up a few seconds late; nothing is lost.
refused-review-later = The review of this deal comes when the game is over: until then its cards would give others away.
refused-review-not-ready = The bot was updated, and the review is being prepared, once: please press again in half a minute.
refused-review-not-yours = There is a review for whoever decided something in this deal.
refused-no-hint = There is no hint for this: choose what you like.
refused-hints-not-ready = The bot was updated, and hints are being prepared, once: please press again in half a minute.
refused-no-hints = There are no hints at this table.
