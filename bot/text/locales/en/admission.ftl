# Who may open tables on a server and sit down there.
refused-hasty = You have changed { $most } things within a minute: wait a minute, then try again.
blocks-title = Blocked people
blocks-about = Whoever is blocked cannot open a table here or take a seat, but can still watch. Their seat at a table that has not started is free again; in a game that is going on they keep it until somebody removes them. They are taken out of tournaments that have not begun.
blocks-still-plays = **{ $name }** still plays in **{ $tournament }**: replace them or take them out there, with `/tournament manage`.
blocks-nobody = Nobody is blocked.
blocks-list =
    { $count ->
        [one] { $count } person: { $names }
       *[other] { $count } people: { $names }
    }
blocks-latest = The latest { $count }: { $names }
blocks-add = Block somebody…
blocks-remove = Let somebody play again…
# A slash command that is not as it was sent.
refused-unknown-command = This command has changed meanwhile: type it again, and choose from what Discord offers you. /help knows more.
