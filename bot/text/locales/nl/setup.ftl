# /setup: the language, channels and permissions of a server, and the greeting.
setup-title = Deze server
setup-choose = Kies…
setup-language = **Taal** van deze server:
setup-language-opener = Die van wie de tafel opent
setup-which-language = In welke taal spelen jullie hier?
setup-channels = **Kanalen** waar je een tafel mag openen:
setup-any-channel = Elk kanaal
setup-role = **Rol** die met **/toernooi maken** en **/toernooi beheren** toernooien organiseert, zoals wie de server beheert:
setup-no-role = Alleen wie de server beheert
setup-players = **Rol** die tafels mag openen en mag gaan zitten:
setup-everybody = Iedereen
setup-tables = **Hoeveel tafels** tegelijk open mogen zijn:
setup-tables-number = { $count ->
        [one] { $count } tafel
       *[other] { $count } tafels
    }
setup-digest = **Weekoverzicht**, zondags om 18.00 uur UTC, in dit kanaal:
setup-no-digest = Geen overzicht
setup-blocks = Geblokkeerde mensen…
setup-check = Controleer opnieuw
setup-fine = ✅ { $channel }: ik heb alles wat ik nodig heb.
setup-missing = { $channel }: ik mis { $permissions }. Geef dat aan mijn rol in de instellingen van dat kanaal.
setup-missing-boards = { $channel }: er kan gespeeld worden. Voor duplicates en de dagelijkse duplicate mis ik nog { $permissions }. Geef dat aan mijn rol in de instellingen van dat kanaal.
setup-channel-gone = { $channel } is weg, of ik mag het niet zien: kies de kanalen opnieuw.
setup-not-manager = Alleen wie deze server mag beheren, kan dat instellen.
setup-greeting = ## Hallo!
    Ik ben **Dix de Der**, en bij mij speel je kaartspellen uit de familie van belote: aan echte tafels, met je kaarten in een privébericht, robots op de lege plaatsen, toernooien en elke dag een duplicate, en een ranglijst voor de winnaars. `/belote` opent een tafel, en `/help` legt de rest uit. Nog nooit gespeeld? `/leren` leert je het spel, en met `/oefenen` speel je alleen tegen robots. Beheer je deze server? Met `/instellen` kies je de taal en de kanalen.
setup-daily = Dagelijkse duplicate…
setup-seasons = Seizoenen…
setup-pairs = Eenzijdige paren…
setup-pages =
    .on = Pagina’s in de browser: aan
    .off = Pagina’s in de browser: uit
setup-events =
    .on = Serverevenementen: aan
    .off = Serverevenementen: uit
setup-events-off = Toernooien kunnen ook bij de evenementen van deze server staan: “Serverevenementen” hieronder.
setup-events-fine = ✅ Toernooien: ze staan bij de evenementen van deze server, waar iedereen ze ziet.
setup-events-missing = Toernooien moeten bij de evenementen van deze server staan, maar ik mis { $permissions }. Geef dat aan mijn rol in de serverinstellingen, op de pagina Rollen.
setup-events-full = Deze server heeft honderd evenementen, en meer staat Discord niet toe: annuleer er een paar. Ik blijf proberen toe te voegen wat ontbreekt.
pairs-title = Eenzijdige paren
pairs-about = Accounts die hier van tien of meer partijen voor het klassement tegen één andere bijna alles hebben verloren. Misschien speelt er gewoon iemand die sterk is tegen een beginner; er gebeurt dus niets vanzelf: kijk, en beslis. Alleen wie de server beheert, ziet dit.
pairs-none = Niemand.
pairs-line = **{ $winner }** heeft { $won } van de { $count } partijen tegen **{ $loser }** gewonnen
setup-club-page = De pagina van de club…
setup-club-page-title = De pagina van de club
setup-club-page-about = Wie de link heeft, leest de ranglijst, het seizoen, de competities, de records en de toernooien van deze server in een browser, zonder account. Niemand kan daar iets veranderen, en wie zich op de ranglijst verbergt, wordt ook daar niet genoemd.
setup-club-page-none = Deze server heeft nog geen link.
club-page-open = In de browser
setup-club-page-unlisted = Niet op de lijst: alleen wie de link heeft, vindt hem. **/ranglijst** leidt erheen.
