# Seeds before anything is played: cogs/tournaments/organising/seeding.py.
tournament-seeding = Seeding
tournament-seeding-about = The first ones meet as late as can be. Entries with a seed (🌱) come first; all others follow by rating, and a lot decides between equal ratings.
tournament-seeding-nobody = Nobody is registered yet.
tournament-seeding-choose = Give somebody another place…
tournament-seeding-place = Place, from 1 to { $count }
tournament-seeding-by-ranks = By the ranks of an earlier tournament…
tournament-seeding-by-rating = By rating again

# Entries from a list or a role: cogs/tournaments/organising/entry_lists.py.
tournament-entry-list = From a list
tournament-entry-list-about = Names as Discord shows them, or ids. Nothing is entered before you have seen who is meant.
tournament-entry-list-label = A line each
    .of-1 = A line for each person
    .of-2 = A line for each pair: Anna; Ben
    .of-4 = A line for each team: Anna; Ben; Cléo; Dan
tournament-entry-list-role = Everybody with a role…
tournament-entry-list-role-nobody = I have met nobody at a table here who has the role { $role } and could still come in: paste a list of names instead.
tournament-entry-list-empty = Nothing stands there: write a line for each entry.
tournament-entry-list-too-long = That is too much at once: at most { $most } names, or use ids. Enter the rest afterwards.
tournament-entry-list-unanswered = Discord does not say who is here at the moment: try again in a minute.
tournament-entry-list-written = You wrote:
tournament-entry-list-wrong = Nothing is entered yet. { $count ->
        [one] One line is wrong:
       *[other] { $count } things are wrong:
    }
tournament-entry-list-sure = { $count ->
        [one] This one comes in, and is told:
       *[other] These { $count } come in, and are told:
    }
tournament-entry-list-lacking = { $count ->
        [one] One lacks somebody and looks for others until registration closes.
       *[other] { $count } lack somebody and look for others until registration closes.
    }
tournament-entry-list-yes = { $count ->
        [one] Enter it
       *[other] Enter all { $count }
    }
tournament-entry-list-done = { $count ->
        [one] One entry is in.
       *[other] { $count } entries are in.
    }
tournament-entry-list-problem =
    .nobody = Line { $line }: nobody on this server is called “{ $text }”. Write the name as Discord shows it, or the id.
    .no-member = Line { $line }: nobody on this server has the id { $text }.
    .several = Line { $line }: { $count } people here are called “{ $text }”. Write the id of the one you mean.
    .robot = Line { $line }: “{ $text }” is a bot.
    .many = Line { $line }: too many names; an entry has { $count }.
    .twice = Line { $line }: “{ $text }” stands in line { $count } already.
    .entered = Line { $line }: “{ $text }” is in this tournament already.
    .blocked = Line { $line }: “{ $text }” is blocked on this server.
