# Toernooien zoals de spelers ze zien: de aankondiging, de inschrijving, en waar je staat.
tournament-player-open = **De inschrijving is open** tot { $when } ({ $left }).
tournament-player-check-in = **Meld je present:** wie er op { $when } ({ $left }) niet is, speelt niet mee.
tournament-player-open-until = **Inschrijven** kan tot { $when }.
tournament-player-check-in-until = **Present melden** kan tot { $when }: wie dat dan niet heeft gedaan, speelt niet mee.
tournament-player-here-until = **Present melden** kan tot { $when }.
tournament-player-closed = **De inschrijving is gesloten.** Begin: { $left }
tournament-player-drawing = **Het begint:** de eerste ronde wordt geloot.
tournament-player-round =
    { $round ->
        [0] **Er wordt gespeeld.** Einde: { $left }.
       *[other] **Ronde { $round } van { $rounds }** wordt gespeeld. Einde van de tijd: { $left }.
    }
tournament-player-round-untimed = **Ronde { $round } van { $rounds }** wordt gespeeld.
tournament-player-between = **Ronde { $round } van { $rounds } is klaar.** Zo gaat het verder.
tournament-player-won = **Afgelopen.** Eerste: { $names } 🏆
tournament-player-state =
    .finished = **Afgelopen.**
    .cancelled = **Afgelast** door de organisatie. Wat gespeeld is, blijft.
    .draft = Het wordt voorbereid.
tournament-player-paused =
    .asked = ⏸️ **Pauze** op verzoek van de organisatie. Van hier gaat het verder.
    .too-few = ⏸️ **Te weinig spelers om te beginnen.** De organisatie kan nog iemand toelaten, of het afgelasten.
    .stuck = ⏸️ **Pauze:** de volgende ronde kan niet worden geloot. De organisatie moet ernaar kijken.
# One sentence about each format.
tournament-player-about =
    .concours = In paren. Na elke ronde speel je in de volgorde van de stand: de eerste tegen de tweede, de derde tegen de vierde. Alle punten tellen.
    .swiss = In paren. Elke ronde tref je een paar met evenveel overwinningen, en niemand twee keer.
    .round-robin = In paren. Iedereen speelt tegen iedereen.
    .melee = Je schrijft je alleen in. Elke ronde krijg je door loting een andere partner, en je eigen punten worden opgeteld.
    .melee-balanced = Je schrijft je alleen in. Elke ronde een andere partner, aan een tafel met je buren in de stand.
    .whist = Je schrijft je alleen in. Je speelt met ieder ander één keer, en tegen ieder ander twee keer.
    .arena = Wie vrij is gaat bij wie vrij is zitten; de volgende tafel komt binnen een minuut. Alle punten van je kant tellen; vanaf de derde tafel die je op rij wint tellen ze dubbel. Kom en ga wanneer je wilt.
    .knock-out =
        { $consolante ->
            [yes] In paren. Wie de eerste partij verliest, speelt verder in de consolante, wie later verliest, ligt eruit.
           *[other] In paren. Wie verliest, ligt eruit.
        }
    .mitchell = In paren. Alle tafels spelen dezelfde spellen, en elke richting heeft een eigen stand.
    .howell = In paren. Alle tafels spelen dezelfde spellen, met één stand.
    .teams = Viertallen aan twee tafels, met dezelfde spellen aan beide.
    .daily = Iedereen speelt dezelfde spellen met robots, wanneer het uitkomt.
    .concours-alone = Twee aan een tafel, ieder voor zich. Na elke ronde speel je in de volgorde van de stand: de eerste tegen de tweede, de derde tegen de vierde. Alle punten tellen.
    .swiss-alone = Twee aan een tafel. Elke ronde tref je iemand met evenveel overwinningen, en niemand twee keer.
    .round-robin-alone = Twee aan een tafel. Iedereen speelt tegen iedereen.
    .knock-out-alone =
        { $consolante ->
            [yes] Twee aan een tafel. Wie de eerste partij verliest, speelt verder in de consolante, wie later verliest, ligt eruit.
           *[other] Twee aan een tafel. Wie verliest, ligt eruit.
        }
    .trios = Drie aan een tafel, ieder voor zich. Elke ronde krijg je door loting andere tegenstanders, zo nieuw als het kan. Alle punten tellen.
    .trios-ranked = Drie aan een tafel, ieder voor zich. Elke ronde tref je twee buren in de stand, zo nieuw als het kan. Alle punten tellen.
    .trios-duplicate = Drie aan een tafel, ieder voor zich. Alle tafels spelen dezelfde spellen: je punten worden vergeleken met die van iedereen die dezelfde kaarten had.
