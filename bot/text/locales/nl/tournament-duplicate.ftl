# Duplicates: what they refuse, and boards that nobody may look at yet.
duplicate-seed-later = Het geheime getal van deze spellen wordt gepubliceerd zodra alle tafels ze gespeeld hebben.
# The announcement of a duplicate, and the daily one’s button.
duplicate-open = Open tot { $when } ({ $left }): speel wanneer het je uitkomt.
duplicate-window = Open tot { $when } ({ $left })
duplicate-play = Spelen
duplicate-came =
    { $count ->
        [0] Nog niemand heeft gespeeld
        [one] { $count } speler
       *[other] { $count } spelers
    }
duplicate-done-play = Je tafel opent in een thread van dit kanaal. Behalve jij kan alleen wie hier threads beheert die openen, en er staan geen kaarten: die zitten in je privébericht. Je kunt stoppen en verdergaan wanneer je wilt.
duplicate-may-look = ⚠️ Je beheert hier threads en kunt dus de tafels van anderen openen: eerlijk spelen is aan jou.
duplicate-hidden = De uitslagen worden vergeleken en getoond als alle tafels dezelfde spellen gespeeld hebben.
duplicate-nobody-played = { $over ->
    [yes] Er heeft niemand gespeeld.
   *[no] Er heeft nog niemand gespeeld.
}
duplicate-fingerprint = De spellen volgen uit een geheim met vingerafdruk { $hash }, dat aan het eind getoond wordt.
duplicate-secret = De spellen volgden uit { $secret }, vingerafdruk { $hash }.
duplicate-teams =
    { $count ->
        [0] Er is nog geen team ingeschreven
        [one] { $count } team is ingeschreven
       *[other] { $count } teams zijn ingeschreven
    }
# /tournament daily: one that comes back each day.
duplicate-each-day-about = Iedereen speelt dezelfde spellen met drie robots, op elk moment van de dag. Om middernacht worden ze vergeleken, en die van de volgende dag gaan vanzelf open.
duplicate-each-day-midnight = Hier eindigt elke dag om middernacht, { $zone }. De eerste begint meteen.
duplicate-each-day-start = Hier een beginnen: spellen per dag
duplicate-each-day-stop = Stoppen
duplicate-each-day-none = Hier loopt nog geen dagelijkse duplicate.
duplicate-each-day-line = { $channel } · { $boards } · de volgende: { $when }
duplicate-each-day-started = Die gaat hier zo open, en daarna elke dag.
duplicate-each-day-stopped = Die van vandaag loopt door tot middernacht en is de laatste.
duplicate-each-day-boards =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
# At a table of a duplicate.
duplicate-robots =
    { $count ->
        [one] een robot
       *[other] drie robots
    }
duplicate-table-silent = 🔒 Van dit spel is hier niets te zien: wie threads beheert, kan het lezen en ook zelf spelen. Alles staat in je privébericht, of achter **{ $button }**.
duplicate-table-played = -# Dit spel is hier voorbij.
duplicate-all-played = ✅ **Je hebt alle spellen gespeeld.** Het scoreblad zit achter de knop, alleen voor jou.
daily-today = Spellen van vandaag
daily-none = Op deze server is nu geen dagelijkse duplicate open. Wie hier toernooien organiseert, begint er een met `/toernooi dagelijks`.
daily-which = Welke wil je spelen?
