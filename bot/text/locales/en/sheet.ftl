# The score sheet after a deal and the end of a party.
# In the picture
sheet-deal = Deal
sheet-tricks = Tricks
sheet-der = Last trick
sheet-belote = Belote
sheet-written = Scored
sheet-held = Held
sheet-released = Regained
sheet-total = Total
outcome-made = Made
outcome-dedans = Dedans
outcome-capot = Capot
outcome-litige = Litige
outcome-abeyance = Held

# In words; $mine is what the takers brought together, $theirs what the others did
sheet-took = **{ $name }** took { $suit }.
sheet-made = **Made:** { $mine } against { $theirs }.
sheet-dedans = **Dedans:** only { $mine } against { $theirs }, so the others score everything.
sheet-capot = **Capot:** all eight tricks!
sheet-litige = **Litige:** { $mine } against { $theirs }, a tie.
sheet-abeyance = **Tie:** { $mine } against { $theirs }.
sheet-team = { $team }: { $sources } → **+{ $written }**
sheet-source-tricks =
    { $tricks ->
        [0] no tricks
        [one] { $points } in one trick
       *[other] { $points } in { $tricks } tricks
    }
sheet-source-der = 10 for the dix de der
sheet-source-belote = 20 for belote
sheet-missed-belote = { $team } held the belote and did not say both words: it does not count.
sheet-held-text =
    { $points ->
        [one] One point stays in play, for the winners of the next deal.
       *[other] { $points } points stay in play, for the winners of the next deal.
    }
sheet-released-text = { $team } also get the { $points } points that were in play.
sheet-totals = **Total:** { $first } **{ $first_points }** · { $second } **{ $second_points }**
