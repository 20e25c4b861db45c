# Seiten eines Clubs für Browser: was dort außer den Texten seiner Ranglisten steht.

pages-clubs = Clubs
pages-club-part =
    .leaderboard = Rangliste
    .season = Saison
    .records = Rekorde
    .league = Liga
    .tournaments = Turniere
pages-club-choose =
    .pool = Spiel
    .season = Eine andere Saison
    .by = Reihenfolge
pages-club-season =
    .lasts = Bis { $date }
    .over = Zu Ende seit { $date }
pages-club-since = Seit Montag
pages-club-nobody = Noch hat niemand genug für eine Medaille gespielt.
pages-club-daily = Tagesduplikate
pages-club-best = Die Besten aller Zeiten
pages-club-coming = Jetzt und demnächst
pages-club-leagues = Ligen
pages-club-whole = Die ganze Tabelle
