# The draft of a tournament, for its organiser: cogs/tournaments/organising/draft_screens.py.
tournament-organiser-draft = Concept: alleen organisatoren zien het.
tournament-copy = Kopiëren…
tournament-copy-about = In het nieuwe concept blijft alles wat besloten was: formule, regels, tijden, plaatsen, beschrijving, mede-organisatie en competitie.
tournament-copy-done = Een concept zoals het eerdere toernooi: kijk het na en open het dan.
tournament-weekly = Elke week
tournament-weekly-about = Elke week ontstaat er vanzelf een zoals het vorige; het wordt een week vooraf aangekondigd, op dezelfde tijd in { $zone }, met een eigen loting en eigen spellen. Ze tellen allemaal in één competitie.
tournament-weekly-announced = Dit: { $when }
tournament-weekly-next = Daarna: { $when } (aangekondigd op { $at })
tournament-weekly-skip = Overslaan
tournament-weekly-move = Naar een andere dag…
tournament-weekly-begin = Elke week een
tournament-weekly-league = Competitie
tournament-weekly-stop = Hierna geen meer
tournament-organiser-change-rules = Regels, ronden, tijden…
tournament-organiser-still =
    .all = Er doet nog niemand mee: regels, ronden en tijden kunnen nog veranderen.
    .registration = Er doet al iemand mee, dus regels en ronden blijven. Tijden, plaatsen, naam, beschrijving en contact kunnen nog veranderen.
    .check-in = Regels en ronden blijven. De aanvang, de plaatsen, naam, beschrijving en contact kunnen nog veranderen.
    .running = Regels en ronden blijven. Een ronde kan meer tijd krijgen; naam, beschrijving en contact kunnen nog veranderen.
tournament-organiser-change = Iets veranderen…
tournament-organiser-page =
    .league = Competitie
    .name = Naam, beschrijving, contact
    .times = Tijden en present melden
    .format = Toernooivorm
    .rules = Regels
    .length = Rondes, spellen, tijd
    .people = Wie mag meedoen
    .robots = Robots
    .channel = Kanaal
tournament-organiser-organisers-title = Mede-organisatie
tournament-organiser-organisers = Organiseren ook: { $names }
tournament-organiser-organisers-none = Niemand organiseert dit toernooi behalve wie hier organiseert.
tournament-organiser-organisers-about = Tot vijf mensen. Ze mogen alles wat de organisatie mag, alleen in dit toernooi; ze wijzen niemand aan en zetten het in geen competitie. Iedereen krijgt bericht.

# De link waaronder je een toernooi in een browser leest.
tournament-organiser-page-title = Pagina in de browser
tournament-organiser-page-about = Wie de link heeft, leest indeling, uitslagen en stand in een browser, zonder account. **Voor de muur** is gemaakt voor een beamer. Niemand kan er iets veranderen.
tournament-organiser-page-off = Op deze server staan de pagina’s uit. Wie de server beheert, zet ze aan met **/instellen**.
tournament-organiser-page-none = Dit toernooi heeft nog geen link.
tournament-organiser-page-listed =
    .yes = Op de lijst: het staat op de eerste pagina en zoekmachines mogen het vinden.
    .no = Niet op de lijst: alleen wie de link heeft, vindt het. De aankondiging toont hem.
tournament-organiser-page-held =
    .yes = Uitslagen staan er als de ronde voorbij is.
    .no = Uitslagen staan er zodra ze er zijn.
tournament-organiser-page-delay-about = Tafels waar gespeeld wordt, kun je in de browser volgen. Later getoond dan er gespeeld wordt, helpen ze niemand die er zit.
tournament-organiser-page-delayed =
    { $minutes ->
        [0] Tafels zijn meteen te volgen.
        [one] Tafels zijn { $minutes } minuut later te volgen.
       *[other] Tafels zijn { $minutes } minuten later te volgen.
    }
tournament-organiser-page-close-about = Om het tot de prijsuitreiking spannend te houden, kunnen de laatste rondes gesloten blijven.
tournament-organiser-page-close =
    { $round ->
        [0] Niets blijft gesloten
       *[other] Gesloten vanaf ronde { $round }
    }
tournament-organiser-page-closed =
    .yes = Vanaf ronde { $round } tonen de pagina’s wie waar zit, maar geen uitslagen, en de stand van de ronde ervoor, tot het toernooi voorbij is of jij ze opent. In een browser ziet niemand meer; op Discord ziet iedereen nog alles, aan de tafels en in de stand.
    .no = Uitslagen en stand blijven tot het einde open.
