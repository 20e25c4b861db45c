# Seeds before anything is played: cogs/tournaments/organising/seeding.py.
tournament-seeding = Setzliste
tournament-seeding-about = Die Ersten treffen erst spät aufeinander. Wer gesetzt ist (🌱), steht vorn; alle anderen folgen nach ihrer Wertung, bei gleicher entscheidet das Los.
tournament-seeding-nobody = Noch ist niemand angemeldet.
tournament-seeding-choose = Jemandem einen anderen Platz geben…
tournament-seeding-place = Platz, von 1 bis { $count }
tournament-seeding-by-ranks = Nach den Plätzen eines früheren Turniers…
tournament-seeding-by-rating = Wieder nach Wertung

# Entries from a list or a role: cogs/tournaments/organising/entry_lists.py.
tournament-entry-list = Nach einer Liste
tournament-entry-list-about = Namen, wie Discord sie zeigt, oder IDs. Eingetragen wird erst, wenn du gesehen hast, wer gemeint ist.
tournament-entry-list-label = Je eine Zeile
    .of-1 = Eine Zeile für jede Person
    .of-2 = Eine Zeile für jedes Paar: Anna; Ben
    .of-4 = Eine Zeile für jedes Team: Anna; Ben; Cléo; Dan
tournament-entry-list-role = Alle mit einer Rolle…
tournament-entry-list-role-nobody = Ich habe hier niemanden an einem Tisch gesehen, der die Rolle { $role } hat und noch dazukommen könnte: Füg stattdessen eine Liste mit Namen ein.
tournament-entry-list-empty = Da steht nichts: Schreib für jede Anmeldung eine Zeile.
tournament-entry-list-too-long = Das ist zu viel auf einmal: höchstens { $most } Namen, oder nimm IDs. Trag den Rest danach ein.
tournament-entry-list-unanswered = Discord sagt gerade nicht, wer hier ist: Versuch es in einer Minute noch einmal.
tournament-entry-list-written = Du hast geschrieben:
tournament-entry-list-wrong = Noch ist nichts eingetragen. { $count ->
        [one] Eine Zeile stimmt nicht:
       *[other] { $count } Dinge stimmen nicht:
    }
tournament-entry-list-sure = { $count ->
        [one] Diese Anmeldung wird eingetragen und mitgeteilt:
       *[other] Diese { $count } Anmeldungen werden eingetragen und mitgeteilt:
    }
tournament-entry-list-lacking = { $count ->
        [one] Einer fehlt jemand: Sie sucht, bis die Anmeldung schließt.
       *[other] { $count } fehlt jemand: Sie suchen, bis die Anmeldung schließt.
    }
tournament-entry-list-yes = { $count ->
        [one] Eintragen
       *[other] Alle { $count } eintragen
    }
tournament-entry-list-done = { $count ->
        [one] Eine Anmeldung ist eingetragen.
       *[other] { $count } Anmeldungen sind eingetragen.
    }
tournament-entry-list-problem =
    .nobody = Zeile { $line }: Auf diesem Server heißt niemand „{ $text }“. Schreib den Namen, wie Discord ihn zeigt, oder die ID.
    .no-member = Zeile { $line }: Auf diesem Server hat niemand die ID { $text }.
    .several = Zeile { $line }: Hier heißen { $count } „{ $text }“. Schreib die ID.
    .robot = Zeile { $line }: „{ $text }“ ist ein Bot.
    .many = Zeile { $line }: zu viele Namen; höchstens { $count } gehören zusammen.
    .twice = Zeile { $line }: „{ $text }“ steht schon in Zeile { $count }.
    .entered = Zeile { $line }: „{ $text }“ ist bei diesem Turnier schon dabei.
    .blocked = Zeile { $line }: „{ $text }“ ist auf diesem Server gesperrt.
