-- A final score says something only where points are counted over rounds. Matches without are left out of the mean.
ALTER TABLE matches ADD COLUMN scored BIGINT NOT NULL DEFAULT 1;

UPDATE matches SET scored = 0 WHERE variant IN ('pass_left', 'classic', 'gentle', 'hard', 'cumulative');

-- scored counts the matches that have scores, score_sum adds theirs up; who has none stands behind everybody.
CREATE TABLE standings_with_scores (
    guild BIGINT NOT NULL,
    variant TEXT NOT NULL,
    opposition TEXT NOT NULL,
    period TEXT NOT NULL,
    person BIGINT NOT NULL,
    matches BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    scored BIGINT NOT NULL,
    score_sum BIGINT NOT NULL,
    score_mean DOUBLE PRECISION GENERATED ALWAYS AS (
        CASE WHEN scored = 0 THEN 1e18 ELSE CAST(score_sum AS DOUBLE PRECISION) / scored END
    ) STORED,
    PRIMARY KEY (guild, variant, opposition, period, person)
);

INSERT INTO standings_with_scores (guild, variant, opposition, period, person, matches, wins, scored, score_sum)
SELECT guild, variant, opposition, period, person, matches, wins,
    CASE WHEN variant IN ('pass_left', 'classic', 'gentle', 'hard', 'cumulative') THEN 0 ELSE matches END,
    CASE WHEN variant IN ('pass_left', 'classic', 'gentle', 'hard', 'cumulative') THEN 0 ELSE score_sum END
FROM standings WHERE variant <> '';

INSERT INTO standings_with_scores (guild, variant, opposition, period, person, matches, wins, scored, score_sum)
SELECT guild, '', opposition, period, person,
    CAST(SUM(matches) AS BIGINT), CAST(SUM(wins) AS BIGINT), CAST(SUM(scored) AS BIGINT), CAST(SUM(score_sum) AS BIGINT)
FROM standings_with_scores GROUP BY guild, opposition, period, person;

DROP TABLE standings;

ALTER TABLE standings_with_scores RENAME TO standings;

CREATE INDEX standings_by_wins ON standings (guild, variant, opposition, period, wins DESC, person);

CREATE INDEX standings_by_score ON standings (guild, variant, opposition, period, score_mean, person);

CREATE INDEX standings_by_matches ON standings (guild, variant, opposition, period, matches DESC, person);