tournament-organiser-unscheduled =
    .permission = Het staat niet bij de evenementen van de server: ik mis { $permissions }. Wie de server beheert, kan dat aan mijn rol geven.
    .full = Het staat niet bij de evenementen van de server: er zijn er al honderd, en meer staat Discord niet toe. Zodra er een paar geannuleerd zijn, voeg ik het toe.
tournament-organiser-starts = Begin: { $at } ({ $when })
tournament-organiser-opens-by-hand = De inschrijving opent zodra jij ze opent.
tournament-organiser-opens-at = De inschrijving opent vanzelf: { $at }.
tournament-organiser-closes-at = Inschrijving sluit: { $at }
tournament-organiser-checks-in =
    .of-1 = daarna present melden tot het begin
    .of-0 = zonder present melden
tournament-organiser-over-at = Uiterlijk afgelopen: { $at }
tournament-organiser-everybody = voor iedereen
tournament-organiser-only-role = alleen { $role }
tournament-organiser-members =
    .of-1 = Iedereen schrijft zich alleen in
    .of-2 = Paren
    .of-4 = Viertallen
tournament-organiser-least = minstens { $count }
tournament-organiser-who =
    .of-4 = In deze toernooivorm schrijven viertallen zich in: wie zich inschrijft, noemt de anderen.
    .of-1 = In deze toernooivorm schrijft iedereen zich alleen in.
    .of-2 = In deze toernooivorm schrijven paren zich in; wie alleen is, zoekt een partner en krijgt er een als de inschrijving sluit.
tournament-organiser-daily-by-hand = Open voor iedereen zodra jij het opent.
tournament-organiser-daily-opens = Het opent vanzelf: { $at }
tournament-organiser-daily-closes = Je kunt spelen tot { $at }
tournament-organiser-role-about = Wie mag meedoen: iedereen, of alleen wie een rol heeft.
tournament-organiser-rules-about = Kant-en-klare regels, of regels die op deze server bewaard zijn. Hoe lang een partij duurt, bepaalt het toernooi.
tournament-organiser-length-about = Wat er gespeeld wordt, en in hoeveel tijd. Is de tijd van een ronde om, dan wordt het spel dat bezig is nog uitgespeeld.
tournament-organiser-channel-about = Waar het toernooi aangekondigd wordt en de tafels als threads opengaan.
tournament-organiser-zone = Tijden die je typt, zijn die van { $zone }. Iedereen leest ze in de eigen tijd.
tournament-organiser-same-minute = Op dezelfde minuut: { $names }. Niemand kan aan allebei meedoen.
tournament-organiser-zone-changed = Het begin blijft op hetzelfde moment: in { $zone } is dat { $at }. Bedoelde je een andere tijd, pas die dan aan.
tournament-organiser-daily-zone-changed = Het einde blijft op hetzelfde moment: in { $zone } is dat { $at }. Bedoelde je een andere tijd, pas die dan aan.
tournament-organiser-type = Wijzigen…
tournament-organiser-not-by-itself = Ik open zelf
tournament-organiser-switch =
    .of-1 = Aanzetten
    .of-0 = Uitzetten
tournament-organiser-back = Terug
tournament-organiser-no = Nee, terug
tournament-organiser-preview = Voorbeeld
tournament-organiser-form =
    .start = Wanneer begint het?
    .closes = Wanneer sluit de inschrijving?
    .opens = Wanneer opent de inschrijving?
tournament-organiser-name = Naam
tournament-organiser-moment = Bijvoorbeeld: vrijdag 20:30, over 2 uur
tournament-organiser-examples = 20:30 · vrijdag 20:30 · zaterdag 14:30 · over 2 uur
tournament-organiser-unread = “{ $text }” kan ik niet als een komend tijdstip lezen: schrijf het zoals { $examples }, met de tijd erbij.
tournament-organiser-not-there = In dit kanaal kan nog niet gespeeld worden: { $why } Kies een ander kanaal, of verander dat.

