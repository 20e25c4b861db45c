# The pages of /rules. `rule-OPTION-VALUE` says one value of one option of bot/rules/core/ruleset.py,
# and `rule-OPTION` one that is a number; `rules-CHAPTER-…` is what does not depend on an option.
# $side: whether a side is a team of two or a single player. $auction: turn-up, bids or coinche.
# $answer: in-turn or any-time, to a coinche. $score: `coinche_score`. $generale: on or off.

rules-title-modified = { $preset } (modified)
rules-title =
    .cards = The cards
    .dealing = Dealing
    .auction = The auction
    .declarations = Declarations
    .contest = Which declarations score
    .play = The play
    .extra = No trumps and all trumps
    .belote = Belote and rebelote
    .roem = Roem
    .contract = When a contract is made
    .scoring = Counting a deal
    .end = The end of the game
    .arret = L’Arrêt
rules-title-sources = Where the rules come from

# The way to other pages, and from a refusal to its rule
rules-choose = Page { $page } of { $pages }: go to…
rules-back = Back
rules-next = Next
rules-why = Why?

# The first page
rules-game =
    .classique = Four players, two teams: whoever takes chooses trump, and has to make more points with their partner than the other team.
    .coinche = Four players, two teams: the highest bid says what is trump, and how many points its team has to make; the other team may double it with *coinche*.
    .klaverjas = Four players, two teams: somebody has to choose trump and make more than half of the points with their partner; cards that lie together in a trick bring *roem*.
    .clobyosh = Two players with nine cards each: whoever takes chooses trump, and has to make more points than the other; much of the pack stays out of play.
    .bulgarian = Four players, two teams: the highest bid on a ladder names what is trump, and its team has to make more points than the other; tens are written.
    .kloppen = Four players, two teams: the highest bid says what is trump, and how many points have to be made.
    .belote3 = Three players: whoever takes the suit turned up, or another, plays alone against the other two and has to make more points than each of them; everybody scores for themselves.
    .belote3-all8 = Three players: whoever names a suit as trump plays alone against the other two and has to make more points than each of them; everybody scores for themselves.
    .belote3-chien = Three players: whoever names a suit as trump takes up the *chien* and plays alone against the other two; everybody scores for themselves.
    .decouverte = Two players with half of their cards face up: whoever takes chooses trump, and has to make more points than the other.
    .decouverte-bids = Two players with half of their cards face up: the highest bid says what is trump, and how many points have to be made.
rules-saved-as = These rules are saved on this server as **{ $name }**.
rules-changed = **What is different:**
rules-changed-more =
    { $more ->
        [one] One more rule is different: see the next pages.
       *[other] { $more } more rules are different: see the next pages.
    }
rules-overview-marks = A small number after a rule leads to its source at the foot of the page.

# Where a rule comes from: the section of the rule book, and the documents. The short names stand
# in a row behind the section.
rules-note = { $section }: { $notes }
# One of them, in the list of what these names stand for
rules-source-about = • **{ $name }**: { $about }
rules-sources-intro = Our rule book was made from five documents. A1, A6, C3 and so on are its parts: when a card is refused, you are told which of them asks for it.
rules-source-site =
    .coinche-bga = this game as on Board Game Arena (boardgamearena.com), by its public code
    .bulgarian = this game by the Bulgarian text of belot-rules.hit.bg; where it is silent, by open programs
    .contree-ffb = this game by the rules of the French federation, the FFB (ffbelote.org, 2015)
    .coinche-ffb = this game by the rules of the French federation, the FFB (ffbelote.org, 2015)
    .coinche-concours = this game by the contest rules of coinchons.fr
    .contree-announced = this game as the open program slim0/contree (github.com) plays it
    .clobyosh = this game as books on card games and open rule sheets tell it (David Parlett, catsatcards.com, umich.edu)
    .klaverjas-amsterdam = this game as clubs of Amsterdam play it (kaartclub-dehoop.nl), and pagat.com
    .klaverjas-rotterdam = this game by the rules of Rotterdam of the union NKU (klaverjasunie.nl)
    .belote3 = this game as exoty.com tells it; where it is silent, by other pages and programs, which differ much
source-every = all documents
source-name =
    .pagat = pagat.com
    .pagat-variant = pagat.com (variant)
    .pagat-german = pagat.com (German)
    .pagat-english = pagat.com (English)
    .french = French page
    .club = German club sheet
    .dutch = Dutch sheet
    .outside = known elsewhere
    .decided = decided here
source-about =
    .pagat = the pages on belote of John McLeod’s collection of card games, in German and in English
    .pagat-variant = what these pages give as a way some people play
    .pagat-german = what the German pages alone say
    .pagat-english = what the English page alone says
    .french = a page for beginners on belote as it is played in France
    .club = the house rules of a club in Germany
    .dutch = a sheet in Dutch with classic belote and Kloppen
    .outside = in none of these documents, but in other rules and programs, like coinche and contrée as a whole
    .decided = no document says it, or not clearly, and a game has to know
