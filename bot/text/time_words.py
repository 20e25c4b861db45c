"""The words of times in each language, as the signs that `moments` reads: "vendredi" is "@d4".

Letters stand in the text without their accents and capitals.
"""

import re

from babel.dates import get_day_names, get_month_names

from bot.text.names import folded
from bot.text.words import REGIONS

SILENT = ","
"""stands for a word that adds nothing, so that its neighbours do not become one number"""

_WORDS = {
    "en": {
        SILENT: "on at of the from and",
        "@in": "in",
        "@this": "this",
        "@next": "next coming",
        "@week+1": "next_week",
        "@day+0": "today",
        "@day+1": "tomorrow",
        "@day+2": "day_after_tomorrow",
        "@day-1": "yesterday",
        "@day+0 @pm": "tonight this_evening this_afternoon",
        "@am": "morning a.m. am",
        "@pm": "evening night afternoon p.m. pm",
        "12:00": "noon midday",
        "24:00": "midnight",
        "@h": "h hour hours hr hrs o'clock",
        "@min": "minute minutes min mins",
        "@days": "day days",
        "@weeks": "week weeks",
        "@months": "month months",
        "@th": "st nd rd th",
        "1": "a an one",
        "2": "two",
        "3": "three",
        "30 @min": "half_an_hour",
    },
    "fr": {
        SILENT: "le la a vers de du pour au et",
        "@in": "dans d'ici",
        "@this": "ce cette",
        "@next": "prochain prochaine",
        "@week+1": "la_semaine_prochaine semaine_prochaine",
        "@day+0": "aujourd'hui",
        "@day+1": "demain",
        "@day+2": "apres-demain apres_demain",
        "@day-1": "hier",
        "@day+0 @pm": "ce_soir cet_apres-midi cet_apres_midi",
        "@am": "matin du_matin",
        "@pm": "soir du_soir apres-midi apres_midi de_l'apres-midi",
        "12:00": "midi",
        "24:00": "minuit",
        "@h": "h heure heures",
        "@min": "minute minutes min mn",
        "@days": "jour jours",
        "@weeks": "semaine semaines",
        "@months": "mois",
        "@th": "er",
        "1": "un une",
        "2": "deux",
        "3": "trois",
        "30 @min": "une_demi-heure une_demi_heure",
    },
    "de": {
        SILENT: "am um den dem der gegen ab und",
        "@in": "in",
        "@this": "diesen diesem dieser dieses diese",
        "@next": "nachsten nachster nachstem nachste kommenden kommender kommendem kommende",
        "@week+1": "nachste_woche nachster_woche kommende_woche kommender_woche",
        "@day+0": "heute",
        "@day+1": "morgen",
        "@day+2": "ubermorgen",
        "@day-1": "gestern",
        "@am": "fruh vormittag morgens vormittags",
        "@pm": "abend abends nachmittag nachmittags",
        "12:00": "mittag mittags",
        "24:00": "mitternacht",
        "@h": "uhr h std stunde stunden",
        "@min": "minute minuten min",
        "@days": "tag tage tagen",
        "@weeks": "woche wochen",
        "@months": "monat monate monaten",
        "1": "ein eine einer einem",
        "2": "zwei",
        "3": "drei",
        "30 @min": "einer_halben_stunde ner_halben_stunde",
        "90 @min": "anderthalb_stunden eineinhalb_stunden",
        "@d5": "sonnabend",
    },
    "nl": {
        SILENT: "op om de van vanaf en",
        "@in": "over binnen",
        "@this": "deze dit",
        "@next": "volgende komende aanstaande a.s.",
        "@week+1": "volgende_week komende_week",
        "@day+0": "vandaag",
        "@day+1": "morgen",
        "@day+2": "overmorgen",
        "@day-1": "gisteren",
        "@day+0 @pm": "vanavond vanmiddag",
        "@day+1 @pm": "morgenavond morgenmiddag",
        "@am": "ochtend 's_ochtends 's_morgens",
        "@pm": "avond 's_avonds middag 's_middags",
        "24:00": "middernacht",
        "@h": "u uur h",
        "@min": "minuut minuten min",
        "@days": "dag dagen",
        "@weeks": "week weken",
        "@months": "maand maanden",
        "@th": "e",
        "1": "een",
        "2": "twee",
        "3": "drie",
        "30 @min": "een_half_uur half_uur",
        "90 @min": "anderhalf_uur",
    },
    "bg": {
        SILENT: "в във на от за и г",
        "@in": "след",
        "@this": "този тази",
        "@next": "следващия следващият следващата идния идният идната",
        "@week+1": "следващата_седмица другата_седмица идната_седмица",
        "@day+0": "днес",
        "@day+1": "утре",
        "@day+2": "вдругиден",
        "@day-1": "вчера",
        "@day+0 @pm": "довечера тази_вечер",
        "@am": "сутрин сутринта преди_обяд преди_обед",
        "@pm": "вечер вечерта следобед след_обяд след_обед",
        "12:00": "обяд обед",
        "24:00": "полунощ",
        "@h": "ч час часа часът",
        "@min": "минута минути мин",
        "@days": "ден дни",
        "@weeks": "седмица седмици",
        "@months": "месец месеца месеци",
        "1": "един една",
        "2": "два две",
        "3": "три",
        "@in 1 @h": "след_час",
        "30 @min": "половин_час",
        "@in 90 @min": "след_час_и_половина",
    },
}
_OTHER_MONTHS = {
    "en": {9: "sep"},
    "fr": {1: "jan", 2: "fev", 7: "juill", 12: "dec"},
    "de": {1: "janner", 3: "mrz marz", 6: "jun", 7: "jul", 9: "sep"},
    "nl": {3: "mar", 9: "sept"},
    "bg": {9: "септ", 11: "ноем"},
}
_OTHER_DAYS = {"en": {1: "tues", 3: "thur thurs"}}

