# Words of the game that other texts are made of: contracts, bids, declarations.

suit-sign =
    .no-trumps = БК
    .all-trumps = ВК
trump-named = { $suit } { $suit_name }
bid-called =
    .capot = капо
    .generale = генерал

# What is said when it is announced.
run-called =
    .of-3 = терца
    .of-4 = кварта
    .of-5 = квинта
    .of-6 = поредица от шест
    .of-7 = поредица от седем
    .of-8 = поредица от осем
carre-called =
    .jack = каре валета
    .nine = каре деветки
    .ace = каре аса
    .ten = каре десетки
    .king = каре попове
    .queen = каре дами
carre-unnamed = каре
