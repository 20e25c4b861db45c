suit-no-trumps = sans atout
suit-all-trumps = tout atout
sign-no-trumps = SA
sign-all-trumps = TA
trump-named = { $suit_name } { $suit }
bid-capot = capot
bid-generale = générale

# What is said when it is announced.
run-3 = tierce
run-4 = cinquante
run-5 = cent
run-6 = suite de six
run-7 = suite de sept
run-8 = suite de huit
carre-jack = carré de valets
carre-nine = carré de neuf
carre-ace = carré d’as
carre-ten = carré de dix
carre-king = carré de rois
carre-queen = carré de dames
