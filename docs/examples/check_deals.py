"""Draw every pack of a party again: `python3 check_deals.py RECORD [TOURNAMENT]`.

Both are files as they are exported. It needs Python alone; docs/fair-deals.md says what is computed
here, and what it proves.
"""

import hashlib
import hmac
import json
import sys
from itertools import chain, count
from pathlib import Path
from struct import unpack

CARDS = [rank + suit for suit in "SHDC" for rank in "AKQJT987"]


def mac(key, message):
    return hmac.digest(key, message.encode(), "sha256")


def dice(key, label):
    """Return what draws a number below a limit, from the stream of that label."""
    words = chain.from_iterable(unpack(">8I", mac(key, f"{label}:{n}")) for n in count())
    return lambda limit: next(each for each in words if each < 2**32 - 2**32 % limit) % limit


def shuffled(things, below):
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def initial_pack(rules):
    three = rules["auction"] == "three" and rules["pack3"] == "24"
    return [card for card in CARDS if card[0] not in "78"] if three else CARDS


def packets(deal, rules):
    """The sizes of what is dealt to everybody before somebody takes."""
    if rules["auction"] == "three" and rules["pack3"] == "32_chien":
        return "3232"
    if rules["auction"] == "three" and rules["deal3"] == "all8":
        return "323"
    return "4444" if in_fields(rules) else (deal["packets"] or rules["packets"]).split("-")


def in_fields(rules):
    return rules["players"] == 2 and rules["auction"] != "clobyosh"


def stock(deal):
    """What nobody played at clobyosh: the turned card, or the seven that was exchanged for it, and
    the cards behind the two hands of nine."""
    pack = deal["pack"].split()
    turned = pack[12]
    if any(call.endswith(" exchange") for call in deal["calls"]):
        turned = "7" + turned[1]
    return [turned, *pack[19:]]


def heaps(deal, rules):
    """The cards that lay together: tricks, and what was laid away or stayed out; of a deal nobody
    took hands and stock, or fields."""
    players, pack = rules["players"], deal["pack"].split()
    played = [play[:2] for play in deal["plays"] if play[0] in "AKQJT987"]
    if played:
        laid = [call.split()[2] for call in deal["calls"] if " discard " in call]
        tricks = [played[n : n + players] for n in range(0, len(played), players)]
        if rules["auction"] == "clobyosh":
            return [*tricks, stock(deal)]
        return [*tricks, laid] if laid else tricks
    hands = [[] for _ in range(players)]
    for size in packets(deal, rules):
        for step in range(1, players + 1):
            hands[(deal["dealer"] + step) % players] += pack[: int(size)]
            del pack[: int(size)]
    if in_fields(rules):  # each place of a field: the card on top, and the one beneath
        return [[*chain.from_iterable(zip(hand[8:], hand[:8], strict=True))] for hand in hands]
    return [*hands, pack] if pack else hands


def wrong(record):
    """Name what does not come from the seed that was committed."""
    seed, rules, before = bytes.fromhex(record["seed"]), record["rules"], None
    if hashlib.sha256(seed).hexdigest() != record["commitment"]:
        yield "the seed"
    pressed = [f"{seat}={each}" for seat, each in enumerate(record["nonces"]) if each is not None]
    key = mac(seed, f"nonces:{','.join(pressed)}") if pressed else seed
    for number, deal in enumerate(record["deals"], 1):
        if before is None or rules["shuffle"] == "every_deal":
            pack = shuffled(initial_pack(rules), dice(key, f"pack:{number}"))
        else:
            below = dice(key, f"gather:{number}")
            swept = [shuffled(heap, below) for heap in heaps(before, rules)]
            pack = [*chain.from_iterable(shuffled(swept, below))]
        if (deal["shuffle"] or deal["gather"]).split() != pack:
            yield f"the pack of deal {number}"
        cut = deal["cut"] or 0
        if "cut" in deal["time_outs"] and cut != 3 + dice(key, f"cut:{number}")(len(pack) - 5):
            yield f"the host's cut of deal {number}"
        if deal["pack"] and deal["pack"].split() != pack[cut:] + pack[:cut]:
            yield f"the cards dealt in deal {number}"
        before = deal


def rounds(tournament):
    """The seeds of a duplicate's rounds."""
    secret = bytes.fromhex(tournament["board_secret"])
    return [mac(secret, f"boards:{number}").hex() for number in tournament["board_seeds"]]


if __name__ == "__main__":
    record, *tournaments = [json.loads(Path(name).read_text("utf-8")) for name in sys.argv[1:]]
    found = list(wrong(record))
    if any(record["seed"] not in rounds(each) for each in tournaments):
        found.append("the seed of the round")
    print("All of it comes from the seed." if not found else f"Not as drawn: {', '.join(found)}.")
    sys.exit(bool(found))
