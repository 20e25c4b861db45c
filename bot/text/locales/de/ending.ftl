# A game that pauses or ends before its end, and the tables of somebody.

paused-by = ⏸️ **Unterbrochen** von { $name } ({ $since }). Die Uhren stehen, und niemand kann spielen, bis es weitergeht.
paused-trouble = ⏸️ **Unterbrochen** ({ $since }): Bei uns ist etwas schiefgegangen. Die Uhren stehen, und keine Karte geht verloren.
paused-hand = ⏸️ **Die Partie ist unterbrochen.** Die Uhren stehen, und deine Karten bleiben, wie sie sind.
paused-resume = Fortsetzen
trouble-message = ⚠️ Bei uns ist etwas schiefgegangen, deshalb ist diese Partie unterbrochen: Die Uhren stehen, und keine Karte geht verloren. Wer hier sitzt, kann es mit **Fortsetzen** versuchen. Passiert es wieder, sag es denen, die den Bot betreiben: { $table }, Aktion { $events }.

# Asking to end the game. $team is “🔵 Alice and Clara”.
end-button = Partie beenden…
end-sure = **Die Partie jetzt beenden?** Sie zählt dann nicht: Niemand gewinnt oder verliert. { $side ->
        [player] Dein Gegner muss zustimmen.
        [three] Alle anderen am Tisch müssen zustimmen.
       *[team] Von der anderen Seite muss jemand zustimmen.
    }
end-alone = **Die Partie jetzt beenden?** Sie zählt dann nicht: Niemand gewinnt oder verliert. Sonst muss niemand zustimmen.
end-ask = Die anderen fragen
end-now = Partie beenden
end-asked = Ich habe die anderen gefragt, im Thread des Tisches: { $link }
end-ended = Die Partie ist beendet.
end-cancel = Abbrechen
end-cancelled = Es bleibt, wie es war.
question-title = **{ $name } möchte die Partie hier beenden.** Sie würde nicht zählen. { $side ->
        [team] Von jeder Seite reicht eine Zustimmung.
       *[other] Alle am Tisch müssen zustimmen.
    }
question-agreed = ✅ { $team }
question-open = ⏳ { $team }
question-agree = Einverstanden
question-play-on = Weiterspielen
question-settled = -# Die Partie geht weiter.
question-ended = -# Die Partie ist beendet.
question-answered = Du hast zugestimmt. { $side ->
        [team] Die andere Seite muss noch antworten.
       *[other] Jemand muss noch antworten.
    }
question-stays = Die Partie geht weiter.

early-end =
    .agreed = **Die Partie endet hier**, wie es beide Seiten wollten.
    .closed = **Der Tisch wurde geschlossen**: Das kann, wer ihn eröffnet hat oder diesen Server verwaltet.
    .abandoned = **Am Tisch ist schon lange niemand mehr**: Die Partie endet hier.
    .lost = **Den Thread dieses Tisches gibt es nicht mehr**: Die Partie endet hier.
    .time = **Die Zeit dieser Runde ist um**: Die Partie endet hier.
    .decided = **Das Ergebnis dieses Tisches steht fest**: Die Partie endet hier.
    .forfeited = **Nicht angetreten: { $names }.** Die Partie endet hier.
early-end-wanted =
    { $count ->
        [one] **Die Partie endet hier**, wie { $names } es wollte.
       *[other] **Die Partie endet hier**, wie { $names } es wollten.
    }
early-end-tournament = Was sie zählt, steht in der Tabelle des Turniers. Es stand:
early-end-uncounted = Sie zählt nicht. Es stand:
hand-ended = -# Die Partie wurde vorzeitig beendet: Sie zählt nicht.

# What who is in charge may do.
manage-open = Verwalten…
manage-party = ### { $table } verwalten
manage-expel = Jemanden vom Tisch nehmen…
manage-expel-sure = **{ $name } vom Tisch nehmen?** Ein Roboter spielt weiter, der Platz wird im Kanal angeboten, und { $name } kann nicht in diese Partie zurück.
manage-expel-yes = Vom Tisch nehmen
manage-expelled = Erledigt: Dort spielt ein Roboter, und der Platz wird im Kanal angeboten.
manage-pause = Unterbrechen
manage-paused = Die Partie ist unterbrochen.
manage-resumed = Die Partie geht weiter.
manage-close-sure = **{ $table } schließen?** Die Partie endet hier und zählt nicht. Die Aufzeichnung bleibt.
manage-close-rated-sure = **{ $table } schließen?** Die Partie wird gewertet: Endet sie hier, gewinnt oder verliert niemand, und keine Wertung ändert sich. Die Aufzeichnung bleibt.
manage-rated = -# Diese Partie wird gewertet: Bevor sie endet oder jemand vom Tisch genommen wird, müssen die anderen zustimmen. Wer am Tisch sitzt, kann auch eine Pause beenden.

# Whether somebody is taken off a table where they play for a rating.
removal-sure = **Die anderen fragen, ob { $name } vom Tisch genommen wird?** Alle, die da sind, müssen zustimmen. Dann spielt ein Roboter weiter, der Platz wird im Kanal angeboten, und { $name } kann nicht in diese Partie zurück.
removal-unrated = Die Partie wird dann für niemanden mehr gewertet.
removal-asked = Ich habe die anderen gefragt, im Thread des Tisches: { $link }
removal-agreed = Du hast zugestimmt. Andere müssen noch antworten.
removal-title = **{ $name } möchte, dass { $gone } vom Tisch genommen wird.** Ein Roboter würde weiterspielen, und die Partie würde nicht mehr gewertet. Alle, die da sind, müssen zustimmen.
removal-stays = Zusammen weiterspielen
removal-done = **{ $name } wurde vom Tisch genommen.** Die Partie geht weiter, wird aber für niemanden mehr gewertet.

report-button = Problem melden
report-text = **Ärger mit jemandem oder mit dem Tisch?** Sag es denen, die diesen Server verwalten: Sie können mit **Mehr…** oder /tisch die Partie unterbrechen, jemanden vom Tisch nehmen oder ihn schließen. Karten verliert dadurch niemand.
    Macht **der Bot** etwas falsch? Sag es denen, die ihn betreiben, und nenn dabei: { $table }, Aktion { $events }.
report-about = Wer dieses Turnier leitet, bekommt eine Nachricht mit einem Link zu diesem Tisch. Nur dort liest man, was du schreibst, und deinen Namen.
report-field = Worum geht es? (darf leer bleiben)
report-told = 📨 Ich habe { $names } gerufen, mit einem Link zu diesem Tisch.
report-goes-on = Die Partie geht inzwischen weiter.
report-again = Ich habe { $names } gerade erst an diesen Tisch gerufen: Warte noch ein paar Minuten.
report-nobody = Ich erreiche niemanden, der dieses Turnier leitet: Sag es denen, die diesen Server verwalten. Sie können den Tisch unterbrechen oder jemanden vom Tisch nehmen, mit **Mehr…** oder /tisch.

# /table
tables-own = ## Deine Tische
tables-server = ## Die Tische dieses Servers
tables-none = Du sitzt an keinem offenen Tisch. Eröffne einen mit /belote.
tables-lobby = **{ $table }**, noch nicht gestartet: { $link }
tables-party = **{ $table }**, die Partie läuft: { $link }
tables-paused = **{ $table }**, unterbrochen: { $link }
tables-not-here = Diesen Tisch gibt es auf diesem Server nicht.
tables-over = { $table }: Die Partie ist zu Ende.
tables-left = Du bist vom Tisch aufgestanden.
