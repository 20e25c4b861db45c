# Words drawn in pictures: there is little room for them.
# On the table
pic-no-trumps = OT
pic-all-trumps = AT
pic-coinche = Coinche
pic-schmeiss = Schmeiß
pic-tierce = Terz
pic-cinquante = Fünfziger
pic-cent = Hunderter
pic-carre = Vierling

# On the score sheet, beside those in sheet.ftl
pic-contract = Kontrakt
pic-generale = Gén.
pic-stopped = Gestoppt
pic-stopped-in-vain = Zu früh gestoppt
pic-proof-failed = Nicht bewiesen
pic-thrown-in = Alle gepasst
pic-counted = Gezählt
pic-trump-run = Acht Trümpfe

# On the sheet of the whole party
pic-surcoinche = Surcoinche
pic-contra = Kontra
pic-recontra = Rekontra
pic-drawn = Unentschieden
