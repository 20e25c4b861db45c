practice-name = Practice: { $rules }
practice-elsewhere = -# Only you see this message. If it stands still, use `/practice` once more. In a direct message with me it stays where it is.
practice-next = Next deal
practice-new = New game
practice-begin = Play against robots
practice-turned = Same deal, next seat
practice-once-more = Play this deal once more…
practice-from-bidding = From the bidding on
practice-from-trick = From trick { $number } on
practice-aside = ⏸️ **Put aside.** This game waits for you for a week.
practice-go-on = Go on
practice-earlier = Go on with an earlier game…
practice-party = { $rules } · deal { $number } · { $points }–{ $other_points }
practice-given-up = This game has waited for a week, and is over.

hint-button = Hint
hint-says = 💡 **Hint: { $what }.** { $reason }
hint-used = 💡 Hints in this deal: { $who }
