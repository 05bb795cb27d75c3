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
    Column("moves_alone", Boolean, nullable=False),  # a bot or a clock may move without anybody asking
    Column("rated", Boolean, nullable=False, default=False),  # the result was counted, or never will be
    Column("opened_at", Float, nullable=False),
    Column("host", String(26), nullable=False, server_default=""),  # who opened it
    Column("origin", String(16), nullable=False, server_default=""),  # from where, as a hash
    Column("bots", Integer, nullable=False, server_default="0"),  # how many bots sit there
    Index("tables_by_status", "status", "listed", "opened_at"),
    Index("tables_by_host", "host", "opened_at"),
    Index("tables_by_origin", "origin", "opened_at"),
)
"""One row a table: what lists need to find it. Worked out from the log, never the other way round."""

actions = Table(
    "actions",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
)
"""The log. Rows are only ever added; the key (table, version) lets two writers never both win."""

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
    Column("origin", String(16), nullable=False, server_default=""),  # where they first came from, as a hash
    Index("players_by_origin", "origin", "since"),
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
"""What all processes must share: the secrets that sign cookies, and the one that hashes addresses."""

revoked = Table(
    "revoked",
    metadata,
    Column("session", String(16), primary_key=True),
    Column("at", Float, nullable=False),
)
"""Sessions that were signed out: their cookies are no longer believed."""

orders = Table(
    "orders",
    metadata,
    Column("subject", String(26), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("until", Float, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("orders_by_until", "until"),
)
"""What the operator wants of the running servers: a player or an origin banned or muted, a table read again."""

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("player_id", String(26), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("about", String(26)),
    Column("text", Text, nullable=False),
    Column("settled", Boolean, nullable=False, default=False),
)
"""What players told the operator about a table or somebody there."""

pulses = Table(
    "pulses",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("at", Float, nullable=False),
)
"""Written only to see that writing is possible."""

wishes = Table(
    "wishes",
    metadata,
    Column("player_id", String(26), primary_key=True),
    Column("mark", String(32), nullable=False, unique=True),  # stands for the player in links that are sent out
    Column("language", String(2), nullable=False),
    Column("zone", String(40), nullable=False),  # where they live, as the time zone database calls it
    Column("quiet_from", Integer),  # minutes after midnight there; none: no quiet hours
    Column("quiet_until", Integer),
    Column("address", String(254)),
    Column("confirmed", Boolean, nullable=False),  # whoever reads mail at the address has agreed
)
"""How people want to be told that it is their turn."""

browsers = Table(
    "browsers",
    metadata,
    Column("id", String(32), primary_key=True),  # hash of the endpoint
    Column("player_id", String(26), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("since", Float, nullable=False),
    Index("browsers_by_player", "player_id", "since"),
)
"""Browsers that take push messages, with the keys to write to them."""

nudges = Table(
    "nudges",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("player_id", String(26), primary_key=True),
    Column("turn", Integer, nullable=False),  # the row of the log that gave them the turn
    Column("at", Float, nullable=False),
)
"""The last turn of which somebody was told: of several servers the one that writes this row tells them."""