# The formats in a sentence each, at most 100 characters.
tournament-format-about =
    .concours = Paren: na elke ronde speelt 1 tegen 2, 3 tegen 4. De meeste punten winnen.
    .swiss = Paren: winnaars treffen winnaars, nooit twee keer. Gewonnen partijen tellen.
    .round-robin = Paren: iedereen één keer tegen iedereen. Tot een stuk of tien.
    .melee = Alleen: elke ronde een nieuwe partner door loting, nooit twee keer dezelfde.
    .melee-balanced = Alleen: vier buren in de stand aan één tafel, de eerste samen met de laatste.
    .whist = Alleen: met ieder één keer, tegen ieder twee keer. Voor 4, 5, 8, 9, 12, 13 … spelers.
    .arena = Alleen: twee uur lang gaat wie vrij is bij wie vrij is zitten. De punten van elk spel tellen.
    .knock-out = Paren: wie verliest ligt eruit, of speelt verder in de consolante (troostronde).
    .mitchell = Paren: dezelfde spellen aan elke tafel; noord–zuid en oost–west elk met een klassement.
    .howell = Paren: dezelfde spellen aan elke tafel, één klassement. Tot zeven tafels.
    .teams = Twee paren van een team spelen dezelfde spellen aan twee tafels, aan beide kanten.
    .daily = Alleen, met robots, wanneer je wilt: iedereen speelt dezelfde spellen.
    .concours-alone = Alleen: na elke ronde speelt 1 tegen 2, 3 tegen 4. De meeste punten winnen.
    .swiss-alone = Alleen: winnaars treffen winnaars, nooit twee keer. Gewonnen partijen tellen.
    .round-robin-alone = Alleen: iedereen één keer tegen iedereen. Tot een stuk of tien.
    .knock-out-alone = Alleen: wie verliest ligt eruit, of speelt verder in de consolante (troostronde).
    .trios = Alleen: elke ronde twee anderen door loting, zo min mogelijk dezelfde. Punten tellen.
    .trios-ranked = Alleen: drie buren in de stand aan één tafel, zo min mogelijk dezelfde.
    .trios-duplicate = Alleen: dezelfde spellen aan elke tafel, hand voor hand vergeleken.

# What a draft may say: cogs/tournaments/draft_fields.py.
tournament-value =
    .rounds =
        { $count ->
            [one] { $count } ronde
           *[other] { $count } rondes
        }
    .deals =
        { $count ->
            [one] { $count } spel per ronde
           *[other] { $count } spellen per ronde
        }
    .boards =
        { $count ->
            [one] { $count } spel per ronde
           *[other] { $count } spellen per ronde
        }
    .of-table =
        { $count ->
            [one] { $count } spel per tafel
           *[other] { $count } spellen per tafel
        }
    .lasts = { $time } in totaal
    .length-0 = zonder tijdslimiet
    .length = { $time } per ronde
    .break-0 = zonder pauze
    .break = { $time } pauze
    .protest-0 = geen tijd voor protesten
    .protest = { $time } voor protesten na elke ronde
    .gap-0 = Inschrijven tot het begin
    .gap = Inschrijving sluit { $time } ervoor
    .most-0 = zoveel als er komen
    .check-in-1 = Voor het begin meld je je present; wie dat niet doet, speelt niet mee.
    .check-in-0 = Zonder present melden: wie ingeschreven is, speelt.
    .stand-ins-1 = Robots spelen voor wie niet aan tafel komt.
    .stand-ins-0 = Wie niet binnen tien minuten aan tafel zit, verliest door forfait.
    .house-1 = Robots vullen een oneven aantal aan.
    .house-0 = Bij een oneven aantal is er elke ronde iemand vrij.
    .pools-1 = Eerst poules van ongeveer vier; de beste twee gaan door.
    .pools-0 = Geen poules: het schema begint meteen.
    .consolante-1 = Wie de eerste partij verliest, speelt verder in de consolante.
    .consolante-0 = Geen consolante: wie verliest ligt eruit.
    .places-none = Alleen de finale
    .places-third = Ook een partij om plaats drie
    .places-all = Partijen om alle plaatsen
    .final-single = Finale: één partij ({ $end })
    .final-best-of-3 = Finale: twee van de drie partijen
    .scoring-matchpoints = Matchpunten: hoeveel je er per spel verslaat
    .scoring-imps = IMP’s: met hoeveel per spel
    .absences-unranked = Wie aan geen enkele tafel komt, heeft geen plaats.
    .absences-zero = Wat robots speelden, levert niets op; wie nooit komt, heeft geen plaats.
    .absences-counted = Uitslagen van robots tellen en zijn gemerkt; wie nooit komt, krijgt geen medaille.
tournament-value-most =
    .teams = hoogstens { $count } paren
    .people = hoogstens { $count } mensen
tournament-value-pace-contest = Wedstrijd: 45 s per beurt, 3 min reserve
tournament-value-end-0 = Een aantal spellen
tournament-value-stand-ins-came = Robots spelen voor wie weggaat. Een team waarvan binnen tien minuten niemand komt, verliest door forfait.
tournament-organiser-absences-about = Als robots spelen voor wie niet komt:

