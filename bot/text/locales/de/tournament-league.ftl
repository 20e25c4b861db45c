# Ligen: mehrere Turniere mit einer Tabelle, in der die besten Ergebnisse jedes Einzelnen zählen.
tournament-league-title = Saisontabelle · { $league }
tournament-league-best =
    { $best ->
        [one] Das beste Turnier zählt
       *[other] Die besten { $best } Turniere zählen
    }
tournament-league-best-of =
    { $best ->
        [one] Das beste von { $count } Turnieren zählt
       *[other] Die besten { $best } von { $count } Turnieren zählen
    }
tournament-league-all = Alle Turniere zählen
tournament-league-after =
    { $count ->
        [0] noch keines gespielt
        [one] nach { $count } Turnier
       *[other] nach { $count } Turnieren
    }
tournament-league-is-over = Endstand
tournament-league-by =
    .places = Ein Turnier zählt nach Plätzen: 1 Punkt für den letzten, einer mehr für jeden Platz darüber.
    .points = Die Punkte der Turniere werden addiert.
tournament-league-total = Summe
tournament-league-single = Bestes
tournament-league-count = Gespielt
tournament-league-does-not-count = In Klammern: zählt nicht, andere waren besser.
tournament-league-people =
    { $count ->
        [one] Seite { $page } von { $pages } · { $count } Person
       *[other] Seite { $page } von { $pages } · { $count } Personen
    }
tournament-league-played =
    { $count ->
        [one] { $count } Turnier
       *[other] { $count } Turniere
    }
tournament-league-own = 🙋 Du: Platz **{ $rank }**, gesamt **{ $total }**
tournament-league-hidden = Verborgen
tournament-league-nothing = Noch steht niemand in dieser Tabelle: Sie beginnt, wenn das erste ihrer Turniere zu Ende ist.
tournament-league-none = Hier gibt es noch keine Liga. In einer Liga haben mehrere Turniere eine Tabelle, in der von jedem die besten zählen.
tournament-league-none-organiser = Hier gibt es noch keine Liga. Leg eine an und nimm Turniere hinein, vergangene oder kommende.
tournament-league-to-come = Es folgen: { $names }
tournament-league-podium = 🏅 **{ $league }** ({ $after })
tournament-league-choose = Eine andere Liga
tournament-league-button = Saisontabelle
tournament-league-manage = Verwalten
tournament-league-back = Tabelle
tournament-league-new = Neue Liga
tournament-league-edit = Ändern
tournament-league-end = Liga beenden
tournament-league-reopen = Doch weiterführen
tournament-league-to =
    .points = Punkte addieren
    .places = Plätze zählen
tournament-league-attach = Ein Turnier aufnehmen
tournament-league-detach = Ein Turnier herausnehmen
tournament-league-empty = Noch ist kein Turnier darin: Wähle unten eines, vor seinem Beginn oder wenn es zu Ende ist.
tournament-league-no-tournaments = Es gibt kein anderes Turnier: **/turnier erstellen** legt eines an.
tournament-league-ended = Beendet { $when }. Berichtigungen ihrer Turniere ändern die Tabelle noch.
tournament-league-form = Liga
tournament-league-form-name = Name
tournament-league-form-best = Von allen zählen die … besten Turniere
tournament-league-form-of = von … Turnieren (kann leer bleiben)
tournament-league-bad-number = Schreib als Zahl, wie viele Turniere zählen, zum Beispiel 5.
tournament-league-no-such-name = Eine Liga dieses Namens gibt es hier nicht: Wähle eine aus der Liste.
profile-tournaments =
    { $played ->
        [one] { $played } Turnier gespielt, { $won } gewonnen, { $podiums }-mal auf dem Podest
       *[other] { $played } Turniere gespielt, { $won } gewonnen, { $podiums }-mal auf dem Podest
    }
tournament-league-page-about = Die Saisontabelle der Liga zählt dieses Turnier, sobald es zu Ende ist. Das lässt sich mit **/turnier liga** auch später ändern.
tournament-league-no-league = In keiner Liga
tournament-league-make-one = Hier läuft keine Liga: Leg eine an.
