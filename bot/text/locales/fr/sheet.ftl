# The score sheet after a deal and the end of a party.
# In the picture
sheet-deal = Donne
sheet-tricks = Plis
sheet-der = Dix de der
sheet-belote = Belote
sheet-written = Marqué
sheet-held = En jeu
sheet-released = Repris
sheet-total = Total
outcome-made = Fait
outcome-dedans = Dedans
outcome-capot = Capot
outcome-litige = Litige
outcome-abeyance = En suspens

# In words; $mine is what the takers brought together, $theirs what the others did
sheet-took = **{ $name }** a pris à { $suit }.
sheet-made = **Contrat rempli :** { $mine } contre { $theirs }.
sheet-dedans = **Dedans :** seulement { $mine } contre { $theirs }, la défense marque tout.
sheet-capot = **Capot :** tous les plis !
sheet-litige = **Litige :** { $mine } contre { $theirs }, égalité.
sheet-abeyance = **Égalité :** { $mine } contre { $theirs }.
sheet-team = { $team } : { $sources } → **+{ $written }**
sheet-source-tricks =
    { $tricks ->
        [0] aucun pli
        [one] { $points } en un pli
       *[other] { $points } en { $tricks } plis
    }
sheet-source-der = 10 de der
sheet-source-belote = 20 de belote
sheet-missed-belote = { $team } avaient la belote et n’ont pas dit les deux mots : elle ne compte pas.
sheet-held-text =
    { $points ->
        [one] { $points } point reste en jeu, pour les gagnants de la donne suivante.
       *[other] { $points } points restent en jeu, pour les gagnants de la donne suivante.
    }
sheet-released-text = { $team } reprennent aussi les { $points } points en jeu.
sheet-totals = **Total :** { $first } **{ $first_points }** · { $second } **{ $second_points }**
