# Words drawn in pictures: there is little room for them.
# On the table
pic-no-trumps = БК
pic-all-trumps = ВК
pic-coinche = Контра
pic-schmeiss = Шмайс
pic-tierce = Терца
pic-cinquante = Кварта
pic-cent = Квинта
pic-carre = Каре

# On the score sheet, beside those in sheet.ftl
pic-contract = Договор
pic-generale = Ген.
pic-stopped = Спряна
pic-stopped-in-vain = Спряна рано
pic-proof-failed = Недоказано
pic-thrown-in = Всички пас
pic-counted = Броени
pic-trump-run = Осем коза

# On the sheet of the whole party
pic-surcoinche = Реконтра
pic-contra = Контра
pic-recontra = Реконтра
pic-drawn = Равна
