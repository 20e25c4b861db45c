# What one player sees in private: cards, calls, buttons.
hand-take = Take { $suit } { $suit_name }
hand-pass = Pass
hand-pass-second = Pass
hand-belote = + “Belote!”
hand-rebelote = + “Rebelote!”
hand-without-word = { $card } without a word
hand-wait = Not your turn yet: your cards light up when it is.
hand-wait-deal = The next cards are being dealt.
hand-call = **Your call.** Turned up: { $card }. Take it as trump, or pass?
hand-call-second = **Your call.** Nobody took the { $card }. Name another suit, or pass?
hand-lead = **Your turn:** you lead.
hand-play = **Your turn.**
hand-closed-result = -# This deal is over. { $outcome }: { $first } · { $second }
hand-closed = -# This deal is over.
hand-to-table = To the table
