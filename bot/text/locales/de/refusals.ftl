# Why an action is refused, and what to do instead. One text for each reason of bot/rules/errors.py.
# $instead: the cards that may be played (“die 9♠ oder den B♠”); $rule: where the rule book says so.

refusal-not-asked = Dafür bist du gerade nicht dran: Schau am Tisch nach, wer gefragt ist.
refusal-party-over = Diese Partie ist zu Ende: Drück unter dem Endstand auf Noch eine Partie.
refusal-not-in-hand = Diese Karte hast du nicht mehr: Spiel eine von denen, die du noch hast.
refusal-not-this-call = In der ersten Runde kannst du nur die aufgedeckte Farbe nehmen oder passen (Regel { $rule }).
refusal-turned-suit = Die aufgedeckte Farbe hat niemand genommen: Nenn eine der drei anderen, oder passe (Regel { $rule }).
refusal-bid-higher = Ein Gebot muss höher sein als das letzte: Wähl mehr Punkte, oder passe (Regel { $rule }).
refusal-no-such-bid = Dieses Gebot gibt es nicht: Wähl Punkte und Farbe unter deinen Karten (Regel { $rule }).
refusal-nothing-to-coinche = Noch hat niemand geboten: Für eine Coinche ist es zu früh.
refusal-no-declaration = Das kannst du jetzt nicht melden: Wähl eine der Meldungen unter deinen Karten, oder nichts (Regel { $rule }).
refusal-cannot-stop = Nur wer gerade einen Stich gewonnen hat, darf die Partie stoppen, vor dem Ausspielen (Regel { $rule }).
refusal-must-follow = Du musst bedienen: Spiel { $instead } (Regel { $rule }).
refusal-must-beat-trump = Trumpf ist ausgespielt, und du kannst höher: Spiel { $instead } (Regel { $rule }).
refusal-must-beat-plain = Du musst die Karte schlagen, die den Stich hält: Spiel { $instead } (Regel { $rule }).
refusal-must-trump = Du kannst nicht bedienen, also musst du stechen: Spiel { $instead } (Regel { $rule }).
refusal-must-overtrump = Du musst übertrumpfen: Spiel { $instead } (Regel { $rule }).
refusal-must-undertrump = Höher kannst du nicht, aber Trumpf musst du spielen: Spiel { $instead } (Regel { $rule }).
refusal-no-undertrump = Der Trumpf deines Partners hält den Stich, also kein niedrigerer Trumpf: Spiel { $instead } (Regel { $rule }).
refusal-king-first = Der Trumpfkönig kommt vor der Dame: Spiel { $instead } (Regel { $rule }).
refusal-no-belote = Mit dieser Karte gibt es nichts anzusagen: Spiel sie ohne das Wort (Regel { $rule }).
refusal-bad-pack = Das sind keine vollständigen 32 Karten: Sie müssen neu gemischt werden.
refusal-bad-cut = Lass beim Abheben auf jeder Seite mindestens drei Karten (Regel { $rule }).
refusal-bad-draw = Alle ziehen eine Karte, und keine zweimal: Es muss neu gezogen werden (Regel { $rule }).
# What the table itself refuses, before any rule of the game.
refused-no-such-table = Diesen Tisch gibt es nicht mehr. Eröffne mit /belote einen neuen.
refused-no-seat = Du hast keinen Platz an diesem Tisch. Sieh zu, solange du magst, oder eröffne mit /belote deinen eigenen.
refused-not-your-turn = { $name } ist dran. Deine Karten leuchten auf, wenn du es bist.
refused-between-deals = Die nächsten Karten werden gerade gegeben: einen Moment.
refused-already-played = Schon erledigt: { $move }.
refused-too-late = Dieser Moment ist vorbei. **Meine Karten** am Tisch zeigt, was du jetzt tun kannst.
refused-not-started = Die Partie hat noch nicht begonnen: Jemand am Tisch muss auf Starten drücken.
refused-party-over = Diese Partie ist zu Ende. Drück unter ihrer letzten Nachricht auf Noch eine Partie.
refused-lobby-gone = Dieser Tisch ist geschlossen. Eröffne mit /belote einen neuen.
refused-restarting = Der Bot startet gleich neu. Versuch es bitte in einer Minute noch einmal.
refused-already-started = Die Partie läuft schon: Sieh im Thread zu, oder eröffne mit /belote einen Tisch.
refused-seat-taken = Hier sitzt { $name }. Nimm einen freien Platz oder den eines Roboters.
refused-seat-changed = Inzwischen sitzt dort jemand anderes: Drück noch einmal auf Mehr….
refused-seat-empty = Dort sitzt niemand.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-seats-empty = Es sind noch Plätze frei: Wartet auf Leute, oder füllt mit Robotern auf 🤖.
refused-nobody-sits = Irgendwer muss spielen: Setz dich zuerst hin.
refused-not-over = Die Partie läuft noch.
refused-hands-closed = An diesem Tisch bleiben die Blätter verdeckt.
refused-not-your-record = Die Aufzeichnung von { $table } kann nur teilen, wer dort gesessen hat.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht: Nimm einen von denen, die er zeigt.
refused-not-agreed =
    { $count ->
        [one] { $names } hat den geänderten Regeln noch nicht zugestimmt: Dazu reicht ein Druck auf **Einverstanden** oder auf **Aufstehen**.
       *[other] { $names } haben den geänderten Regeln noch nicht zugestimmt: Dazu reicht ein Druck auf **Einverstanden** oder auf **Aufstehen**.
    }
