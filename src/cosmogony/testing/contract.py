"""All parts of the contract together."""

from cosmogony.testing.hidden import HiddenContract
from cosmogony.testing.judgement import JudgementContract
from cosmogony.testing.numbers import NumbersContract
from cosmogony.testing.play import PlayContract
from cosmogony.testing.records import RecordContract
from cosmogony.testing.things import ThingsContract
from cosmogony.testing.words import WordsContract


class GameContract(
    PlayContract,
    RecordContract,
    WordsContract,
    ThingsContract,
    HiddenContract,
    NumbersContract,
    JudgementContract,
):
    """What must hold in every position of every game; subclass it and name the ``game``."""
