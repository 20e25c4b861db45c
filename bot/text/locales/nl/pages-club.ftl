# Pagina’s van een club voor browsers: wat er buiten de teksten van de ranglijsten staat.

pages-clubs = Clubs
pages-club-part =
    .leaderboard = Ranglijst
    .season = Seizoen
    .records = Records
    .league = Competitie
    .tournaments = Toernooien
pages-club-choose =
    .pool = Spel
    .season = Een ander seizoen
    .by = Volgorde
pages-club-season =
    .lasts = Tot { $date }
    .over = Voorbij sinds { $date }
pages-club-since = Sinds maandag
pages-club-nobody = Nog niemand heeft genoeg gespeeld voor een medaille.
pages-club-daily = Dagelijkse duplicates
pages-club-best = De besten aller tijden
pages-club-coming = Nu en straks
pages-club-leagues = Competities
pages-club-whole = De hele lijst
