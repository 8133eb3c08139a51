-- Of `listed`: the standings without whoever has left the server.

-- name: people_in_list(guild, variant, opposition, period)$
SELECT COUNT(*) FROM listed
WHERE guild = :guild AND variant = :variant AND opposition = :opposition AND period = :period;

-- name: page_by_wins(guild, variant, opposition, period, skip, size)
-- The person decides the order of equals, so that pages never overlap; LEFT JOIN keeps the order of the index.
SELECT listed.person, COALESCE(people.name, ''), matches, wins, scored, score_sum, wins AS sort_key
FROM listed LEFT JOIN people ON people.guild = listed.guild AND people.person = listed.person
WHERE listed.guild = :guild AND variant = :variant AND opposition = :opposition AND period = :period
ORDER BY wins DESC, listed.person LIMIT :size OFFSET :skip;

-- name: page_by_score(guild, variant, opposition, period, skip, size)
SELECT listed.person, COALESCE(people.name, ''), matches, wins, scored, score_sum, score_mean AS sort_key
FROM listed LEFT JOIN people ON people.guild = listed.guild AND people.person = listed.person
WHERE listed.guild = :guild AND variant = :variant AND opposition = :opposition AND period = :period
ORDER BY score_mean, listed.person LIMIT :size OFFSET :skip;

-- name: page_by_matches(guild, variant, opposition, period, skip, size)
SELECT listed.person, COALESCE(people.name, ''), matches, wins, scored, score_sum, matches AS sort_key
FROM listed LEFT JOIN people ON people.guild = listed.guild AND people.person = listed.person
WHERE listed.guild = :guild AND variant = :variant AND opposition = :opposition AND period = :period
ORDER BY matches DESC, listed.person LIMIT :size OFFSET :skip;

-- name: better_by_wins(guild, variant, opposition, period, sort_key)$
SELECT COUNT(*) FROM listed
WHERE guild = :guild AND variant = :variant AND opposition = :opposition AND period = :period AND wins > :sort_key;

-- name: better_by_score(guild, variant, opposition, period, sort_key)$
SELECT COUNT(*) FROM listed
WHERE guild = :guild AND variant = :variant AND opposition = :opposition AND period = :period
AND score_mean < :sort_key;

-- name: better_by_matches(guild, variant, opposition, period, sort_key)$
SELECT COUNT(*) FROM listed
WHERE guild = :guild AND variant = :variant AND opposition = :opposition AND period = :period
AND matches > :sort_key;
