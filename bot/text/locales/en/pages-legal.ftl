# The pages /privacy and /terms. Who runs the bot stands above these texts, if they have said it.
# A line that begins with ## is a heading, one with • belongs to a list.
legal-title =
    .privacy = Privacy
    .terms = Terms of use
legal-fact =
    .operator = Run by
    .contact = Contact
    .place = Kept in
    .since = In force since
    .nobody = Whoever runs this bot has not said here who they are. Ask those who manage the server where you play.
    .more = From whoever runs it
legal-part =
    .stored =
        ## What is stored
        • About you: your Discord number, the name by which you were last seen, your language, your preferences, and where your direct messages with the bot are. Your avatar is fetched for pictures and not kept.
        • About tables: who sat where, and each card, call and other action with its time. That is the record of a game: nobody could go on with it or check it otherwise.
        • About how you play: notes you write, reviews, lessons, answers to puzzles, practice games, and rules you save.
        • About results: ratings, seasons and titles; tournaments you enter, organise or are invited to, and what came of them.
        • About servers: their number, their settings, and whom they have blocked; their name only while they have a page for browsers.

        The bot reads no messages. It knows no e-mail address and takes no payments; its pages set no cookies and count no visitors, and its log names nobody.
    .why =
        ## What for
        For the game alone: so that you can play, see your results, and stand in rankings and tournaments. Where the GDPR holds, the ground is that you ask for this by using the bot (Article 6(1)(b)), and for blocks, fair play and backups a legitimate interest (Article 6(1)(f)).
    .seen =
        ## Who sees it
        • Who plays with you, or reads the channel, sees your name and what you do at the table.
        • Others on the servers where you play see you in rankings and profiles, unless you hide there with `/preferences`.
        • Who organises a tournament can have the records of all its games once they are over.
        • Pages for browsers are read by whoever has their link. The one to your profile you make yourself; a tournament’s is made by its organiser, a club’s by those who manage the server, and a finished game’s by anybody who played it.
        • Discord carries all that the bot shows, under its own privacy policy. What was sent there stays until somebody deletes it.

        Nothing is sold, and nothing is passed on to anybody else.
    .kept =
        ## How long
        Practice games are deleted { $days } days after their end. All else stays until you have it deleted, or the bot is given up. { $backup ->
            [0] Backups may still hold what was deleted until newer ones replace them.
            [one] Backups still hold what was deleted for up to { $backup } day.
           *[other] Backups still hold what was deleted for up to { $backup } days.
        }
    .rights =
        ## What you can do
        On Discord, `/privacy` shows you at any time what is stored about you, gives it to you as a file, and forgets you: your name, your number, your preferences, notes, lessons, puzzles, saved rules and links are deleted at once. Games and results stay, as those of a “Former player”. So that nobody sees the same cards twice or gets around a block, a code without your name is kept for as long as that matters.

        For anything else, such as a correction or an objection, write to whoever runs the bot. You may also complain to your country’s data protection authority.
    .what =
        ## What this is
        Dix de Der deals belote on Discord. Playing costs nothing. Points, ratings and titles are worth no money, and the bot takes no stakes.
    .who =
        ## Who may play
        You need an account on Discord. Its own terms hold as well, and so does the age from which it lets people in. Those who manage a server decide who plays at its tables, and may block people.
    .fair =
        ## Fair play
        • Tell nobody your cards while a deal is played, and do not look at those of others.
        • Play yourself: with one account, and without a program that plays for you.
        • Names, notes and announcements must be lawful and hurt nobody.
        • Do not try to overload the bot or to get around its limits.

        Whoever does not keep to this can be excluded, by a server or by whoever runs the bot.
    .promise =
        ## What is not promised
        The bot is offered as it is. It may be away, change or end, and a game may be lost with it. Whoever runs it is liable only as far as the law requires.
    .changes =
        ## Changes
        These terms may change. Whoever plays on after that agrees to them as they are then.
