help-title = How to play here
help-start = **Start** with `/belote` in a channel, and choose a game. A table opens: sit down with a button, opposite the partner you like, and fill the empty seats with friends or robots. Once all the seats are taken, anybody at the table presses Start.
help-games = **Games**: belote as it is played in France, in the Netherlands, in a German club or in contests; Kloppen, the coinche with bids; and Belote Découverte for two. *Rules…* at the table tells them, and lets whoever opened it change them before the start.
help-cards = **Your cards** come in a private message. The lit ones may be played: press the button of a card to play it. A grey one tells you why it has to wait. No private messages? Press *My hand* at the table.
help-table = **The table** has a thread of its own, with the trick, the trump and the score. Anybody may watch and chat there.
help-away = **Have to go?** *More…* at the table lets you leave (a robot plays until you are back), find somebody for your seat, or ask to end the game. `/table` finds your tables when their messages are out of sight.
help-after = **After each deal** a score sheet says who made what, and after the game you can play again.
help-more = New to belote? `/rules` explains it page by page, in a table’s thread as it is played there. `/leaderboard` shows who wins, `/history` has your games to look at again, and `/preferences` sets your language and when you are notified.
