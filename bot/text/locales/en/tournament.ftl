# Tournaments: what is said of them everywhere.
tournament-list = Tournaments here
tournament-list-daily = Daily duplicates here
tournament-list-page = page { $page } of { $pages }
tournament-none = There is no tournament here yet. Organisers start one with **/tournament create**.
tournament-no-such-name = There is no such tournament here: choose one from the list.
tournament-not-organiser = Only those who manage this server organise tournaments. They can name a role for it in **/setup**.
tournament-role-organises = Tournaments are organised by { $role } and those who manage this server: ask one of them.
tournament-state-draft = draft
tournament-state-registration = registration is open
tournament-state-check-in = check-in
tournament-state-running = being played
tournament-state-finished = finished
tournament-state-cancelled = cancelled
tournament-format-concours = Concours
tournament-format-swiss = Swiss system
tournament-format-round-robin = Round robin
tournament-format-melee = Mêlée, partners drawn
tournament-format-melee-balanced = Mêlée, balanced tables
tournament-format-whist = Mêlée, full schedule
tournament-format-knock-out = Knock-out
tournament-format-mitchell = Duplicate, two directions
tournament-format-howell = Duplicate, one field
tournament-format-teams = Duplicate, teams of four
tournament-format-daily = Daily duplicate
# Whether what is played there counts for the ratings.
tournament-rated = 🏅 Rated: games without robots count on the leaderboard.
tournament-unrated-rules = Not rated: the rules have been changed. Only a game with its usual rules counts.
