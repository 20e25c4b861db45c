# Words drawn in pictures: there is little room for them.
# On the table
pic-no-trumps = ZT
pic-all-trumps = AT
pic-coinche = Geklopt
pic-schmeiss = Schmeiss
pic-tierce = Driekaart
pic-cinquante = Vierkaart
pic-cent = Vijfkaart
pic-carre = Carré

# On the score sheet, beside those in sheet.ftl
pic-contract = Contract
pic-generale = Gén.
pic-stopped = Gestopt
pic-stopped-in-vain = Te vroeg gestopt
pic-proof-failed = Niet bewezen
pic-thrown-in = Iedereen past
pic-counted = Geteld
pic-trump-run = Acht troeven

# On the sheet of the whole party
pic-surcoinche = Teruggeklopt
pic-contra = Contra
pic-recontra = Recontra
pic-drawn = Gelijkspel
