"""Draw every pack of a party again: `python3 check_deals.py RECORD [TOURNAMENT]`.

Both are files as they are exported. It needs Python alone; docs/fair-deals.md says what is computed
here, and what it proves.
"""

import hashlib
import hmac
import itertools
import json
import struct
import sys
from pathlib import Path

PACK = [rank + suit for suit in "SHDC" for rank in "AKQJT987"]


def mac(key, message):
    return hmac.digest(key, message.encode(), "sha256")


def numbers(key, label):
    for block in itertools.count():
        yield from struct.unpack(">8I", mac(key, f"{label}:{block}"))


def below(limit, chance):
    return next(each for each in chance if each < 2**32 - 2**32 % limit) % limit


def shuffled(things, chance):
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1, chance)
        order[last], order[other] = order[other], order[last]
    return order


def heaps(deal, rules):
    """The cards that lay together: tricks; of a deal nobody took hands and stock, or fields."""
    players, pack = rules["players"], deal["pack"].split()
    played = [play[:2] for play in deal["plays"] if play[0] in "AKQJT987"]
    if played:
        return [played[n : n + players] for n in range(0, 32, players)]
    hands = [[] for _ in range(players)]
    packets = "4-4-4-4" if players == 2 else deal["packets"] or rules["packets"]
    for size, step in itertools.product(map(int, packets.split("-")), range(1, players + 1)):
        hands[(deal["dealer"] + step) % players] += pack[:size]
        del pack[:size]
    if players == 2:  # each place of a field: the card on top, and the one beneath
        return [[hand[n] for place in range(8) for n in (place + 8, place)] for hand in hands]
    return [*hands, pack] if pack else hands


def new_pack(record, key, number):
    if number == 1 or record["rules"]["shuffle"] == "every_deal":
        return shuffled(PACK, numbers(key, f"pack:{number}"))
    chance = numbers(key, f"gather:{number}")
    swept = [shuffled(heap, chance) for heap in heaps(record["deals"][number - 2], record["rules"])]
    return list(itertools.chain(*shuffled(swept, chance)))


def wrong(record):
    """Name what does not come from the seed that was committed."""
    seed = bytes.fromhex(record["seed"])
    if hashlib.sha256(seed).hexdigest() != record["commitment"]:
        yield "the seed"
    pressed = [f"{seat}={each}" for seat, each in enumerate(record["nonces"]) if each is not None]
    key = mac(seed, f"nonces:{','.join(pressed)}") if pressed else seed
    for number, deal in enumerate(record["deals"], 1):
        pack = new_pack(record, key, number)
        if (deal["shuffle"] or deal["gather"]).split() != pack:
            yield f"the pack of deal {number}"
        cut = deal["cut"] or 0
        if "cut" in deal["time_outs"] and cut != 3 + below(27, numbers(key, f"cut:{number}")):
            yield f"the host's cut of deal {number}"
        if deal["pack"] and deal["pack"].split() != pack[cut:] + pack[:cut]:
            yield f"the cards dealt in deal {number}"


def not_of_the_round(record, tournament):
    """Name a seed that is none of a duplicate's rounds."""
    secret, seed = bytes.fromhex(tournament["board_secret"]), bytes.fromhex(record["seed"])
    if seed not in [mac(secret, f"boards:{number}") for number in tournament["board_seeds"]]:
        yield "the seed of the round"


if __name__ == "__main__":
    files = [json.loads(Path(name).read_text("utf-8")) for name in sys.argv[1:]]
    found = [*wrong(files[0]), *(not_of_the_round(*files) if len(files) == 2 else ())]
    print("All of it comes from the seed." if not found else f"Not as drawn: {', '.join(found)}.")
    sys.exit(bool(found))
