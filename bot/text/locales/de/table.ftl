# The table in its thread: the line under the picture, its buttons, turn notices.
table-deal = Spiel { $number }
table-my-hand = Meine Karten
table-last-trick = Letzter Stich
table-sheet = Abrechnung
table-more = Mehr…
# What was called, and the contract. $name is in bold; $trump is “♥ Herz”, $bid “90 ♥ Herz”.
table-contract = { $name } nimmt { $trump }.
table-contract-chosen = { $name } spielt { $trump }.
table-contract-bid = Kontrakt: { $name }, { $bid }.
table-exchanged = { $name } hat { $own } gegen { $card } getauscht.
table-takes-up = { $name } nimmt den Chien auf und legt ebenso viele Karten weg.
table-laid-away = { $name } hat den Chien aufgenommen und ebenso viele Karten weggelegt.
table-taken-up = Du hast aufgenommen: { $cards }.
table-laid = Du hast weggelegt: { $cards }.
table-highest-bid = Höchstes Gebot: { $name }, { $bid }.
table-coinche = { $name }: „Coinche!“ Das Spiel zählt doppelt.
table-surcoinche = { $name }: „Surcoinche!“ Das Spiel zählt { $times }-fach.
table-contra = { $name }: „Kontra!“ Das Spiel zählt doppelt.
table-recontra = { $name }: „Rekontra!“ Das Spiel zählt { $times }-fach.
table-hanging = Es hängen für die Gewinner dieses Spiels: { $points }
table-second-round = { $card } hat niemand genommen: zweite Runde.
table-took = { $name } nimmt { $trump }
table-bids = { $name } { $bid }
table-passed = { $name } passt
table-schmeiss = { $name }: „Schmeiß!“
table-agreed = { $name } wirft das Spiel zusammen
table-refused = { $name } lehnt ab

# Declarations. $declarations is “Fünfziger und vier Könige”; $side is “player” or “team”.
table-announces = { $name } meldet: { $declarations }.
table-says = { $name }: „{ $words }“
    .good = Gut!
    .trump = In Trumpf!
    .passes = Nichts Höheres.
    .no-good = Nicht gut!
    .same = Gleich!
    .plain = Nicht in Trumpf!
table-says-height = { $declaration }, { $rank } hoch!
table-says-name = { $name }!
table-declared-best =
    { $side ->
        [player] { $team } hat die beste Meldung: { $points } Punkte.
       *[team] { $team } haben die beste Meldung: { $points } Punkte.
    }
table-declared-points = { $team }: { $points } Punkte für Meldungen.
table-may-show =
    { $side ->
        [player] Die andere Seite kann sie sich zeigen lassen, bis der Stich vorbei ist.
        [three] Die beiden anderen können sie sich zeigen lassen, bis der Stich vorbei ist.
       *[team] Das andere Team kann sie sich zeigen lassen, bis der Stich vorbei ist.
    }
table-belote = { $name }: „Belote!“
table-rebelote = { $name }: „Rebelote!“

# What happens now. $when is “in 8 Sekunden”, $since “vor 10 Sekunden”.
table-drawing = Alle ziehen eine Karte: Wer die niedrigste hat, gibt.
table-first-deal = Die Karten werden gegeben.
table-next-deal = Das nächste Spiel beginnt gleich.
table-cut = { $name } hebt ab; sonst hebt der Zufall ab ({ $when }).
table-packets = { $name } gibt zuerst drei Karten oder zwei; ohne Antwort drei ({ $when }).
table-turn = { $name } ist dran; ohne Antwort spielt ein Roboter ({ $when }).
table-turn-robot = { $name } ist dran.
table-knock = Ende des Reizens: { $when }. Bis dahin steht „Coinche!“ noch offen für { $names }.
table-may-surcoinche = Ende des Reizens: { $when }. Bis dahin steht „Surcoinche!“ (× { $times }) noch offen für { $names }.
table-may-answer = „Surcoinche!“ (× { $times }) steht offen für { $name }.
table-declare = Vor der ersten Karte wird gemeldet. Spätester Beginn: { $when }.
table-talon = Vor der ersten Karte darf getauscht werden. Spätester Beginn: { $when }.
table-thrown-in =
    { $auction ->
        [once] Alle haben gepasst: Die Karten werden eingesammelt, und
        [agreed] Das Spiel wird zusammengeworfen, und
        [bids] Niemand hat geboten: Die Karten werden eingesammelt, und
       *[turn_up] Alle haben zweimal gepasst: Die Karten werden eingesammelt, und
    } { $dealer ->
        [same] derselbe Spieler gibt noch einmal.
       *[next] der nächste Spieler gibt.
    }
