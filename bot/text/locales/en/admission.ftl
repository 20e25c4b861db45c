# Who may open tables on a server and sit down there.
refused-blocked = Those who manage this server have blocked you from its tables. Talk to them about it; you can still watch.
refused-role-needed = On this server tables are for people with the role { $role }: ask those who manage the server for it.
refused-too-many-seats = You sit at { $most } tables already: finish a game first, or leave a table (More…, or /table).
refused-too-many-hosted = You have opened { $most } tables here that are not over yet: finish one first, or close one (More…, or /table).
refused-too-many-new = You have begun { $most } games within a minute: play one of them, or try again in a minute.
refused-hasty = You have changed { $most } things within a minute: wait a minute, then try again.
refused-server-full =
    { $most ->
        [one] { $most } table is open on this server, as many as it allows: wait until it is over, or join it.
       *[other] { $most } tables are open on this server, as many as it allows: wait until one is over, or join one of them.
    }
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
