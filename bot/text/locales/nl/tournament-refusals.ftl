# Wat een toernooi weigert, en wat je in plaats daarvan kunt doen.
tournament-refused =
    .boards-needed = Bij duplicate heeft elk spel een eigen uitslag: vul de spellen van deze tafel in.
    .window-closed = Deze dagelijkse duplicate is niet open: de tijden staan in de aankondiging.
    .boards-seen = Je had al een tafel in deze dagelijkse duplicate voor ik je vergat, dus je kent de spellen. De volgende staat voor je open.
    .not-daily = Dat is geen dagelijkse duplicate: schrijf je in bij de aankondiging.
    .no-such-zone = Er is geen tijdzone { $zone }: schrijf bijvoorbeeld Europe/Amsterdam of UTC.
    .no-such-series = Deze dagelijkse duplicate bestaat niet meer.
    .team-full = Er is geen plaats meer: een team heeft vier mensen, een paar twee.
    .no-such-league = Deze competitie bestaat niet meer.
    .league-not-in-charge = Dat mag alleen wie hier toernooien organiseert: vraag het daar.
    .league-over = Deze competitie is beëindigd: laat die eerst verdergaan.
    .league-full = Een competitie heeft hooguit { $most } toernooien: maak een nieuwe.
    .league-best = Er tellen 1 tot { $most } toernooien: kies een getal daartussen.
    .league-out-of = In totaal moeten het { $best } (zoveel tellen er) tot { $most } toernooien zijn.
    .league-no-points = Een knock-out heeft geen punten om op te tellen: tel liever plaatsen.
    .league-other-points = Deze vormen hebben niet hetzelfde soort punten, die kun je niet optellen: tel liever plaatsen.
    .no-such-tournament = Dit toernooi bestaat niet meer.
    .not-in-charge = Dat mogen alleen de organisator van dit toernooi en wie deze server beheert: vraag het daar.
    .not-a-draft = De inschrijving is al open: dit kan niet meer veranderen. Naam, beschrijving en contact wel: **/toernooi beheren**, **Naam, gegevens…**
    .fixed =
        { $state ->
            [registration] Er doet al iemand mee, dus regels en ronden blijven zoals ze zijn. Tijden, plaatsen, naam, beschrijving en contact kunnen nog veranderen: **/toernooi beheren**.
            [check_in] Er doet al iemand mee, dus regels en ronden blijven zoals ze zijn. De aanvang, de plaatsen, naam, beschrijving en contact kunnen nog veranderen: **/toernooi beheren**.
           *[running] Het toernooi is begonnen, dus regels en ronden blijven zoals ze zijn. Een ronde kan meer tijd krijgen, en naam, beschrijving en contact kunnen nog veranderen: **/toernooi beheren**.
        }
    .named-by-organisers = Wie mee organiseert, wijst de organisatie van deze server aan: vraag het aan een van hen.
    .no-pages = Er is geen pagina in de browser: wie deze server beheert, zet pagina’s aan met **/instellen**, en de organisatie maakt een link.
    .organiser-blocked = Een van hen is op deze server geblokkeerd: kies anderen.
    .name-needed = De naam van een toernooi heeft 1 tot { $most } tekens, en er moet iets van te zien zijn: probeer een andere.
    .other-players =
        De vorm { $format } is voor { $most ->
            [2] twee
            [3] drie
           *[other] vier
        } aan een tafel, en dit spel voor { $players ->
            [2] twee
            [3] drie
           *[other] vier
        }: kies een andere toernooivorm of andere regels.
    .bad-times = Deze tijden passen niet bij elkaar: eerst opent de inschrijving, dan sluit ze, dan begint het toernooi, en alles in de toekomst.
    .not-open =
        { $state ->
            [cancelled] Dit toernooi is afgelast: inschrijven kan niet meer.
           *[other] De inschrijving is niet open: de tijden staan in de aankondiging.
        }
    .role-needed = Dit toernooi is voor { $role }: vraag de organisator om die rol.
    .blocked = Wie deze server beheert, houdt je weg van de tafels: vraag het daar.
    .entered-already = Al ingeschreven. Wil je iets veranderen, schrijf je dan eerst uit.
    .partner-entered = { $name } speelt al met anderen: kies iemand anders.
    .asked-enough = { $name } is voor vandaag vaak genoeg gevraagd. Je kunt iemand anders vragen, of { $name } vraagt jou.
    .invitation-over = Deze uitnodiging geldt niet meer. Wil je toch spelen, schrijf jezelf dan in.
    .agreed-already = Je hebt al ja gezegd. Kun je toch niet komen, druk dan op **Uitschrijven**.
    .team-named-before = Alleen een paar of een team heeft een naam, en die kan veranderen tot het toernooi begint.
    .team-name-taken = Een ander team heet { $name }: kies een andere naam.
    .own-partner = Je kunt niet je eigen partner zijn: kies iemand anders.
    .alone = Hier schrijft iedereen zich alleen in.
    .not-entered = Je bent niet ingeschreven voor dit toernooi.
    .nothing-asked = Hier heeft niemand je iets gevraagd: schrijf jezelf in, met een partner of op zoek naar een.
    .no-check-in = Present melden doe je tussen het einde van de inschrijving en het begin: de tijden staan in de aankondiging.
    .not-running = Het toernooi is nog niet begonnen.
    .over = Dit toernooi is afgelopen.
    .round-open = Ronde { $round } wordt nog gespeeld: wacht het einde af.
    .no-round = Zo’n ronde is er nu niet.
    .no-limit = De rondes van dit toernooi hebben geen tijdslimiet: er is niets te verlengen.
    .no-such-entry = Dit team is hier niet: kies er een uit de stand.
    .no-such-table = Ronde { $round } heeft geen tafel { $table }.
    .nobody-ranked = Niemand die is ingeschreven heeft een plaats in dat toernooi: kies een ander, of plaats met de hand.
    .no-such-seed = Schrijf een plaats van 1 tot { $most }.
    .too-late = Het is te laat om aan dit toernooi mee te doen.
    .reason-needed = Schrijf een reden: iedereen kan die lezen.
    .no-such-score = Punten zijn een heel getal, zoals 162: probeer het opnieuw.
    .winner-needed = In een knock-out moet een kant winnen: vul ongelijke scores in.
    .same-result = Die uitslag staat er al: vul een andere in of ga terug.
    .changed = Intussen is er iets veranderd: kijk nog eens en beslis dan.
    .too-many-points = Niemand haalt in { $deals ->
            [one] { $deals } spel
           *[other] { $deals } spellen
        } meer dan { $most } punten: kijk het getal nog eens na.
    .fewer-places =
        { $entries ->
            [one] Eén plaats is al vergeven: minder kan niet. Wie een plaats heeft, houdt die.
           *[other] { $entries } plaatsen zijn al vergeven: minder kan niet. Wie een plaats heeft, houdt die.
        }