# The panel: what an organiser may do, is asked to be sure of, and has done.
tournament-organiser-do =
    .open = Inschrijving openen
    .delete = Concept verwijderen
    .close = Inschrijving sluiten
    .reopen = Inschrijving heropenen
    .start = Nu beginnen
    .pause = Pauzeren
    .resume = Verder
    .extend = Meer tijd geven
    .confirm = Ronde bevestigen
    .end = Na deze ronde stoppen
    .end-now = Nu stoppen
    .cancel = Toernooi afgelasten
    .drop = Uit het toernooi
    .add = Toelaten
    .replace = Vervangen
    .pair = Zo spelen
    .open-daily = Nu openen
    .here = Iedereen is er
    .move = Tijden wijzigen
    .correct = Ja, invullen
    .forfeit = Ja, invullen
    .penalty = Ja, eraf
    .take-back = Ja, terugnemen
    .present = Present melden
tournament-organiser-sure =
    .open = De inschrijving nu openen? De aankondiging gaat naar { $channel }; de inschrijving sluit { $closes }. Regels en ronden kunnen veranderen zolang er niemand meedoet.
    .delete = Het concept “{ $name }” verwijderen? Niemand heeft het gezien.
    .close = De inschrijving sluiten? Daarna kan niemand zich nog inschrijven.
    .reopen = De inschrijving nog eens openen? Paren blijven zoals ze zijn, en wie present is, blijft dat. Voor het begin sluit ze weer.
    .start = Nu beginnen? Ronde 1 wordt ingedeeld onder wie er is.
    .pause = Alles pauzeren? Tafels staan stil, er loopt geen tijd en er wordt geen ronde ingedeeld tot je verdergaat.
    .resume = Nu verder? Iedereen heeft nog evenveel tijd als daarvoor.
    .extend = { $minutes } minuten extra geven, tot { $until }?
    .confirm = Staan de uitslagen vast? Niemand kan dan nog een probleem melden, en de stand wordt getoond.
    .end = Stoppen na ronde { $round }? Tafels die nog spelen: { $tables }. Daarna staat de stand vast.
    .end-now =
        { $daily ->
            [1] Nu beëindigen? De dagelijkse duplicate sluit nu: spellen die niet af zijn leveren niets op, en de stand staat vast.
           *[other]
                { $tables ->
                    [1] Nu beëindigen? Eén tafel heeft nog een minuut voor het spel dat bezig is, dan maken robots het af; ontbrekende spellen tellen zoals de vorm het zegt, en de stand staat vast.
                   *[other] Nu beëindigen? { $tables } tafels hebben nog een minuut voor het spel dat bezig is, dan maken robots het af; ontbrekende spellen tellen zoals de vorm het zegt, en de stand staat vast.
                }
        }
    .cancel = “{ $name }” voor iedereen afgelasten? De tafels gaan dicht. Dat kan niet ongedaan gemaakt worden.
    .drop =
        { $later ->
            [1] { $name } vanaf de volgende ronde uit het toernooi halen? Wat behaald is, blijft.
           *[other] { $name } uit het toernooi halen?
        }
    .add =
        { $late ->
            [1] { $names } vanaf de volgende ronde toelaten, met 0 punten voor de gemiste?
           *[other] { $names } toelaten, meteen als aanwezig?
        }
    .replace = Moet { $comes } vanaf nu spelen in de plaats van { $gone }, ook aan de tafel die bezig is?
    .pair =
        Ronde { $round } zo spelen? Met de hand gewisseld: { $swaps }. Iedereen ziet dat ze met de hand is ingedeeld.
        { $listed }
    .open-daily = Nu openen? De aankondiging gaat naar { $channel }, en iedereen kan spelen tot { $closes }.
    .here = Is iedereen die ingeschreven is er? Dan worden ze allemaal present gemeld.
    .move =
        { $state ->
            [registration] De tijden wijzigen? Inschrijving sluit: { $closes }, begin: { $starts }.
           *[other] Het begin verzetten naar { $starts }?
        }
    .present = Is { $name } er?
tournament-organiser-ask-opens = Later openen…
tournament-organiser-reopen-late = Het begin is al voorbij: kies eerst een ander onder **Tijden**.
tournament-organiser-open-late = De inschrijving had al gesloten moeten zijn: kies eerst andere tijden in het concept.
tournament-organiser-extend = +{ $minutes } min
tournament-organiser-ending = Stoppen of afgelasten…
tournament-organiser-organise = Beheren
tournament-organiser-panel = Overzicht
    .closes = Inschrijving sluit: { $at } ({ $when })
    .starts = Begin: { $at } ({ $when })
