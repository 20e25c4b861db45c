# /leaderboard.
leaderboard-title = 🏆 Ranglijst
leaderboard-here = Deze server
leaderboard-everywhere = Overal
leaderboard-all-time = Aller tijden
leaderboard-season = Seizoen { $number } · { $months }
leaderboard-by =
    .rating = Rating
    .won = Gewonnen partijen
    .rate = Winstpercentage
    .pair = Beste paar
leaderboard-choose = Kies…
leaderboard-won = { $won } van { $count } gewonnen, { $rate }
leaderboard-up =
    { $places ->
        [one] { $places } plaats gestegen
       *[other] { $places } plaatsen gestegen
    }
leaderboard-down =
    { $places ->
        [one] { $places } plaats gezakt
       *[other] { $places } plaatsen gezakt
    }
leaderboard-own = **Jij:**
leaderboard-not-on-it = Je staat nog niet op deze lijst.
leaderboard-empty =
    Er staat nog niemand op deze lijst: **{ $pool }**. De eerste plaats is vrij!
    Een partij voor het klassement brengt je hier: mensen op alle plaatsen, een van de gewone spelsoorten zonder iets aan de regels te veranderen, en voor elk spel wordt geschud. `/belote` opent een tafel, en de 🏅 daar laat zien dat de partij meetelt.
    .robots =
        Er staat nog niemand op deze lijst. Ze is voor partijen met robots aan tafel, van mensen die in `/voorkeuren` hebben gekozen dat die meetellen.
    .duplicate =
        Er staat nog niemand op deze lijst: **Duplicatetoernooien**. De eerste plaats is vrij!
        Een duplicate brengt je hier zodra die voorbij is: iedereen speelt dezelfde kaarten, en het hele toernooi telt als één ontmoeting. `/toernooi lijst` toont wat er komt; wie organiseert, begint er een met `/toernooi maken`, of elke dag een met `/toernooi dagelijks`.
leaderboard-empty-rate = Er staan mensen op deze lijst, maar nog niemand met { $count } partijen voor het klassement: daar begint het winstpercentage. De rating toont iedereen.
leaderboard-empty-alone = Dit spel speel je één tegen één: er zijn geen paren.
leaderboard-page = Pagina { $page } van { $pages } · { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
leaderboard-page-pairs = Pagina { $page } van { $pages } · { $count ->
        [one] { $count } paar
       *[other] { $count } paren
    }
leaderboard-provisional = { $mark } voorlopig: minder dan { $count } partijen voor het klassement
leaderboard-minimum = Vanaf { $count } partijen voor het klassement
leaderboard-medals = 🥇 🥈 🥉 en podium: vanaf { $count } { $of ->
        [duplicates] duplicates
       *[games] partijen voor het klassement
    }
leaderboard-movement = ▲ ▼ plaatsen sinds maandag
leaderboard-hidden = Je bent verborgen: alleen jij ziet je regel. Met `/voorkeuren` verander je dat.
leaderboard-previous = Terug
leaderboard-next = Verder
leaderboard-post = Aan iedereen tonen
leaderboard-most-pairs = Pagina { $page } van { $pages } · de eerste { $count } paren
leaderboard-new = nieuw
leaderboard-movement-new = nieuw: er maandag nog niet bij
leaderboard-how = Hoe het werkt
leaderboard-explained = Hoe de ranglijst werkt
leaderboard-explained-games = **Een partij telt mee** met mensen op alle plaatsen, een van de gewone spelsoorten zonder iets aan de regels te veranderen, en als voor elk spel wordt geschud. Een partij die in overleg of na één spel eindigt, telt niet mee.
leaderboard-explained-rating = **De rating** begint bij 1.000 en verandert met elke partij, gewonnen of verloren: meer tegen wie sterker is, en meer zolang er weinig van je bekend is. Onder { $count } partijen voor het klassement is ze voorlopig.
leaderboard-explained-leaving = **Wie weggaat,** heeft verloren, en de anderen hebben gewonnen. Een partner die bleef, verliest niets.
leaderboard-explained-same = **Steeds dezelfde mensen:** binnen zeven dagen tellen hun eerste drie partijen helemaal mee, de vierde voor drie kwart, de vijfde voor drie vijfde, de zesde voor de helft, enzovoort. Zit er iemand anders aan tafel, dan telt de partij helemaal mee.
leaderboard-explained-duplicate = **Duplicatetoernooien** hebben een eigen lijst: iedereen had dezelfde kaarten, dus is een heel toernooi één ontmoeting van alle teams, in de volgorde van de stand. Wie eerste wordt, heeft die gewonnen; teams met een robot tellen niet mee.
leaderboard-explained-season = **Elk seizoen** gaat verder vanwaar je stond, en de eerste partijen tellen zwaarder. Is het voorbij, dan verandert de stand nooit meer.
leaderboard-explained-podium = **Medailles en het podium** van een seizoen zijn er vanaf { $games } partijen voor het klassement in dat seizoen, of { $duplicates } duplicates.
leaderboard-explained-hiding = **Wil je liever niet gezien worden?** Met `/voorkeuren` ga je van alle lijsten af.
