# /preferences: language and notices of a person.
preferences-title = Your preferences
preferences-choose = Choose…
preferences-automatic = Same as my Discord
preferences-language = **Language** of your cards and of everything only you see:
preferences-notices = **A message when it is your turn:**
preferences-colours = **Colours of the suits** on your cards:
notices-always = Always, at once
notices-away = If I take a while to play
notices-never = Never
colours-2 = Two: black and red
colours-4 = Four: ♠ black, ♥ red, ♦ blue, ♣ green
rules-choose = Another page…
preferences-cards = **Your cards** come:
cards-dm = By direct message
cards-table = Only at the table, with My hand