tournament-organiser-entries = Deelnemers
tournament-organiser-tables = Tafels
tournament-organiser-pair = Met de hand indelen
tournament-organiser-log = Logboek
tournament-organiser-refresh = Vernieuwen
tournament-organiser-latest = Wat er het laatst gebeurde
tournament-organiser-paused = Gepauzeerd ({ $since })
tournament-organiser-here =
    { $members ->
        [1] Present: { $here } van { $teams }
        [2] Paren present: { $here } van { $teams }
       *[other] Teams present: { $here } van { $teams }
    }
tournament-organiser-count =
    .in = { $count } ingeschreven
    .waiting =
        { $count ->
            [one] { $count } wacht op een plaats
           *[other] { $count } wachten op een plaats
        }
    .looking =
        { $count ->
            [one] { $count } zoekt een partner
           *[other] { $count } zoeken een partner
        }
    .asked = { $count } nog niet bevestigd
tournament-organiser-first-round = De eerste ronde wordt ingedeeld.
tournament-organiser-between = Ronde { $round } van { $rounds } is voorbij
tournament-organiser-next-round = Indeling van de volgende: { $at }. Om dat met de hand te doen: pauzeer eerst.
tournament-organiser-round = Ronde { $round } van { $rounds }
tournament-organiser-tables-done =
    { $tables ->
        [one] { $done } van { $tables } tafel klaar
       *[other] { $done } van { $tables } tafels klaar
    }
tournament-organiser-until = Tot { $at } ({ $when })
tournament-organiser-protests = Protesten tot { $at } ({ $when }): daarna staan de uitslagen vast
tournament-organiser-ends = Ronde { $round } is de laatste.
tournament-organiser-more-tables = … en nog { $count }
tournament-organiser-stuck =
    .absent =
        { $count ->
            [one] { $absent } speelt niet; een robot speelt in de plaats.
           *[other] { $absent } spelen niet; robots spelen in hun plaats.
        }
    .paused = De partij is gepauzeerd.
    .opening = De tafel is nog niet open.
    .playing = Wordt gespeeld.
tournament-organiser-go-on =
    .asked = Een organisator heeft gepauzeerd: **Verder** als jullie zover zijn.
    .too-few = Er zijn te weinig mensen: voeg er toe bij **Deelnemers**, dan **Verder**. Of gelast het toernooi af.
    .enough = Er zijn nu genoeg mensen: **Verder**.
    .too-many = Er zijn te veel mensen voor deze vorm: haal er uit bij **Deelnemers**, dan **Verder**.
    .too-many-rounds = Met zo weinig mensen heeft deze vorm geen rondes meer: stop na deze ronde, of voeg mensen toe.
    .no-whist = Voor zoveel mensen is er geen schema: voeg er bij **Deelnemers** toe of haal er uit tot het er 4, 5, 8, 9, 12, 13 … zijn, dan **Verder**.
    .went-on = Een verbeterde uitslag heeft een andere winnaar, maar de volgende partij is al ingedeeld: zet die bij **Tafels** terug, dan **Verder**.
    .drawn = Een partij heeft geen winnaar: vul er bij **Tafels** een in, dan **Verder**.
    .other = Vanzelf ging het niet verder; het logboek zegt waarom. Zet het recht bij **Deelnemers** of **Tafels**, dan **Verder**.
tournament-organiser-is =
    .of-1 = aan
    .of-0 = uit
tournament-organiser-switched =
    .check-in = Present melden
    .stand-ins = Robots voor wie er niet is
    .house = Robots vullen aan
    .pools = Poules
    .consolante = Consolante
tournament-organiser-past = “{ $text }” is al voorbij: schrijf een komend tijdstip, zoals { $examples }.
tournament-organiser-adapted = Een ronde heeft nu { $time }, aangepast aan { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }.
tournament-organiser-adapted-to = Een ronde heeft nu { $time }, aangepast aan de lengte van haar partijen ({ $length }).
tournament-value-rounds-usual = { $count } rondes, zoals gewoonlijk
tournament-value-rounds =
    .swiss = zoveel rondes als het veld nodig heeft (5 tot 7)
    .round-robin = tot ieder tegen ieder heeft gespeeld
    .whist = het hele schema
    .knock-out = tot en met de finale
    .mitchell = evenveel rondes als tafels
    .howell = tot ieder tegen ieder heeft gespeeld
    .teams = zoveel rondes als het veld nodig heeft
    .daily = één ronde
