# A tournament’s table: the card in its channel, what its thread is told, what it counts.
# $tournament: its name; $team: “🔵 Anna and Cléo”; $when: “in 10 minutes”, $at: “21:30”.
tournament-table-name =
    { $round ->
        [0] { $tournament } · tafel { $table }
       *[other] { $tournament } · ronde { $round }, tafel { $table }
    }
tournament-table-thread =
    { $round ->
        [0] Tafel { $table }
       *[other] Ronde { $round }, tafel { $table }
    }
tournament-table-deals =
    { $deals ->
        [one] { $played } van { $deals } spel gespeeld
       *[other] { $played } van { $deals } spellen gespeeld
    }
tournament-table-best-of = Finale: wie van { $parties } partijen de meeste wint
tournament-table-parties = Gewonnen partijen: { $first } tegen { $second }
tournament-table-until = ⏳ De ronde duurt tot **{ $at }** ({ $when }).
tournament-table-open = ⏳ Open tot **{ $at }** ({ $when }).
tournament-table-no-limit = ⏳ De ronde duurt zo lang als de tafels nodig hebben.
tournament-table-then =
    .robots = Dan wordt het lopende spel afgemaakt, en robots spelen de spellen die nog ontbreken.
    .nothing = Dan wordt het lopende spel afgemaakt, en wat ontbreekt telt als 0–0.
    .ahead = Dan wordt het lopende spel afgemaakt, en wie voorstaat heeft gewonnen.
    .window = Spellen die dan niet af zijn, worden niet vergeleken.
tournament-table-cards = 🃏 Je kaarten komen als privébericht; **{ $button }** aan tafel toont ze ook.
tournament-table-round-ends = ⏳ Einde van de ronde: { $when }
tournament-table-closes = ⏳ Sluit: { $when }
tournament-table-last-deal = ⏰ De tijd is om: dit is het laatste spel.
tournament-table-called = ⏳ **Einde van de ronde: { $at }** ({ $when }).
tournament-table-time-up = ⏰ **De tijd van deze ronde is om.**
    .robots = Dit spel is nog van jullie; daarna spelen robots wat ontbreekt.
    .nothing = Dit spel is nog van jullie; wat ontbreekt telt als 0–0.
    .ahead = Dit spel is nog van jullie; daarna heeft wie voorstaat gewonnen.
tournament-table-robots =
    { $deals ->
        [one] 🤖 Robots spelen op alle vier de plaatsen het spel dat nog ontbreekt: het scoreblad komt zo.
       *[other] 🤖 Robots spelen op alle vier de plaatsen de { $deals } spellen die nog ontbreken: het scoreblad komt zo.
    }
tournament-table-robots-finish = 🤖 Robots maken dit spel af, op alle vier de plaatsen: het scoreblad komt zo.
tournament-table-ends-now = ⏰ **De organisator beëindigt het toernooi nu.** Is dit spel niet op tijd af, dan maken robots het af ({ $when }).
tournament-table-newcomer = 🪑 { $mention }, **jij speelt voortaan aan deze tafel**, op plaats { $seat }:
tournament-table-newcomer-robot = Tot je gaat zitten speelt een robot voor je.
tournament-table-newcomer-sits = -# 🪑 { $name } speelt hier nu.
tournament-table-newcomer-late = -# 🪑 Niemand heeft deze plaats genomen: een robot heeft er gespeeld.
tournament-table-sit = Ga zitten
tournament-table-where = Waarheen nu?
tournament-table-counts = **Wat het telt in het toernooi:**
tournament-table-counts-points =
    { $points ->
        [one] { $team }: **1 punt**
       *[other] { $team }: **{ $shown } punten**
    }
tournament-table-counts-match =
    { $match ->
        [one] { $team }: **1 matchpunt** ({ $shown })
       *[other] { $team }: **{ $match } matchpunten** ({ $shown })
    }
tournament-table-wins = 🏆 **{ $team } winnen deze wedstrijd.**
tournament-table-one-more = ⚖️ Gelijk: nog een spel beslist, zo meteen hier.
tournament-table-next-party = ▶️ De volgende partij begint zo meteen hier.
tournament-table-boards = 🗂️ Wat het telt, blijkt als alle tafels deze spellen gespeeld hebben.
tournament-table-compared = 🗂️ De spellen zijn vergeleken: **Waarheen nu?** toont waar je staat.
tournament-table-left = 🤖 { $name } heeft de plaats aan een robot gelaten: −{ $points } punten.
tournament-table-leave-costs = ⚠️ Wie aan het einde van de partij niet terug is, verliest { $points } punten in dit toernooi.
tournament-table-ended = -# De partij is afgelopen.
tournament-table-own-place = -# Moet je weg? **Sta op**: een robot speelt voor je. Alleen de organisator kan je vervangen.
tournament-table-close-sure = **{ $table } sluiten?** De partij eindigt hier en telt voor zover ze gespeeld is.
tournament-table-expel-sure = **{ $name } van de tafel halen?** Een robot speelt verder, en { $name } kan niet terug in deze partij. Moet iemand de plaats innemen, vervang { $name } dan in het toernooi.
tournament-table-expelled = Gedaan: daar speelt een robot.
