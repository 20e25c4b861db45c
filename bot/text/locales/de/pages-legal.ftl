# Die Seiten /privacy und /terms. Über diesen Texten steht, wer den Bot betreibt, wenn es gesagt ist.
# Eine Zeile, die mit ## beginnt, ist eine Überschrift, eine mit • gehört zu einer Liste.
legal-title =
    .privacy = Datenschutz
    .terms = Nutzungsbedingungen
legal-fact =
    .operator = Betrieben von
    .contact = Kontakt
    .place = Gespeichert in
    .since = Gültig seit
    .nobody = Wer diesen Bot betreibt, hat es hier nicht gesagt. Frag die, die den Server verwalten, auf dem du spielst.
    .more = Vom Betreiber
legal-part =
    .stored =
        ## Was gespeichert wird
        • Über dich: deine Discord-Nummer, der Name, unter dem du zuletzt gesehen wurdest, deine Sprache, deine Einstellungen und wo deine Direktnachrichten mit dem Bot sind. Dein Avatar wird für Bilder geladen und nicht aufgehoben.
        • Über Tische: wer wo saß, und jede Karte, Ansage und andere Handlung mit ihrer Zeit. Das ist die Aufzeichnung der Partie: Ohne sie könnte niemand sie fortsetzen oder nachprüfen.
        • Über dein Spiel: Notizen, die du schreibst, Analysen, Lektionen, Antworten auf Rätsel, Übungspartien und Regeln, die du speicherst.
        • Über Ergebnisse: Wertungen, Saisons und Titel; Turniere, zu denen du dich anmeldest, die du leitest oder zu denen du eingeladen bist, und was daraus wurde.
        • Über Server: ihre Nummer, ihre Einstellungen und wen sie gesperrt haben; ihr Name nur, solange sie eine Seite für Browser haben.

        Der Bot liest keine Nachrichten. Er kennt keine E-Mail-Adresse und nimmt kein Geld; seine Seiten setzen keine Cookies und zählen keine Besucher, und sein Protokoll nennt niemanden.
    .why =
        ## Wofür
        Nur für das Spiel: damit du spielen, deine Ergebnisse sehen und in Ranglisten und Turnieren stehen kannst. Wo die DSGVO gilt, ist die Grundlage, dass du das verlangst, indem du den Bot benutzt (Artikel 6 Absatz 1 Buchstabe b), und für Sperren, faires Spiel und Sicherungen ein berechtigtes Interesse (Buchstabe f).
    .seen =
        ## Wer es sieht
        • Wer mit dir spielt oder den Kanal liest, sieht deinen Namen und was du am Tisch tust.
        • Andere auf den Servern, auf denen du spielst, sehen dich in Ranglisten und Profilen, außer du verbirgst dich dort mit `/einstellungen`.
        • Wer ein Turnier leitet, kann die Aufzeichnungen aller beendeten Partien darin bekommen.
        • Seiten für Browser liest, wer ihren Link hat. Den zu deinem Profil machst du selbst; den eines Turniers macht, wer es leitet, den eines Vereins, wer den Server verwaltet, und den einer beendeten Partie, wer darin mitgespielt hat.
        • Discord überträgt alles, was der Bot zeigt, nach seinen eigenen Datenschutzregeln. Was dorthin geschickt wurde, bleibt, bis es jemand löscht.

        Nichts wird verkauft, und nichts wird an andere weitergegeben.
    .kept =
        ## Wie lange
        Übungspartien werden { $days } Tage nach ihrem Ende gelöscht. Alles andere bleibt, bis du es löschen lässt oder der Bot aufgegeben wird. { $backup ->
            [0] Sicherungen können Gelöschtes noch enthalten, bis neuere sie ersetzen.
            [one] Sicherungen enthalten Gelöschtes noch bis zu { $backup } Tag lang.
           *[other] Sicherungen enthalten Gelöschtes noch bis zu { $backup } Tage lang.
        }
    .rights =
        ## Was du tun kannst
        Auf Discord zeigt dir `/datenschutz` jederzeit, was über dich gespeichert ist, gibt es dir als Datei und vergisst dich: Dein Name, deine Nummer, deine Einstellungen, Notizen, Lektionen, Rätsel, gespeicherten Regeln und Links werden sofort gelöscht. Partien und Ergebnisse bleiben, unter „Früher dabei“. Damit niemand dieselben Karten zweimal sieht oder eine Sperre umgeht, bleibt ein Code ohne deinen Namen, solange es darauf ankommt.

        Für alles andere, etwa eine Berichtigung oder einen Widerspruch, schreib an den, der den Bot betreibt. Du kannst dich auch bei der Datenschutzbehörde deines Landes beschweren.
    .what =
        ## Was das ist
        Dix de Der gibt auf Discord Karten für Belote aus. Das Spielen kostet nichts. Punkte, Wertungen und Titel sind kein Geld wert, und der Bot nimmt keine Einsätze.
    .who =
        ## Wer spielen darf
        Du brauchst ein Konto bei Discord. Dessen eigene Bedingungen gelten auch, und ebenso das Alter, ab dem es Leute zulässt. Wer einen Server verwaltet, entscheidet, wer an seinen Tischen spielt, und kann Leute sperren.
    .fair =
        ## Faires Spiel
        • Sag niemandem deine Karten, solange gespielt wird, und sieh dir die der anderen nicht an.
        • Spiel selbst: mit einem Konto, und ohne ein Programm, das für dich spielt.
        • Namen, Notizen und Ankündigungen müssen erlaubt sein und dürfen niemanden verletzen.
        • Versuch nicht, den Bot zu überlasten oder seine Grenzen zu umgehen.

        Wer sich nicht daran hält, kann ausgeschlossen werden, von einem Server oder von dem, der den Bot betreibt.
    .promise =
        ## Was nicht versprochen wird
        Der Bot wird angeboten, wie er ist. Er kann ausfallen, sich ändern oder enden, und eine Partie kann damit verloren gehen. Wer ihn betreibt, haftet nur, soweit das Gesetz es verlangt.
    .changes =
        ## Änderungen
        Diese Bedingungen können sich ändern. Wer danach weiterspielt, stimmt ihnen zu, wie sie dann sind.
