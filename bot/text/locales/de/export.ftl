# /export: the record of a finished game as a file.
export-here = Hier ist die Aufzeichnung von { $table }: jede Karte in der Reihenfolge, in der sie gespielt wurde. `python -m bot verify` prüft, ob alles den Regeln folgt und die Karten ehrlich verteilt waren.
export-public = { $name } teilt die Aufzeichnung von { $table }.
export-no-table = Welcher Tisch? Benutz /exportieren im Thread eines Tisches, oder gib seine Nummer an.
export-no-table-yours = An einem Tisch mit dieser Nummer hast du nicht gesessen. `/verlauf` zeigt dir deine Partien.
export-not-over = An { $table } wird noch gespielt: Die Aufzeichnung gibt es nach der Partie.
export-not-yours = Die Aufzeichnung von { $table } bekommt nur, wer dort gesessen hat, bis sie jemand von ihnen mit /exportieren teilt.