tournament-organiser-sure-close-looking =
    { $count ->
        [one] Maar één speler zoekt een partner.
       *[other] { $count } mensen zoeken een partner: daar worden paren van gemaakt.
    }
tournament-organiser-sure-close-asked =
    { $count ->
        [one] Eén inschrijving is niet door de partner bevestigd: die vervalt.
       *[other] { $count } inschrijvingen zijn niet door de partner bevestigd: die vervallen.
    }
tournament-organiser-start-too-few = Te weinig mensen hebben zich present gemeld: { $here }, en er zijn er { $least } nodig. Is iedereen er, zeg het dan voor hen. Of wacht, of voeg mensen toe bij **Deelnemers**.
tournament-organiser-start-lacking = { $entered }: het moeten er { $least } zijn om te beginnen. Wacht, of voeg mensen toe bij **Deelnemers**.
tournament-organiser-sure-start-absent =
    { $count ->
        [one] Eén die zich niet present heeft gemeld, doet niet mee.
       *[other] { $count } die zich niet present hebben gemeld, doen niet mee.
    }
tournament-organiser-times = Tijden
tournament-organiser-did =
    .open = De inschrijving is open en aangekondigd.
    .open-daily = Het is open en aangekondigd.
    .delete = Het concept is weg.
    .close = De inschrijving is gesloten.
    .reopen = De inschrijving is weer open.
    .here = Iedereen die ingeschreven is, is er.
    .start = Het toernooi is begonnen.
    .move = De tijden zijn gewijzigd; de aankondiging toont ze.
    .pause = Alles is gepauzeerd.
    .resume = Het gaat verder.
    .extend = De ronde heeft meer tijd.
    .confirm = De uitslagen staan vast.
    .end = Deze ronde is de laatste.
    .end-now = Het stopt: tafels spelen het spel uit dat bezig is.
    .cancel = Het toernooi is afgelast.
    .drop = Uit het toernooi gehaald.
    .add = Toegelaten.
    .replace = Vervangen.
    .pair = De ronde is met de hand ingedeeld.
    .correct = De uitslag is ingevuld; iedereen kan die lezen.
    .forfeit = Het forfait is ingevuld; iedereen kan het lezen.
    .penalty = De punten zijn eraf; iedereen kan het lezen.
    .take-back = De straf is teruggenomen; iedereen kan het lezen.
    .present = Present gemeld.
tournament-organiser-entered-unseen = Het is ingevuld.
tournament-organiser-sure-penalty = { $points } { $count ->
        [one] punt
       *[other] punten
    } aftrekken van **{ $name }**?
tournament-organiser-sure-result = **{ $result }** invullen?
tournament-organiser-sure-instead = **{ $result }** invullen in plaats van { $instead }?
tournament-organiser-everybody-reads = Iedereen zal het zien, met je reden. Je hebt geschreven:
tournament-organiser-write-again = Wat je schreef is weg: open het formulier en schrijf het nog eens.
tournament-organiser-write-otherwise = Wijzigen
tournament-organiser-try-again = Opnieuw
tournament-organiser-by-hand = Door een organisator: { $why }
tournament-organiser-missing = Nog niet present: { $names }
tournament-organiser-more-people = nog { $count }
tournament-organiser-daily-played = Uitgespeeld: { $done } van { $people }

# Entries, tables and pairing by hand.
tournament-organiser-choose-entry = Kies iemand…
tournament-organiser-choose-table = Kies een tafel…
tournament-organiser-standing =
    .in = doet mee
    .here = present
    .absent = nog niet present
    .waiting = wacht op een plaats
    .looking = zoekt een partner
    .asked = de partner heeft nog niet bevestigd
    .withdrawn = speelt niet meer
    .out = eruit
tournament-organiser-add = Iemand toevoegen…
    .of-1 = Wie er nu nog bij komt:
    .of-2 = Een paar dat er nu nog bij komt; alleen speel je met een robot:
    .of-4 = Een viertal dat er nu nog bij komt; robots vullen het aan:
tournament-organiser-all-needed = In dit toernooi vullen robots niets aan: kies het hele team.
tournament-organiser-replace = { $name } vervangen door…
tournament-organiser-plays-already = { $name } doet al mee aan dit toernooi: kies iemand anders.
tournament-organiser-penalty = Straf
tournament-organiser-penalty-about = Er gaan punten af van **{ $name }**. Iedereen kan de reden lezen.
tournament-organiser-penalty-points = Punten die eraf gaan
tournament-organiser-no-penalty = Punten aftrekken zou hier niets veranderen.
tournament-organiser-penalty-taken = −{ $points } { $count ->
        [one] punt
       *[other] punten
    }
