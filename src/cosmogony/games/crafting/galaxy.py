"""The geometry of a galaxy, computed once from the hexagons of the edition, in whole numbers only.

A hexagon has axial coordinates (q, r). A corner lies where three hexagons meet: the sum of their coordinates names
it exactly, and so does the sum of two hexagons for the side between them. Spaces are numbered from the top left, row
by row. A set of spaces is a mask: bit n stands for space n.
"""

from types import FunctionType
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cosmogony.core.bounds import whole_number
from cosmogony.core.state import filled, zeros

if TYPE_CHECKING:
    from cosmogony.core.edition import Edition

SECTORS: Final = 3
SECTOR_NAMES: Final = ["delta", "psi", "phi"]
SIDES: Final = 6
DIRECTIONS: Final = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
"""To the six neighbours of a hexagon, turning the same way all along."""
FARTHEST: Final = 99
"""How far from the middle a hexagon may be written."""
MOST_HEXAGONS: Final = 15
MOST_SPACES: Final = 60


class Galaxy:
    """All spaces of a player board and what lies next to what."""

    hexagons: i64
    stars: i64
    life: i64
    q: vec[i64]
    """By hexagon."""
    r: vec[i64]
    """By hexagon."""
    sector: vec[i64]
    """By hexagon: 0 Delta, 1 Psi, 2 Phi."""
    corners: vec[i64]
    """By hexagon: its star spaces."""
    sides: vec[i64]
    """By hexagon: its life spaces."""
    hexagons_at_star: vec[i64]
    """By star space: the hexagons that have it as a corner."""
    hexagons_at_life: vec[i64]
    """By life space: the hexagons that have it as a side."""
    star_neighbours: vec[i64]
    """By star space: the star spaces one side away."""
    life_neighbours: vec[i64]
    """By life space: the life spaces that share an end with it."""
    life_at_star: vec[i64]
    """By star space: the life spaces that end there."""
    sector_stars: vec[i64]
    """By sector, the border included."""
    sector_life: vec[i64]
    """By sector, the border included."""
    all_stars: i64
    all_life: i64
    centre: i64
    """The star space where the three sectors meet."""
    central: vec[i64]
    """By sector: its hexagon at the centre."""
    starting_life: i64
    star_x: vec[i64]
    """By star space: thirds of half a hexagon's width from the middle axis; for drawing."""
    star_y: vec[i64]
    """By star space: thirds of a row; for drawing."""
    life_x: vec[i64]
    """By life space: halves of half a hexagon's width; for drawing."""
    life_y: vec[i64]
    """By life space: halves of a row; for drawing."""

    def __init__(self, edition: "Edition") -> None:
        self.read_hexagons(edition)
        self.number_spaces()
        self.join_spaces()
        self.find_sectors()
        self.find_centre(edition)
        self.check(edition)

    def read_hexagons(self, edition: "Edition") -> None:
        """Read the hexagons of the three sectors."""
        self.q = vec[i64]()
        self.r = vec[i64]()
        self.sector = vec[i64]()
        seen: set[str] = set()
        for sector in range(SECTORS):
            key = f"board.{SECTOR_NAMES[sector]}"
            for text in edition.words(key):
                q, r = hexagon_place(edition, key, text)
                if f"{q},{r}" in seen:
                    edition.fail(key, f'hexagon "{text}" stands twice')
                seen.add(f"{q},{r}")
                self.q = append(self.q, q)
                self.r = append(self.r, r)
                self.sector = append(self.sector, sector)
        self.hexagons = len(self.q)
        if self.hexagons > MOST_HEXAGONS:
            edition.fail("board", f"{self.hexagons} hexagons are more than {MOST_HEXAGONS}")

    def number_spaces(self) -> None:
        """Name every corner and side by its exact place, sort them from the top left, and number them."""
        corners: list[tuple[int, int]] = []
        sides: list[tuple[int, int]] = []
        for hexagon in range(self.hexagons):
            for turn in range(SIDES):
                corner = self.corner_place(hexagon, turn)
                side = self.side_place(hexagon, turn)
                if corner not in corners:
                    corners.append(corner)
                if side not in sides:
                    sides.append(side)
        corners.sort()
        sides.sort()
        self.stars = len(corners)
        self.life = len(sides)
        self.star_y = vec[i64]([place[0] for place in corners])
        self.star_x = vec[i64]([place[1] for place in corners])
        self.life_y = vec[i64]([place[0] for place in sides])
        self.life_x = vec[i64]([place[1] for place in sides])

    def corner_place(self, hexagon: i64, turn: i64) -> tuple[int, int]:
        """Return the row and column of a corner: the sum of the three hexagons around it."""
        one = DIRECTIONS[turn]
        other = DIRECTIONS[(turn + 1) % SIDES]
        q = 3 * self.q[hexagon] + one[0] + other[0]
        r = 3 * self.r[hexagon] + one[1] + other[1]
        return (r, 2 * q + r)

    def side_place(self, hexagon: i64, turn: i64) -> tuple[int, int]:
        """Return the row and column of a side: the sum of the two hexagons beside it."""
        across = DIRECTIONS[turn]
        q = 2 * self.q[hexagon] + across[0]
        r = 2 * self.r[hexagon] + across[1]
        return (r, 2 * q + r)

    def star_at(self, place: tuple[int, int]) -> i64:
        """Return the star space at a place."""
        star: i64 = 0
        while self.star_y[star] != place[0] or self.star_x[star] != place[1]:
            star += 1
        return star

    def life_at(self, place: tuple[int, int]) -> i64:
        """Return the life space at a place."""
        life: i64 = 0
        while self.life_y[life] != place[0] or self.life_x[life] != place[1]:
            life += 1
        return life

    def join_spaces(self) -> None:
        """Find what is next to what: a side of a hexagon joins two of its corners."""
        self.corners = zeros(self.hexagons)
        self.sides = zeros(self.hexagons)
        self.hexagons_at_star = zeros(self.stars)
        self.hexagons_at_life = zeros(self.life)
        self.star_neighbours = zeros(self.stars)
        self.life_neighbours = zeros(self.life)
        self.life_at_star = zeros(self.stars)
        for hexagon in range(self.hexagons):
            for turn in range(SIDES):
                end = self.star_at(self.corner_place(hexagon, turn))
                start = self.star_at(self.corner_place(hexagon, (turn + SIDES - 1) % SIDES))
                life = self.life_at(self.side_place(hexagon, turn))
                self.corners[hexagon] |= bit(end)
                self.sides[hexagon] |= bit(life)
                self.hexagons_at_star[end] |= bit(hexagon)
                self.hexagons_at_life[life] |= bit(hexagon)
                self.star_neighbours[start] |= bit(end)
                self.star_neighbours[end] |= bit(start)
                self.life_at_star[start] |= bit(life)
                self.life_at_star[end] |= bit(life)
        for star in range(self.stars):
            around = self.life_at_star[star]
            for life in range(self.life):
                if has(around, life):
                    self.life_neighbours[life] |= around & ~bit(life)

    def find_sectors(self) -> None:
        """Collect the spaces of each sector; those on a border belong to every sector they touch."""
        self.sector_stars = zeros(SECTORS)
        self.sector_life = zeros(SECTORS)
        for hexagon in range(self.hexagons):
            self.sector_stars[self.sector[hexagon]] |= self.corners[hexagon]
            self.sector_life[self.sector[hexagon]] |= self.sides[hexagon]
        self.all_stars = bit(self.stars) - 1
        self.all_life = bit(self.life) - 1

    def find_centre(self, edition: "Edition") -> None:
        """Find the star space where the sectors meet, the hexagons around it and the side where life starts."""
        meeting = self.sector_stars[0] & self.sector_stars[1] & self.sector_stars[2]
        if count(meeting) != 1:
            edition.fail("board", f"the three sectors meet in {count(meeting)} corners, not in one")
        self.centre = first(meeting)
        self.central = filled(SECTORS, -1)
        for hexagon in range(self.hexagons):
            if has(self.corners[hexagon], self.centre):
                self.central[self.sector[hexagon]] = hexagon
        names = edition.word("board.starting_life").split()
        if len(names) != 2 or names[0] == names[1] or not all(name in SECTOR_NAMES for name in names):
            edition.fail("board.starting_life", "is not two of delta, psi, phi")
        one = self.central[SECTOR_NAMES.index(names[0])]
        other = self.central[SECTOR_NAMES.index(names[1])]
        self.starting_life = first(self.sides[one] & self.sides[other])

    def check(self, edition: "Edition") -> None:
        """Compare the patch with the numbers of spaces that the edition states."""
        if self.stars > MOST_SPACES or self.life > MOST_SPACES:
            edition.fail("board", f"{self.stars} star and {self.life} life spaces; at most {MOST_SPACES} each")
        self.expect(edition, "board.star_spaces", self.stars, "star spaces")
        self.expect(edition, "board.life_spaces", self.life, "life spaces")
        for sector in range(SECTORS):
            name = SECTOR_NAMES[sector]
            hexagons: i64 = 0
            for hexagon in range(self.hexagons):
                if self.sector[hexagon] == sector:
                    hexagons += 1
            self.expect(edition, "board.sector_hexagons", hexagons, f"hexagons in {name}")
            self.expect(edition, "board.sector_stars", count(self.sector_stars[sector]), f"star spaces in {name}")
            self.expect(edition, "board.sector_life", count(self.sector_life[sector]), f"life spaces in {name}")
        if self.reached(self.star_neighbours, self.all_stars, self.centre) != self.all_stars:
            edition.fail("board", "the hexagons do not hang together")

    def expect(self, edition: "Edition", key: str, found: i64, what: str) -> None:
        """Refuse a patch whose count differs from the edition's."""
        stated = edition.integer(key, 1, MOST_SPACES)
        if stated != found:
            edition.fail(key, f"says {stated}, but the hexagons make {found} {what}")

    def reached(self, neighbours: vec[i64], steps: i64, start: i64) -> i64:
        """Return all spaces of ``steps`` that hang together with ``start``, itself included."""
        group = bit(start)
        fresh = group
        while fresh != 0:
            space = first(fresh)
            fresh &= fresh - 1
            more = neighbours[space] & steps & ~group
            group |= more
            fresh |= more
        return group

    def hop_targets(self, neighbours: vec[i64], occupied: i64, hoppable: i64, start: i64) -> i64:
        """Return the empty spaces that a token reaches: next to it, or beyond any chain of hoppable spaces."""
        chain = self.reached(neighbours, hoppable, start)
        return self.around(neighbours, chain) & ~occupied

    def around(self, neighbours: vec[i64], spaces: i64) -> i64:
        """Return all spaces next to any of these."""
        near: i64 = 0
        while spaces != 0:
            near |= neighbours[first(spaces)]
            spaces &= spaces - 1
        return near


