"""Pictures of a party, as PNG bytes: pure functions of what they show.

Everything is drawn by code, with fonts that come along (fonts/README.md), 1000 pixels wide. Letters
are at least 34 pixels in size, which are 12 on a phone that shows a picture 360 wide. It is
composed in one palette from sprites that are drawn once (colours.py, canvas.py), and packed with
zlib-ng. On one core of a two-core machine, drawing and encoding together, over a party of
every preset (`python -m tests.bench pictures`):

- a hand takes 2.0 ms (p95 5.2 ms) and weighs 30 KB, a table 1.6 ms (p95 4.5 ms) and 21 KB;
- the sheet of a party, drawn once, takes 6 ms and weighs 31 KB;
- a moment of a replay takes 5 ms and weighs 39 KB;
- a page of a tournament takes 20 ms and weighs 33 KB, the fullest, which are packed four times,
  200 ms and 39 KB;
- no other weighs more than 39 KB, but 41 KB the sheet of a party of fifty deals;
- the first picture after start takes 59 ms;
- sprites and finished pictures keep at most 96 MB.

Pillow's own palette PNG of the same hands, at zlib level 3, took twice as long and weighed a tenth
more; in full colours it took nine times as long and weighed twice as much, lossless WebP eleven
times as long for a fifth less.
"""
