help-title = So wird hier gespielt
help-start = **Los geht’s** mit `/belote` in einem Kanal: Such dir ein Spiel aus. Setz dich per Knopf hin, gegenüber von deinem Wunschpartner, und füll die freien Plätze mit Freunden oder Robotern auf. Sind alle Plätze besetzt, drückt jemand am Tisch auf Starten.
help-games = **Spiele**: Belote, wie sie in Frankreich, in den Niederlanden, in einem deutschen Club oder auf Turnieren gespielt wird; Kloppen, die Coinche mit Geboten; und Belote Découverte zu zweit. *Regeln…* am Tisch erklärt sie, und wer den Tisch eröffnet hat, kann sie dort vor dem Start ändern.
help-cards = **Deine Karten** kommen als Direktnachricht. Die hellen darfst du spielen: Drück auf den Knopf einer Karte, und sie ist gespielt. Eine graue sagt dir, warum sie warten muss. Keine Direktnachrichten? Drück am Tisch auf *Meine Karten*.
help-table = **Der Tisch** hat seinen eigenen Thread, mit dem Stich, dem Trumpf und dem Stand. Dort darf jeder zusehen und mitreden.
help-away = **Musst du weg?** Mit *Mehr…* am Tisch kannst du aufstehen (ein Roboter spielt, bis du wieder da bist), Ersatz suchen oder vorschlagen aufzuhören. `/tisch` findet deine Tische.
help-after = **Nach jedem Spiel** zeigt die Abrechnung, wer was gemacht hat, und nach der Partie könnt ihr gleich noch eine spielen.
help-more = Neu bei Belote? `/regeln` erklärt alles Seite für Seite, im Thread eines Tisches so, wie dort gespielt wird. `/rangliste` zeigt, wer gewinnt, `/verlauf` hat deine Partien zum Nachspielen, und mit `/einstellungen` wählst du deine Sprache und wann du benachrichtigt wirst.