tournament-player-rounds =
    { $count ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
tournament-player-each-round = { $length } per ronde
tournament-player-round-length =
    { $minutes ->
        [one] Een ronde duurt hoogstens { $minutes } minuut.
       *[other] Een ronde duurt hoogstens { $minutes } minuten.
    }
tournament-player-final-length = De finale is langer en heeft { $minutes } minuten.
tournament-player-stand-ins =
    .yes = Robots spelen voor wie er niet is.
    .no = Zonder invallers: wie niet komt, verliest die ronde.
tournament-player-check-in-when = ✋ Present melden van { $opens } tot { $closes }
tournament-player-starts = 🏁 Begin: { $when } ({ $left })
tournament-player-for = 👤 Voor { $role }
tournament-player-for-all = 👤 Voor iedereen hier
tournament-player-contact = Vragen: { $contact }
tournament-player-pairs =
    { $count ->
        [0] Nog geen paar ingeschreven
        [one] { $count } paar ingeschreven
       *[other] { $count } paren ingeschreven
    }
tournament-player-players =
    { $count ->
        [0] Nog niemand ingeschreven
        [one] { $count } speler ingeschreven
       *[other] { $count } spelers ingeschreven
    }
tournament-player-pairs-of =
    { $count ->
        [one] { $count } van { $most } plaatsen voor paren bezet
       *[other] { $count } van { $most } plaatsen voor paren bezet
    }
tournament-player-players-of = { $count } van { $most } plaatsen bezet
tournament-player-more = … en nog { $count }
tournament-player-gone = gestopt
tournament-player-unconfirmed = nog niet bevestigd
tournament-player-count =
    .waiting =
        { $count ->
            [one] { $count } wacht op een plaats
           *[other] { $count } wachten op een plaats
        }
    .asked =
        { $count ->
            [one] { $count } wacht op antwoord van een partner
           *[other] { $count } wachten op antwoord van hun partner
        }
    .looking =
        { $count ->
            [one] { $count } zoekt een partner
           *[other] { $count } zoeken een partner
        }
    .asked-team =
        { $count ->
            [one] { $count } team wacht op een antwoord
           *[other] { $count } teams wachten op antwoord
        }
    .looking-team =
        { $count ->
            [one] { $count } team zoekt nog mensen
           *[other] { $count } teams zoeken nog mensen
        }
tournament-player-draw = 🎲 Elke loting komt uit een geheim dat al vaststaat. De vingerafdruk { $hash } bewijst later dat niemand het heeft veranderd.
tournament-player-drawn = 🎲 Elke loting komt uit deze startwaarde: { $seed }. De SHA-256 ervan is { $hash }, zoals vanaf het begin aangekondigd.
# Buttons.
tournament-player-register = Inschrijven
tournament-player-withdraw = Uitschrijven
tournament-player-break = Even pauze
tournament-player-here = Ik ben er
tournament-player-where = Waar sta ik?
tournament-player-who = Wie doet mee
tournament-player-standings = Stand
tournament-player-confirm = Ik speel mee
tournament-player-decline = Nee, dank je
tournament-player-look =
    .pair = Partner zoeken
    .team = Team zoeken
tournament-player-pick = Spelen met iemand die zoekt…
tournament-player-choose-partner =
    .pair = Kies je partner…
    .team =
        { $count ->
            [one] Kies er nog een…
           *[other] Kies er tot { $count }…
        }
tournament-player-to-table = Naar mijn tafel
tournament-player-to-announcement = Aankondiging
tournament-player-quiet = Geen herinneringen
# Registering.
tournament-player-how =
    .pair = Met wie wil je spelen?
    .team = Met wie wil je in een team van vier spelen?
tournament-player-with-partner =
    .pair = **Met een partner:** kies een lid van deze server. Ik vraag het per privébericht, of in het kanaal als privéberichten dichtstaan. De plaats is van jullie zodra je partner ja zegt.
    .team =
        { $count ->
            [one] **Met iemand die je kent:** kies een lid van deze server.
           *[other] **Met mensen die je kent:** kies tot { $count } leden van deze server in één keer.
        } Ik vraag het elk van hen per privébericht, of in het kanaal als privéberichten dichtstaan.
tournament-player-partner-there =
    .pair = **Met een partner:** kies in de aankondiging, waar iedereen van de server te kiezen is.
    .team = **Met mensen die je kent:** kies in de aankondiging, waar iedereen van de server te kiezen is.
tournament-player-look-there =
    .pair =
        { $count ->
            [one] **Eén speler zoekt een partner** en zegt meteen ja:
           *[other] **{ $count } spelers zoeken een partner** en zeggen meteen ja:
        }
    .team =
        { $count ->
            [one] **Eén speler zoekt een team** en zegt meteen ja:
           *[other] **{ $count } spelers zoeken een team** en zeggen meteen ja:
        }
tournament-player-without-partner =
    .pair = **Zonder partner:** anderen kunnen je meteen kiezen. Aan het eind van de inschrijving maak ik paren van wie overblijft.
    .team = **Alleen:** anderen kunnen je meteen kiezen. Aan het eind van de inschrijving maak ik teams van wie overblijft.
tournament-player-done-paired = 🤝 **Je speelt met { $partner }.**
tournament-player-done-declined = Goed: je speelt bij { $name } niet met { $partner }, en { $partner } hoort het.
tournament-player-done =
    .withdrawn = Je bent niet meer ingeschreven.
    .left = Je speelt geen ronde meer. Je uitslagen blijven staan.
    .went = Je krijgt geen tafel meer tot je weer gaat zitten.
tournament-player-looks-no-more = Die speler zoekt geen partner meer: kies iemand anders.
tournament-player-nobody-chosen = Kies iemand van deze server.
tournament-player-no-bots = Bots kunnen zich niet inschrijven: kies een mens.
tournament-player-left-already = Je bent al met dit toernooi gestopt: je speelt geen ronde meer.
tournament-player-leave =
    .alone = Uitschrijven voor { $name }? Je plaats gaat naar wie erop wacht.
    .pair =
        { $count ->
            [one] Uitschrijven voor { $name }? Dan doet { $partner } ook niet meer mee, en jullie plaats gaat naar wie erop wacht.
           *[other] Uitschrijven voor { $name }? Dan doen { $partner } ook niet meer mee, en jullie plaats gaat naar wie erop wacht.
        }
    .running = Stoppen met { $name }? Je speelt geen ronde meer en houdt je uitslagen. Een tafel waar je nu zit, wordt uitgespeeld.
    .arena = Even pauze bij { $name }? Je krijgt geen tafel meer tot je weer gaat zitten; de tafel waaraan je speelt moet je uitspelen. Wat je hebt blijft.
    .team = Je team bij { $name } verlaten? De anderen blijven en zoeken iemand in jouw plaats.
tournament-player-sit-out = Een ronde overslaan
tournament-player-sit-out-sure = Ronde { $round } van { $name } overslaan? Die levert je 0 op, daarna speel je verder.
tournament-player-done-sits-out = Je slaat ronde { $round } over.
tournament-player-sits-out = Je slaat ronde { $round } over: die levert 0 op.
tournament-player-no-sitting-out = Er is geen ronde meer die je kunt overslaan.
tournament-player-hash = De vingerafdruk van de loting (SHA-256): { $hash }
# Teams of four.
tournament-player-asks-you =
    .team = ❓ **Speel je met { $partner } in een team van vier?** Antwoorden kan tot { $until }.
    .pair = ❓ **Speel je met { $partner }?** Antwoorden kan tot { $until }.
tournament-player-mate =
    .in = ✅ { $name }
    .asked = ⏳ { $name }: gevraagd, antwoord kan tot { $until }
    .no = ✖️ { $name }: doet niet mee
    .none = ✖️ { $name }: heeft niet geantwoord
tournament-player-mate-free =
    { $count ->
        [one] ➕ { $count } plaats vrij
       *[other] ➕ { $count } plaatsen vrij
    }
tournament-player-team =
    .open =
        { $named ->
            [yes] 👥 **{ $name }** is nog niet compleet:
           *[no] 👥 **Jullie team** is nog niet compleet:
        }
    .in =
        { $named ->
            [yes] ✅ Jullie zijn ingeschreven als **{ $name }**:
           *[no] ✅ Jullie team is ingeschreven:
        }
tournament-player-team-filled =
    { $house ->
        [yes] Aan het eind van de inschrijving maak ik teams van wie nog zoekt; robots nemen de plaatsen die overblijven.
       *[no] Aan het eind van de inschrijving maak ik teams van wie nog zoekt; een team van minder dan vier doet niet mee.
    }
tournament-player-ask-more = Iemand vragen…
tournament-player-team-name = Teamnaam…
tournament-player-team-name-label = Naam van jullie team
tournament-player-team-about = Iedereen leest hem waar jullie team genoemd wordt. Blijft hij leeg, dan staan daar jullie eigen namen.
tournament-player-notification =
    .organiser = { $name }: je organiseert mee
    .team = { $name }: jullie team
    .left-team = { $name }: { $who } heeft jullie team verlaten
    .asked = { $name }: speel je met { $partner }?
    .confirmed = { $name }: je speelt met { $who }
    .declined = { $name }: { $who } speelt niet met je
    .unanswered = { $name }: geen antwoord van { $who }
    .withdrawn = { $name }: { $who } heeft zich uitgeschreven
    .dropped = { $name }: je doet niet meer mee
    .added = { $name }: je bent ingeschreven
    .left-out = { $name } is zonder jou begonnen
    .cancelled = { $name } gaat niet door
    .settled = { $name }: dit geldt niet meer
    .partner =
        { $members ->
            [4] { $name }: je hebt een team
           *[other] { $name }: je hebt een partner
        }
    .place-free = { $name }: je hebt een plaats
    .check-in = { $name }: meld je present
    .day = { $name } begint over een dag
    .hour = { $name } begint over een uur
    .soon = { $name } begint zo
    .trouble = { $name }: ik kan niet in het kanaal schrijven
    .refused = { $name }: Discord weigert een bericht
    .stuck = { $name }: het kan niet vanzelf verder
    .corrected = { $name }: de organisator heeft een uitslag ingevoerd
    .report = { $name }: tafel { $table } roept je
tournament-player-notification-about =
    .organiser = { $who } heeft je aangewezen: in dit toernooi mag je alles wat de organisatie mag. De knop opent het overzicht; **/toernooi beheren** vindt het ook.
    .team = De inschrijving is gesloten, en dit is jullie team. Begin: { $starts }.
    .left-team = Er is weer een plaats vrij: vraag iemand anders, of wacht op wie een team zoekt.
    .asked =
        { $members ->
            [4] Je bent gevraagd voor een team van vier.
           *[other] Je bent als partner gevraagd.
        } Begin: { $starts }. Antwoorden kan tot { $until }.
    .confirmed =
        { $stage ->
            [pair] Jullie zijn samen ingeschreven. Begin: { $starts }.
            [complete] Jullie team is compleet. Begin: { $starts }.
           *[team] Jullie team is nog niet compleet. Begin: { $starts }.
        }
    .declined =
        { $stage ->
            [pair] Je bent dus niet ingeschreven. Kies iemand anders, of zoek een partner.
           *[team] Jullie team gaat door: je kunt iemand anders vragen.
        }
    .unanswered =
        { $stage ->
            [pair] { $state ->
                [registration] Je bent dus niet ingeschreven. Kies iemand anders, of zoek een partner.
               *[other] De inschrijving is gesloten, dus je bent niet ingeschreven. Wil je toch spelen, vraag het de organisatie.
            }
           *[team] { $state ->
                [registration] De uitnodiging geldt niet meer: je kunt iemand anders vragen.
               *[other] De inschrijving is gesloten: jullie team gaat door zonder { $who }.
            }
        }
    .withdrawn =
        { $state ->
            [running] Jij speelt dus ook geen ronde meer, en je uitslagen blijven staan. Wil je verderspelen, vraag het de organisatie.
            [registration] Jij bent dus ook niet meer ingeschreven. Je kunt je opnieuw inschrijven, met iemand anders of op zoek naar een partner.
           *[other] Jij speelt dus ook niet mee. Wil je dat toch, vraag het de organisatie.
        }
    .dropped =
        { $state ->
            [running] De organisatie heeft je eruit gehaald: je speelt geen ronde meer, en je uitslagen blijven staan.
           *[other] De organisatie heeft je eruit gehaald. Is dat een vergissing, vraag het daar na.
        }
    .added =
        { $paired ->
            [yes] De organisatie heeft je ingeschreven: je speelt met **{ $partner }**.
           *[no] De organisatie heeft je ingeschreven.
        } { $state ->
            [running] Het is begonnen, en **{ $where }** zegt waar je speelt.
           *[other] Begin: { $starts }. Kun je niet komen, schrijf je dan uit via **{ $where }**.
        }
    .left-out =
        { $count ->
            [0] Er was niemand meer over om mee te spelen.
            [one] **{ $who }** had zich niet present gemeld, dus je speelt niet mee.
           *[other] **{ $who }** hadden zich niet present gemeld, dus je speelt niet mee.
        } { $late ->
            [yes] De organisatie kan je nog laten meedoen, ook met een andere partner: laat het meteen weten.
           *[no] Laat de organisatie weten dat je er bent: je kunt invallen voor iemand die weg moet.
        }
    .cancelled = De organisatie heeft het afgelast: er wordt niet meer gespeeld. Wat gespeeld is, blijft.
    .settled =
        { $state ->
            [cancelled] Het toernooi is afgelast: er is niets meer te beantwoorden.
           *[other] { $answer ->
                [none] De tijd om te antwoorden is voorbij.
                [taken_back] De uitnodiging is ingetrokken: hier is niets meer te beantwoorden.
               *[other] Jullie zijn niet meer samen ingeschreven: hier is niets meer te beantwoorden.
            }
        }
    .partner = Je speelt met **{ $partner }**. Begin: { $starts }.
    .place-free = Er is een plaats vrijgekomen, en die is van jou. Begin: { $starts }.
    .check-in = Present melden kan nu: één klik en je bent erbij.
    .day =
        { $paired ->
            [yes] Je speelt met **{ $partner }**.
           *[no] Je bent ingeschreven.
        } Begin: { $starts } ({ $left }). Kun je niet komen, schrijf je dan uit via **{ $where }**.
    .hour =
        { $paired ->
            [yes] Je speelt met **{ $partner }**.
           *[no] Je bent ingeschreven.
        } Begin: { $starts } ({ $left }). Kun je niet komen, schrijf je dan uit via **{ $where }**.
    .soon =
        { $checks ->
            [yes] Je hebt je nog niet present gemeld.
           *[no] Begin: { $left }. Ik roep je naar je tafel zodra die opengaat.
        }
    .trouble = Ik mag in { $channel } niet schrijven, of het kanaal bestaat niet meer. Het toernooi gaat door; geef me de toestemming terug, dan verschijnt daar wat er ontbreekt.
    .refused = Discord weigert een bericht dat in { $channel } moest staan. Ik probeer het niet meer; welk bericht het is, staat in het logboek van het toernooi. Het toernooi gaat door, en **/toernooi beheren** laat alles zien. Laat het weten aan wie de bot draait.
    .stuck = Alles wacht op jou; de knop opent het overzicht.
    .corrected =
        { $known ->
            [instead] { $place }, jouw kant eerst: **{ $result }** in plaats van { $instead }
            [result] { $place }, jouw kant eerst: **{ $result }**
           *[nothing] Het is de uitslag van jouw tafel. Je ziet hem zodra de ronde voorbij is: anderen spelen deze spellen nog.
        }
    .report =
        { $says ->
            [words] { $place }: **{ $by }** meldt een probleem: “{ $text }”
            [name] { $place }: **{ $by }** meldt een probleem en vraagt je te komen.
           *[nothing] { $place }: iemand vraagt je te komen. Ik kan je niet rechtstreeks schrijven: sta privéberichten van deze server toe, dan lees je meer.
        }
# Where am I?
tournament-player-not-in = Je bent niet ingeschreven.
tournament-player-nothing-to-do = Je hoeft niets te doen.
tournament-player-not-playing = Je speelt niet mee in dit toernooi.
tournament-player-not-answered = ✉️ **Ik heb het { $partner } gevraagd** en laat je het antwoord weten. Zonder antwoord voor { $until } doe je niet mee. Wil je met iemand anders spelen, schrijf je dan uit en opnieuw in.
tournament-player-looks =
    { $count ->
        [0] 🔎 **Je zoekt een partner.** Tot nu toe verder niemand.
       *[other] 🔎 **Je zoekt een partner,** net als { $names }.
    }
tournament-player-others =
    { $count ->
        [one] { $count } ander
       *[other] { $count } anderen
    }
tournament-player-looks-about = Wie zich inschrijft, kan je kiezen. Aan het eind van de inschrijving maak ik paren van wie overblijft.
tournament-player-in-with = ✅ Je bent ingeschreven met **{ $partner }**.
tournament-player-in-alone = ✅ Je bent ingeschreven.
tournament-player-waits = ⏳ Alle plaatsen zijn bezet: je bent nummer { $number } van wie er een afwacht.
tournament-player-check-in-later = Present melden kan vanaf { $opens }. Ik stuur je dan een privébericht.
tournament-player-not-here = ✋ **Meld je nu present.** Begin van het toernooi: { $left }
tournament-player-partner-not-here =
    { $count ->
        [one] ✋ Jij bent er, maar **{ $partner }** heeft zich nog niet present gemeld.
       *[other] ✋ Jij bent er, maar **{ $partner }** hebben zich nog niet present gemeld.
    }
tournament-player-checked-in = 👍 Je hebt je present gemeld.
tournament-player-at-table = 🃏 **Tafel { $table }** tegen { $opponents }
tournament-player-drawn-partner = 🤝 Je speelt met { $partner }.
tournament-player-score = { $own } – { $theirs } · { $deals }
tournament-player-result = { $own } – { $theirs } · je tafel is klaar
tournament-player-forfeit =
    .won = Je tegenstanders zijn niet gekomen: de ronde telt als gewonnen.
    .lost = Jouw kant is niet gekomen: de ronde telt als verloren.
tournament-player-deals =
    { $of ->
        [one] { $deals } van { $of } spel gespeeld
       *[other] { $deals } van { $of } spellen gespeeld
    }
tournament-player-bye = Je bent deze ronde vrij, en zo telt ze ook.
tournament-player-left = Je bent gestopt. Je uitslagen blijven staan.
tournament-player-still-playing =
    { $count ->
        [0] Alle tafels zijn klaar.
        [one] Eén tafel speelt nog.
       *[other] { $count } tafels spelen nog.
    }
tournament-player-next = Hierna, zoals het nu staat: tegen **{ $opponents }**.
tournament-player-next-with = Hierna, zoals het nu staat: met **{ $partner }** tegen **{ $opponents }**.
tournament-player-rank = 🏅 Je bent nummer **{ $rank }** van { $entries }.
tournament-player-rank-shared = 🏅 Je deelt plaats **{ $rank }** van { $entries }.
tournament-player-placeless = Je hebt geen plaats, omdat je niets gespeeld hebt.
tournament-player-to-first =
    .points =
        { $missing ->
            [one] { $missing } punt achter de eerste.
           *[other] { $missing } punten achter de eerste.
        }
    .wins =
        { $missing ->
            [one] { $missing } matchpunt achter de eerste (winnen levert 2 op).
           *[other] { $missing } matchpunten achter de eerste (winnen levert 2 op).
        }
tournament-player-to-podium =
    .points =
        { $missing ->
            [one] { $missing } punt achter het podium.
           *[other] { $missing } punten achter het podium.
        }
    .wins =
        { $missing ->
            [one] { $missing } matchpunt achter het podium.
           *[other] { $missing } matchpunten achter het podium.
        }
tournament-player-lead =
    .points =
        { $lead ->
            [one] { $lead } punt voor op de volgende.
           *[other] { $lead } punten voor op de volgende.
        }
    .wins =
        { $lead ->
            [one] { $lead } matchpunt voor op de volgende (winnen levert 2 op).
           *[other] { $lead } matchpunten voor op de volgende (winnen levert 2 op).
        }
tournament-player-lead-safe = Niemand kan je nog inhalen!
tournament-player-first-out-of-reach = De eerste plaats is buiten bereik; het podium misschien niet.
tournament-player-rounds-left =
    { $count ->
        [0] Er is geen ronde meer te spelen.
        [one] Er is nog één ronde te spelen.
       *[other] Er zijn nog { $count } rondes te spelen.
    }
tournament-player-pool = Je bent nummer **{ $rank }** van { $entries } in je poule.
tournament-player-pool-about =
    { $count ->
        [one] De beste van elke poule speelt het hoofdschema.
       *[other] De beste { $count } van elke poule spelen het hoofdschema.
    }
tournament-player-section-places = { $section }, om plaats { $place }
tournament-player-bout = **{ $section }**, stap { $stage } van { $stages }
tournament-player-bout-final = **{ $section }**, de partij om plaats { $place }
tournament-player-bout-against = Je speelt tegen { $names }.
tournament-player-win = Win je, dan tref je { $names }.
tournament-player-win-free = Win je, dan zit je meteen in de volgende partij.
tournament-player-win-final =
    { $bracket ->
        [consolante] Win je, dan is plaats { $place } van de consolante van jou.
       *[other] Win je, dan is plaats { $place } van jou.
    }
tournament-player-loss =
    .consolante = Verlies je, dan speel je verder in de consolante.
    .places = Verlies je, dan speel je om een lagere plaats.
    .out = Verlies je, dan lig je eruit.
tournament-player-loss-second =
    { $bracket ->
        [consolante] Verlies je, dan is plaats { $place } van de consolante van jou.
       *[other] Verlies je, dan is plaats { $place } van jou.
    }
# Direct messages.
tournament-player-notification-to-table = Naar de tafel
tournament-player-quiet-now = Ik herinner je niet meer aan het begin van toernooien. Zodra je je present kunt melden, schrijf ik nog wel: wie dat niet doet, speelt niet mee. Met `/voorkeuren` zet je de herinneringen weer aan.
# In /preferences.
preferences-reminders = **Voor het begin van een toernooi** waarvoor je bent ingeschreven (een dag, een uur en tien minuten ervoor):
reminders-on = Herinner me
reminders-off = Herinner me niet

# An Arena, in which people come and go.
tournament-player-each-table = { $length } per tafel
tournament-player-arena-length = ⏳ Ze duurt { $minutes } minuten; spellen die dan lopen worden uitgespeeld.
tournament-player-sit-down = Ga zitten
tournament-player-arena-free = Je bent vrij: je volgende tafel komt binnen een minuut, of zodra jullie met vier zijn.
tournament-player-arena-left = Je bent weg: ga zitten wanneer je wilt.
tournament-scheduled-here = Wie meedoet, en hoe je je inschrijft:
