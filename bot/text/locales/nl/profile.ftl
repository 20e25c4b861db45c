# /profile and /compare: what somebody has done in rated games, and the titles.
profile-title = Profiel van { $name }
profile-none =
    Je hebt nog geen partij voor het klassement uitgespeeld. Daarvoor zitten er mensen op alle plaatsen, speel je een van de gewone spelsoorten zonder iets aan de regels te veranderen, en wordt voor elk spel geschud: `/belote` opent een tafel, en de 🏅 daar laat zien dat de partij meetelt.
    Je andere partijen staan in `/geschiedenis`.
profile-none-of = { $name } heeft hier nog geen partij voor het klassement uitgespeeld.
profile-hidden = { $name } houdt deze cijfers voor zich.
profile-own-hidden = Je bent verborgen: anderen kunnen je profiel niet openen. Met `/voorkeuren` verander je dat.
profile-robot = Robots hebben geen profiel. Kies iemand die speelt.
profile-former = Hier is de naam gewist: er is geen profiel meer.
profile-place = Plaats { $rank }
profile-rating = Rating: **{ $rating }**
profile-curve = Rating na elke partij
profile-curve-told =
    { $count ->
        [one] De rating ging in { $count } partij van { $first } naar { $last }, tussen { $least } en { $most }
       *[other] De rating ging in { $count } partijen van { $first } naar { $last }, tussen { $least } en { $most }
    }
profile-games =
    { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
profile-run =
    { $count ->
        [0] nog geen op rij
       *[other] hoogstens { $count } op rij
    }
profile-won = Partijen: { $won } · { $run }
profile-other = { $pool }: { $rating } · { $won }
profile-made = Contracten gehaald
profile-of = { $part } van { $count }
profile-contracts = Contracten: { $taken } genomen, { $made } gehaald ({ $rate }), { $dedans } nat
profile-counts = Kapot: { $capots } · geklopt: { $coinches } · belotes: { $belotes }
profile-points = Punten per spel
profile-usual = gemiddeld: { $points }
profile-points-line = Punten per spel: { $points }; iedereen op dezelfde plaatsen: { $usual }
profile-lost = Weggegeven punten per spel, over { $count } partijen
profile-lost-line = Weggegeven: { $points } punten per spel · schone spellen: { $clean }
profile-lost-told = Weggegeven per spel: van { $first } naar { $last } in { $count } partijen, { $least } tot { $most }
profile-lessons = Lessen: { $done } van { $count } gedaan
profile-practice =
    { $count ->
        [0] Oefenen in de laatste { $days } dagen: geen partij
        [one] Oefenen in de laatste { $days } dagen: { $count } partij
       *[other] Oefenen in de laatste { $days } dagen: { $count } partijen
    }
profile-puzzles-none = Puzzels: nog geen opgelost
profile-against-chances = Naar de kansen
profile-expected = verwachte contracten: { $expected }
profile-expected-line = Naar de kansen: { $made } gehaald, { $expected } verwacht
profile-tile =
    .games = Partijen
    .run = Winst op rij
    .taken = Contracten
    .dedans = Nat
    .capots = Kapot
    .coinches = Geklopt
    .belotes = Belotes
    .titles = Titels
profile-with = Met wie
profile-against = Tegen wie
profile-partners = Maten van { $name }
profile-opponents = Tegenstanders van { $name }
profile-nobody = Nog niemand: er zijn een paar partijen met dezelfde mensen nodig.
profile-page = Mijn pagina in de browser
profile-page-about = Wie de link heeft, leest in een browser, zonder account, wat anderen in je `/profiel` lezen: je naam, ratings en cijfers, titels, toernooien en puzzels. De pagina telt alle servers samen en noemt er geen, en ook niemand met of tegen wie je speelde. Ze staat op geen lijst, zoekmachines wordt gevraagd haar over te slaan, en je kunt de link altijd weer intrekken.
profile-page-none = Er is nog geen link, dus niemand leest haar.
profile-page-hidden = Je bent verborgen: zolang leidt de link nergens heen. Met `/voorkeuren` verander je dat.

profile-titles = Titels
profile-titles-told = Titels: { $titles }
# Each title, and what earns it, in rated games.
title-name =
    .capot = Eerste kapot
    .faultless = Foutloos
    .contracts = Tien op rij
    .wins = Op dreef
    .comeback = Inhaalrace
    .pools = Alleskunner
    .belotes = Heer en vrouw
    .parties = Stamgast
    .together = Onafscheidelijk
    .clean = Schone handen
    .spotless = Smetteloos
title-about =
    .capot = alle slagen van een spel gehaald
    .faultless = alle contracten van een gewonnen partij gehaald, minstens { $number }
    .contracts = { $number } contracten op rij gehaald
    .wins = { $number } partijen op rij gewonnen
    .comeback = een partij gewonnen na een achterstand van { $number } punten
    .pools = partijen gewonnen op { $number } ranglijsten
    .belotes = in totaal { $number } belotes
    .parties = { $number } partijen uitgespeeld
    .together = { $number } partijen met dezelfde maat
    .clean = { $number } spellen waarin niets werd weggegeven, voor zover je kon weten
    .spotless = { $number } spellen waarin niets werd weggegeven, voor zover je kon weten

compare-title = { $first } en { $second }
compare-same = Kies twee verschillende mensen om te vergelijken.
compare-row = { $label }: { $first } – { $second }
compare-chance = Winstkans, één tegen één
compare-together =
    { $count ->
        [one] { $count } partij als maten, { $won } gewonnen
       *[other] { $count } partijen als maten, { $won } gewonnen
    }
compare-together-none = Nog geen partij als maten
compare-against =
    { $count ->
        [one] { $count } partij tegen elkaar
       *[other] { $count } partijen tegen elkaar
    }
compare-against-line =
    { $count ->
        [one] { $count } partij tegen elkaar: { $first } won er { $first_won }, { $second } { $second_won }
       *[other] { $count } partijen tegen elkaar: { $first } won er { $first_won }, { $second } { $second_won }
    }
compare-against-none = Nog geen partij tegen elkaar
