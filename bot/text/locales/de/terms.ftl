# Words of the game that other texts are made of: contracts, bids, declarations.

suit-sign =
    .no-trumps = OT
    .all-trumps = AT
trump-named = { $suit } { $suit_name }
bid-called =
    .capot = Capot
    .generale = Générale

# What is said when it is announced.
run-called =
    .of-3 = Terz
    .of-4 = Fünfziger
    .of-5 = Hunderter
    .of-6 = Folge von sechs
    .of-7 = Folge von sieben
    .of-8 = Folge von acht
carre-called =
    .jack = vier Buben
    .nine = vier Neunen
    .ace = vier Asse
    .ten = vier Zehnen
    .king = vier Könige
    .queen = vier Damen
carre-unnamed = Vierer
