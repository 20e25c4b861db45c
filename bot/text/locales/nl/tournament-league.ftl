# Competities: meer toernooien met één stand, waarin ieders beste resultaten tellen.
tournament-league-title = Seizoensstand · { $league }
tournament-league-best =
    { $best ->
        [one] Het beste toernooi telt
       *[other] De beste { $best } toernooien tellen
    }
tournament-league-best-of =
    { $best ->
        [one] Het beste van { $count } toernooien telt
       *[other] De beste { $best } van { $count } toernooien tellen
    }
tournament-league-all = Alle toernooien tellen
tournament-league-after =
    { $count ->
        [0] nog geen gespeeld
        [one] na { $count } toernooi
       *[other] na { $count } toernooien
    }
tournament-league-is-over = eindstand
tournament-league-by =
    .places = Een toernooi telt naar plaatsen: 1 punt voor de laatste, één meer voor elke plaats daarboven.
    .points = De punten van de toernooien worden opgeteld.
tournament-league-total = Totaal
tournament-league-single = Beste
tournament-league-count = Gespeeld
tournament-league-does-not-count = Tussen haakjes: telt niet, andere waren beter.
tournament-league-people =
    { $count ->
        [one] Pagina { $page } van { $pages } · { $count } persoon
       *[other] Pagina { $page } van { $pages } · { $count } personen
    }
tournament-league-played =
    { $count ->
        [one] { $count } toernooi
       *[other] { $count } toernooien
    }
tournament-league-own = 🙋 Jij: plaats **{ $rank }**, totaal **{ $total }**
tournament-league-hidden = Verborgen speler
tournament-league-nothing = Er staat nog niemand in deze stand: ze begint als het eerste toernooi voorbij is.
tournament-league-none = Er is hier nog geen competitie. Daarin hebben meerdere toernooien één stand, waarin ieders beste tellen.
tournament-league-none-organiser = Er is hier nog geen competitie. Maak er een, en zet er toernooien in, gespeeld of nog te spelen.
tournament-league-to-come = Nog te spelen: { $names }
tournament-league-podium = 🏅 **{ $league }** ({ $after })
tournament-league-choose = Een andere competitie
tournament-league-button = Seizoensstand
tournament-league-manage = Beheren
tournament-league-back = Stand
tournament-league-new = Nieuwe competitie
tournament-league-edit = Veranderen
tournament-league-end = Competitie beëindigen
tournament-league-reopen = Toch verdergaan
tournament-league-to =
    .points = Punten optellen
    .places = Plaatsen tellen
tournament-league-attach = Een toernooi erin zetten
tournament-league-detach = Een toernooi eruit halen
tournament-league-empty = Er zit nog geen toernooi in: kies er hieronder een, vóór het begint of als het voorbij is.
tournament-league-no-tournaments = Er is geen ander toernooi: **/toernooi maken** maakt er een.
tournament-league-ended = Beëindigd { $when }. Correcties van de toernooien veranderen de stand nog.
tournament-league-form = Competitie
tournament-league-form-name = Naam
tournament-league-form-best = Van ieder tellen de … beste toernooien
tournament-league-form-of = van … toernooien (mag leeg blijven)
tournament-league-bad-number = Schrijf als getal hoeveel toernooien tellen, bijvoorbeeld 5.
tournament-league-no-such-name = Een competitie met die naam is er niet: kies er een uit de lijst.
profile-tournaments =
    { $played ->
        [one] { $played } toernooi gespeeld, { $won } gewonnen, { $podiums } keer op het podium
       *[other] { $played } toernooien gespeeld, { $won } gewonnen, { $podiums } keer op het podium
    }
tournament-league-page-about = De seizoensstand van de competitie telt dit toernooi zodra het voorbij is. Dat kan later ook nog veranderen, met **/toernooi competitie**.
tournament-league-no-league = In geen competitie
tournament-league-make-one = Er loopt hier geen competitie: maak er een.