table-over = Die Partie ist zu Ende.
table-no-trick = Noch ist kein Stich zu Ende.
table-trick-hidden = An diesem Tisch darf die Partie gestoppt werden (L’Arrêt), deshalb sieht niemand alte Stiche an: Was auf dem Tisch liegt, bleibt dort, bis die nächste Karte ausgespielt wird.
table-last-trick-text =
    { $points ->
        [one] { $cards }: Stich für { $name }, ein Punkt.
       *[other] { $cards }: Stich für { $name }, { $points } Punkte.
    }
trick-roem = Roem: { $points }.
table-last-trick-uncounted = { $cards }: Stich für { $name }.
table-no-sheet = Die erste Abrechnung kommt nach dem ersten Spiel.

# The ends of a party before its last trick. $points is the count of who stopped it.
table-stopped = { $name } stoppt die Partie: „L’Arrêt!“ Es kommen { $points } zusammen, das Ziel ist { $target }.
table-trump-run = { $name } hat alle acht Trümpfe: Damit ist die Partie sofort gewonnen.
stop-called =
    .to-prove =
        { $side ->
            [player] Nun muss noch der Kontrakt gemacht werden: Dann ist die Partie gewonnen, sonst ist sie verloren.
           *[team] Nun müssen die Nehmer noch ihren Kontrakt machen: Dann gewinnen sie die Partie, sonst verlieren sie sie.
        }
    .stopped =
        { $side ->
            [player] Auch der Kontrakt ist gemacht: Damit ist die Partie gewonnen.
           *[team] Auch ihren Kontrakt haben die Nehmer gemacht: Damit ist die Partie gewonnen.
        }
    .enough = Das reicht, und die Partie ist sofort gewonnen.
    .stopped-in-vain =
        { $side ->
            [player] Das reicht nicht: Die Partie geht an die andere Seite.
           *[team] Das reicht nicht: Die Partie geht an das andere Team.
        }
    .proof-failed =
        { $side ->
            [player] Aber der Kontrakt ist nicht gemacht: Die Partie ist verloren, und dieses Spiel zählt nicht.
           *[team] Aber die Nehmer haben ihren Kontrakt nicht gemacht: Sie verlieren die Partie, und dieses Spiel zählt nicht.
        }

more-rules = Regeln
more-preferences = Einstellungen

# Fair deals: the line under the first deal, and what its button tells.
fair-line = 🔒 Ehrlich gegeben: { $hash }…
fair-button = Ehrlich gegeben
fair-party = Vor dem ersten Spiel wurde eine geheime Zahl gezogen. Aller Zufall dieser Partie folgt aus ihr: Karten, Stapel und Abhebestellen, die niemand gewählt hat. Ihr Fingerabdruck (SHA-256) ist
    `{ $hash }`
fair-boards = Alle Tische haben diese Boards, die aus einer vorher gezogenen geheimen Zahl kommen. Ihr Fingerabdruck (SHA-256) ist
    `{ $hash }`
fair-later = Die Zahl selbst steht nach der Partie hier, damit alle nachprüfen können.
fair-pressed = Beigemischt durch den Druck jedes Platzes zu Beginn: { $numbers }
fair-lobby = 🔒 Die geheime Zahl der Karten steht fest; ihr Fingerabdruck ist `{ $hash }`. Dein Druck auf Hinsetzen, Einverstanden oder Starten wird beigemischt: Niemand kann die Karten wählen.
fair-seed = Die geheime Zahl:
    `{ $seed }`
    `/exportieren` liefert die Aufzeichnung der Partie, und `python -m bot verify` gibt die Karten noch einmal.

notice-thread = { $mention }, du bist dran: Drück auf **Meine Karten**.
notice-dm = Du bist dran: { $link }

party-won =
    { $side ->
        [player] 🏆 **{ $team } gewinnt die Partie** mit { $points } zu { $other_points }, in
       *[team] 🏆 **{ $team } gewinnen die Partie** mit { $points } zu { $other_points }, in
    } { $deals ->
        [one] einem Spiel
       *[other] { $deals } Spielen
    }{ $thrown ->
        [0] .
       *[other] , davon { $played } gespielt.
    }
party-won-early =
    { $side ->
        [player] 🏆 **{ $team } gewinnt die Partie!** Der Stand: { $points } zu { $other_points }.
       *[team] 🏆 **{ $team } gewinnen die Partie!** Der Stand: { $points } zu { $other_points }.
    }
party-drawn = Die Partie ist unentschieden.
party-both =
    .higher-score = Beide Seiten haben { $target } erreicht: Der höhere Stand gewinnt.
    .extend = Beide Seiten haben { $target } erreicht: Nach einem weiteren Spiel gewinnt der höhere Stand.
    .draw = Beide Seiten haben { $target } im selben Spiel erreicht.
    .attackers =
        { $side ->
            [player] Beide Seiten haben { $target } im selben Spiel erreicht: Wer dort genommen hat, gewinnt.
           *[team] Beide Seiten haben { $target } im selben Spiel erreicht: Die Nehmer dieses Spiels gewinnen.
        }
    .last-bidder = Beide Seiten haben { $target } im selben Spiel erreicht: Das letzte Gebot entscheidet.
