# Words of the game that other texts are made of: contracts, bids, declarations.

suit-no-trumps = ohne Trumpf
suit-all-trumps = alles Trumpf
sign-no-trumps = OT
sign-all-trumps = AT
trump-named = { $suit } { $suit_name }
bid-capot = Capot
bid-generale = Générale

# What is said when it is announced.
run-3 = Terz
run-4 = Fünfziger
run-5 = Hunderter
run-6 = Folge von sechs
run-7 = Folge von sieben
run-8 = Folge von acht
carre-jack = vier Buben
carre-nine = vier Neunen
carre-ace = vier Asse
carre-ten = vier Zehnen
carre-king = vier Könige
carre-queen = vier Damen
