# Why an action is refused, and what to do instead. One text for each reason of bot/rules/errors.py.
# $instead: the cards that may be played ("the 9♠ or the J♠"); $rule: where the rule book says so.

refusal-not-asked = It is not your turn for that: have a look at the table to see who is asked.
refusal-party-over = This party is over: press Again under the final score for another one.
refusal-not-in-hand = That card is not in your hand any more: play one of those you still hold.
refusal-not-this-call = In the first round you can only take the suit that is turned up, or pass (rule { $rule }).
refusal-turned-suit = Nobody took the suit that was turned up: name one of the other three, or pass (rule { $rule }).
refusal-must-follow = You must follow suit: play { $instead } (rule { $rule }).
refusal-must-beat-trump = Trump is led, and you can go higher: play { $instead } (rule { $rule }).
refusal-must-beat-plain = You must beat the card that holds the trick: play { $instead } (rule { $rule }).
refusal-must-trump = You cannot follow suit, so you must trump: play { $instead } (rule { $rule }).
refusal-must-overtrump = You must overtrump: play { $instead } (rule { $rule }).
refusal-must-undertrump = You cannot go higher, but you must still play a trump: play { $instead } (rule { $rule }).
refusal-no-undertrump = Your partner’s trump holds the trick, so no lower trump here: play { $instead } (rule { $rule }).
refusal-king-first = The king of trump goes before the queen: play { $instead } (rule { $rule }).
refusal-no-belote = There is nothing to announce with this card: play it without the word (rule { $rule }).
refusal-bad-pack = That is not a complete pack of 32 cards: it has to be shuffled again.
refusal-bad-cut = Leave at least three cards on each side of the cut (rule { $rule }).
refusal-bad-draw = Everybody draws one card, each a different one: it has to be drawn again (rule { $rule }).