tournament-organiser-take-back = Terugnemen
tournament-organiser-take-back-about = De straf van { $points } { $count ->
        [one] punt
       *[other] punten
    } voor **{ $name }** telt niet meer. Iedereen kan de reden lezen.
tournament-organiser-sure-take-back = De straf van { $points } { $count ->
        [one] punt
       *[other] punten
    } voor **{ $name }** terugnemen?
tournament-organiser-no-sign = Schrijf de punten zonder teken, zoals 162: ze gaan eraf.
tournament-organiser-reason = Reden
tournament-organiser-nothing-to-do = Het toernooi is afgelopen: hier valt niets te veranderen.
tournament-organiser-round-tables =
    { $round ->
        [0] Alle tafels
       *[other] Tafels van ronde { $round }
    }
tournament-organiser-no-result = Nog geen uitslag
tournament-organiser-result = Uitslag: **{ $result }**
tournament-organiser-forfeit = forfait van { $names }
tournament-organiser-absent = Wie was er niet? (forfait)
tournament-organiser-correct = Verbeteren
tournament-organiser-correct-about =
    Wat beide kanten aan tafel { $table }{ $round ->
        [0] { "" }
       *[other] { " " }in ronde { $round }
    } schreven. De oude uitslag blijft in het logboek; een tafel die nog speelt, gaat dicht.
tournament-organiser-parties = Gewonnen partijen, zoals 2-1 (mag leeg)
tournament-organiser-boards = Spellen: elk een regel, zoals 1: 162-0
tournament-organiser-forfeit-title = Forfait
tournament-organiser-forfeit-about =
    Niet aan tafel { $table }{ $round ->
        [0] { "" }
       *[other] { " " }in ronde { $round }
    }: { $names }. 0 voor hen, het gemiddelde van de winnaars voor de anderen. Een tafel die nog speelt, gaat dicht.
tournament-organiser-pairing = Ronde { $round }, zoals ze zou zijn
tournament-organiser-again = waren al eens samen
tournament-organiser-bye = Vrij: { $names }
tournament-organiser-swap = Iemand wisselen…
tournament-organiser-swap-with = { $name } wisselen met…
tournament-organiser-swaps-full = Meer wisselen gaat hier niet: speel zo, of begin opnieuw.
tournament-organiser-as-drawn = Zoals geloot

