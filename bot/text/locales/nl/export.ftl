# /export: the record of a finished game as a file.
export-here = Hier is het verslag van { $table }: elke kaart in de volgorde waarin ze is gespeeld. `python -m bot verify` controleert of alles volgens de regels ging en of er eerlijk is gedeeld.
export-public = { $name } deelt het verslag van { $table }.
export-no-table = Welke tafel? Gebruik /exporteren in de thread van een tafel, of geef het nummer.
export-no-table-yours = Je hebt niet aan een tafel met dat nummer gezeten. `/geschiedenis` toont je partijen.
export-not-over = Aan { $table } wordt nog gespeeld: het verslag is er na de partij.
export-not-yours = Alleen wie aan { $table } zat, kan het verslag krijgen, tot een van hen het deelt met /exporteren.
