# Turniere, wie die sie sehen, die spielen: Ankündigung, Anmeldung und wo man steht.
tournament-player-open = **Die Anmeldung ist offen** bis { $when } ({ $left }).
tournament-player-check-in = **Jetzt anwesend melden:** Wer bis { $when } ({ $left }) nicht da ist, spielt nicht mit.
tournament-player-open-until = **Anmeldung** bis { $when }.
tournament-player-check-in-until = **Anwesend melden** bis { $when }: Wer das bis dahin nicht tut, spielt nicht mit.
tournament-player-here-until = **Anwesend melden** bis { $when }.
tournament-player-closed = **Die Anmeldung ist zu Ende.** Beginn: { $left }
tournament-player-drawing = **Es geht los:** Die erste Runde wird ausgelost.
tournament-player-round =
    { $round ->
        [0] **Es wird gespielt.** Ende: { $left }.
       *[other] **Runde { $round } von { $rounds }** läuft. Ende der Zeit: { $left }.
    }
tournament-player-round-untimed = **Runde { $round } von { $rounds }** läuft.
tournament-player-between = **Runde { $round } von { $rounds } ist zu Ende.** Gleich geht es weiter.
tournament-player-won = **Beendet.** Gewonnen: { $names } 🏆
tournament-player-state =
    .finished = **Beendet.**
    .cancelled = **Abgesagt** von der Turnierleitung. Was gespielt wurde, bleibt.
    .draft = Es wird vorbereitet.
tournament-player-paused =
    .asked = ⏸️ **Pause** auf Wunsch der Turnierleitung. Von hier geht es weiter.
    .too-few = ⏸️ **Zu wenige sind da.** Die Turnierleitung kann noch jemanden aufnehmen oder absagen.
    .stuck = ⏸️ **Pause:** Die nächste Runde lässt sich nicht auslosen. Die Turnierleitung muss danach sehen.
# One sentence about each format.
tournament-player-about =
    .concours = Zu zweit. Nach jeder Runde spielt man in der Reihenfolge der Tabelle: die Ersten gegen die Zweiten, die Dritten gegen die Vierten. Alle Punkte zählen.
    .swiss = Zu zweit. In jeder Runde trefft ihr auf ein Paar mit so vielen Siegen wie ihr, und auf niemanden zweimal.
    .round-robin = Zu zweit. Jeder spielt gegen jeden.
    .melee = Du meldest dich allein an. In jeder Runde wird dir ein anderer Partner zugelost, und deine eigenen Punkte zählen.
    .melee-balanced = Du meldest dich allein an. In jeder Runde ein anderer Partner, an einem Tisch mit deinen Nachbarn in der Tabelle.
    .whist = Du meldest dich allein an. Du spielst einmal mit allen anderen und zweimal gegen alle.
    .arena = Wer frei ist, setzt sich zu denen, die frei sind; der nächste Tisch kommt binnen einer Minute. Alle Punkte deiner Seite zählen; ab dem dritten Tisch, den du in Folge gewinnst, doppelt. Komm und geh, wann du willst.
    .knock-out =
        { $consolante ->
            [yes] Zu zweit. Wer die erste Partie verliert, spielt in der Consolante weiter, wer später verliert, ist ausgeschieden.
           *[other] Zu zweit. Wer verliert, ist ausgeschieden.
        }
    .mitchell = Zu zweit. Alle Tische haben dieselben Karten, und jede Richtung hat ihre Wertung.
    .howell = Zu zweit. Alle Tische haben dieselben Karten, mit einer Wertung für alle.
    .teams = Viererteams an zwei Tischen mit denselben Karten.
    .daily = Alle spielen dieselben Karten mit Robotern, wann es ihnen passt.
    .concours-alone = Zwei an einem Tisch, jeder für sich. Nach jeder Runde spielt man in der Reihenfolge der Tabelle: die Ersten gegen die Zweiten, die Dritten gegen die Vierten. Alle Punkte zählen.
    .swiss-alone = Zwei an einem Tisch. In jeder Runde triffst du auf jemanden mit so vielen Siegen wie du, und auf niemanden zweimal.
    .round-robin-alone = Zwei an einem Tisch. Jeder spielt gegen jeden.
    .knock-out-alone =
        { $consolante ->
            [yes] Zwei an einem Tisch. Wer die erste Partie verliert, spielt in der Consolante weiter, wer später verliert, ist ausgeschieden.
           *[other] Zwei an einem Tisch. Wer verliert, ist ausgeschieden.
        }
    .trios = Drei an einem Tisch, jeder für sich. In jeder Runde werden dir andere zugelost, so neu wie möglich. Alle Punkte zählen.
    .trios-ranked = Drei an einem Tisch, jeder für sich. In jeder Runde triffst du auf zwei Nachbarn in der Tabelle, so neu wie möglich. Alle Punkte zählen.
    .trios-duplicate = Drei an einem Tisch, jeder für sich. Alle Tische haben dieselben Karten: Deine Punkte werden mit denen aller verglichen, die dieselben Hände hatten.
