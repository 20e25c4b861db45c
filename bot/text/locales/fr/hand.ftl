# What one player sees in private: cards, calls, buttons.
hand-take = Prendre à { $suit_name } { $suit }
hand-pass = Passe (une)
hand-pass-second = Passe (deux)
hand-belote = + « Belote ! »
hand-rebelote = + « Rebelote ! »
hand-without-word = { $card } sans le mot
hand-wait = Ce n’est pas encore à vous : vos cartes s’éclaireront.
hand-wait-deal = On distribue les cartes.
hand-call = **À vous de parler.** La retourne : { $card }. Vous prenez, ou vous passez ?
hand-call-second = **À vous de parler.** Personne n’a voulu de la retourne ({ $card }). Une autre couleur, ou vous passez ?
hand-lead = **À vous :** vous entamez.
hand-play = **À vous de jouer.**
hand-closed-result = -# Cette donne est finie. { $outcome } : { $first } · { $second }
hand-closed = -# Cette donne est finie.
hand-to-table = Vers la table
