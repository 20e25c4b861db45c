# Words of the game that other texts are made of: contracts, bids, declarations.

suit-no-trumps = zonder troef
suit-all-trumps = alles troef
sign-no-trumps = ZT
sign-all-trumps = AT
trump-named = { $suit } { $suit_name }
bid-capot = kapot
bid-generale = générale

# What is said when it is announced.
run-3 = driekaart
run-4 = vierkaart
run-5 = vijfkaart
run-6 = zeskaart
run-7 = zevenkaart
run-8 = achtkaart
carre-jack = vier boeren
carre-nine = vier negens
carre-ace = vier azen
carre-ten = vier tienen
carre-king = vier heren
carre-queen = vier vrouwen
