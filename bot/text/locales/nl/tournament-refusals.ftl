# Wat een toernooi weigert, en wat je in plaats daarvan kunt doen.
tournament-refused-no-such-tournament = Dit toernooi bestaat niet meer.
tournament-refused-not-in-charge = Dat mogen alleen de organisator van dit toernooi en wie deze server beheert: vraag het daar.
tournament-refused-not-a-draft = De inschrijving is al open: dit kan niet meer veranderen. Naam, beschrijving en contact wel: **/toernooi beheren**, **Naam, gegevens…**
tournament-refused-name-needed = De naam van een toernooi heeft 1 tot { $most } tekens, en er moet iets van te zien zijn: probeer een andere.
tournament-refused-four-players = Een toernooi vraagt regels voor vier spelers: kies andere.
tournament-refused-bad-times = Deze tijden passen niet bij elkaar: eerst opent de inschrijving, dan sluit ze, dan begint het toernooi, en alles in de toekomst.
tournament-refused-not-open =
    { $state ->
        [cancelled] Dit toernooi is afgelast: inschrijven kan niet meer.
       *[other] De inschrijving is niet open: de tijden staan in de aankondiging.
    }
tournament-refused-role-needed = Dit toernooi is voor { $role }: vraag de organisator om die rol.
tournament-refused-blocked = Wie deze server beheert, houdt je weg van de tafels: vraag het daar.
tournament-refused-entered-already = Al ingeschreven. Wil je iets veranderen, schrijf je dan eerst uit.
tournament-refused-partner-entered = { $name } speelt al met anderen: kies iemand anders.
tournament-refused-asked-enough = { $name } is voor vandaag vaak genoeg gevraagd. Je kunt iemand anders vragen, of { $name } vraagt jou.
tournament-refused-invitation-over = Deze uitnodiging geldt niet meer. Wil je toch spelen, schrijf jezelf dan in.
tournament-refused-agreed-already = Je hebt al ja gezegd. Kun je toch niet komen, druk dan op **Uitschrijven**.
tournament-refused-team-named-before = Alleen een team heeft een naam, en die kan veranderen tot het toernooi begint.
tournament-refused-team-name-taken = Een ander team heet { $name }: kies een andere naam.
tournament-refused-own-partner = Je kunt niet je eigen partner zijn: kies iemand anders.
tournament-refused-alone = Hier schrijft iedereen zich alleen in: de partners wisselen elke ronde.
tournament-refused-not-entered = Je bent niet ingeschreven voor dit toernooi.
tournament-refused-nothing-asked = Hier heeft niemand je iets gevraagd: schrijf jezelf in, met een partner of op zoek naar een.
tournament-refused-no-check-in = Present melden doe je tussen het einde van de inschrijving en het begin: de tijden staan in de aankondiging.
tournament-refused-not-running = Het toernooi is nog niet begonnen.
tournament-refused-over = Dit toernooi is afgelopen.
tournament-refused-round-open = Ronde { $round } wordt nog gespeeld: wacht het einde af.
tournament-refused-no-round = Zo’n ronde is er nu niet.
tournament-refused-no-limit = De rondes van dit toernooi hebben geen tijdslimiet: er is niets te verlengen.
tournament-refused-no-such-entry = Dit team is hier niet: kies er een uit de stand.
tournament-refused-no-such-table = Ronde { $round } heeft geen tafel { $table }.
tournament-refused-too-late = Het is te laat om aan dit toernooi mee te doen.
tournament-refused-reason-needed = Schrijf een reden: iedereen kan die lezen.
tournament-refused-no-such-score = Punten zijn een heel getal, zoals 162: probeer het opnieuw.
tournament-refused-winner-needed = In een knock-out moet een kant winnen: vul ongelijke scores in.
tournament-refused-same-result = Die uitslag staat er al: vul een andere in of ga terug.
tournament-refused-changed = Intussen is er iets veranderd: kijk nog eens en beslis dan.
# Wat de toernooivormen zelf weigeren.
tournament-error-round-open = Tafel { $table } van ronde { $round } heeft nog geen uitslag: wacht, of vul er een in.
tournament-error-over =
    { $rounds ->
        [one] De enige ronde is gespeeld.
       *[other] Alle { $rounds } rondes zijn gespeeld.
    }
tournament-error-too-few = Het zijn er te weinig: { $entries }, en er zijn er { $least } nodig. Voeg iemand toe, of gelast het toernooi af.
tournament-error-too-many = Voor deze toernooivorm zijn het er te veel: er kunnen er { $limit } meedoen.
tournament-error-too-many-rounds = Met zoveel mensen heeft deze toernooivorm hoogstens { $limit } rondes.
tournament-error-no-whist = Een volledig mêlée-schema vraagt 4, 5, 8, 9, 12, 13 … spelers, hoogstens { $limit }; het zijn er { $players }.
tournament-error-no-late-entry = In deze toernooivorm kan niemand zo laat nog meedoen.
tournament-error-unknown-entry = Team { $entry } speelt niet mee in dit toernooi.
tournament-error-unknown-table = Ronde { $round } heeft geen tafel { $table }.
tournament-error-twice = Tafel { $table } van ronde { $round } heeft twee uitslagen: verbeter een ervan.
tournament-error-not-newest = Iemand heeft deze uitslag intussen verbeterd: kijk er nog eens naar.
tournament-error-other-table = Een verbetering geldt voor dezelfde tafel.
tournament-error-drawn = Hier moet iemand winnen: speel nog een spel.
tournament-error-went-on = De volgende partij is al ingedeeld: de spelers ervan liggen vast.
tournament-error-bad-plan = Kies tot 64 rondes, van 1 tot 64 spellen.
tournament-error-not-by-hand = In deze toernooivorm zegt het schema wie tegen wie speelt.
tournament-error-bad-table = Wie deze ronde speelt, zit aan precies één tafel of is vrij, en elke tafel heeft een eigen nummer.
tournament-refused-too-many-points = Niemand haalt in { $deals ->
        [one] { $deals } spel
       *[other] { $deals } spellen
    } meer dan { $most } punten: kijk het getal nog eens na.
tournament-refused-fewer-places =
    { $entries ->
        [one] Eén plaats is al vergeven: minder kan niet. Wie een plaats heeft, houdt die.
       *[other] { $entries } plaatsen zijn al vergeven: minder kan niet. Wie een plaats heeft, houdt die.
    }
