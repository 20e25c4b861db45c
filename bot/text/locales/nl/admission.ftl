# Wie op een server tafels mag openen en er mag gaan zitten.
refused-hasty = Je hebt in één minuut { $most } dingen veranderd: wacht een minuut en probeer het dan opnieuw.
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
