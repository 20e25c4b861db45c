# Seeds before anything is played: cogs/tournaments/organising/seeding.py.
tournament-seeding = Plaatsing
tournament-seeding-about = De eersten treffen elkaar zo laat mogelijk. Wie geplaatst is (🌱) staat vooraan; alle anderen volgen op rating, bij gelijke rating beslist het lot.
tournament-seeding-nobody = Er is nog niemand ingeschreven.
tournament-seeding-choose = Geef iemand een andere plaats…
tournament-seeding-place = Plaats, van 1 tot { $count }
tournament-seeding-by-ranks = Naar de uitslag van een eerder toernooi…
tournament-seeding-by-rating = Weer op rating

# Entries from a list or a role: cogs/tournaments/organising/entry_lists.py.
tournament-entry-list = Van een lijst
tournament-entry-list-about = Namen zoals Discord ze toont, of id’s. Er wordt niets ingeschreven voordat je hebt gezien wie er bedoeld wordt.
tournament-entry-list-label = Telkens een regel
    .of-1 = Een regel per persoon
    .of-2 = Een regel per paar: Anna; Ben
    .of-4 = Een regel per team: Anna; Ben; Cléo; Dan
tournament-entry-list-role = Iedereen met een rol…
tournament-entry-list-role-nobody = Ik heb hier niemand aan een tafel gezien die de rol { $role } heeft en er nog bij kan: plak liever een lijst met namen.
tournament-entry-list-empty = Er staat niets: schrijf een regel per inschrijving.
tournament-entry-list-too-long = Dat is te veel in één keer: hoogstens { $most } namen, of gebruik id’s. Schrijf de rest daarna in.
tournament-entry-list-unanswered = Discord zegt nu even niet wie er is: probeer het over een minuut opnieuw.
tournament-entry-list-written = Je schreef:
tournament-entry-list-wrong = Er is nog niets ingeschreven. { $count ->
        [one] Eén regel klopt niet:
       *[other] { $count } dingen kloppen niet:
    }
tournament-entry-list-sure = { $count ->
        [one] Deze inschrijving komt erbij, en wordt gemeld:
       *[other] Deze { $count } inschrijvingen komen erbij, en worden gemeld:
    }
tournament-entry-list-lacking = { $count ->
        [one] Bij één ontbreekt iemand: die zoekt tot de inschrijving sluit.
       *[other] Bij { $count } ontbreekt iemand: die zoeken tot de inschrijving sluit.
    }
tournament-entry-list-yes = { $count ->
        [one] Inschrijven
       *[other] Alle { $count } inschrijven
    }
tournament-entry-list-done = { $count ->
        [one] Eén inschrijving is gedaan.
       *[other] { $count } inschrijvingen zijn gedaan.
    }
tournament-entry-list-problem =
    .nobody = Regel { $line }: niemand op deze server heet “{ $text }”. Schrijf de naam zoals Discord die toont, of het id.
    .no-member = Regel { $line }: niemand op deze server heeft het id { $text }.
    .several = Regel { $line }: hier heten { $count } mensen “{ $text }”. Schrijf het id van wie je bedoelt.
    .robot = Regel { $line }: “{ $text }” is een bot.
    .many = Regel { $line }: te veel namen; er horen er hoogstens { $count } bij elkaar.
    .twice = Regel { $line }: “{ $text }” staat al in regel { $count }.
    .entered = Regel { $line }: “{ $text }” doet al mee aan dit toernooi.
    .blocked = Regel { $line }: “{ $text }” is op deze server geblokkeerd.