tournament-player-rounds =
    { $count ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
tournament-player-each-round = { $length } pro Runde
tournament-player-round-length =
    { $minutes ->
        [one] Eine Runde dauert höchstens { $minutes } Minute.
       *[other] Eine Runde dauert höchstens { $minutes } Minuten.
    }
tournament-player-final-length = Das Finale ist länger und hat { $minutes } Minuten.
tournament-player-stand-ins =
    .yes = Roboter spielen für alle, die fehlen.
    .no = Ohne Ersatz: Wer nicht kommt, verliert die Runde.
tournament-player-check-in-when = ✋ Anwesenheit von { $opens } bis { $closes }
tournament-player-starts = 🏁 Beginn: { $when } ({ $left })
tournament-player-for = 👤 Für { $role }
tournament-player-for-all = 👤 Für alle hier
tournament-player-contact = Fragen: { $contact }
tournament-player-pairs =
    { $count ->
        [0] Noch ist kein Paar angemeldet
        [one] { $count } Paar ist angemeldet
       *[other] { $count } Paare sind angemeldet
    }
tournament-player-players =
    { $count ->
        [0] Noch ist niemand angemeldet
        [one] { $count } Person ist angemeldet
       *[other] { $count } Personen sind angemeldet
    }
tournament-player-pairs-of =
    { $count ->
        [one] { $count } von { $most } Plätzen für Paare ist vergeben
       *[other] { $count } von { $most } Plätzen für Paare sind vergeben
    }
tournament-player-players-of =
    { $count ->
        [one] { $count } von { $most } Plätzen ist vergeben
       *[other] { $count } von { $most } Plätzen sind vergeben
    }
tournament-player-more = … und { $count } weitere
tournament-player-gone = ausgestiegen
tournament-player-unconfirmed = noch nicht bestätigt
tournament-player-count =
    .waiting =
        { $count ->
            [one] { $count } wartet auf einen Platz
           *[other] { $count } warten auf einen Platz
        }
    .asked =
        { $count ->
            [one] { $count } wartet auf die Antwort des Partners
           *[other] { $count } warten auf die Antwort des Partners
        }
    .looking =
        { $count ->
            [one] { $count } sucht einen Partner
           *[other] { $count } suchen einen Partner
        }
    .asked-team =
        { $count ->
            [one] { $count } Team wartet auf eine Antwort
           *[other] { $count } Teams warten auf Antworten
        }
    .looking-team =
        { $count ->
            [one] { $count } Team sucht noch Leute
           *[other] { $count } Teams suchen noch Leute
        }
tournament-player-draw = 🎲 Jede Auslosung kommt aus einem Geheimnis, das schon feststeht. Sein Fingerabdruck { $hash } beweist später, dass niemand es geändert hat.
tournament-player-drawn = 🎲 Jede Auslosung kommt aus diesem Startwert: { $seed }. Sein SHA-256 ist { $hash }, wie von Anfang an angekündigt.
# Buttons.
tournament-player-register = Anmelden
tournament-player-withdraw = Abmelden
tournament-player-break = Pause machen
tournament-player-here = Ich bin da
tournament-player-where = Wo stehe ich?
tournament-player-who = Wer ist dabei
tournament-player-standings = Tabelle
tournament-player-confirm = Ich spiele mit
tournament-player-decline = Nein danke
tournament-player-look =
    .pair = Partner suchen
    .team = Team suchen
tournament-player-pick = Mit jemandem spielen, der sucht…
tournament-player-choose-partner =
    .pair = Wähle deinen Partner…
    .team =
        { $count ->
            [one] Wähle noch jemanden …
           *[other] Wähle bis zu { $count } Leute …
        }
tournament-player-to-table = Zu meinem Tisch
tournament-player-to-announcement = Ankündigung
tournament-player-quiet = Keine Erinnerungen
# Registering.
tournament-player-how =
    .pair = Mit wem willst du spielen?
    .team = Mit wem willst du im Viererteam spielen?
tournament-player-with-partner =
    .pair = **Mit Partner:** Wähle ein Mitglied dieses Servers. Ich frage per Direktnachricht, oder im Kanal, wenn die geschlossen sind. Der Platz gehört euch, sobald dein Partner zusagt.
    .team =
        { $count ->
            [one] **Mit jemandem, den du kennst:** Wähle ein Mitglied dieses Servers.
           *[other] **Mit Leuten, die du kennst:** Wähle bis zu { $count } Mitglieder dieses Servers auf einmal.
        } Ich frage alle per Direktnachricht, oder im Kanal, wenn die geschlossen sind.
tournament-player-partner-there =
    .pair = **Mit Partner:** Wähle in der Ankündigung, dort wird der ganze Server angeboten.
    .team = **Mit Leuten, die du kennst:** Wähle in der Ankündigung, dort wird der ganze Server angeboten.
tournament-player-look-there =
    .pair =
        { $count ->
            [one] **Jemand sucht einen Partner** und sagt allen gleich zu:
           *[other] **{ $count } suchen einen Partner** und sagen allen gleich zu:
        }
    .team =
        { $count ->
            [one] **Jemand sucht ein Team** und sagt allen gleich zu:
           *[other] **{ $count } suchen ein Team** und sagen allen gleich zu:
        }
tournament-player-without-partner =
    .pair = **Ohne Partner:** Andere können dich sofort wählen. Nach Anmeldeschluss stelle ich die zusammen, die übrig sind.
    .team = **Allein:** Andere können dich sofort wählen. Nach Anmeldeschluss stelle ich Teams aus denen zusammen, die übrig sind.
tournament-player-done-paired = 🤝 **Du spielst mit { $partner }.**
tournament-player-done-declined = Gut: Du spielst bei { $name } nicht mit { $partner }, und { $partner } erfährt es.
tournament-player-done =
    .withdrawn = Du bist nicht mehr angemeldet.
    .left = Du spielst keine weitere Runde. Deine Ergebnisse bleiben erhalten.
    .went = Du bekommst keinen Tisch mehr, bis du dich wieder setzt.
tournament-player-looks-no-more = Diese Person sucht keinen Partner mehr: Wähle jemand anderen.
tournament-player-nobody-chosen = Wähle jemanden von diesem Server.
tournament-player-no-bots = Bots können sich nicht anmelden: Wähle eine Person.
tournament-player-left-already = Du bist aus diesem Turnier schon ausgestiegen: Du spielst keine weitere Runde.
tournament-player-leave =
    .alone = Von { $name } abmelden? Deinen Platz bekommt, wer auf einen wartet.
    .pair =
        { $count ->
            [one] Von { $name } abmelden? Damit ist auch { $partner } nicht mehr dabei, und euren Platz bekommt, wer auf einen wartet.
           *[other] Von { $name } abmelden? Damit sind auch { $partner } nicht mehr dabei, und euren Platz bekommt, wer auf einen wartet.
        }
    .running = Aus { $name } aussteigen? Du spielst keine weitere Runde und behältst deine Ergebnisse. Ein Tisch, an dem du jetzt sitzt, wird zu Ende gespielt.
    .arena = Bei { $name } eine Pause machen? Du bekommst keinen Tisch mehr, bis du dich wieder setzt; den, an dem du spielst, sollst du beenden. Was du hast, bleibt.
    .team = Dein Team bei { $name } verlassen? Die anderen bleiben und suchen jemanden an deiner Stelle.
tournament-player-sit-out = Eine Runde aussetzen
tournament-player-sit-out-sure = Runde { $round } von { $name } aussetzen? Sie bringt dir 0, danach spielst du weiter.
tournament-player-done-sits-out = Du setzt Runde { $round } aus.
tournament-player-sits-out = Du setzt Runde { $round } aus: Sie bringt 0.
tournament-player-no-sitting-out = Es gibt keine weitere Runde, die du aussetzen könntest.
tournament-player-hash = Der Fingerabdruck der Auslosung (SHA-256): { $hash }
# Teams of four.
tournament-player-asks-you =
    .team = ❓ **Spielst du mit { $partner } in einem Viererteam?** Antworten kannst du bis { $until }.
    .pair = ❓ **Spielst du mit { $partner }?** Antworten kannst du bis { $until }.
tournament-player-mate =
    .in = ✅ { $name }
    .asked = ⏳ { $name }: gefragt, Antwort bis { $until }
    .no = ✖️ { $name }: spielt nicht mit
    .none = ✖️ { $name }: hat nicht geantwortet
tournament-player-mate-free =
    { $count ->
        [one] ➕ { $count } Platz frei
       *[other] ➕ { $count } Plätze frei
    }
tournament-player-team =
    .open =
        { $named ->
            [yes] 👥 **{ $name }** ist noch nicht vollständig:
           *[no] 👥 **Euer Team** ist noch nicht vollständig:
        }
    .in =
        { $named ->
            [yes] ✅ Ihr seid als **{ $name }** angemeldet:
           *[no] ✅ Euer Team ist angemeldet:
        }
tournament-player-team-filled =
    { $house ->
        [yes] Nach Anmeldeschluss stelle ich Teams aus denen zusammen, die noch suchen; Roboter nehmen die Plätze, die übrig sind.
       *[no] Nach Anmeldeschluss stelle ich Teams aus denen zusammen, die noch suchen; mit weniger als vier spielt ein Team nicht mit.
    }
tournament-player-ask-more = Jemanden fragen …
tournament-player-team-name = Teamname …
tournament-player-team-name-label = Name eures Teams
tournament-player-team-about = Alle lesen ihn, wo euer Team genannt wird. Bleibt er leer, stehen dort eure eigenen Namen.
tournament-player-notification =
    .organiser = { $name }: Du leitest mit
    .team = { $name }: euer Team
    .left-team = { $name }: { $who } hat euer Team verlassen
    .asked = { $name }: Spielst du mit { $partner }?
    .confirmed = { $name }: Du spielst mit { $who }
    .declined = { $name }: { $who } spielt nicht mit dir
    .unanswered = { $name }: keine Antwort von { $who }
    .withdrawn = { $name }: { $who } hat sich abgemeldet
    .dropped = { $name }: Du bist nicht mehr dabei
    .added = { $name }: Du bist angemeldet
    .left-out = { $name } hat ohne dich begonnen
    .cancelled = { $name } ist abgesagt
    .settled = { $name }: Das gilt nicht mehr
    .partner =
        { $members ->
            [4] { $name }: Du hast ein Team
           *[other] { $name }: Du hast einen Partner
        }
    .place-free = { $name }: Du hast einen Platz
    .check-in = { $name }: Melde dich anwesend
    .day = { $name } beginnt in einem Tag
    .hour = { $name } beginnt in einer Stunde
    .soon = { $name } beginnt gleich
    .trouble = { $name }: Ich kann im Kanal nicht schreiben
    .refused = { $name }: Discord nimmt eine Nachricht nicht an
    .stuck = { $name }: Es geht nicht von selbst weiter
    .corrected = { $name }: Die Turnierleitung hat ein Ergebnis eingetragen
    .report = { $name }: Tisch { $table } ruft dich
tournament-player-notification-about =
    .organiser = { $who } hat dich benannt: In diesem Turnier darfst du alles, was die Turnierleitung darf. Der Knopf öffnet die Übersicht; **/turnier leiten** findet sie auch.
    .team = Die Anmeldung ist zu Ende, und das ist euer Team. Beginn: { $starts }.
    .left-team = Ein Platz ist wieder frei: Frag jemand anderen, oder warte auf andere, die ein Team suchen.
    .asked =
        { $members ->
            [4] Du bist für ein Viererteam gefragt.
           *[other] Du bist als Partner gefragt.
        } Beginn: { $starts }. Antworten kannst du bis { $until }.
    .confirmed =
        { $stage ->
            [pair] Ihr seid zusammen angemeldet. Beginn: { $starts }.
            [complete] Euer Team ist vollständig. Beginn: { $starts }.
           *[team] Euer Team ist noch nicht vollständig. Beginn: { $starts }.
        }
    .declined =
        { $stage ->
            [pair] Darum bist du nicht angemeldet. Wähle jemand anderen, oder such einen Partner.
           *[team] Euer Team bleibt: Du kannst jemand anderen fragen.
        }
    .unanswered =
        { $stage ->
            [pair] { $state ->
                [registration] Darum bist du nicht angemeldet. Wähle jemand anderen, oder such einen Partner.
               *[other] Die Anmeldung ist zu Ende, darum bist du nicht angemeldet. Willst du trotzdem spielen, wende dich an die Turnierleitung.
            }
           *[team] { $state ->
                [registration] Die Einladung gilt nicht mehr: Du kannst jemand anderen fragen.
               *[other] Die Anmeldung ist zu Ende: Euer Team spielt ohne { $who }.
            }
        }
    .withdrawn =
        { $state ->
            [running] Damit spielst auch du keine weitere Runde, und deine Ergebnisse bleiben erhalten. Willst du weiterspielen, wende dich an die Turnierleitung.
            [registration] Damit bist du auch nicht mehr angemeldet. Du kannst dich neu anmelden, mit jemand anderem oder auf Partnersuche.
           *[other] Damit spielst du auch nicht mit. Willst du trotzdem, wende dich an die Turnierleitung.
        }
    .dropped =
        { $state ->
            [running] Die Turnierleitung hat dich herausgenommen: Du spielst keine weitere Runde, und deine Ergebnisse bleiben erhalten.
           *[other] Die Turnierleitung hat dich herausgenommen. Ist das ein Irrtum, frag dort nach.
        }
    .added =
        { $paired ->
            [yes] Die Turnierleitung hat dich angemeldet: Du spielst mit **{ $partner }**.
           *[no] Die Turnierleitung hat dich angemeldet.
        } { $state ->
            [running] Es hat schon begonnen, und **{ $where }** sagt dir, wo du spielst.
           *[other] Beginn: { $starts }. Kannst du nicht kommen, melde dich unter **{ $where }** ab.
        }
    .left-out =
        { $count ->
            [0] Es war niemand mehr übrig, mit dem du spielen könntest.
            [one] **{ $who }** hat sich nicht anwesend gemeldet, darum spielst du nicht mit.
           *[other] **{ $who }** haben sich nicht anwesend gemeldet, darum spielst du nicht mit.
        } { $late ->
            [yes] Die Turnierleitung kann dich noch aufnehmen, auch mit einem anderen Partner: Schreib ihr gleich.
           *[no] Sag der Turnierleitung, dass du da bist: Du kannst für jemanden einspringen, der gehen muss.
        }
    .cancelled = Die Turnierleitung hat es abgesagt: Es wird nicht weitergespielt. Was gespielt wurde, bleibt.
    .settled =
        { $state ->
            [cancelled] Das Turnier ist abgesagt: Hier ist nichts mehr zu beantworten.
           *[other] { $answer ->
                [none] Die Zeit für eine Antwort ist vorbei.
                [taken_back] Die Einladung wurde zurückgezogen: Hier ist nichts mehr zu beantworten.
               *[other] Ihr seid nicht mehr zusammen angemeldet: Hier ist nichts mehr zu beantworten.
            }
        }
    .partner = Du spielst mit **{ $partner }**. Beginn: { $starts }.
    .place-free = Ein Platz ist frei geworden, und er gehört dir. Beginn: { $starts }.
    .check-in = Es geht gleich los: Ein Klick, und du bist dabei.
    .day =
        { $paired ->
            [yes] Du spielst mit **{ $partner }**.
           *[no] Du bist angemeldet.
        } Beginn: { $starts } ({ $left }). Wenn du nicht kommen kannst, melde dich unter **{ $where }** ab.
    .hour =
        { $paired ->
            [yes] Du spielst mit **{ $partner }**.
           *[no] Du bist angemeldet.
        } Beginn: { $starts } ({ $left }). Wenn du nicht kommen kannst, melde dich unter **{ $where }** ab.
    .soon =
        { $checks ->
            [yes] Du hast dich noch nicht anwesend gemeldet.
           *[no] Beginn: { $left }. Ich rufe dich an deinen Tisch, sobald er öffnet.
        }
    .trouble = Ich darf in { $channel } nicht schreiben, oder den Kanal gibt es nicht mehr. Das Turnier geht weiter; gib mir die Berechtigung zurück, dann erscheint dort, was fehlt.
    .refused = Discord nimmt eine Nachricht nicht an, die in { $channel } stehen sollte. Ich versuche es nicht weiter; welche es ist, steht im Protokoll des Turniers. Das Turnier geht weiter, und **/turnier leiten** zeigt alles. Bitte sag denen Bescheid, die den Bot betreiben.
    .stuck = Alles wartet auf dich; der Knopf öffnet die Übersicht.
    .corrected =
        { $known ->
            [instead] { $place }, deine Seite zuerst: **{ $result }** statt { $instead }
            [result] { $place }, deine Seite zuerst: **{ $result }**
           *[nothing] Es ist das Ergebnis deines Tisches. Du siehst es, wenn die Runde vorbei ist: Andere spielen diese Boards noch.
        }
    .report =
        { $says ->
            [words] { $place }: **{ $by }** meldet ein Problem: „{ $text }“
            [name] { $place }: **{ $by }** meldet ein Problem und bittet dich zu kommen.
           *[nothing] { $place }: Jemand bittet dich zu kommen. Ich kann dir nicht direkt schreiben: Erlaube Direktnachrichten dieses Servers, dann liest du mehr.
        }
# Where am I?
tournament-player-not-in = Du bist nicht angemeldet.
tournament-player-nothing-to-do = Du hast hier nichts zu tun.
tournament-player-not-playing = Du spielst in diesem Turnier nicht mit.
tournament-player-not-answered = ✉️ **Ich habe { $partner } gefragt** und sage dir die Antwort. Ohne Antwort bis { $until } bist du nicht dabei. Um mit jemand anderem zu spielen, melde dich ab und neu an.
tournament-player-looks =
    { $count ->
        [0] 🔎 **Du suchst einen Partner.** Bisher sonst niemand.
        [one] 🔎 **Du suchst einen Partner,** { $names } auch.
       *[other] 🔎 **Du suchst einen Partner,** { $names } auch.
    }
tournament-player-others =
    { $count ->
        [one] { $count } andere Person
       *[other] { $count } andere
    }
tournament-player-looks-about = Wer sich anmeldet, kann dich wählen. Nach Anmeldeschluss stelle ich die zusammen, die übrig sind.
tournament-player-in-with = ✅ Du bist mit **{ $partner }** angemeldet.
tournament-player-in-alone = ✅ Du bist angemeldet.
tournament-player-waits = ⏳ Alle Plätze sind vergeben: Du bist Nummer { $number } auf der Warteliste.
tournament-player-check-in-later = Ab { $opens } meldest du dich anwesend. Ich schicke dir dann eine Direktnachricht.
tournament-player-not-here = ✋ **Melde dich jetzt anwesend.** Beginn des Turniers: { $left }
tournament-player-partner-not-here =
    { $count ->
        [one] ✋ Du bist da, aber **{ $partner }** hat sich noch nicht anwesend gemeldet.
       *[other] ✋ Du bist da, aber **{ $partner }** haben sich noch nicht anwesend gemeldet.
    }
tournament-player-checked-in = 👍 Du hast dich anwesend gemeldet.
tournament-player-at-table = 🃏 **Tisch { $table }** gegen { $opponents }
tournament-player-drawn-partner = 🤝 Du spielst mit { $partner }.
tournament-player-score = { $own } – { $theirs } · { $deals }
tournament-player-result = { $own } – { $theirs } · dein Tisch ist fertig
tournament-player-forfeit =
    .won = Die anderen sind nicht gekommen: Die Runde zählt als gewonnen.
    .lost = Deine Seite ist nicht gekommen: Die Runde zählt als verloren.
tournament-player-deals =
    { $of ->
        [one] { $deals } von { $of } Spiel gespielt
       *[other] { $deals } von { $of } Spielen gespielt
    }
tournament-player-bye = Diese Runde hast du spielfrei, und so wird sie gewertet.
tournament-player-left = Du bist ausgestiegen. Deine Ergebnisse bleiben erhalten.
tournament-player-still-playing =
    { $count ->
        [0] Alle Tische sind fertig.
        [one] Ein Tisch spielt noch.
       *[other] { $count } Tische spielen noch.
    }
tournament-player-next = Als Nächstes, wie es jetzt steht: gegen **{ $opponents }**.
tournament-player-next-with = Als Nächstes, wie es jetzt steht: mit **{ $partner }** gegen **{ $opponents }**.
tournament-player-rank = 🏅 Du bist Nummer **{ $rank }** von { $entries }.
tournament-player-rank-shared = 🏅 Du teilst Platz **{ $rank }** von { $entries }.
tournament-player-placeless = Du hast keinen Platz, weil du nichts gespielt hast.
tournament-player-to-first =
    .points =
        { $missing ->
            [one] { $missing } Punkt hinter den Ersten.
           *[other] { $missing } Punkte hinter den Ersten.
        }
    .wins =
        { $missing ->
            [one] { $missing } Matchpunkt hinter den Ersten (ein Sieg bringt 2).
           *[other] { $missing } Matchpunkte hinter den Ersten (ein Sieg bringt 2).
        }
tournament-player-to-podium =
    .points =
        { $missing ->
            [one] { $missing } Punkt hinter dem Podest.
           *[other] { $missing } Punkte hinter dem Podest.
        }
    .wins =
        { $missing ->
            [one] { $missing } Matchpunkt hinter dem Podest.
           *[other] { $missing } Matchpunkte hinter dem Podest.
        }
tournament-player-lead =
    .points =
        { $lead ->
            [one] { $lead } Punkt vor den Nächsten.
           *[other] { $lead } Punkte vor den Nächsten.
        }
    .wins =
        { $lead ->
            [one] { $lead } Matchpunkt vor den Nächsten (ein Sieg bringt 2).
           *[other] { $lead } Matchpunkte vor den Nächsten (ein Sieg bringt 2).
        }
tournament-player-lead-safe = Niemand holt dich mehr ein!
tournament-player-first-out-of-reach = Der erste Platz ist außer Reichweite, das Podest vielleicht nicht.
tournament-player-rounds-left =
    { $count ->
        [0] Es bleibt keine Runde mehr.
        [one] Es bleibt eine Runde.
       *[other] Es bleiben { $count } Runden.
    }
tournament-player-pool = Du bist Nummer **{ $rank }** von { $entries } in deiner Gruppe.
tournament-player-pool-about =
    { $count ->
        [one] Wer in der Gruppe vorne liegt, kommt ins Hauptfeld.
       *[other] Die besten { $count } jeder Gruppe kommen ins Hauptfeld.
    }
tournament-player-section-places = { $section }, um Platz { $place }
tournament-player-bout = **{ $section }**, Stufe { $stage } von { $stages }
tournament-player-bout-final = **{ $section }**, die Partie um Platz { $place }
tournament-player-bout-against = Du spielst gegen { $names }.
tournament-player-win = Gewinnst du, triffst du auf { $names }.
tournament-player-win-free = Gewinnst du, bist du gleich in der nächsten Partie.
tournament-player-win-final =
    { $bracket ->
        [consolante] Gewinnst du, hast du Platz { $place } der Consolante.
       *[other] Gewinnst du, hast du Platz { $place }.
    }
tournament-player-loss =
    .consolante = Verlierst du, spielst du in der Consolante weiter.
    .places = Verlierst du, spielst du um einen Platz weiter hinten.
    .out = Verlierst du, bist du ausgeschieden.
tournament-player-loss-second =
    { $bracket ->
        [consolante] Verlierst du, hast du Platz { $place } der Consolante.
       *[other] Verlierst du, hast du Platz { $place }.
    }
# Direct messages.
tournament-player-notification-to-table = Zum Tisch
tournament-player-quiet-now = Ich erinnere dich nicht mehr an den Beginn von Turnieren. Wenn du dich anwesend melden kannst, schreibe ich weiterhin: Wer das nicht tut, spielt nicht mit. Mit `/einstellungen` gehen die Erinnerungen wieder an.
# In /preferences.
preferences-reminders = **Vor dem Beginn eines Turniers,** bei dem du angemeldet bist (einen Tag, eine Stunde und zehn Minuten vorher):
reminders-on = Erinnern
reminders-off = Nicht erinnern

# An Arena, in which people come and go.
tournament-player-each-table = { $length } je Tisch
tournament-player-arena-length = ⏳ Sie dauert { $minutes } Minuten; laufende Spiele werden dann beendet.
tournament-player-sit-down = Hinsetzen
tournament-player-arena-free = Du bist frei: Dein nächster Tisch kommt binnen einer Minute, oder sobald ihr zu viert seid.
tournament-player-arena-left = Du bist weg: Setz dich, wann du willst.
tournament-scheduled-here = Wer dabei ist und wie man sich anmeldet:
