# Wie op een server tafels mag openen en er mag gaan zitten.
refused-blocked = Wie deze server beheert, houdt je weg van de tafels. Praat er met hen over; kijken kun je nog steeds.
refused-role-needed = Op deze server zijn de tafels voor de rol { $role }: vraag die aan wie de server beheert.
refused-too-many-seats = Je zit al aan { $most } tafels: speel eerst een partij uit, of verlaat een tafel (Meer…, of /tafel).
refused-too-many-hosted = Je hebt hier al { $most } tafels geopend die nog niet klaar zijn: maak er eerst een af, of sluit er een (Meer…, of /tafel).
refused-too-many-new = Je bent in één minuut aan { $most } partijen begonnen: speel er een, of probeer het over een minuut opnieuw.
refused-hasty = Je hebt in één minuut { $most } dingen veranderd: wacht een minuut en probeer het dan opnieuw.
refused-server-full =
    { $most ->
        [one] Op deze server is { $most } tafel open, meer staat hij niet toe: wacht tot die klaar is, of schuif daar aan.
       *[other] Op deze server zijn { $most } tafels open, meer staat hij niet toe: wacht tot er een klaar is, of schuif aan bij een ervan.
    }
blocks-title = Geblokkeerde mensen
blocks-about = Wie geblokkeerd is, opent hier geen tafel en gaat er niet zitten; kijken mag nog steeds. Een plaats aan een tafel die nog niet begonnen is, komt vrij. In een lopende partij verandert er niets tot iemand ingrijpt. Inschrijvingen voor toernooien die nog niet begonnen zijn, vervallen.
blocks-still-plays = **{ $name }** speelt nog in **{ $tournament }**: vervangen of uit het toernooi halen kan daar met `/toernooi beheren`.
blocks-nobody = Niemand is geblokkeerd.
blocks-list =
    { $count ->
        [one] { $count } persoon: { $names }
       *[other] { $count } mensen: { $names }
    }
blocks-latest = De laatste { $count }: { $names }
blocks-add = Blokkeer iemand…
blocks-remove = Laat iemand weer meespelen…
# A slash command that is not as it was sent.
refused-unknown-command = Deze opdracht is intussen veranderd: typ hem opnieuw en kies uit wat Discord aanbiedt. /help weet meer.
