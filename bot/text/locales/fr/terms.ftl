suit-sign =
    .no-trumps = SA
    .all-trumps = TA
trump-named = { $suit_name } { $suit }
bid-called =
    .capot = capot
    .generale = générale

# What is said when it is announced.
run-called =
    .of-3 = tierce
    .of-4 = cinquante
    .of-5 = cent
    .of-6 = suite de six
    .of-7 = suite de sept
    .of-8 = suite de huit
carre-called =
    .jack = carré de valets
    .nine = carré de neuf
    .ace = carré d’as
    .ten = carré de dix
    .king = carré de rois
    .queen = carré de dames
carre-unnamed = un carré
