# A game that pauses or ends before its end, and the tables of somebody.

paused-by = ⏸️ **Paused** by { $name } ({ $since }). The clocks are stopped, and nobody can play until the game goes on.
paused-trouble = ⏸️ **Paused** ({ $since }): something went wrong on our side. The clocks are stopped, and every card is kept.
paused-hand = ⏸️ **The game is paused.** The clocks are stopped, and your cards are kept.
paused-resume = Resume
trouble-message = ⚠️ Something went wrong on our side, so this game is paused: the clocks are stopped, and every card is kept. Whoever sits here can try **Resume**. If it happens again, tell whoever runs the bot: { $table }, action { $events }.

# Asking to end the game. $team is “🔵 Alice and Clara”.
end-button = End the game…
end-sure = **End the game now?** It will not count: nobody wins or loses. { $side ->
        [player] Your opponent has to agree.
        [three] Everybody else at the table has to agree.
       *[team] Somebody on the other side has to agree.
    }
end-alone = **End the game now?** It will not count: nobody wins or loses. Nobody else has to agree.
end-ask = Ask the others
end-now = End the game
end-asked = I have asked the others, in the thread of the table: { $link }
end-ended = The game has ended.
end-cancel = Cancel
end-cancelled = Nothing has changed.
question-title = **{ $name } would like to end the game here.** It would not count. { $side ->
        [team] One person from each side has to agree.
       *[other] Everybody at the table has to agree.
    }
question-agreed = ✅ { $team }
question-open = ⏳ { $team }
question-agree = Agree
question-play-on = Play on
question-settled = -# The game goes on.
question-ended = -# The game has ended.
question-answered = You have agreed. { $side ->
        [team] The other side still has to answer.
       *[other] Somebody else still has to answer.
    }
question-stays = The game goes on.

early-end =
    .agreed = **The game ends here**, as both sides wanted.
    .closed = **The table was closed** by whoever opened it, or by those who manage this server.
    .abandoned = **Nobody has been at the table for a long time**, so the game ends here.
    .lost = **The thread of this table is gone**, so the game ends here.
    .time = **The time of this round is up**, so the game ends here.
    .decided = **The result of this table is decided**, so the game ends here.
    .forfeited = **Forfeit of { $names }:** the game ends here.
early-end-wanted =
    { $count ->
       *[other] **The game ends here**, as { $names } wanted.
    }
early-end-tournament = What it is worth is in the standings of the tournament. The score was:
early-end-uncounted = It does not count. The score was:
hand-ended = -# The game has ended early: it does not count.

# What who is in charge may do.
manage-open = Manage…
manage-party = ### Manage { $table }
manage-expel = Take somebody off the table…
manage-expel-sure = **Take { $name } off the table?** A robot plays on, the seat is offered in the channel, and { $name } cannot come back to this game.
manage-expel-yes = Take off the table
manage-expelled = Done: a robot plays there, and the seat is offered in the channel.
manage-pause = Pause
manage-paused = The game is paused.
manage-resumed = The game goes on.
manage-close-sure = **Close { $table }?** The game ends here and does not count. The record is kept.
manage-close-rated-sure = **Close { $table }?** The game is rated: if it ends here, nobody wins or loses, and no rating changes. The record is kept.
manage-rated = -# This game is rated: the others have to agree before it ends or somebody is taken off. Those at the table can end a pause, too.

# Whether somebody is taken off a table where they play for a rating.
removal-sure = **Ask the others whether { $name } is taken off the table?** All who are here have to agree. Then a robot plays on, the seat is offered in the channel, and { $name } cannot come back to this game.
removal-unrated = The game is then no longer rated, for anybody.
removal-asked = I have asked the others, in the thread of the table: { $link }
removal-agreed = You have agreed. Others still have to answer.
removal-title = **{ $name } would like { $gone } to be taken off the table.** A robot would play on, and the game would no longer be rated. All who are here have to agree.
removal-stays = Play on together
removal-done = **{ $name } was taken off the table.** The game goes on, but is no longer rated, for anybody.

report-button = Report a problem
report-text = **Trouble with somebody, or with the table?** Tell those who manage this server: they can pause the game, take somebody off the table or close it, with **More…** or /table. Nobody loses cards by it.
    Is **the bot** doing something wrong? Tell whoever runs it, and give this: { $table }, action { $events }.
report-about = The organisers of this tournament get a message with a link to this table. Only they read what you write, and your name.
report-field = What is the matter? (may be empty)
report-told = 📨 I have called { $names }, with a link to this table.
report-goes-on = The game goes on meanwhile.
report-again = I called { $names } to this table a moment ago: give them a few minutes.
report-nobody = I cannot reach anybody who organises this tournament: tell those who manage this server. They can pause the table or take somebody off it, with **More…** or /table.

# /table
tables-own = ## Your tables
tables-server = ## The tables of this server
tables-none = You have no seat at a table that is open. Open one with /belote.
tables-lobby = **{ $table }** has not started yet: { $link }
tables-party = **{ $table }** is playing: { $link }
tables-paused = **{ $table }** is paused: { $link }
tables-not-here = There is no such table on this server.
tables-over = { $table } is over.
tables-left = You have left the table.
