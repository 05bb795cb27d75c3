"""The database: one append-only log of everything done at the tables, and a little around it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("stirs", Boolean, nullable=False),  # a bot or a clock may move without anybody asking
    Column("rated", Boolean, nullable=False, default=False),  # the result was counted, or never will be
    Column("opened_at", Float, nullable=False),
    Index("tables_by_status", "status", "listed", "opened_at"),
)
"""One row a table: what lists need to find it. Worked out from the log, never the other way round."""

actions = Table(
    "actions",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
)
"""The log. Rows are only ever added; the key (table, ply) lets two writers never both win."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("player_id", String(26), primary_key=True),
    Index("seats_by_player", "player_id"),
)
"""Who sat at which table, to list one's games."""

players = Table(
    "players",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("since", Float, nullable=False),
    Column("stamp", String(16), nullable=False, server_default=""),  # cookies carry it; a new password renews it
)
"""Everyone who ever played: guests have no login."""

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("entrant", String(60), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
"""One ladder a game, people and bots together."""

records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("edition", Text),
    Column("at", Float, nullable=False),
)
"""Imported records, by the hash of their text."""

analyses = Table(
    "analyses",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""What the decisions of ended games cost, by table or record: a cache that can be made again."""

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)
"""What all processes must share: the secret that signs cookies."""
