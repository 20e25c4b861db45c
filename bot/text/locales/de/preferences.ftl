# /preferences: language and notices of a person.
preferences-title = Deine Einstellungen
preferences-choose = Auswählen…
preferences-automatic = Wie in meinem Discord
preferences-language = **Sprache** deiner Karten und von allem, was nur du siehst:
preferences-notices = **Eine Nachricht, wenn du dran bist:**
preferences-colours = **Farben** auf deinen Karten:
notices-always = Immer, sofort
notices-away = Wenn ich mir Zeit lasse
notices-never = Nie
colours-2 = Zwei: schwarz und rot
colours-4 = Vier: ♠ schwarz, ♥ rot, ♦ blau, ♣ grün
rules-choose = Eine andere Seite…
preferences-cards = **Deine Karten** kommen:
cards-dm = Als Direktnachricht
cards-table = Nur am Tisch, mit Meine Karten
