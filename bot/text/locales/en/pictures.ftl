# Words drawn in pictures: there is little room for them.
# On the table
pic-no-trumps = NT
pic-all-trumps = AT
pic-coinche = Coinche
pic-schmeiss = Schmeiss
pic-tierce = Tierce
pic-cinquante = Cinquante
pic-cent = Cent
pic-carre = Carré

# On the score sheet, beside those in sheet.ftl
pic-contract = Contract
pic-generale = Gén.
pic-stopped = Stopped
pic-stopped-in-vain = Stopped too soon
pic-proof-failed = Proof failed
pic-thrown-in = All passed
pic-counted = Counted
pic-trump-run = Eight trumps

# On the sheet of the whole party
pic-surcoinche = Surcoinche
pic-contra = Contra
pic-recontra = Recontra
pic-drawn = Draw
