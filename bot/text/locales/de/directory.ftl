# Was das Verzeichnis von Discord über den Bot sagt: directory-about hat höchstens 400 Zeichen, und
# directory-more ist die Seite darunter, in Discords Markdown.
directory-about = Belote und Verwandte, mit Freunden oder mit Robotern: Belote, Coinche, Contrée, Klaverjas, bulgarische Belote, zu zweit, dritt oder viert. Du bekommst deine Karten als Bild und spielst mit Knöpfen. Lektionen, Rätsel, Ranglisten, Saisons und Turniere, die von selbst laufen. Auf Englisch, Französisch, Deutsch, Niederländisch und Bulgarisch.
directory-more =
    ## Hinsetzen und spielen
    `/belote` eröffnet einen Tisch in einem Kanal. Roboter füllen die freien Plätze und halten den von allen, die kurz fort sind. Jeder bekommt seine Karten als Bild in einer Direktnachricht; der Kanal sieht dem Tisch zu, ohne die Blätter.
    ## Wie man es zu Hause spielt
    Regelwerke aus Frankreich, Deutschland, den Niederlanden, Bulgarien und anderswo, und jede Regel, die etwas bedeutet, lässt sich ändern. `/regeln` sagt die des eigenen Tisches in einfachen Worten.
    ## Lernen und besser werden
    Kurze Lektionen mit `/lernen`, jeden Tag ein Rätsel mit `/rätsel`, Üben gegen Roboter, und nach jedem Spiel eine Analyse, was die eigenen Karten und Ansagen gekostet haben.
    ## Für Vereine
    Turniere in vielen Formen, von der Anmeldung bis zum Podium, mit dem Stand an der Wand; Wertungen, Saisons und Ligen.
    ## Fair
    Woraus jedes Blatt gezogen wird, steht vor dem Beginn fest und wird nach der Partie verraten: Jeder kann die Karten nachprüfen. Bilder werden denen vorgelesen, die sie nicht sehen. Der Bot liest keine Nachrichten, und `/datenschutz` zeigt, gibt heraus und löscht, was er über dich weiß.
