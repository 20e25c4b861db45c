# The rules of klaverjas: roem, and how a deal counts.

rules-roem-runs = Drie opeenvolgende kaarten van een kleur in één slag zijn 20 roem, vier zijn 50; de volgorde loopt van aas tot zeven.
rules-roem-stuk = *Stuk*, heer en vrouw van troef in één slag, is 20 roem, ook naast een reeks.
rules-roem-four = Vier gelijke kaarten in één slag zijn 100 roem.
rules-roem-winner = Roem is voor wie de slag wint, wie de kaarten ook speelde.
rules-choice-reached = Elke kant telt de kaarten van de eigen slagen, met 10 voor de laatste slag, en de eigen roem. Wie speelt, moet met zijn maat meer dan de helft van dat alles halen.
rules-choice-made = **Gehaald**: elke kant schrijft de eigen punten en roem.
rules-choice-nat = **Nat** (niet gehaald): de tegenpartij schrijft { $all } en de roem van beide kanten.
rules-choice-pit = **Pit** (alle slagen voor wie speelt): { $all }, 100 extra en de eigen roem.
