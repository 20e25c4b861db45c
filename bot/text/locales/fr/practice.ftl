practice-name = Entraînement : { $rules }
practice-elsewhere = -# Ce message n’est visible que pour vous. S’il ne bouge plus, refaites `/entraînement`. Dans un message privé avec moi, il reste en place.
practice-next = Donne suivante
practice-new = Nouvelle partie
practice-begin = Jouer contre des robots
practice-turned = Même donne, place suivante
practice-once-more = Rejouer cette donne…
practice-from-bidding = À partir des enchères
practice-from-trick = À partir du pli { $number }
practice-aside = ⏸️ **Mise de côté.** Cette partie vous attend une semaine.
practice-go-on = Reprendre
practice-earlier = Reprendre une partie d’avant…
practice-party = { $rules } · donne { $number } · { $points }–{ $other_points }
practice-given-up = Cette partie a attendu une semaine : elle est terminée.

hint-button = Conseil
hint-says = 💡 **Conseil : { $what }.** { $reason }
hint-used = 💡 Conseils dans cette donne : { $who }