party-one-more = Beide Seiten haben { $target } erreicht: noch ein Spiel, dann gewinnt der höhere Stand.
party-one-more-deal =
    { $deals ->
        [one] Nach { $deals } Spiel steht es gleich: Noch eines entscheidet.
       *[other] Nach { $deals } Spielen steht es gleich: Noch eines entscheidet.
    }
party-several = Mehrere haben { $target } erreicht: Die höchste Summe gewinnt.
party-several-more = Mehrere haben { $target } erreicht: noch ein Spiel, dann gewinnt die höchste Summe.
party-held-lost =
    { $points ->
        [one] Der Punkt, der noch im Topf war, verfällt.
       *[other] Die { $points } Punkte, die noch im Topf waren, verfallen.
    }
party-again = Noch eine Partie
party-partners = Partner wechseln
party-close = Schließen
party-again-answer = Der nächste Tisch steht bereit: { $link }
party-again-begun = Die nächste Partie läuft: { $link }
party-closed = Danke fürs Mitspielen! Der Thread wird archiviert.

# Alt text: what the pictures show, for people who hear it.
alt-scores = Stand: { $totals }.
alt-deals = Gespielte Spiele: { $played } von { $deals }.
alt-held = Noch im Topf: { $points } Punkte.
alt-dealer = { $name } gibt.
alt-drew = { $name } hat { $card } gezogen.
alt-above = Das Bild zu dem, was darüber steht.
alt-turn-up = Aufgedeckt: { $card }.
alt-stock =
    { $count ->
        [one] Eine Karte liegt verdeckt im Stapel.
       *[other] { $count } Karten liegen verdeckt im Stapel.
    }
alt-bottom = Unterste Karte des Stapels: { $card }.
alt-chien = Der Chien liegt verdeckt auf dem Tisch.
alt-played = { $name } { $card }
alt-trick = Auf dem Tisch: { $cards }.
alt-last-trick =
    { $points ->
        [one] Letzter Stich: { $cards }; gewonnen von { $name }, { $points } Punkt.
       *[other] Letzter Stich: { $cards }; gewonnen von { $name }, { $points } Punkte.
    }
alt-last-trick-uncounted = Letzter Stich: { $cards }; gewonnen von { $name }.
alt-won = Gewonnene Stiche: { $tricks }.
# As many numbers as there are teams
points-apart = { $first } zu { $second }
alt-run = { $top } bis { $bottom }
alt-turn =
    { $count ->
        [one] { $names } ist dran.
       *[other] Gefragt: { $names }.
    }
alt-your-turn = Du bist dran.
alt-knock = { $clock ->
    [none] „Coinche!“ steht noch offen für { $names }.
   *[runs] Bis 5 Sekunden nach dem letzten Passen steht „Coinche!“ noch offen für { $names }.
}
alt-surcoinche = Bis 15 Sekunden nach der Coinche steht „Surcoinche!“ noch offen für { $names }.
alt-answer = „Surcoinche!“ steht offen für { $names }.
alt-hand = Deine Karten: { $cards }.
alt-playable = Du darfst spielen: { $cards }.
alt-may-lay = Du darfst weglegen: { $cards }.
alt-field = { $name } hat offen liegen: { $cards }.
alt-covering = Davon auf einer verdeckten Karte: { $cards }.
alt-not-covering = Davon alle außer { $cards } auf einer verdeckten Karte.
alt-your-covered =
    { $count ->
        [0] Du hast keine verdeckten Karten.
        [one] Du hast eine verdeckte Karte.
       *[other] Du hast { $count } verdeckte Karten.
    }
alt-covered =
    { $count ->
        [0] { $name } hat keine verdeckten Karten.
        [one] { $name } hat eine verdeckte Karte.
       *[other] { $name } hat { $count } verdeckte Karten.
    }

# What can be said at a table by one press.
talk-button = Sagen…
talk-about = **Was möchtest du sagen?** Der ganze Tisch liest es zwei Runden lang.
phrase-line = 💬 { $name }: { $phrase }
phrase =
    .hello = Hallo!
    .good-luck = Viel Glück!
    .well-played = Gut gespielt!
    .thanks = Danke!
    .oops = Hoppla!
    .bad-luck = Pech gehabt!
    .thinking = Ich überlege…
    .patience = Keine Eile…
    .sorry = Verzeihung!
    .laughing = Haha!
    .again = Noch eine Partie?
    .goodbye = Bis bald!

# What is left with a card or call where a turn lasts hours or days. $done is “10♥”, “90 ♠”, “pass”.
note-button = Notiz zu meinem Zug…
note-about = Der ganze Tisch liest sie neben deiner nächsten Karte oder Ansage. Bleibt das Feld leer, wird nichts gesagt.
note-field = Deine Notiz
note-line = 📝 { $name }, { $done }: { $text }
note-waits = 📝 Zu deiner nächsten Karte oder Ansage: { $text }
