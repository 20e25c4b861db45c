# Before a party: the table in its channel, its seats and buttons.
lobby-free =
    { $free ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $free } plaatsen vrij.
    }
lobby-full = Iedereen is er: druk op Start!
lobby-partners = Plaats 1 en 3 spelen samen, en 2 en 4 ook.
lobby-expires = Sluit vanzelf: { $when }
lobby-not-shuffled = Tussen de spellen alleen couperen: kaarten van één slag blijven buren.
lobby-sit = Neem plaats
lobby-agree = Akkoord
lobby-to-agree = moet nog akkoord gaan
lobby-not-agreed =
    { $count ->
        [one] ⏳ De regels zijn veranderd: { $names } moet akkoord gaan, of opstaan.
       *[other] ⏳ De regels zijn veranderd: { $names } moeten akkoord gaan, of opstaan.
    }
lobby-start = Start
lobby-fill = Vul aan met robots
lobby-open = Tafel openen
lobby-leave = Sta op
lobby-opened-by = Geopend door { $name }.
lobby-rules = Regels…
lobby-more = Meer…
lobby-robot = Robot erbij of eruit…
    .beginner = Kennen de regels en niet veel meer
    .casual = Spelen verstandig en onthouden de laatste slag
    .club = Onthouden elke kaart en wat die verraadt
    .strong = Denken vooruit
    .expert = Denken langer vooruit
lobby-robot-in = Robot op plaats { $seat }
lobby-robot-out = Robot weg van plaats { $seat }
lobby-robot-levels = Hoe goed robots spelen…
lobby-robot-level = Robots spelen: { $level }
robot-level =
    .beginner = beginner
    .casual = recreatief
    .club = club
    .strong = sterk
    .expert = expert
lobby-rated = 🏅 Met klassement: deze partij telt mee voor de ranglijst.
lobby-rated-robots = 🏅 Met klassement: deze partij telt mee voor de ranglijst met robots.
lobby-rated-duplicate = 🏅 Met klassement: de eindstand van het hele toernooi telt mee.
lobby-unrated =
    .shuffle = Zonder klassement: tussen de spellen wordt alleen gecoupeerd, dus blijven kaarten van één slag buren.
    .rules = Zonder klassement: jullie hebben eigen regels.
    .robots = Zonder klassement: er speelt een robot mee.
    .hints = Zonder klassement: tips zijn toegestaan.
lobby-unrated-too-short = Zonder klassement: te kort. Een partij telt mee vanaf { $deals } spellen of { $points } punten.
lobby-ladder-about = Partijen met robots tellen in een eigen ranglijst, als iedereen aan tafel daaraan meedoet.
lobby-unrated-robot-level = Zonder klassement: in hun ranglijst spelen robots op niveau “{ $level }”.
lobby-choose-level = Kies dat hieronder.
lobby-rate = Met klassement spelen
lobby-ladder-join = Meedoen
lobby-ladder-leave = Ranglijst verlaten
lobby-hands-open = Na elk spel mag iedereen hier alle handen zien.
lobby-hands-closed = Na een spel blijven de handen gesloten.
lobby-open-hands = Handen tonen
lobby-close-hands = Gesloten houden
lobby-playing = De partij is bezig.
lobby-to-table = Naar de tafel
lobby-over =
    .expired = Deze tafel is gesloten, want niemand heeft gestart. `/belote` opent een andere.
    .closed = Deze tafel is gesloten. `/belote` opent een andere.
lobby-closed-answer = De tafel is gesloten.
lobby-welcome = Je hebt een plaats aan { $table }: { $link }
    Je kaarten komen hier zodra de partij begint.
lobby-dm-closed = Ik kan je geen privébericht sturen: je privéberichten staan uit. Geen nood: druk aan de tafel op **Mijn kaarten**. Wil je je kaarten toch als bericht, sta dan privéberichten toe in de privacy-instellingen van deze server.
lobby-held-seat = { $name } speelt nog een keer: je plaats aan { $table } is vrijgehouden. { $link }
lobby-invitation = { $mentions }, { $name } nodigt uit aan tafel: { $link }
lobby-invite-others = Jij bent er al: kies iemand anders.

manage-remove = Een plaats vrijmaken…
manage-remove-one = Plaats { $seat }: { $name }
manage-swap = Twee plaatsen wisselen…
manage-swap-two = Plaats { $first } en { $second }
manage-invite = Mensen uitnodigen…
manage-close = Sluit de tafel
lobby-hints-on = Tips zijn toegestaan: een knop bij de hand noemt een kaart en zegt waarom.
lobby-hints-off = Geen tips.
lobby-hints-allow = Tips toestaan
lobby-hints-forbid = Geen tips
