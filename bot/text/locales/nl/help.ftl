help-title = Zo speel je hier
help-start = **Begin** met `/belote` in een kanaal, en kies welke belote je wilt spelen. Neem plaats met een knop, tegenover de maat die je wilt, en vul de lege plaatsen met vrienden of robots. Zijn alle plaatsen bezet, dan drukt iemand aan de tafel op Start.
help-games = **Spelsoorten**: belote zoals in Frankrijk, in Nederland, in een Duitse club of op wedstrijden; Kloppen, de coinche met biedingen; en belote découverte voor twee. Onder *Regels…* aan de tafel staan ze uitgelegd, en wie de tafel heeft geopend kan ze daar vóór het begin veranderen.
help-cards = **Je kaarten** komen in een privébericht. De lichte mag je spelen: druk op de knop van een kaart om die te spelen. Een grijze zegt je waarom die nog moet wachten. Geen privéberichten? Druk op *Mijn kaarten* aan de tafel.
help-table = **De tafel** heeft een eigen thread, met de slag, de troef en de stand. Iedereen mag er meekijken en meepraten.
help-away = **Moet je weg?** Met *Meer…* aan de tafel kun je opstaan (een robot speelt tot je er weer bent), iemand voor je plaats zoeken, of de anderen vragen om te stoppen. `/tafel` vindt je tafels terug als hun berichten uit het zicht zijn.
help-after = **Na elk spel** zegt een scoreblad wie wat gehaald heeft, en na de partij kun je nog een keer spelen.
help-more = Nog nooit belote gespeeld? `/regels` legt het pagina voor pagina uit, en in de thread van een tafel zoals er daar gespeeld wordt. `/ranglijst` toont wie er wint, `/geschiedenis` bewaart je partijen om na te spelen, en met `/voorkeuren` kies je je taal en wanneer je een melding krijgt.
