# Words of the game that other texts are made of: contracts, bids, declarations.

suit-no-trumps = no trumps
suit-all-trumps = all trumps
sign-no-trumps = NT
sign-all-trumps = AT
trump-named = { $suit } { $suit_name }
bid-capot = capot
bid-generale = générale

# What is said when it is announced.
run-3 = tierce
run-4 = cinquante
run-5 = cent
run-6 = run of six
run-7 = run of seven
run-8 = run of eight
carre-jack = four jacks
carre-nine = four nines
carre-ace = four aces
carre-ten = four tens
carre-king = four kings
carre-queen = four queens
