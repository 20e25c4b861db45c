# The place of a table: its channel or thread is gone, or the bot may not write there any more.
table-lost = ⚠️ Ik kan { $table } niet meer laten zien in { $channel }: het kanaal is weg, of ik mag daar niet meer schrijven. **De partij gaat hier verder**: je kaarten blijven als privébericht komen. Zodra iemand die de server beheert me daar weer laat schrijven, is de tafel terug.
table-lost-closed = { $table } is gesloten: het kanaal is weg. `/belote` opent een andere tafel.
