# The table in its thread: the line under the picture, its buttons, turn notices.
table-deal = Spel { $number }
table-my-hand = Mijn kaarten
table-last-trick = Laatste slag
table-sheet = Scoreblad
table-more = Meer…
# What was called, and the contract. $name is in bold; $trump is “♥ harten”, $bid “90 ♥ harten”.
table-contract = { $name } neemt { $trump }.
table-contract-chosen = { $name } speelt { $trump }.
table-contract-bid = Contract: { $name }, { $bid }.
table-exchanged = { $name } heeft { $own } geruild voor { $card }.
table-takes-up = { $name } pakt de chien op en legt evenveel kaarten weg.
table-laid-away = { $name } heeft de chien opgepakt en evenveel kaarten weggelegd.
table-taken-up = Je hebt opgepakt: { $cards }.
table-laid = Je hebt weggelegd: { $cards }.
table-highest-bid = Hoogste bod: { $name }, { $bid }.
table-coinche = { $name }: “Ik klop!” Het spel telt dubbel.
table-surcoinche = { $name }: “Ik klop terug!” Het spel telt { $times } keer.
table-contra = { $name }: “Contra!” Het spel telt dubbel.
table-recontra = { $name }: “Recontra!” Het spel telt { $times } keer.
table-hanging = Hangt, voor wie dit spel wint: { $points }
table-second-round = Niemand nam de { $card }: tweede ronde.
table-took = { $name } neemt { $trump }
table-bids = { $name } { $bid }
table-passed = { $name } past
table-schmeiss = { $name }: “Schmeiss!”
table-agreed = { $name } gooit het spel weg
table-refused = { $name } weigert

# Declarations. $declarations is “vierkaart en vier heren”; $side is “player” or “team”.
table-announces = { $name } meldt: { $declarations }.
table-says = { $name }: “{ $words }”
    .good = Goed!
    .trump = In troef!
    .passes = Niets hoger.
    .no-good = Niet goed!
    .same = Gelijk!
    .plain = Niet in troef!
table-says-height = { $declaration }, { $rank } hoog!
table-says-name = { $name }!
table-declared-best =
    { $side ->
        [player] { $team } heeft de hoogste roem: { $points } punten.
       *[team] { $team } hebben de hoogste roem: { $points } punten.
    }
table-declared-points = { $team }: { $points } punten roem.
table-may-show =
    { $side ->
        [player] De andere speler mag vragen om die te zien tot de slag voorbij is.
        [three] De twee anderen mogen vragen om die te zien tot de slag voorbij is.
       *[team] Het andere team mag vragen om die te zien tot de slag voorbij is.
    }
table-belote = { $name }: “Belote!”
table-rebelote = { $name }: “Rebelote!”

# What happens now. $when is “over 8 seconden”, $since “10 seconden geleden”.
table-drawing = Iedereen trekt een kaart: de laagste deelt.
table-first-deal = De kaarten worden gedeeld.
table-next-deal = Het volgende spel begint zo.
table-cut = { $name } coupeert; anders gebeurt het vanzelf ({ $when }).
table-packets = { $name } deelt eerst drie kaarten of twee; anders worden het er drie ({ $when }).
table-turn = { $name } is aan de beurt; anders speelt een robot ({ $when }).
table-turn-robot = { $name } is aan de beurt.
table-knock = Einde van het bieden: { $when }. Wie tot dan mag kloppen: { $names }.
table-may-surcoinche = Einde van het bieden: { $when }. Wie tot dan mag terugkloppen (× { $times }): { $names }.
table-may-answer = Wie mag terugkloppen (× { $times }): { $name }.
table-declare = Vóór de eerste kaart wordt de roem gemeld. De eerste slag begint uiterlijk: { $when }.
table-talon = Vóór de eerste kaart mag er geruild worden. De eerste slag begint uiterlijk: { $when }.
table-thrown-in =
    { $auction ->
        [once] Iedereen heeft gepast: de kaarten worden opgeraapt, en
        [agreed] Het spel wordt weggegooid, en
        [bids] Niemand heeft geboden: de kaarten worden opgeraapt, en
       *[turn_up] Iedereen heeft twee keer gepast: de kaarten worden opgeraapt, en
    } { $dealer ->
        [same] dezelfde speler deelt opnieuw.
       *[next] de volgende speler deelt.
    }
table-over = De partij is voorbij.
table-no-trick = Er is nog geen slag voorbij.
table-trick-hidden = Aan deze tafel mag de partij gestopt worden (L’Arrêt), dus niemand kijkt slagen terug: wat op tafel ligt, blijft daar tot er weer wordt uitgekomen.
table-last-trick-text =
    { $points ->
        [one] { $cards }: voor { $name }, met één punt.
       *[other] { $cards }: voor { $name }, met { $points } punten.
    }
