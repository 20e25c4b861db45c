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
left-replaced = Danke fürs Mitspielen! { $name } spielt für dich weiter.
left-left = Du warst nicht da, und { $name } hat deinen Platz genommen.
left-removed = Du wurdest von diesem Tisch genommen: { $name } spielt für dich weiter. Zusehen darfst du weiterhin.

refused-not-in-charge = Das darf nur, wer den Tisch eröffnet hat oder diesen Server verwaltet: Frag dort nach.
refused-rated-table = Diese Partie wird gewertet, deshalb entscheidet, wer den Tisch eröffnet hat, nichts allein. Unter **Mehr…** fragt **Partie beenden…** die andere Seite, und **Verwalten…** fragt alle anderen, ob jemand vom Tisch genommen wird. Wer diesen Server verwaltet, kann beides ohne zu fragen; gewertet wird die Partie dann nicht.
refused-nobody-agrees = Sonst ist niemand da, der zustimmen könnte, dass { $name } vom Tisch genommen wird. Frag die, die diesen Server verwalten, oder spiel weiter: Für wen es zu lange dauert, spielt ein Roboter.
refused-seat-not-yours = Dort spielt { $name }: Niemand sonst kann diesen Platz anbieten.
refused-seat-kept = Ein Roboter hält diesen Platz für { $name } frei. Wer am Tisch sitzt, kann ihn unter **Mehr…** anderen anbieten.
refused-sits-already = Du sitzt schon an diesem Tisch.
refused-other-seat-seen = Du hast in dieser Partie die Karten von Platz { $seat } gesehen, deshalb kannst du nur diesen nehmen.
refused-tournament-seat = Dieser Platz gehört einem Team des Turniers: Nur seine Spieler können ihn einnehmen. Sieh zu, solange du magst.
refused-removed = Du wurdest von diesem Tisch genommen. Sieh zu, solange du magst, oder eröffne mit /belote deinen eigenen.
refused-boards-seen = Du hattest in dieser Runde schon einen Platz, bevor ich dich vergessen habe, und kennst ihre Boards. Die nächste Runde steht dir offen.
