"""All that is stored about somebody, in plain words, and the question before it is deleted."""

import discord

from bot.storage.people.people import Person
from bot.storage.people.privacy import Holdings
from bot.tables.party.practice import DAY, KEPT
from bot.text import Words
from cogs.press import button
from cogs.screens.screen import GREY, Screen, layout, rows, text


def privacy_screen(person: Person, holdings: Holdings, words: Words) -> Screen:
    lines = [
        words("privacy-name", name=words.name(person.name)),
        words("privacy-language"),
        words("privacy-preferences"),
    ]
    if holdings.tables:
        lines.append(words("privacy-tables", count=holdings.tables))
    if holdings.practice:
        lines.append(words("privacy-practice", count=holdings.practice, days=int(KEPT / DAY)))
    if holdings.actions:
        lines.append(words("privacy-actions", count=holdings.actions))
    if holdings.results:
        lines.append(words("privacy-results", count=holdings.results))
    if holdings.tournaments:
        lines.append(words("privacy-tournaments", count=holdings.tournaments))
    if holdings.lessons:
        lines.append(words("privacy-lessons"))
    if holdings.puzzles:
        lines.append(words("privacy-puzzles", count=holdings.puzzles))
    if holdings.rulesets:
        lines.append(words("privacy-rulesets", count=holdings.rulesets))
    if holdings.blocks:
        lines.append(words("privacy-blocks", count=holdings.blocks))
    listed = "\n".join(f"- {line}" for line in lines)
    controls = [
        button(words("privacy-export"), "privacy_export"),
        button(words("privacy-delete"), "privacy_delete", style=discord.ButtonStyle.danger),
    ]
    return Screen(
        layout(
            text(f"## {words('privacy-title')}\n{words('privacy-about')}\n{listed}"),
            text(words("privacy-more")),
            *rows(controls, 5),
            colour=GREY,
        )
    )


def confirm_screen(words: Words) -> Screen:
    controls = [
        button(words("privacy-delete-now"), "privacy_delete_now", style=discord.ButtonStyle.danger),
        button(words("privacy-back"), "privacy_back"),
    ]
    about = f"{words('privacy-sure')}\n{words('privacy-traces')}"
    return Screen(
        layout(
            text(f"## {words('privacy-sure-title')}\n{about}"),
            *rows(controls, 5),
            colour=GREY,
        )
    )


def forgotten_screen(words: Words) -> Screen:
    return Screen(layout(text(words("privacy-forgotten")), colour=GREY))
