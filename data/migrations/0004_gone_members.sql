-- Who was found to have left a server: hidden on its leaderboards until he is seen there again.
CREATE TABLE gone_members (
    guild BIGINT NOT NULL,
    person BIGINT NOT NULL,
    PRIMARY KEY (guild, person)
);
