# The place of a table: its channel or thread is gone, or the bot may not write there any more.
table-lost = ⚠️ Ich kann { $table } in { $channel } nicht mehr zeigen: Den Kanal gibt es nicht mehr, oder ich darf dort nicht mehr schreiben. **Die Partie geht hier weiter**: Deine Karten kommen weiterhin als Direktnachricht. Sobald mich jemand, der den Server verwaltet, dort wieder schreiben lässt, ist der Tisch zurück.
table-lost-closed = { $table } ist geschlossen: Den Kanal gibt es nicht mehr. `/belote` eröffnet einen neuen Tisch.
