# Pages for browsers: what stands in them besides the texts of tournaments.

pages-overview = Overview
pages-part =
    .pairings = Pairings
    .tables = Tables
    .log = Log
pages-by =
    .table = by table
    .name = by name
    .by-table = By table
    .by-name = By name
pages-told =
    .skip = To the content
    .languages = Languages
    .parts = Parts of this tournament
    .wall = For the wall
    .about = Dix de Der · For reading only. You play on Discord.
    .rank = Rank
    .name = Name
    .table = Table
    .sides = Who plays
    .score = Points
    .against = Against
    .offline = No connection: this is how it stood before.
    .calendar = Into my calendar
pages-clock =
    .left = left in this round
    .over = Time is up
    .paused = Paused
pages-tournaments = Tournaments
pages-none = There is nothing to see here yet.

# Titles of pages that say why there is nothing else to see, and below them what one can do.
pages-error =
    .not-found = No such page
    .method = For reading only
    .busy = Many are looking
    .later = Not now
    .results = The results do not add up
    .broken = Something went wrong
pages-sorry =
    .not-found = This link leads nowhere, or was taken back. Ask the organiser for the one that holds.
    .method = Nothing can be changed on these pages. Everything is done on Discord.
    .busy = More people are looking than can be served at once. Please try again in a few seconds.
    .later = The pages cannot be read at the moment. Please try again in a minute.
    .results = The organiser has to put a result right before there is anything to see here.
    .broken = That was our fault, and stands in the log. Please try again.
