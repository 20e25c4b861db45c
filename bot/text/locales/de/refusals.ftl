# Why an action is refused, and what to do instead. One text for each reason of bot/rules/errors.py.
# $instead: the cards that may be played (“die 9♠ oder den B♠”); $rule: where the rule book says so.

refusal-reason =
    .not-asked = Dafür bist du gerade nicht dran: Schau am Tisch nach, wer gefragt ist.
    .party-over = Diese Partie ist zu Ende: Drück unter dem Endstand auf Noch eine Partie.
    .not-in-hand = Diese Karte hast du nicht mehr: Spiel eine von denen, die du noch hast.
    .stays-in-hand = Diese Karte muss auf der Hand bleiben: Leg { $instead } weg (Regel { $rule }).
    .not-this-call =
        { $rule ->
            [I1] Nach einem Kontra darf niemand mehr bieten (Regel { $rule }).
            [CL2] Das geht jetzt nicht: Wähl einen der Knöpfe unter deinen Karten (Regel { $rule }).
            [KJ2] Du musst spielen: Wähl einen Trumpf (Regel { $rule }).
           *[other] In der ersten Runde kannst du nur die aufgedeckte Farbe nehmen oder passen (Regel { $rule }).
        }
    .turned-suit = Die aufgedeckte Farbe hat niemand genommen: Nenn eine der drei anderen, oder passe (Regel { $rule }).
    .bid-higher =
        { $rule ->
            [I1] Ein Gebot muss auf der Leiter höher stehen als das letzte: ♣ ♦ ♥ ♠, Ohne Trumpf, Alles Trumpf. Du kannst auch passen (Regel { $rule }).
           *[other] Ein Gebot muss höher sein als das letzte: Wähl mehr Punkte, oder passe (Regel { $rule }).
        }
    .no-such-bid = Dieses Gebot gibt es nicht: Wähl Punkte und Farbe unter deinen Karten (Regel { $rule }).
    .nothing-to-coinche = Noch hat niemand geboten: Für eine Coinche ist es zu früh.
    .no-declaration = Das kannst du jetzt nicht melden: Wähl eine der Meldungen unter deinen Karten, oder nichts (Regel { $rule }).
    .cannot-stop = Nur wer gerade einen Stich gewonnen hat, darf die Partie stoppen, vor dem Ausspielen (Regel { $rule }).
    .must-follow = Du musst bedienen: Spiel { $instead } (Regel { $rule }).
    .must-beat-trump = Trumpf ist ausgespielt, und du kannst höher: Spiel { $instead } (Regel { $rule }).
    .must-beat-plain = Du musst die Karte schlagen, die den Stich hält: Spiel { $instead } (Regel { $rule }).
    .must-trump = Du kannst nicht bedienen, also musst du stechen: Spiel { $instead } (Regel { $rule }).
    .must-overtrump = Du musst übertrumpfen: Spiel { $instead } (Regel { $rule }).
    .must-undertrump = Höher kannst du nicht, aber Trumpf musst du spielen: Spiel { $instead } (Regel { $rule }).
    .no-undertrump = Ein niedrigerer Trumpf ist hier nicht erlaubt: Spiel { $instead } (Regel { $rule }).
    .king-first = Der Trumpfkönig kommt vor der Dame: Spiel { $instead } (Regel { $rule }).
    .no-belote = Mit dieser Karte gibt es nichts anzusagen: Spiel sie ohne das Wort (Regel { $rule }).
    .bad-pack = Das ist kein vollständiges Spiel: Es muss neu gemischt werden.
    .bad-cut = Lass beim Abheben auf jeder Seite mindestens drei Karten (Regel { $rule }).
    .bad-draw = Alle ziehen eine Karte, und keine zweimal: Es muss neu gezogen werden (Regel { $rule }).
