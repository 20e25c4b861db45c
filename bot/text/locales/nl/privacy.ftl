# /privacy: wat er over iemand wordt bewaard, en vergeten worden.
former-player = Speelde ooit mee
privacy-title = Wat ik van je weet
privacy-about = Alleen jij ziet dit. Ik bewaar:
privacy-name = je Discord-nummer en je naam hier, { $name }
privacy-language = de taal van je Discord, of de taal die je hebt gekozen
privacy-preferences = je voorkeuren, en waar onze privéberichten staan
privacy-page = de link naar je pagina in de browser; in je `/profiel` trek je hem in
privacy-tables =
    { $count ->
        [one] { $count } tafel waar je hebt gezeten
       *[other] { $count } tafels waar je hebt gezeten
    }
privacy-actions =
    { $count ->
        [one] { $count } ding dat je daar deed: een kaart, een bod, één keer couperen
       *[other] { $count } dingen die je daar deed: kaarten, biedingen, couperen
    }
privacy-notes =
    { $count ->
        [one] { $count } briefje van jou bij een kaart of bod
       *[other] { $count } briefjes van jou bij kaarten en biedingen
    }
privacy-results =
    { $count ->
        [one] { $count } uitslag van een partij, voor de ranglijst
       *[other] { $count } uitslagen van partijen, voor de ranglijst
    }
privacy-tournaments =
    { $count ->
        [one] { $count } toernooi waarvoor je je hebt ingeschreven, en de uitslag ervan
       *[other] { $count } toernooien waarvoor je je hebt ingeschreven, en de uitslagen ervan
    }
privacy-practice =
    { $count ->
        [one] { $count } oefenpartij, met de besprekingen; die verdwijnt { $days } dagen na het einde
       *[other] { $count } oefenpartijen, met de besprekingen; elk verdwijnt { $days } dagen na het einde
    }
privacy-lessons = hoe ver je bent in de lessen
privacy-puzzles =
    { $count ->
        [one] je antwoord op { $count } puzzel
       *[other] je antwoorden op { $count } puzzels
    }
privacy-rulesets =
    { $count ->
        [one] { $count } stel regels dat je onder een naam hebt bewaard
       *[other] { $count } stellen regels die je onder een naam hebt bewaard
    }
privacy-blocks =
    { $count ->
        [one] dat { $count } server je van de tafels weghoudt
       *[other] dat { $count } servers je van hun tafels weghouden
    }
privacy-more = Ik lees geen berichten en geef niets door. Wie een toernooi organiseert, kan de verslagen van alle afgelopen partijen ervan krijgen. Wat ik naar Discord heb gestuurd, zoals scoreformulieren met namen, blijft daar tot iemand het verwijdert.
privacy-export = Alles in een bestand
privacy-delete = Vergeet mij…
privacy-exported = Dit is alles wat ik over je bewaar. Alleen jij ziet dit bericht.
privacy-sure-title = Jou vergeten?
privacy-sure = Je verlaat al je tafels: wat je hebt geopend en nog niet begonnen is, sluit, en in lopende partijen nemen robots je plaats in. Je naam, je Discord-nummer, je voorkeuren, de link naar je pagina, de regels die je hebt bewaard, je briefjes, lessen en puzzels worden gewist. De partijen blijven, onder “Speelde ooit mee”; oefenpartijen verdwijnen vanzelf. Ongedaan maken kan ik dit niet; speel je weer, dan begin je opnieuw.
privacy-traces = Wat niemand twee keer mag zien, en de blokkering door een server, herken ik zonder je naam, aan een code waar alleen je Discord-nummer bij past: voor een partij die bezig is en voor de spellen van een duplicate verdwijnt die zodra ze voorbij zijn; een blokkering blijft tot de server ze opheft.
privacy-delete-now = Ja, vergeet mij
privacy-back = Nee, terug
privacy-forgotten = Klaar: ik ken je niet meer. Bedankt voor het spelen!
