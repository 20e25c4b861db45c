"""The look of cards for readers of a language."""

from functools import cache

from bot.text import Words as Texts
from card_images.drawing.colours import Felt
from card_images.drawing.look import Look, Words


@cache
def look_for(words: Texts, *, four_colours: bool = False, felt: Felt = Felt.DARK) -> Look:
    """How pictures look to readers of a language."""
    return Look(
        indices={rank.value: index for rank, index in words.indices.items()},
        words=Words(
            no_trumps=words("pic-no-trumps"),
            all_trumps=words("pic-all-trumps"),
            coinche=words("pic-coinche"),
            tierce=words("pic-tierce"),
            cinquante=words("pic-cinquante"),
            cent=words("pic-cent"),
            carre=words("pic-carre"),
            deal=words("sheet-deal"),
            tricks=words("sheet-tricks"),
            der=words("sheet-der"),
            belote=words("sheet-belote"),
            contract=words("pic-contract"),
            written=words("sheet-written"),
            held=words("sheet-held"),
            released=words("sheet-released"),
            total=words("sheet-total"),
            made=words("outcome-made"),
            dedans=words("outcome-dedans"),
            capot=words("outcome-capot"),
            generale=words("pic-generale"),
            litige=words("outcome-litige"),
            abeyance=words("outcome-abeyance"),
            stopped=words("pic-stopped"),
            stopped_in_vain=words("pic-stopped-in-vain"),
            proof_failed=words("pic-proof-failed"),
            counted=words("pic-counted"),
            trump_run=words("pic-trump-run"),
            thrown_in=words("pic-thrown-in"),
            surcoinche=words("pic-surcoinche"),
            drawn=words("pic-drawn"),
        ),
        four_colours=four_colours,
        felt=felt,
    )
