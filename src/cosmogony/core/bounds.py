"""Bounds on texts that come from outside, kept in one pass over the text before any parser sees it.

A parser may take time or memory out of all proportion to what it is given: Python's TOML reader takes a key of ten
thousand dots for gigabytes, its own depth for granted, and a number of five thousand digits for a fault of its caller.
What stays within these bounds is read in a time proportional to its length.
"""

import re
from typing import Final

LONGEST_EDITION: Final = 100_000
"""Letters of an edition; those that come with the games have up to 23,000."""
MOST_VALUES: Final = 10_000
"""Equals signs in an edition."""
MOST_DOTS: Final = 8
"""Dots in a key."""
DEEPEST: Final = 8
"""Brackets within brackets."""
MOST_DIGITS: Final = 18
"""Digits of a number: what fits into 64 bits."""
LONGEST_WORD: Final = 100
"""Letters of a key or a number that stands without quotes."""
LONGEST_TEXT: Final = 4_000
"""Letters of a text in quotes."""

TOKEN: Final = re.compile(
    r'(?P<text>"""(?:[^"\\]++|\\.|"(?!""))*+(?:""")?+|\'\'\'(?:[^\']++|\'(?!\'\'))*+(?:\'\'\')?+'
    r'|"(?:[^"\\\n]++|\\.)*+"?+|\'[^\'\n]*+\'?+)'
    r"|(?P<comment>#[^\n]*+)"
    r"|(?P<word>[\w+-]++)"
    r"|(?P<sign>[\[\]{}.=,\n])",
    re.DOTALL,
)
NUMBER: Final = re.compile(r"[+-]?\d")
WHOLE: Final = re.compile(r" *-?[0-9]{1,9} *")


def edition_fault(text: str) -> str | None:
    """Say which bound the text of an edition oversteps, in a few words; None where a parser may see it."""
    if len(text) > LONGEST_EDITION:
        return f"longer than {LONGEST_EDITION} letters"
    deep = dots = values = 0
    for token in TOKEN.finditer(text):
        found = token[0]
        if token.lastgroup == "text" and len(found) > LONGEST_TEXT:
            return _at(text, token.start(), f"a text of more than {LONGEST_TEXT} letters")
        if token.lastgroup == "word" and (fault := _word_fault(found)):
            return _at(text, token.start(), fault)
        if token.lastgroup == "sign":
            deep += (found in "[{") - (found in "]}")
            dots = dots + 1 if found == "." else 0
            values += found == "="
            if deep > DEEPEST or dots > MOST_DOTS or values > MOST_VALUES:
                return _at(text, token.start(), _sign_fault(deep, dots))
    return None


def _word_fault(word: str) -> str | None:
    if len(word) > LONGEST_WORD:
        return f"a word of more than {LONGEST_WORD} letters"
    if NUMBER.match(word) and sum(letter.isalnum() for letter in word) > MOST_DIGITS:
        return f"a number of more than {MOST_DIGITS} digits"
    return None


def _sign_fault(deep: int, dots: int) -> str:
    if deep > DEEPEST:
        return f"nested more than {DEEPEST} deep"
    return f"a key of more than {MOST_DOTS} dots" if dots > MOST_DOTS else f"more than {MOST_VALUES} values"


def _at(text: str, place: int, fault: str) -> str:
    return f"line {text.count(chr(10), 0, place) + 1}: {fault}"


def whole_number(text: str) -> int | None:
    """Read a whole number of at most nine digits, with a minus or without; None where the text is anything else."""
    return int(text) if WHOLE.fullmatch(text) else None