# What the table itself refuses, before any rule of the game.
refused-reason =
    .blocked = Wer diesen Server verwaltet, hat dich von den Tischen ausgeschlossen: Frag dort nach. Zusehen kannst du weiterhin.
    .role-needed = Auf diesem Server spielt nur mit, wer die Rolle { $role } hat: Frag bei denen nach, die den Server verwalten.
    .too-many-seats = Du sitzt schon an { $most } Tischen: Spiel erst eine Partie zu Ende, oder verlass einen Tisch (Mehr…, oder /tisch).
    .too-many-hosted = Du hast hier schon { $most } Tische eröffnet, die noch nicht zu Ende sind: Beende erst einen, oder schließ einen (Mehr…, oder /tisch).
    .too-many-new = Du hast in einer Minute { $most } Partien begonnen: Spiel eine davon, oder versuch es in einer Minute noch einmal.
    .server-full =
        { $most ->
            [one] Auf diesem Server ist { $most } Tisch offen, mehr erlaubt er nicht: Warte, bis er zu Ende ist, oder setz dich dazu.
           *[other] Auf diesem Server sind { $most } Tische offen, mehr erlaubt er nicht: Warte, bis einer zu Ende ist, oder setz dich an einen davon.
        }
    .tournament-end = Diese Partie gehört zu einem Turnier: Nur wer es leitet, kann sie beenden. Wenn du gehen musst, drücke **Mehr…** und dann **Aufstehen**: Ein Roboter spielt für dich.
    .tournament-offer = Diese Partie gehört zu einem Turnier: Nur wer es leitet, kann jemanden an deine Stelle setzen. Wenn du gehen musst, drücke **Mehr…** und dann **Aufstehen**: Ein Roboter spielt für dich.
    .time-up = Die Zeit dieser Runde ist um: Roboter spielen die Spiele, die noch fehlen.
    .paused = Die Partie ist unterbrochen: Niemand kann spielen, bis sie weitergeht. Wer den Tisch eröffnet hat oder diesen Server verwaltet, kann sie unter **Mehr…** fortsetzen.
    .broken = Die Aufzeichnung dieser Partie ist beschädigt, deshalb kann sie nicht weitergehen. Wer den Tisch eröffnet hat oder diesen Server verwaltet, kann ihn unter **Mehr…** schließen.
    .no-such-table = Diesen Tisch gibt es nicht mehr. Eröffne mit /belote einen neuen.
    .no-seat = Du hast keinen Platz an diesem Tisch. Sieh zu, solange du magst, oder eröffne mit /belote deinen eigenen.
    .not-your-turn = { $name } ist dran. Deine Karten leuchten auf, wenn du es bist.
    .already-played = Schon erledigt: { $move }.
    .too-late = Dieser Moment ist vorbei. **Meine Karten** am Tisch zeigt, was du jetzt tun kannst.
    .not-started = Die Partie hat noch nicht begonnen: Jemand am Tisch muss auf Starten drücken.
    .party-over = Diese Partie ist zu Ende. Drück unter ihrer letzten Nachricht auf Noch eine Partie.
    .lobby-gone = Dieser Tisch ist geschlossen. Eröffne mit /belote einen neuen.
    .restarting = Der Bot startet gleich neu. Versuch es bitte in einer Minute noch einmal.
    .already-started = Die Partie läuft schon: Sieh im Thread zu, oder eröffne mit /belote einen Tisch.
    .seat-taken = Hier sitzt { $name }. Nimm einen freien Platz oder den eines Roboters.
    .seat-changed = Inzwischen sitzt dort jemand anderes: Drück noch einmal auf Mehr….
    .seat-empty = Dort sitzt niemand.
    .not-host = Das darf nur, wer den Tisch eröffnet hat.
    .seats-empty = Es sind noch Plätze frei: Wartet auf Leute, oder füllt mit Robotern auf 🤖.
    .nobody-sits = Irgendwer muss spielen: Setz dich zuerst hin.
    .not-over = Die Partie läuft noch.
    .hands-closed = An diesem Tisch bleiben die Blätter verdeckt.
    .not-your-record = Die Aufzeichnung von { $table } kann nur teilen, wer dort gesessen hat.
    .no-pages = Auf diesem Server gibt es keine Seiten für Browser. Wer ihn verwaltet, schaltet sie mit **/einrichten** ein.
    .no-such-seat = Diesen Platz gibt es an diesem Tisch nicht: Nimm einen von denen, die er zeigt.
    .no-such-length = Diese Länge gibt es nicht: Wähle kurz oder lang, oder nichts.
    .not-agreed =
        { $count ->
            [one] { $names } hat den geänderten Regeln noch nicht zugestimmt: Dazu reicht ein Druck auf **Einverstanden** oder auf **Aufstehen**.
           *[other] { $names } haben den geänderten Regeln noch nicht zugestimmt: Dazu reicht ein Druck auf **Einverstanden** oder auf **Aufstehen**.
        }
    .rules-changed = Die Regeln haben sich inzwischen wieder geändert: Lies sie, und drück dann noch einmal auf **Einverstanden**.
    .too-many-people = Diese Regeln sind für { $players } Spieler, und hier sitzen mehr: Erst muss jemand aufstehen.
    .name-needed = Ein Name hat 1 bis 32 Zeichen, und etwas davon muss zu sehen sein: Versuch einen anderen.
    .name-taken = **{ $name }** hat schon jemand anderes gespeichert: Wähl einen anderen Namen.
    .too-many-rulesets = Dieser Server hat schon 25 Sätze Regeln gespeichert: Lösch zuerst einen.
    .no-such-ruleset = Diese Regeln wurden gelöscht: Wähl andere.
    .broken-ruleset = **{ $name }** kann nicht mehr gespielt werden. { $why } Oder lösch diese Regeln, und speichere sie neu.
    .not-your-ruleset = **{ $name }** darf nur löschen, wer es gespeichert hat oder den Server verwaltet.
    .review-later = Die Analyse dieses Spiels kommt, wenn die Partie zu Ende ist: Bis dahin würden seine Karten etwas über andere verraten.
    .review-not-ready = Seit der letzten Aktualisierung wird die Analyse einmal vorbereitet: Das dauert etwa eine halbe Minute. Drück dann bitte noch einmal.
    .review-not-yours = Eine Analyse bekommt, wer in diesem Spiel etwas entschieden hat.
    .no-hint = Dafür gibt es keinen Tipp: Wähle, was dir gefällt.
    .hints-not-ready = Seit der letzten Aktualisierung werden die Tipps einmal vorbereitet: Das dauert etwa eine halbe Minute. Drück dann bitte noch einmal.
    .no-hints = An diesem Tisch gibt es keine Tipps.
    .no-notes = An diesem Tisch gibt es keine Notizen.
    .too-many-notes = Zu diesem Moment hast du genug gesagt: Nimm zuerst deinen letzten Kommentar zurück.
    .not-in-charge = Das darf nur, wer den Tisch eröffnet hat oder diesen Server verwaltet: Frag dort nach.
    .rated-table = Diese Partie wird gewertet, deshalb entscheidet, wer den Tisch eröffnet hat, nichts allein. Unter **Mehr…** fragt **Partie beenden…** die andere Seite, und **Verwalten…** fragt alle anderen, ob jemand vom Tisch genommen wird. Wer diesen Server verwaltet, kann beides ohne zu fragen; gewertet wird die Partie dann nicht.
    .nobody-agrees = Sonst ist niemand da, der zustimmen könnte, dass { $name } vom Tisch genommen wird. Frag die, die diesen Server verwalten, oder spiel weiter: Für wen es zu lange dauert, spielt ein Roboter.
    .seat-not-yours = Dort spielt { $name }: Niemand sonst kann diesen Platz anbieten.
    .seat-kept = Ein Roboter hält diesen Platz für { $name } frei. Wer am Tisch sitzt, kann ihn unter **Mehr…** anderen anbieten.
    .sits-already = Du sitzt schon an diesem Tisch.
    .other-seat-seen = Du hast in dieser Partie die Karten von Platz { $seat } gesehen, deshalb kannst du nur diesen nehmen.
    .tournament-seat = Dieser Platz gehört einem Team des Turniers: Nur seine Spieler können ihn einnehmen. Sieh zu, solange du magst.
    .removed = Du wurdest von diesem Tisch genommen. Sieh zu, solange du magst, oder eröffne mit /belote deinen eigenen.
    .boards-seen = Du hattest in dieser Runde schon einen Platz, bevor ich dich vergessen habe, und kennst ihre Boards. Die nächste Runde steht dir offen.
    .sealed = Dieses Board wird noch an anderen Tischen gespielt. Man kann es ansehen, wenn alle fertig sind: { $when }.
    .sealed-open = Dieses Board wird noch an anderen Tischen gespielt: Man kann es ansehen, sobald alle es gespielt haben.
refused-between-deals = Die nächsten Karten werden gerade gegeben: einen Moment.
game-sought = Such dir ein Spiel aus…
    .none = Ein Spiel namens „{ $text }“ kenne ich nicht. Such dir hier eines aus:
    .several = „{ $text }“ kann eines von diesen sein:
refused-unknown-button = Dieser Knopf stammt aus einer älteren Version. Eröffne mit /belote einen Tisch.
belote-not-here = Tische werden in einem Textkanal eines Servers eröffnet: Versuch /belote dort.
belote-other-channel = Auf diesem Server werden Tische in { $channels } eröffnet.
belote-permissions = Hier kann ich nicht spielen: Ich brauche in diesem Kanal noch { $permissions }. Frag jemanden, der den Server verwaltet; /einrichten zeigt, was fehlt.
belote-slow = Dein Tisch ist eröffnet. Gerade wird an so vielen Tischen gespielt, dass Karten und Tische ein paar Sekunden später erscheinen; verloren geht nichts.
