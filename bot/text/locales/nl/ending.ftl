# A game that pauses or ends before its end, and the tables of somebody.

paused-by = ⏸️ **Gepauzeerd** door { $name } ({ $since }). De klokken staan stil, en niemand kan spelen tot de partij verdergaat.
paused-trouble = ⏸️ **Gepauzeerd** ({ $since }): er is bij ons iets misgegaan. De klokken staan stil, en geen kaart gaat verloren.
paused-hand = ⏸️ **De partij is gepauzeerd.** De klokken staan stil, en je kaarten blijven zoals ze zijn.
paused-resume = Hervat
trouble-message = ⚠️ Er is bij ons iets misgegaan, dus deze partij is gepauzeerd: de klokken staan stil, en geen kaart gaat verloren. Wie hier zit, kan **Hervat** proberen. Gebeurt het opnieuw, zeg het dan aan wie de bot draait: { $table }, actie { $events }.

# Asking to end the game. $team is “🔵 Alice and Clara”.
end-button = Beëindig de partij…
end-sure = **De partij nu beëindigen?** Ze telt dan niet: niemand wint of verliest. { $side ->
        [player] Je tegenstander moet akkoord gaan.
        [three] Alle anderen aan tafel moeten akkoord gaan.
       *[team] Iemand van de andere kant moet akkoord gaan.
    }
end-alone = **De partij nu beëindigen?** Ze telt dan niet: niemand wint of verliest. Verder hoeft niemand akkoord te gaan.
end-ask = Vraag het de anderen
end-now = Beëindig de partij
end-asked = Ik heb het de anderen gevraagd, in de thread van de tafel: { $link }
end-ended = De partij is beëindigd.
end-cancel = Annuleer
end-cancelled = Er is niets veranderd.
question-title = **{ $name } wil de partij hier beëindigen.** Ze zou niet tellen. { $side ->
        [team] Van elke kant is één akkoord genoeg.
       *[other] Iedereen aan tafel moet akkoord gaan.
    }
question-agreed = ✅ { $team }
question-open = ⏳ { $team }
question-agree = Akkoord
question-play-on = Speel door
question-settled = -# De partij gaat verder.
question-ended = -# De partij is beëindigd.
question-answered = Je bent akkoord. { $side ->
        [team] De andere kant moet nog antwoorden.
       *[other] Iemand moet nog antwoorden.
    }
question-stays = De partij gaat verder.

early-end =
    .agreed = **De partij eindigt hier**, zoals beide kanten wilden.
    .closed = **De tafel is gesloten** door wie ze geopend heeft, of door wie deze server beheert.
    .abandoned = **Er is al lang niemand meer aan de tafel**: de partij eindigt hier.
    .lost = **De thread van deze tafel is weg**: de partij eindigt hier.
    .time = **De tijd van deze ronde is om**: de partij eindigt hier.
    .decided = **De uitslag van deze tafel staat vast**: de partij eindigt hier.
    .forfeited = **Niet verschenen: { $names }.** De partij eindigt hier.
early-end-wanted =
    { $count ->
        [one] **De partij eindigt hier**, zoals { $names } wilde.
       *[other] **De partij eindigt hier**, zoals { $names } wilden.
    }
early-end-tournament = Wat ze waard is, staat in de stand van het toernooi. De stand was:
early-end-uncounted = Ze telt niet. De stand was:
hand-ended = -# De partij is vroegtijdig beëindigd: ze telt niet.

# What who is in charge may do.
manage-open = Beheer…
manage-party = ### Beheer { $table }
manage-expel = Iemand van de tafel halen…
manage-expel-sure = **{ $name } van de tafel halen?** Een robot speelt verder, de plaats wordt in het kanaal aangeboden, en { $name } kan niet terug in deze partij.
manage-expel-yes = Haal van de tafel
manage-expelled = Gedaan: daar speelt een robot, en de plaats wordt in het kanaal aangeboden.
manage-pause = Pauzeer
manage-paused = De partij is gepauzeerd.
manage-resumed = De partij gaat verder.
manage-close-sure = **{ $table } sluiten?** De partij eindigt hier en telt niet. Het verslag blijft.
manage-close-rated-sure = **{ $table } sluiten?** De partij telt mee voor de ranglijst: eindigt ze hier, dan wint of verliest niemand, en verandert er geen rating. Het verslag blijft.
manage-rated = -# Deze partij telt mee voor de ranglijst: de anderen moeten akkoord gaan voor ze eindigt of iemand van de tafel gaat. Wie aan de tafel zit, kan ook een pauze beëindigen.

# Whether somebody is taken off a table where they play for a rating.
removal-sure = **De anderen vragen of { $name } van de tafel gaat?** Iedereen die er is, moet akkoord gaan. Dan speelt een robot verder, wordt de plaats in het kanaal aangeboden, en kan { $name } niet terug in deze partij.
removal-unrated = De partij telt dan niet meer mee voor de ranglijst, voor niemand.
removal-asked = Ik heb het de anderen gevraagd, in de thread van de tafel: { $link }
removal-agreed = Je bent akkoord. Anderen moeten nog antwoorden.
removal-title = **{ $name } wil { $gone } van de tafel halen.** Een robot zou verderspelen, en de partij zou niet meer meetellen voor de ranglijst. Iedereen die er is, moet akkoord gaan.
removal-stays = Samen doorspelen
removal-done = **{ $name } is van de tafel gehaald.** De partij gaat verder, maar telt niet meer mee voor de ranglijst, voor niemand.

report-button = Meld een probleem
report-text = **Last van iemand, of van de tafel?** Zeg het aan wie deze server beheert: zij kunnen de partij pauzeren, iemand van de tafel halen of de tafel sluiten, met **Meer…** of /tafel. Niemand verliest er kaarten door.
    Doet **de bot** iets fout? Zeg het aan wie hem draait, en noem dit: { $table }, actie { $events }.
report-about = Wie dit toernooi organiseert, krijgt een bericht met een link naar deze tafel. Alleen zij lezen wat je schrijft, en je naam.
report-field = Wat is er aan de hand? (mag leeg zijn)
report-told = 📨 Ik heb { $names } geroepen, met een link naar deze tafel.
report-goes-on = Intussen gaat de partij door.
report-again = Ik heb { $names } zojuist al naar deze tafel geroepen: wacht nog een paar minuten.
report-nobody = Ik kan niemand bereiken die dit toernooi organiseert: zeg het aan wie deze server beheert. Zij kunnen de tafel pauzeren of iemand van de tafel halen, met **Meer…** of /tafel.

# /table
tables-own = ## Jouw tafels
tables-server = ## De tafels van deze server
tables-none = Je zit aan geen enkele open tafel. Open er een met /belote.
tables-lobby = **{ $table }**, nog niet begonnen: { $link }
tables-party = **{ $table }**, bezig: { $link }
tables-paused = **{ $table }**, gepauzeerd: { $link }
tables-not-here = Die tafel bestaat niet op deze server.
tables-over = { $table }: de partij is voorbij.
tables-left = Je bent van de tafel opgestaan.