# Wat de toernooivormen zelf weigeren.
tournament-error =
    .round-open = Tafel { $table } van ronde { $round } heeft nog geen uitslag: wacht, of vul er een in.
    .over =
        { $rounds ->
            [one] De enige ronde is gespeeld.
           *[other] Alle { $rounds } rondes zijn gespeeld.
        }
    .too-few = Het zijn er te weinig: { $entries }, en er zijn er { $least } nodig. Voeg iemand toe, of gelast het toernooi af.
    .too-many = Voor deze toernooivorm zijn het er te veel: er kunnen er { $limit } meedoen.
    .too-many-rounds = Met zoveel mensen heeft deze toernooivorm hoogstens { $limit } rondes.
    .no-whist = Een volledig mêlée-schema vraagt 4, 5, 8, 9, 12, 13 … spelers, hoogstens { $limit }; het zijn er { $players }.
    .no-late-entry = In deze toernooivorm kan niemand zo laat nog meedoen.
    .unknown-entry = Team { $entry } speelt niet mee in dit toernooi.
    .unknown-table = Ronde { $round } heeft geen tafel { $table }.
    .twice = Tafel { $table } van ronde { $round } heeft twee uitslagen: verbeter een ervan.
    .not-newest = Iemand heeft deze uitslag intussen verbeterd: kijk er nog eens naar.
    .other-table = Een verbetering geldt voor dezelfde tafel.
    .drawn = Hier moet iemand winnen: speel nog een spel.
    .went-on = De volgende partij is al ingedeeld: de spelers ervan liggen vast.
    .bad-plan = Kies tot 64 rondes, van 1 tot 64 spellen.
    .not-by-hand = In deze toernooivorm zegt het schema wie tegen wie speelt.
    .bad-table = Wie deze ronde speelt, zit aan precies één tafel of is vrij, en elke tafel heeft een eigen nummer.