def hexagon_place(edition: "Edition", key: str, text: str) -> tuple[int, int]:
    """Read the place of a hexagon such as ``1,-1``."""
    parts = text.split(",")
    q = whole_number(parts[0])
    r = whole_number(parts[1]) if len(parts) == 2 else None
    if q is None or r is None or abs(q) > FARTHEST or abs(r) > FARTHEST:
        edition.fail(key, f'"{text}" is not a hexagon such as "1,-1"')
    return q, r


def bit(space: i64) -> i64:
    """Return the mask of one space."""
    one = 0 * space + 1  # a literal 1 would be shifted as a C int of 32 bits
    return one << space


def has(mask: i64, space: i64) -> bool:
    """Say whether a mask holds a space."""
    return (mask >> space) & 1 == 1


def count(mask: i64) -> i64:
    """Count the spaces of a mask (62 at most), in all its pairs, fours and eights of bits at once."""
    pairs = mask - ((mask >> 1) & 0x1555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    eights += eights >> 8
    eights += eights >> 16
    return (eights + (eights >> 32)) & 0x7F


def first(mask: i64) -> i64:
    """Return the lowest space of a mask that is not empty: there are as many below it."""
    return count((mask & -mask) - 1)


def lowest(mask: int) -> int:
    """Return the same as ``first``, as Python's own numbers find it."""
    return (mask & -mask).bit_length() - 1


if isinstance(count, FunctionType):  # interpreted: there Python's own counting is quicker than our arithmetic
    globals().update(count=int.bit_count, first=lowest)
