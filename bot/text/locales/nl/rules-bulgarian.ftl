# Bulgarian belot: the ladder, and what is written in tens.

rules-ladder-contra = Een tegenstander van het laatste bod mag op zijn beurt *contra* zeggen: het spel telt dubbel.
rules-ladder-recontra = De kant van dat bod mag dan op haar beurt *recontra* zeggen: het spel telt vier keer.
rules-ladder-end = Het bieden eindigt als er na iets anders drie keer achter elkaar gepast wordt.
rules-ladder-totals = Bij zonder troef tellen de punten van de slagen dubbel: er zijn er 260 in een spel, bij alles troef 258. Alleen de 90 voor kapot worden niet verdubbeld.
rules-ladder-no-declarations = Bij zonder troef is er geen roem, ook geen carré.
rules-ladder-trickless = Ook een kant zonder slag schrijft haar roem die telt.
rules-tens-points = Beide kanten tellen hun slagen, met 10 voor de laatste, hun roem en belotes, en 90 voor alle slagen samen.
rules-tens-made = **Gehaald**: de bieders hebben meer, en beide kanten schrijven hun tientallen.
rules-tens-inside = **Nat**: de bieders hebben minder, en de anderen schrijven de tientallen van beide kanten.
rules-tens-tie = **Het hangt** (gelijk): de anderen schrijven hun tientallen, die van de bieders hangen, en wie het volgende spel wint, krijgt ze.
rules-tens-doubled = Na een contra of recontra schrijft wie meer heeft de tientallen van beide kanten, vermenigvuldigd; bij gelijk hangt dat allemaal.
