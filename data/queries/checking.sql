-- name: totals()^
SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM acts), (SELECT COUNT(*) FROM matches);

-- name: tables_after(after, size)
-- A page of tables by id, whatever has become of them.
SELECT id, guild, phase, host, sequence, snapshot, snapshot_version, snapshot_checksum, opened_at, changed_at, ended_at
FROM tables WHERE id > :after ORDER BY id LIMIT :size;

-- name: match_of_table(table_id)^
SELECT guild, variant, opposition, rounds, ended_at, scored FROM matches WHERE table_id = :table_id;

-- name: people_of_match(table_id)
SELECT person, place, points, final_score, left_early FROM match_people WHERE table_id = :table_id ORDER BY person;

-- name: played_matches()
SELECT matches.guild, variant, opposition, ended_at, person, place, scored, final_score
FROM matches JOIN match_people ON match_people.table_id = matches.table_id;

-- name: stored_standings()
SELECT guild, variant, opposition, period, person, matches, wins, scored, score_sum FROM standings;

-- name: rewrite_table(id, guild, channel, phase, host, sequence, snapshot, snapshot_version, snapshot_checksum, opened_at, changed_at, ended_at)!
UPDATE tables SET
    guild = :guild, channel = :channel, phase = :phase, host = :host, sequence = :sequence,
    snapshot = :snapshot, snapshot_version = :snapshot_version, snapshot_checksum = :snapshot_checksum,
    opened_at = :opened_at, changed_at = :changed_at, ended_at = :ended_at
WHERE id = :id;

-- name: forget_people_of_match(table_id)!
DELETE FROM match_people WHERE table_id = :table_id;

-- name: forget_match(table_id)!
DELETE FROM matches WHERE table_id = :table_id;

-- name: forget_standings()!
DELETE FROM standings;

-- name: write_standing(guild, variant, opposition, period, person, matches, wins, scored, score_sum)!
INSERT INTO standings (guild, variant, opposition, period, person, matches, wins, scored, score_sum)
VALUES (:guild, :variant, :opposition, :period, :person, :matches, :wins, :scored, :score_sum);

-- name: latest_tables(size)
SELECT id, phase, guild, channel, changed_at FROM tables ORDER BY changed_at DESC, id LIMIT :size;
