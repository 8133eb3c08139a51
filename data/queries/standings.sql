-- Whoever was found to have left the server stands on none of its lists (experience.md, 8).

-- name: people_in_list(guild, variant, opposition, period)$
SELECT COUNT(*) FROM standings
WHERE guild = :guild AND variant = :variant AND opposition = :opposition AND period = :period
AND NOT EXISTS (
    SELECT 1 FROM gone_members AS gone WHERE gone.guild = standings.guild AND gone.person = standings.person
);

-- name: page_by_wins(guild, variant, opposition, period, skip, size)
-- The person decides the order of equals, so that pages never overlap; LEFT JOIN keeps the order of the index.
SELECT standings.person, COALESCE(people.name, ''), matches, wins, scored, score_sum, wins AS sort_key
FROM standings LEFT JOIN people ON people.guild = standings.guild AND people.person = standings.person
WHERE standings.guild = :guild AND variant = :variant AND opposition = :opposition AND period = :period
AND NOT EXISTS (
    SELECT 1 FROM gone_members AS gone WHERE gone.guild = standings.guild AND gone.person = standings.person
)
ORDER BY wins DESC, standings.person LIMIT :size OFFSET :skip;

-- name: page_by_score(guild, variant, opposition, period, skip, size)
SELECT standings.person, COALESCE(people.name, ''), matches, wins, scored, score_sum, score_mean AS sort_key
FROM standings LEFT JOIN people ON people.guild = standings.guild AND people.person = standings.person
WHERE standings.guild = :guild AND variant = :variant AND opposition = :opposition AND period = :period
AND NOT EXISTS (
    SELECT 1 FROM gone_members AS gone WHERE gone.guild = standings.guild AND gone.person = standings.person
)
ORDER BY score_mean, standings.person LIMIT :size OFFSET :skip;

-- name: page_by_matches(guild, variant, opposition, period, skip, size)
SELECT standings.person, COALESCE(people.name, ''), matches, wins, scored, score_sum, matches AS sort_key
FROM standings LEFT JOIN people ON people.guild = standings.guild AND people.person = standings.person
WHERE standings.guild = :guild AND variant = :variant AND opposition = :opposition AND period = :period
AND NOT EXISTS (
    SELECT 1 FROM gone_members AS gone WHERE gone.guild = standings.guild AND gone.person = standings.person
)
ORDER BY matches DESC, standings.person LIMIT :size OFFSET :skip;

-- name: better_by_wins(guild, variant, opposition, period, sort_key)$
SELECT COUNT(*) FROM standings
WHERE guild = :guild AND variant = :variant AND opposition = :opposition AND period = :period
AND wins > :sort_key AND NOT EXISTS (
    SELECT 1 FROM gone_members AS gone WHERE gone.guild = standings.guild AND gone.person = standings.person
);

-- name: better_by_score(guild, variant, opposition, period, sort_key)$
SELECT COUNT(*) FROM standings
WHERE guild = :guild AND variant = :variant AND opposition = :opposition AND period = :period
AND score_mean < :sort_key AND NOT EXISTS (
    SELECT 1 FROM gone_members AS gone WHERE gone.guild = standings.guild AND gone.person = standings.person
);

-- name: better_by_matches(guild, variant, opposition, period, sort_key)$
SELECT COUNT(*) FROM standings
WHERE guild = :guild AND variant = :variant AND opposition = :opposition AND period = :period
AND matches > :sort_key AND NOT EXISTS (
    SELECT 1 FROM gone_members AS gone WHERE gone.guild = standings.guild AND gone.person = standings.person
);