trick-roem = Roem: { $points }.
table-last-trick-uncounted = { $cards }: voor { $name }.
table-no-sheet = Het eerste scoreblad komt na het eerste spel.

# The ends of a party before its last trick. $points is the count of who stopped it.
table-stopped = { $name } stopt de partij: “L’Arrêt!” De telling is { $points }, het doel { $target }.
table-trump-run = { $name } heeft alle acht troeven: daarmee is de partij meteen gewonnen.
stop-called =
    .to-prove =
        { $side ->
            [player] De nemer moet het contract nog halen: dan is de partij gewonnen, anders verloren.
           *[team] De nemers moeten hun contract nog halen: dan winnen ze de partij, anders verliezen ze die.
        }
    .stopped =
        { $side ->
            [player] Het contract is ook gehaald: daarmee is de partij gewonnen.
           *[team] De nemers hebben hun contract ook gehaald: daarmee is de partij gewonnen.
        }
    .enough = Dat is genoeg: de partij is meteen gewonnen.
    .stopped-in-vain =
        { $side ->
            [player] Dat is niet genoeg: de andere speler wint de partij.
           *[team] Dat is niet genoeg: het andere team wint de partij.
        }
    .proof-failed =
        { $side ->
            [player] Maar het contract is niet gehaald: de partij is verloren, en dit spel telt niet.
           *[team] Maar de nemers hebben hun contract niet gehaald: ze verliezen de partij, en dit spel telt niet.
        }

more-rules = Regels
more-preferences = Voorkeuren

# Fair deals: the line under the first deal, and what its button tells.
fair-line = 🔒 Eerlijk gedeeld: { $hash }…
fair-button = Eerlijk gedeeld
fair-party = Vóór het eerste spel is een geheim getal getrokken. Al het toeval van deze partij volgt eruit: kaarten, stapels, en couperen waar niemand een plek koos. De vingerafdruk ervan (SHA-256) is
    `{ $hash }`
fair-boards = Alle tafels hebben deze spellen, die uit een vooraf getrokken geheim getal komen. De vingerafdruk ervan (SHA-256) is
    `{ $hash }`
fair-later = Het getal zelf staat hier na de partij, zodat iedereen het kan nakijken.
fair-pressed = Bijgemengd door de druk van elke plaats bij het begin: { $numbers }
fair-lobby = 🔒 Het geheime getal van de kaarten staat vast; de vingerafdruk is `{ $hash }`. Je druk om te gaan zitten, akkoord te gaan of te starten wordt bijgemengd: niemand kan de kaarten kiezen.
fair-seed = Het geheime getal:
    `{ $seed }`
    `/exporteren` geeft het verslag van de partij, en `python -m bot verify` deelt de kaarten opnieuw.

notice-thread = { $mention }, jij bent aan de beurt: druk op **Mijn kaarten**.
notice-dm = Jij bent aan de beurt: { $link }

party-won =
    { $side ->
        [player] 🏆 **{ $team } wint de partij** met { $points } tegen { $other_points }, in
       *[team] 🏆 **{ $team } winnen de partij** met { $points } tegen { $other_points }, in
    } { $deals ->
        [one] één spel
       *[other] { $deals } spellen
    }{ $thrown ->
        [0] .
       *[other] , waarvan { $played } gespeeld.
    }
party-won-early =
    { $side ->
        [player] 🏆 **{ $team } wint de partij!** De stand: { $points } tegen { $other_points }.
       *[team] 🏆 **{ $team } winnen de partij!** De stand: { $points } tegen { $other_points }.
    }
party-drawn = De partij eindigt gelijk.
party-both =
    .higher-score = Beide kanten hebben { $target } gehaald: het hoogste totaal wint.
    .extend = Beide kanten hebben { $target } gehaald: na nog een spel wint het hoogste totaal.
    .draw = Beide kanten hebben { $target } gehaald in hetzelfde spel.
    .attackers =
        { $side ->
            [player] Beide kanten hebben { $target } gehaald in hetzelfde spel: wie daar nam, wint.
           *[team] Beide kanten hebben { $target } gehaald in hetzelfde spel: de nemers van dat spel winnen.
        }
    .last-bidder = Beide kanten hebben { $target } gehaald in hetzelfde spel: het laatste bod daar beslist.
