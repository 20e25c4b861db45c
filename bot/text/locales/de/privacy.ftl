# /datenschutz: was über jemanden gespeichert ist, und das Vergessen.
former-player = Früher dabei
privacy-title = Was ich über dich weiß
privacy-about = Nur du siehst das. Ich speichere:
privacy-name = deine Discord-Nummer und deinen Namen hier, { $name }
privacy-language = die Sprache deines Discord, oder die von dir gewählte
privacy-preferences = deine Einstellungen, und wo unsere Direktnachrichten sind
privacy-page = den Link zu deiner Seite im Browser; dein `/profil` zieht ihn zurück
privacy-tables =
    { $count ->
        [one] { $count } Tisch, an dem du gesessen hast
       *[other] { $count } Tische, an denen du gesessen hast
    }
privacy-actions =
    { $count ->
        [one] { $count } Zug dort: eine Karte, eine Ansage, ein Abheben
       *[other] { $count } Züge dort: Karten, Ansagen, Abheben
    }
privacy-notes =
    { $count ->
        [one] { $count } Notiz von dir zu einer Karte oder Ansage
       *[other] { $count } Notizen von dir zu Karten und Ansagen
    }
privacy-results =
    { $count ->
        [one] { $count } Ergebnis einer Partie, für die Rangliste
       *[other] { $count } Ergebnisse von Partien, für die Rangliste
    }
privacy-tournaments =
    { $count ->
        [one] { $count } Turnier, für das du dich angemeldet hast, und sein Ergebnis
       *[other] { $count } Turniere, für die du dich angemeldet hast, und ihre Ergebnisse
    }
privacy-practice =
    { $count ->
        [one] { $count } Übungspartie mit ihren Analysen; sie verschwindet { $days } Tage nach ihrem Ende
       *[other] { $count } Übungspartien mit ihren Analysen; jede verschwindet { $days } Tage nach ihrem Ende
    }
privacy-lessons = wie weit du in den Lektionen bist
privacy-puzzles =
    { $count ->
        [one] deine Antwort auf { $count } Rätsel
       *[other] deine Antworten auf { $count } Rätsel
    }
privacy-rulesets =
    { $count ->
        [one] { $count } Satz Regeln, den du unter einem Namen gespeichert hast
       *[other] { $count } Sätze Regeln, die du unter Namen gespeichert hast
    }
privacy-blocks =
    { $count ->
        [one] dass { $count } Server dich von seinen Tischen ausschließt
       *[other] dass { $count } Server dich von ihren Tischen ausschließen
    }
privacy-more = Ich lese keine Nachrichten und gebe nichts weiter. Wer ein Turnier leitet, kann die Aufzeichnungen aller beendeten Partien darin bekommen. Was ich an Discord geschickt habe, etwa Punktezettel mit Namen, bleibt dort, bis es jemand löscht.
privacy-export = Alles als Datei
privacy-delete = Vergiss mich…
privacy-exported = Das ist alles, was ich über dich speichere. Nur du siehst diese Nachricht.
privacy-sure-title = Dich vergessen?
privacy-sure = Du verlässt alle deine Tische: Die du eröffnet hast und die noch nicht begonnen haben, schließen, und in laufenden Partien übernehmen Roboter deine Plätze. Dein Name, deine Discord-Nummer, deine Einstellungen, der Link zu deiner Seite, die Regeln, die du gespeichert hast, deine Notizen, Lektionen und Rätsel werden gelöscht. Die Partien bleiben, unter „Früher dabei“; Übungspartien verschwinden von selbst. Rückgängig machen kann ich das nicht; spielst du wieder, fängst du neu an.
privacy-traces = Was niemand zweimal sehen darf, und die Sperre eines Servers, erkenne ich ohne deinen Namen wieder, an einem Code, zu dem nur deine Discord-Nummer passt: Bei einer laufenden Partie und den Boards eines Duplikats verschwindet er, sobald sie vorbei sind; eine Sperre bleibt, bis der Server sie aufhebt.
privacy-delete-now = Ja, vergiss mich
privacy-back = Nein, zurück
privacy-forgotten = Erledigt: Ich kenne dich nicht mehr. Danke fürs Mitspielen!
