# Tables and cards in the browser: the replay of a finished game that its players share, and the tables of a tournament.
pages-live = Live tables
pages-live-part = Live
pages-live-none = No table is being played at the moment.
pages-live-is =
    .playing = Being played
    .hidden = The same deals are still played at other tables: nothing of them is shown until all have played them.
    .held = How it stands is shown when the round is over.
    .paused = Paused
pages-live-watch = Watch in the browser
pages-live-delay = Shown with a delay of { $span }.
pages-table =
    .trick = Trick
    .moves = Card by card
    .dealer = Dealer
    .asked = their turn
pages-steps =
    .first = To the start of the deal
    .back = Back
    .on = Next
    .last = To the end of the deal

# On Discord: a finished game gets a link, or loses it.
share-button = Share in the browser…
share-title = This game in the browser
share-about = Whoever has the link steps through this game card by card, without an account. They see **all hands**, your names, the score sheet and the comments from the replay.
share-who = Any of its players may share it, and any of them may take the link back.
share-none = This game has no link.
