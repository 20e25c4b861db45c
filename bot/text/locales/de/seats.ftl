# Seats during a game: leaving and coming back, looking for somebody else, sitting down.
seats-leave = Aufstehen
seats-back = Bin wieder da
seats-replace = Ersatz für mich
seats-keep = Platz behalten
seats-sit = Für { $name } einspringen
seats-offer = Jemanden für einen Platz suchen…
seats-offer-stop = Nicht mehr für Platz { $seat }: { $name }
seats-left = Ab jetzt spielt ein Roboter für dich. Der Platz bleibt deiner: Drück auf **Bin wieder da**, wann du magst, solange ihn niemand anderes genommen hat.
seats-left-last = Jetzt sind nur noch Roboter da: Der Tisch wartet auf dich, ohne dich wird nicht weitergespielt. Drück auf **Bin wieder da**, wann du magst.
seats-returned = Willkommen zurück: Du spielst wieder selbst. **Meine Karten** am Tisch zeigt dir deine Karten.
seats-offered = Ich suche jemanden in { $channel }. Bis dahin geht alles weiter wie bisher.
seats-withdrawn = Ich suche niemanden mehr.
seats-taken = Du hast jetzt einen Platz an { $table }: { $link }
    Deine Karten sind dort unter **Meine Karten**, und als Direktnachricht kommen sie auch, wenn du das möchtest.
seats-away-table =
    { $count ->
        [one] 🤖 Für { $names } spielt ein Roboter, bis { $names } wieder da ist.
       *[other] 🤖 Für { $names } spielen Roboter, bis sie wieder da sind.
    }
seats-deserted =
    { $count ->
        [0] 🤖 Nur noch Roboter sind da: Der Tisch wartet, bis sich jemand setzt.
       *[other] 🤖 Nur noch Roboter sind da: Der Tisch wartet auf { $names }.
    }
seats-deserted-until = Wenn niemand kommt, schließt er ({ $when }).
seats-deserted-robots = Kommt eine Viertelstunde lang niemand, spielen sie weiter.
seats-deserted-came = Ein Team, das nie hier war, verliert kampflos; sonst spielen sie nach einer Viertelstunde weiter.
seats-away-hand = 🤖 **Ein Roboter spielt für dich.** Der Platz bleibt deiner: Drück auf **Bin wieder da**, wann du magst.
seats-away-hand-waits = 🤖 **Nur noch Roboter sind da: Der Tisch wartet auf dich.** Drück auf **Bin wieder da**, wann du magst.

# An offer in the channel. $mark is the sign of a team.
offer-title = ### 🪑 { $table }: ein Platz zum Einspringen
offer-seat = { $mark } Platz { $seat } gehört { $name }. Wer ihn nimmt, spielt von hier an weiter:
offer-take = Diesen Platz nehmen
offer-taken = -# 🪑 { $table }: { $name } hat den Platz genommen.
offer-gone = -# 🪑 { $table }: Der Platz ist nicht mehr zu haben.

# The last word to somebody whose seat is another’s.
seat-left =
    .replaced = Danke fürs Mitspielen! { $name } spielt für dich weiter.
    .left = Du warst nicht da, und { $name } hat deinen Platz genommen.
    .removed = Du wurdest von diesem Tisch genommen: { $name } spielt für dich weiter. Zusehen darfst du weiterhin.