# The log of a tournament, for everybody.
tournament-log-title = Logboek: { $name }
tournament-log-empty = Nog niets.
tournament-log-newer = Nieuwer
tournament-log-older = Ouder
tournament-log-page = Pagina { $page } van { $pages }
tournament-log-entry =
    .created = Concept gemaakt
    .opened = **Inschrijving open**
    .closed = **Inschrijving gesloten**
    .reopened = **Inschrijving weer open**, tot { $closes }
    .started = **Het toernooi begint**
    .finished = **Afgelopen: de stand staat vast**
    .cancelled = **Afgelast**
    .entered = Ingeschreven: { $name }
    .confirmed = { $name } heeft ja gezegd
    .paired-up = { $name }: tot paar gemaakt
    .robot-partner = { $name }: met een robot als partner
    .place = { $name }: er kwam een plaats vrij
    .checked-in = { $name } is er
    .named = { $name }: er is nog iemand genoemd
    .declined = { $partner } speelt niet met { $name }
    .left-table = { $place }: { $name } is van tafel gegaan, −{ $points } { $count ->
            [one] punt
           *[other] punten
        }
    .withdrawn = Uitgeschreven: { $name }
    .came-back = { $name } is terug
    .went = { $name } houdt pauze
    .withdrawn-later = { $name }: vanaf ronde { $round } niet meer erbij
    .left-team = { $partner } heeft het team van { $name } verlaten
    .team-named = { $name }: zo heet het team nu
    .never-confirmed = { $partner } heeft { $name } niet geantwoord
    .not-there = { $name }: eruit, niet present bij het begin
    .sits-out = Een ronde overgeslagen: { $name }
    .added = Toegelaten: { $name }
    .seeded = { $name }: nummer { $seed } van de plaatsing
    .seeded-by-ranks = **Geplaatst** naar de uitslag van een eerder toernooi
    .seeded-by-rating = **Geplaatst** op rating
    .replaced = { $name }: iemand werd vervangen
    .penalty = { $name }: −{ $points } { $count ->
            [one] punt
           *[other] punten
        }
    .penalty-back = { $name }: straf van { $points } { $count ->
            [one] punt
           *[other] punten
        } teruggenomen
    .set = { $place }: **{ $result }**, met de hand ingevuld
    .corrected = { $place }: **{ $result }** in plaats van { $instead }
    .result = { $place }: { $result }
    .paused = **Gepauzeerd**
    .resumed = **Het gaat verder**
    .extended = Ronde { $round }: { $minutes ->
            [one] { $minutes } minuut
           *[other] { $minutes } minuten
        } extra
    .protests = Ronde { $round }: { $minutes } min voor protesten
    .confirmed-round = De uitslagen van ronde { $round } staan vast
    .ends = Ronde { $round } is de laatste
    .refused = **Discord weigert een bericht**: { $post ->
            [round] ronde { $round }
            [standings] de stand na ronde { $round }
            [podium] het podium
           *[announcement] de aankondiging
        }
    .stopped = **Het staat stil.** { $why }
    .paired = **Ronde { $round } ingedeeld**: { $tables ->
            [one] { $tables } tafel
           *[other] { $tables } tafels
        }
    .by-hand = **Ronde { $round } met de hand ingedeeld**: { $tables ->
            [one] { $tables } tafel
           *[other] { $tables } tafels
        }
    .round-closed = **Ronde { $round } is voorbij**
    .time-up = Ronde { $round }: de tijd is om, { $tables ->
            [one] één tafel speelt nog
           *[other] { $tables } tafels spelen nog
        }
    .asked = { $name } heeft { $partner } als partner gevraagd
    .all-here = Iedereen die ingeschreven is, is er
    .rescheduled = **Nieuwe tijden**: inschrijving sluit { $closes }, begin { $starts }
    .described = **Gewijzigd**: { $what }
    .altered = **Veranderd voordat er iemand meedeed**: { $what }
    .weekly = Het komt **elke week** terug
    .page-opened = Er is een link voor browsers gemaakt
    .page-closed = De link voor browsers is ingetrokken
    .page-listed = De pagina in de browser staat voor iedereen op de lijst
    .page-unlisted = De pagina in de browser staat niet meer op de lijst
    .page-held = De pagina in de browser toont uitslagen na de ronde
    .page-unheld = De pagina in de browser toont uitslagen meteen
    .page-delayed =
        { $minutes ->
            [0] De pagina in de browser toont tafels meteen
            [one] De pagina in de browser toont tafels { $minutes } minuut later
           *[other] De pagina in de browser toont tafels { $minutes } minuten later
        }
    .page-screen-closed = De pagina in de browser toont vanaf ronde { $round } geen uitslagen
    .page-screen-opened = De pagina in de browser toont weer alle uitslagen
    .organisers = { $count ->
            [0] Niemand organiseert meer mee
           *[other] Organiseren mee: { $names }
        }
tournament-log-why = “{ $why }”
tournament-organiser-blocked = { $name } (⚠️ geblokkeerd op deze server)
tournament-organiser-add-too-late = Er kan niemand meer bij: in deze vorm is het daarvoor te laat. Wie niet verder kan, kan worden vervangen.
tournament-organiser-details = Naam, gegevens…
tournament-organiser-details-about = Iedereen leest het in de aankondiging; het logboek zegt wat er gewijzigd is.
tournament-organiser-details-description = Beschrijving (mag leeg zijn)
tournament-organiser-details-contact = Bij wie moet je zijn, en hoe? (mag leeg)
tournament-organiser-details-most = Plaatsen (leeg: zoveel als er komen)
tournament-organiser-details-unread = “{ $text }” is geen aantal plaatsen: schrijf bijvoorbeeld 16, of niets.
tournament-organiser-did-describe = Gewijzigd; de aankondiging toont het.
tournament-log-described =
    .name = de naam (eerst: “{ $was }”)
    .about = de beschrijving
    .contact = het contact
    .most =
        { $most ->
            [0] de plaatsen (zoveel als er komen)
           *[other] de plaatsen (hoogstens { $most })
        }
# Below the formats that are offered: those for games of so many at a table.
tournament-organiser-formats =
    .of-2 = Dit zijn de toernooivormen voor spellen met twee. Andere zijn voor drie of vier: kies eerst andere regels.
    .of-3 = Dit zijn de toernooivormen voor spellen met drie. Andere zijn voor twee of vier: kies eerst andere regels.
    .of-4 = Dit zijn de toernooivormen voor spellen met vier. Andere zijn voor twee of drie: kies eerst andere regels.