refused-rules-changed = Die Regeln haben sich inzwischen wieder geändert: Lies sie, und drück dann noch einmal auf **Einverstanden**.
refused-too-many-people = Diese Regeln sind für { $players } Spieler, und hier sitzen mehr: Erst muss jemand aufstehen.
refused-name-needed = Ein Name hat 1 bis 32 Zeichen, und etwas davon muss zu sehen sein: Versuch einen anderen.
refused-name-taken = **{ $name }** hat schon jemand anderes gespeichert: Wähl einen anderen Namen.
refused-too-many-rulesets = Dieser Server hat schon 25 Sätze Regeln gespeichert: Lösch zuerst einen.
refused-no-such-ruleset = Diese Regeln wurden gelöscht: Wähl andere.
refused-broken-ruleset = **{ $name }** kann nicht mehr gespielt werden. { $why } Oder lösch diese Regeln, und speichere sie neu.
refused-not-your-ruleset = **{ $name }** darf nur löschen, wer es gespeichert hat oder den Server verwaltet.
belote-no-such-rules = Regeln namens „{ $text }“ kenne ich nicht. Es gibt: { $names }.
refused-unknown-button = Dieser Knopf stammt aus einer älteren Version. Eröffne mit /belote einen Tisch.
belote-not-here = Tische werden in einem Textkanal eines Servers eröffnet: Versuch /belote dort.
belote-other-channel = Auf diesem Server werden Tische in { $channels } eröffnet.
belote-permissions = Hier kann ich nicht spielen: Ich brauche in diesem Kanal noch { $permissions }. Frag jemanden, der den Server verwaltet; /einrichten zeigt, was fehlt.
belote-slow = Dein Tisch ist eröffnet. Gerade wird an so vielen Tischen gespielt, dass Karten und Tische ein paar Sekunden später erscheinen; verloren geht nichts.
refused-review-later = Die Analyse dieses Spiels kommt, wenn die Partie zu Ende ist: Bis dahin würden seine Karten etwas über andere verraten.
refused-review-not-ready = Seit der letzten Aktualisierung wird die Analyse einmal vorbereitet: Das dauert etwa eine halbe Minute. Drück dann bitte noch einmal.
refused-review-not-yours = Eine Analyse bekommt, wer in diesem Spiel etwas entschieden hat.
refused-no-hint = Dafür gibt es keinen Tipp: Wähle, was dir gefällt.
refused-hints-not-ready = Seit der letzten Aktualisierung werden die Tipps einmal vorbereitet: Das dauert etwa eine halbe Minute. Drück dann bitte noch einmal.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