party-one-more = Beide kanten hebben { $target } gehaald: nog een spel, en dan wint het hoogste totaal.
party-one-more-deal =
    { $deals ->
        [one] Na { $deals } spel is de stand gelijk: nog een spel beslist.
       *[other] Na { $deals } spellen is de stand gelijk: nog een spel beslist.
    }
party-several = Meer dan één speler heeft { $target } gehaald: het hoogste totaal wint.
party-several-more = Meer dan één speler heeft { $target } gehaald: nog één spel, en dan wint het hoogste totaal.
party-held-lost =
    { $points ->
        [one] Het punt dat nog in de pot zat, is verloren.
       *[other] De { $points } punten die nog in de pot zaten, zijn verloren.
    }
party-again = Nog een keer
party-partners = Wissel van maat
party-close = Sluiten
party-again-answer = De volgende tafel staat klaar: { $link }
party-again-begun = De volgende partij is begonnen: { $link }
party-closed = Bedankt voor het spelen! De thread wordt gearchiveerd.

# Alt text: what the pictures show, for people who hear it.
alt-scores = Stand: { $totals }.
alt-deals = Gespeeld: { $played } van { $deals } spellen.
alt-held = In de pot van daarvoor: { $points } punten.
alt-dealer = { $name } deelt.
alt-drew = { $name } trok de { $card }.
alt-above = Het plaatje bij wat erboven staat.
alt-turn-up = Omgedraaid: { $card }.
alt-stock =
    { $count ->
        [one] Eén kaart ligt gesloten in de stok.
       *[other] { $count } kaarten liggen gesloten in de stok.
    }
alt-bottom = Onderste kaart van de stok: { $card }.
alt-chien = De chien ligt gesloten op tafel.
alt-played = { $name } de { $card }
alt-trick = Op tafel: { $cards }.
alt-last-trick =
    { $points ->
        [one] Laatste slag: { $cards }; voor { $name }, { $points } punt.
       *[other] Laatste slag: { $cards }; voor { $name }, { $points } punten.
    }
alt-last-trick-uncounted = Laatste slag: { $cards }; voor { $name }.
alt-won = Gewonnen slagen: { $tricks }.
# As many numbers as there are teams
points-apart = { $first } tegen { $second }
alt-run = { $top } tot en met { $bottom }
alt-turn =
    { $count ->
        [one] { $names } is aan de beurt.
       *[other] Aan de beurt: { $names }.
    }
alt-your-turn = Jij bent aan de beurt.
alt-knock = { $clock ->
    [none] Wie nog mag kloppen: { $names }.
   *[runs] Wie tot 5 seconden na de laatste pas nog mag kloppen: { $names }.
}
alt-surcoinche = Wie tot 15 seconden na het kloppen nog mag terugkloppen: { $names }.
alt-answer = Wie mag terugkloppen: { $names }.
alt-hand = Jouw kaarten: { $cards }.
alt-playable = Je mag spelen: { $cards }.
alt-may-lay = Je mag wegleggen: { $cards }.
alt-field = { $name } heeft open: { $cards }.
alt-covering = Daarvan op een dichte kaart: { $cards }.
alt-not-covering = Daarvan op een dichte kaart: alle behalve { $cards }.
alt-your-covered =
    { $count ->
        [0] Je hebt geen dichte kaarten.
        [one] Je hebt één dichte kaart.
       *[other] Je hebt { $count } dichte kaarten.
    }
alt-covered =
    { $count ->
        [0] { $name } heeft geen dichte kaarten.
        [one] { $name } heeft één dichte kaart.
       *[other] { $name } heeft { $count } dichte kaarten.
    }

# What can be said at a table by one press.
talk-button = Zeggen…
talk-about = **Wat wil je zeggen?** De hele tafel leest het twee ronden lang.
phrase-line = 💬 { $name }: { $phrase }
phrase =
    .hello = Hallo!
    .good-luck = Succes!
    .well-played = Goed gespeeld!
    .thanks = Bedankt!
    .oops = Oeps!
    .bad-luck = Jammer!
    .thinking = Even denken…
    .patience = Geen haast…
    .sorry = Sorry!
    .laughing = Haha!
    .again = Nog een potje?
    .goodbye = Tot gauw!

# What is left with a card or call where a turn lasts hours or days. $done is “10♥”, “90 ♠”, “pass”.
note-button = Briefje bij mijn zet…
note-about = De hele tafel leest het bij je volgende kaart of bod. Laat het leeg en er wordt niets gezegd.
note-field = Je briefje
note-line = 📝 { $name }, { $done }: { $text }
note-waits = 📝 Bij je volgende kaart of bod: { $text }
