-- What a table is now. The snapshot can be made again from the acts; the other columns are there to search by.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT,
    phase TEXT NOT NULL,
    host BIGINT NOT NULL,
    sequence BIGINT NOT NULL,
    snapshot BLOB NOT NULL,
    snapshot_version BIGINT NOT NULL,
    snapshot_checksum BIGINT NOT NULL,
    opened_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    ended_at BIGINT
);

CREATE INDEX tables_running ON tables (id) WHERE ended_at IS NULL;

-- The log: rows are added, never changed and never deleted. An act is refused when its number is taken (the key) and
-- when the act before it is missing (the reference to it; none before the first).
CREATE TABLE acts (
    table_id TEXT NOT NULL REFERENCES tables (id),
    sequence BIGINT NOT NULL,
    at BIGINT NOT NULL,
    actor BIGINT,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    checksum BIGINT NOT NULL,
    previous BIGINT GENERATED ALWAYS AS (NULLIF(sequence, 1) - 1) STORED,
    PRIMARY KEY (table_id, sequence),
    FOREIGN KEY (table_id, previous) REFERENCES acts (table_id, sequence)
);

CREATE TABLE matches (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    guild BIGINT NOT NULL,
    variant TEXT NOT NULL,
    opposition TEXT NOT NULL,
    rounds BIGINT NOT NULL,
    ended_at BIGINT NOT NULL
);

CREATE TABLE match_people (
    table_id TEXT NOT NULL REFERENCES matches (table_id),
    person BIGINT NOT NULL,
    place BIGINT NOT NULL,
    points BIGINT NOT NULL,
    final_score BIGINT NOT NULL,
    left_early BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX match_people_by_person ON match_people (person, table_id);

-- The name under which a person was last seen in a server.
CREATE TABLE people (
    guild BIGINT NOT NULL,
    person BIGINT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (guild, person)
);

-- Sums of matches. variant '' counts all variants together; period is 'all' or a month in UTC such as '2026-11'.
CREATE TABLE standings (
    guild BIGINT NOT NULL,
    variant TEXT NOT NULL,
    opposition TEXT NOT NULL,
    period TEXT NOT NULL,
    person BIGINT NOT NULL,
    matches BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    score_sum BIGINT NOT NULL,
    score_mean DOUBLE PRECISION GENERATED ALWAYS AS (CAST(score_sum AS DOUBLE PRECISION) / matches) STORED,
    PRIMARY KEY (guild, variant, opposition, period, person)
);

CREATE INDEX standings_by_wins ON standings (guild, variant, opposition, period, wins DESC, person);

CREATE INDEX standings_by_score ON standings (guild, variant, opposition, period, score_mean, person);

CREATE INDEX standings_by_matches ON standings (guild, variant, opposition, period, matches DESC, person);

-- Small facts about the program itself, such as which commands Discord was told.
CREATE TABLE notes (
    name TEXT PRIMARY KEY,
    content TEXT NOT NULL
);
