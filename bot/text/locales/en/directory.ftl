# What Discord's directory says about the bot: directory-about has at most 400 characters, and
# directory-more is the page below it, in Discord's markdown.
directory-about = Belote and its family, with your friends or with robots: belote, coinche, contrée, klaverjas, Bulgarian belot, for two, three or four. You get your cards as a picture and play with buttons. Lessons, puzzles, rankings, seasons, and tournaments that run by themselves. In English, French, German, Dutch and Bulgarian.
directory-more =
    ## Sit down and play
    `/belote` opens a table in a channel. Robots fill the seats that stay empty, and whoever is missing for a while has their seat kept by one. Everybody gets their cards as a picture in a private message; the channel watches the table, without the hands.
    ## As you play it at home
    Sets of rules from France, Germany, the Netherlands, Bulgaria and elsewhere, and each rule that means something can be changed. `/rules` tells those of your table in plain words.
    ## Learn, and get better
    Short lessons with `/learn`, a puzzle each day with `/puzzle`, practice against robots, and after each deal a review of what your cards and calls cost.
    ## For clubs
    Tournaments in many formats, from registration to the podium, with standings on a wall; ratings, seasons and leagues.
    ## Fair
    The seed of every pack is fixed before the start and told after the game, so that anybody can check the deals. Pictures are read aloud to whoever cannot see them. The bot reads no messages, and `/privacy` shows, hands out and deletes what it knows about you.
