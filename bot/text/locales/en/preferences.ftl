# /preferences: language and notices of a person.
preferences-title = Your preferences
preferences-choose = Choose…
preferences-automatic = As in my Discord
preferences-language = **Language** of your cards and of all that only you see.
preferences-notices = **When it is your turn**, send me a message:
preferences-colours = **Colours of the suits** on your cards:
notices-always = Always, at once
notices-away = When I have not played for 20 seconds
notices-never = Never
colours-2 = Two: black and red
colours-4 = Four: ♠ black, ♥ red, ♦ blue, ♣ green
rules-choose = Another page…
preferences-cards = **Your cards** come:
cards-dm = By direct message
cards-table = Only when I press My hand at the table
