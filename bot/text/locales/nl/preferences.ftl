# /preferences: language and notices of a person.
preferences-title = Jouw voorkeuren
preferences-choose = Kies…
preferences-automatic = Zoals in mijn Discord
preferences-language = **Taal** van je kaarten en van alles wat alleen jij ziet:
preferences-notices = **Een bericht als je aan de beurt bent:**
preferences-colours = **Kleuren** op je kaarten:
notices-always = Altijd, meteen
notices-away = Als ik even niet speel
notices-never = Nooit
colours-2 = Twee: zwart en rood
colours-4 = Vier: ♠ zwart, ♥ rood, ♦ blauw, ♣ groen
rules-choose = Een andere pagina…
preferences-cards = **Je kaarten** komen:
cards-dm = In een privébericht
cards-table = Alleen aan de tafel, met Mijn kaarten
