# /privacy: what is stored about somebody, and being forgotten.
former-player = Former player
privacy-title = What I know about you
privacy-about = Only you see this. I store:
privacy-name = your Discord number and your name here, { $name }
privacy-language = the language of your Discord, or the one you chose
privacy-preferences = your preferences, and where your direct messages with me are
privacy-page = the link to your page in the browser; your `/profile` takes it back
privacy-tables =
    { $count ->
        [one] { $count } table where you sat
       *[other] { $count } tables where you sat
    }
privacy-actions =
    { $count ->
        [one] { $count } thing you did there: a card, a call, a cut
       *[other] { $count } things you did there: cards, calls, cuts
    }
privacy-notes =
    { $count ->
        [one] { $count } note you wrote about a card or call
       *[other] { $count } notes you wrote about cards and calls
    }
privacy-results =
    { $count ->
        [one] { $count } result of a game, for the leaderboard
       *[other] { $count } results of games, for the leaderboard
    }
privacy-tournaments =
    { $count ->
        [one] { $count } tournament you have entered, and what came of it
       *[other] { $count } tournaments you have entered, and what came of them
    }
privacy-practice =
    { $count ->
        [one] { $count } practice game, with its reviews; it is deleted { $days } days after its end
       *[other] { $count } practice games, with their reviews; each is deleted { $days } days after its end
    }
privacy-lessons = how far you are in the lessons
privacy-puzzles =
    { $count ->
        [one] your answer to { $count } puzzle
       *[other] your answers to { $count } puzzles
    }
privacy-rulesets =
    { $count ->
        [one] { $count } set of rules you saved under a name
       *[other] { $count } sets of rules you saved under names
    }
privacy-blocks =
    { $count ->
        [one] that { $count } server has blocked you from its tables
       *[other] that { $count } servers have blocked you from their tables
    }
privacy-more = I read no messages, and I pass nothing on. Whoever organises a tournament can have the records of all its games once they are over. What I have sent to Discord, such as score sheets with names, stays there until somebody deletes it.
privacy-export = All of it as a file
privacy-delete = Forget me…
privacy-exported = Here is everything I store about you. Only you see this message.
privacy-sure-title = Forget you?
privacy-sure = You leave all your tables: those you opened that have not begun are closed, and robots take your seats in games that are going on. Your name, your Discord number, your preferences, the link to your page, the rules you saved, your notes, lessons and puzzles are deleted. The games stay, as those of “Former player”; practice games disappear by themselves. I cannot undo this; if you play again, you start afresh.
privacy-traces = So that nobody sees the same cards twice or gets around a server’s block, I keep a code without your name that only your Discord number fits. For a game that is going on, and for the boards of a duplicate, it is deleted as soon as they are over; a block stays until the server lifts it.
privacy-delete-now = Yes, forget me
privacy-back = No, back
privacy-forgotten = Done: I do not know you any more. Thank you for playing!
