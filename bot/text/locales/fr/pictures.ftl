# Words drawn in pictures: there is little room for them.
# On the table
pic-no-trumps = SA
pic-all-trumps = TA
pic-coinche = Coinche
pic-schmeiss = Schmeiss
pic-tierce = Tierce
pic-cinquante = Cinquante
pic-cent = Cent
pic-carre = Carré

# On the score sheet, beside those in sheet.ftl
pic-contract = Contrat
pic-generale = Gén.
pic-stopped = Arrêt
pic-stopped-in-vain = Arrêt manqué
pic-proof-failed = Preuve manquée
pic-thrown-in = Tous passent
pic-counted = Compté
pic-trump-run = Huit atouts

# On the sheet of the whole party
pic-surcoinche = Surcoinche
pic-contra = Contra
pic-recontra = Recontra
pic-drawn = Partie nulle
