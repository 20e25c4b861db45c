"""The form of a tournament's name, description, contact and places, and what is written there."""

from collections.abc import Sequence

from discord import ui

from bot.text import Words
from bot.tournaments.live import Event
from bot.tournaments.live.organising.details import (
    LIMITED_IN,
    LONGEST_ABOUT,
    LONGEST_CONTACT,
    LONGEST_NAME,
    Details,
)
from cogs.answers import Sentence
from cogs.tournaments.organising.verdict_forms import Written, verdict_form


def draft_details_form(details: Details, words: Words, event_id: int, page: str) -> ui.Modal:
    """The form of a draft, whose places have a page of their own."""
    return details_form(
        fields_of_details(details, words, places=False), words, "t_written", event_id, page, "name"
    )


def details_form(fields: Sequence[Written], words: Words, verb: str, *args: object) -> ui.Modal:
    title = words("tournament-organiser-details")
    about = words("tournament-organiser-details-about")
    return verdict_form(title, about, fields, verb, *args)


def has_places(event: Event) -> bool:
    return event.state in LIMITED_IN and not event.plan.format.own_time


def fields_of_details(details: Details, words: Words, *, places: bool) -> list[Written]:
    found = [
        Written("text", words("tournament-organiser-name"), details.name, longest=LONGEST_NAME),
        Written(
            *("about", words("tournament-organiser-details-description"), details.about),
            longest=LONGEST_ABOUT,
            least=0,
            long=True,
        ),
        Written(
            *("contact", words("tournament-organiser-details-contact"), details.contact),
            longest=LONGEST_CONTACT,
            least=0,
        ),
    ]
    if places:
        most = str(details.most_entries or "")
        found.append(
            Written("most", words("tournament-organiser-details-most"), most, longest=3, least=0)
        )
    return found


def details_written(event: Event, values: Sequence[str]) -> Details:
    """Raises a `Sentence` for places that are no number."""
    name, about, contact, most = (*values, "", "", "", "")[:4]
    if len(values) < 4:
        return Details(name, about, contact, event.row.most_entries)
    typed = most.strip()
    if typed and not (typed.isascii() and typed.isdecimal() and int(typed)):
        raise Sentence("tournament-organiser-details-unread", text=typed)
    return Details(name, about, contact, int(typed) if typed else None)
