# Wat de lijst van Discord over de bot zegt: directory-about heeft hoogstens 400 tekens, en
# directory-more is de pagina eronder, in de markdown van Discord.
directory-about = Belote en familie, met vrienden of met robots: belote, coinche, contrée, klaverjas, Bulgaarse belote, met zijn tweeën, drieën of vieren. Je krijgt je kaarten als plaatje en speelt met knoppen. Lessen, puzzels, ranglijsten, seizoenen, en toernooien die vanzelf lopen. In het Engels, Frans, Duits, Nederlands en Bulgaars.
directory-more =
    ## Ga zitten en speel
    `/belote` opent een tafel in een kanaal. Robots vullen de lege plaatsen en houden die van wie even weg is. Iedereen krijgt zijn kaarten als plaatje in een privébericht; het kanaal kijkt mee aan tafel, zonder de handen.
    ## Zoals je thuis speelt
    Stellen regels uit Frankrijk, Duitsland, Nederland, Bulgarije en elders, en elke regel die iets betekent kun je veranderen. `/regels` vertelt die van je tafel in gewone woorden.
    ## Leer, en word beter
    Korte lessen met `/leren`, elke dag een puzzel met `/puzzel`, oefenen tegen robots, en na elk spel een bespreking van wat je kaarten en biedingen kostten.
    ## Voor clubs
    Toernooien in veel vormen, van inschrijving tot podium, met de stand aan de muur; ratings, seizoenen en competities.
    ## Eerlijk
    Waaruit elk pak wordt getrokken, ligt vast voor het begin en wordt na de partij verteld: iedereen kan de kaarten nakijken. Plaatjes worden voorgelezen aan wie ze niet ziet. De bot leest geen berichten, en `/privacy` laat zien, geeft en wist wat hij van je weet.
