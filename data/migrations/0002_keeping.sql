-- What whoever manages a server has set; the body is JSON, and what it leaves out has its default.
CREATE TABLE guild_settings (
    guild BIGINT PRIMARY KEY,
    body TEXT NOT NULL
);

-- What a person has set for himself, on every server.
CREATE TABLE person_settings (
    person BIGINT PRIMARY KEY,
    body TEXT NOT NULL
);

-- Settings of a game that a server keeps under a name. `kind` says which kind of rules the JSON in `rules` is; `folded`
-- is the name as it is compared.
CREATE TABLE house_rules (
    id TEXT PRIMARY KEY,
    guild BIGINT NOT NULL,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    kind TEXT NOT NULL,
    rules TEXT NOT NULL,
    agreed TEXT NOT NULL,
    author BIGINT NOT NULL,
    made_at BIGINT NOT NULL,
    UNIQUE (guild, folded)
);
