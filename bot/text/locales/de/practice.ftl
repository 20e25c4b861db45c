practice-name = Übung: { $rules }
practice-elsewhere = -# Nur du siehst diese Nachricht. Bewegt sie sich nicht mehr, nimm noch einmal `/üben`. In einer Direktnachricht mit mir bleibt sie stehen.
practice-next = Nächstes Spiel
practice-new = Neue Partie
practice-begin = Gegen Roboter spielen
practice-turned = Gleiches Spiel, nächster Platz
practice-once-more = Dieses Spiel noch einmal …
practice-from-bidding = Ab dem Reizen
practice-from-trick = Ab Stich { $number }
practice-aside = ⏸️ **Zur Seite gelegt.** Diese Partie wartet eine Woche auf dich.
practice-go-on = Weiterspielen
practice-earlier = Eine frühere Partie weiterspielen …
practice-party = { $rules } · Spiel { $number } · { $points }–{ $other_points }
practice-given-up = Diese Partie hat eine Woche gewartet und ist vorbei.

hint-button = Tipp
hint-says = 💡 **Tipp: { $what }.** { $reason }
hint-used = 💡 Tipps in diesem Spiel: { $who }
