# The page of /setup about seasons. $ends and $until are moments, as Discord shows them.
seasons-title = Seizoenen
seasons-about = Elk seizoen heeft een eigen ranglijst, en de eindstand blijft in `/ranglijst`. Seizoenen beginnen en eindigen om middernacht UTC. Wat je hier kiest, is voor het **volgende** seizoen: het lopende houdt zijn einde.
seasons-none = Hier is nog geen partij voor het klassement gespeeld. Met de eerste begint het eerste seizoen, en dat duurt tot { $until }.
seasons-now = **Seizoen { $number }** duurt tot { $ends }, en het volgende tot { $until }.
seasons-length = **Hoe lang** een seizoen duurt:
seasons-months = { $count ->
        [one] { $count } maand
       *[other] { $count } maanden
    }
seasons-start = **Wanneer** het begint, op de eerste van:
seasons-podium = **Podium** aan het eind van een seizoen, in dit kanaal:
seasons-no-podium = Geen podium
# The post at the end of a season. $season is “Season 2 · Jul–Sep 2026”, $date a day.
podium-title = 🏆 Het podium van het seizoen
podium-season = { $season }: afgelopen op { $date }
podium-table = Eindstand
podium-about = Het volgende seizoen is begonnen: iedereen gaat verder vanwaar die stond, en de eerste partijen tellen zwaarder. Wie zich op de ranglijst verbergt, wordt hier niet genoemd. Met /instellen kies je het kanaal.
