# De pagina’s /privacy en /terms. Boven deze teksten staat wie de bot beheert, als dat gezegd is.
# Een regel die met ## begint is een kop, een met • hoort bij een lijst.
legal-title =
    .privacy = Privacy
    .terms = Gebruiksvoorwaarden
legal-fact =
    .operator = Beheerd door
    .contact = Contact
    .place = Bewaard in
    .since = Geldig sinds
    .nobody = Wie deze bot beheert, heeft dat hier niet gezegd. Vraag het aan wie de server beheert waar je speelt.
    .more = Van de beheerder
legal-part =
    .stored =
        ## Wat wordt bewaard
        • Over jou: je Discord-nummer, de naam waaronder je het laatst bent gezien, je taal, je voorkeuren, en waar je privéberichten met de bot staan. Je avatar wordt opgehaald voor plaatjes en niet bewaard.
        • Over tafels: wie waar zat, en elke kaart, elk bod en elke andere handeling met de tijd erbij. Dat is het verslag van de partij: zonder dat kon niemand ermee verder of ze nakijken.
        • Over je spel: briefjes die je schrijft, besprekingen, lessen, antwoorden op puzzels, oefenpartijen, en regels die je bewaart.
        • Over uitslagen: ratings, seizoenen en titels; toernooien waarvoor je je inschrijft, die je organiseert of waarvoor je bent uitgenodigd, en de uitslag ervan.
        • Over servers: hun nummer, hun instellingen, en wie ze hebben geblokkeerd; hun naam alleen zolang ze een pagina voor de browser hebben.

        De bot leest geen berichten. Hij kent geen e-mailadres en neemt geen geld aan; zijn pagina’s plaatsen geen cookies en tellen geen bezoekers, en zijn logboek noemt niemand.
    .why =
        ## Waarvoor
        Alleen voor het spel: zodat je kunt spelen, je uitslagen ziet, en in ranglijsten en toernooien staat. Waar de AVG geldt, is de grondslag dat je daarom vraagt door de bot te gebruiken (artikel 6, lid 1, onder b), en voor blokkeringen, eerlijk spel en back-ups een gerechtvaardigd belang (onder f).
    .seen =
        ## Wie het ziet
        • Wie met je speelt of het kanaal leest, ziet je naam en wat je aan tafel doet.
        • Anderen op de servers waar je speelt zien je in ranglijsten en profielen, tenzij je je daar met `/voorkeuren` verbergt.
        • Wie een toernooi organiseert, kan de verslagen van alle afgelopen partijen ervan krijgen.
        • Pagina’s voor de browser leest wie de link heeft. Die naar je profiel maak je zelf; die van een toernooi maakt wie het organiseert, die van een club wie de server beheert, en die van een afgelopen partij wie erin heeft meegespeeld.
        • Discord brengt alles over wat de bot laat zien, volgens zijn eigen privacybeleid. Wat daarheen is gestuurd, blijft tot iemand het verwijdert.

        Niets wordt verkocht, en niets wordt aan iemand anders doorgegeven.
    .kept =
        ## Hoelang
        Oefenpartijen worden { $days } dagen na hun einde gewist. Al het andere blijft tot je het laat wissen of de bot ophoudt. { $backup ->
            [0] Back-ups kunnen nog bevatten wat gewist is, tot nieuwere ze vervangen.
            [one] Back-ups bevatten wat gewist is nog tot { $backup } dag lang.
           *[other] Back-ups bevatten wat gewist is nog tot { $backup } dagen lang.
        }
    .rights =
        ## Wat je kunt doen
        Op Discord laat `/privacy` je altijd zien wat er over je wordt bewaard, geeft het je als bestand, en vergeet je: je naam, je nummer, je voorkeuren, briefjes, lessen, puzzels, bewaarde regels en links worden meteen gewist. Partijen en uitslagen blijven, onder “Speelde ooit mee”. Zodat niemand dezelfde kaarten twee keer ziet of om een blokkering heen komt, blijft er een code zonder je naam zolang dat ertoe doet.

        Schrijf voor al het andere, zoals een correctie of een bezwaar, aan wie de bot beheert. Je kunt ook een klacht indienen bij de privacytoezichthouder van je land.
    .what =
        ## Wat dit is
        Dix de Der deelt belote op Discord. Spelen kost niets. Punten, ratings en titels zijn geen geld waard, en de bot neemt geen inzetten aan.
    .who =
        ## Wie mag spelen
        Je hebt een account op Discord nodig. De voorwaarden daarvan gelten ook, net als de leeftijd vanaf welke je er mag zijn. Wie een server beheert, bepaalt wie er aan de tafels speelt, en kan mensen blokkeren.
    .fair =
        ## Eerlijk spel
        • Vertel niemand je kaarten zolang er gespeeld wordt, en kijk niet naar die van anderen.
        • Speel zelf: met één account, en zonder een programma dat voor je speelt.
        • Namen, briefjes en aankondigingen moeten wettig zijn en mogen niemand kwetsen.
        • Probeer de bot niet te overbelasten en zijn grenzen niet te omzeilen.

        Wie zich daar niet aan houdt, kan worden uitgesloten, door een server of door wie de bot beheert.
    .promise =
        ## Wat niet wordt beloofd
        De bot wordt aangeboden zoals hij is. Hij kan weg zijn, veranderen of stoppen, en daarmee kan een partij verloren gaan. Wie hem beheert, is alleen aansprakelijk voor zover de wet dat eist.
    .changes =
        ## Wijzigingen
        Deze voorwaarden kunnen veranderen. Wie daarna verder speelt, gaat ermee akkoord zoals ze dan zijn.
