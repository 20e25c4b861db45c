# Leagues: tournaments with one table, of which everybody’s best n count.
tournament-league-title = Season table · { $league }
tournament-league-best =
    { $best ->
        [one] The best tournament counts
       *[other] The best { $best } tournaments count
    }
tournament-league-best-of =
    { $best ->
        [one] The best of { $count } tournaments counts
       *[other] The best { $best } of { $count } tournaments count
    }
tournament-league-all = All tournaments count
tournament-league-after =
    { $count ->
        [0] none played yet
        [one] after { $count } tournament
       *[other] after { $count } tournaments
    }
tournament-league-is-over = final table
tournament-league-by =
    .places = A tournament is worth its places: 1 for the last, one more for each place above.
    .points = The points of the tournaments are added up.
tournament-league-total = Total
tournament-league-single = Best
tournament-league-count = Played
tournament-league-does-not-count = In parentheses: does not count, others were better.
tournament-league-people =
    { $count ->
        [one] Page { $page } of { $pages } · { $count } person
       *[other] Page { $page } of { $pages } · { $count } people
    }
tournament-league-played =
    { $count ->
        [one] { $count } tournament
       *[other] { $count } tournaments
    }
tournament-league-own = 🙋 You: place **{ $rank }**, total **{ $total }**
tournament-league-hidden = Hidden player
tournament-league-nothing = Nobody is in this table yet: it begins when the first of its tournaments is over.
tournament-league-none = There is no league here yet. In a league several tournaments share one table, and everybody’s best results count.
tournament-league-none-organiser = There is no league here yet. Make one, then put tournaments into it, past or to come.
tournament-league-to-come = To come: { $names }
tournament-league-podium = 🏅 **{ $league }** ({ $after })
tournament-league-choose = Another league
tournament-league-button = Season table
tournament-league-manage = Manage
tournament-league-back = Table
tournament-league-new = New league
tournament-league-edit = Change
tournament-league-end = End league
tournament-league-reopen = Reopen league
tournament-league-to =
    .points = Add up points
    .places = Count places
tournament-league-attach = Put a tournament in
tournament-league-detach = Take a tournament out
tournament-league-empty = No tournament is in it yet: choose one below. You can do that before it starts, and after it is over.
tournament-league-no-tournaments = There is no other tournament to put in: **/tournament create** makes one.
tournament-league-ended = Ended { $when }. Corrections of its tournaments still change the table.
tournament-league-form = League
tournament-league-form-name = Name
tournament-league-form-best = The best … tournaments of everybody count
tournament-league-form-of = of … tournaments (may stay empty)
tournament-league-bad-number = Write a number for how many tournaments count, such as 5.
tournament-league-no-such-name = There is no league of that name here: choose one from the list.
profile-tournaments =
    { $played ->
        [one] { $played } tournament played, { $won } won
       *[other] { $played } tournaments played, { $won } won
    }, { $podiums ->
        [one] { $podiums } time
       *[other] { $podiums } times
    } on the podium
tournament-league-page-about = The season table of the league counts this tournament once it is over. This can be changed later too, under **/tournament league**.
tournament-league-no-league = In no league
tournament-league-make-one = No league is running here: make one.