_JOINED = re.compile(r"(?<=[dt]ag|och)(?=abend|avond|nachmittag|middag|ochtend)")
"""one word in German and Dutch: "freitagabend", "vrijdagavond" """
_EDGE = re.compile(r"(?<=\d)(?=[^\W\d_])|(?<=[^\W\d_])(?=\d)")
"""between a number and its word: "20h30", "8pm", "4th" """


def signs(text: str, language: str) -> str:
    """The text with each word it knows as a sign: "vendredi 20h30" is "@d4 20 @h 30"."""
    plain = folded(text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    plain = _EDGE.sub(" ", _JOINED.sub(" ", plain))
    known, pattern = _KNOWN[language]
    return " ".join(pattern.sub(lambda found: f" {known[found[1]]} ", plain).split())


def _known(language: str) -> tuple[dict[str, str], re.Pattern[str]]:
    """The sign of each word or phrase, and what finds them, the longest first."""
    known = {
        phrase.replace("_", " "): sign
        for sign, phrases in _WORDS[language].items()
        for phrase in phrases.split()
    }
    locale = REGIONS[language].replace("-", "_")
    for width in ("wide", "abbreviated", "short"):
        for number, name in get_day_names(width, locale=locale).items():
            known.setdefault(_bare(name), f"@d{number}")
    for width in ("wide", "abbreviated"):
        for number, name in get_month_names(width, locale=locale).items():
            known.setdefault(_bare(name), f"@m{number}")
    for letter, others in (("d", _OTHER_DAYS), ("m", _OTHER_MONTHS)):
        for number, names in others.get(language, {}).items():
            known.update(dict.fromkeys(names.split(), f"@{letter}{number}"))
    phrases = sorted(map(re.escape, known), key=len, reverse=True)
    return known, re.compile(rf"(?<![\w'@])({'|'.join(phrases)})(?![\w'])\.?")


def _bare(name: str) -> str:
    return folded(name).rstrip(".")


_KNOWN = {language: _known(language) for language in _WORDS}
