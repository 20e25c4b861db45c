# The rules of clobyosh: two players, runs, and how a deal counts.

rules-clobyosh-points = Achttien van de 32 kaarten worden gespeeld. Met 10 voor de laatste slag heeft een spel hooguit { $all } punten, meestal minder.
rules-clobyosh-after = Heeft iemand genomen, dan krijgen beiden nog drie kaarten: elk negen. De omgedraaide kaart blijft op tafel, de rest wordt niet gespeeld.
rules-clobyosh-dix = *Dix*: is de omgedraaide kleur troef, dan mag wie de zeven ervan heeft, die vóór het uitkomen ruilen voor de omgedraaide kaart. Het wordt aan beiden gevraagd, zodat de vraag niets verraadt.
rules-clobyosh-second = Passen beiden, dan komt er een tweede ronde: neem door een van de drie andere kleuren te noemen, of pas weer.
rules-clobyosh-runs = **Reeksen** in één kleur ({ $ranks }): drie kaarten leveren 20 punten op, vier 50. Carrés leveren niets op.
rules-clobyosh-talk = Wie uitkomt, zegt bij de eerste kaart wat de beste reeks waard is; de ander antwoordt “goed”, “niet goed” of “gelijk”. Is het gelijk, dan beslist de hoogste kaart, dan troef. Heeft wie uitkomt er geen, dan noemt de ander de waarde van de eigen reeks.
rules-clobyosh-shown = Wie de beste reeks heeft, schrijft alle eigen reeksen en laat ze na de eerste slag zien; de ander schrijft er geen en laat niets zien.
rules-clobyosh-reached = Beiden tellen de kaarten van hun slagen, met 10 voor de laatste slag, hun reeksen en hun belote. Wie nam, moet meer hebben dan de ander.
rules-clobyosh-made = **Gehaald**: beiden schrijven de eigen punten.
rules-clobyosh-failed = **Nat**: wie nam, schrijft niets, de ander de punten van beiden.
