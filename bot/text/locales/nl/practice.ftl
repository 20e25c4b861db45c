practice-name = Oefenen: { $rules }
practice-elsewhere = -# Alleen jij ziet dit bericht. Beweegt het niet meer, gebruik dan opnieuw `/oefenen`. In een privébericht met mij blijft het staan.
practice-next = Volgend spel
practice-new = Nieuwe partij
practice-begin = Tegen robots spelen
practice-turned = Zelfde spel, volgende plaats
practice-once-more = Dit spel nog eens spelen…
practice-from-bidding = Vanaf het bieden
practice-from-trick = Vanaf slag { $number }
practice-aside = ⏸️ **Opzijgelegd.** Deze partij wacht een week op je.
practice-go-on = Verder spelen
practice-earlier = Verder met een eerdere partij…
practice-party = { $rules } · spel { $number } · { $points }–{ $other_points }
practice-given-up = Deze partij heeft een week gewacht en is voorbij.

hint-button = Tip
hint-says = 💡 **Tip: { $what }.** { $reason }
hint-used = 💡 Tips in dit spel: { $who }
