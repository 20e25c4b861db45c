# Tournaments: what is said of them everywhere.
tournament-list = Toernooien op deze server
tournament-list-daily = Dagelijkse duplicates op deze server
tournament-list-page = pagina { $page } van { $pages }
tournament-none = Er is hier nog geen toernooi. Wie er een organiseert, begint met **/toernooi maken**.
tournament-no-such-name = Dat toernooi is er hier niet: kies er een uit de lijst.
tournament-not-organiser = Alleen wie deze server beheert, organiseert toernooien. In **/instellen** kan daar een rol voor worden gekozen.
tournament-role-organises = Toernooien worden georganiseerd door { $role } en wie deze server beheert: vraag het een van hen.
tournament-state-draft = concept
tournament-state-registration = inschrijving open
tournament-state-check-in = present melden
tournament-state-running = bezig
tournament-state-finished = afgelopen
tournament-state-cancelled = afgelast
tournament-format-concours = Concours
tournament-format-swiss = Zwitsers systeem
tournament-format-round-robin = Iedereen tegen iedereen
tournament-format-melee = Mêlée, partners geloot
tournament-format-melee-balanced = Mêlée, gelijke tafels
tournament-format-whist = Mêlée, volledig schema
tournament-format-knock-out = Knock-out
tournament-format-mitchell = Duplicate, twee richtingen
tournament-format-howell = Duplicate, één klassement
tournament-format-teams = Duplicate met viertallen
tournament-format-daily = Dagelijkse duplicate
# Whether what is played there counts for the ratings.
tournament-rated = 🏅 Met klassement: partijen zonder robot tellen mee voor de ranglijst.
tournament-unrated-rules = Zonder klassement: de regels zijn gewijzigd. Alleen een spelsoort met de gewone regels telt mee.
