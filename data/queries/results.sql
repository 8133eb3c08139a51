-- name: insert_match(table_id, guild, variant, opposition, rounds, ended_at, scored)!
INSERT INTO matches (table_id, guild, variant, opposition, rounds, ended_at, scored)
VALUES (:table_id, :guild, :variant, :opposition, :rounds, :ended_at, :scored);

-- name: insert_match_person(table_id, person, place, points, final_score, left_early)!
INSERT INTO match_people (table_id, person, place, points, final_score, left_early)
VALUES (:table_id, :person, :place, :points, :final_score, :left_early);

-- name: name_person(guild, person, name)!
INSERT INTO people (guild, person, name) VALUES (:guild, :person, :name)
ON CONFLICT (guild, person) DO UPDATE SET name = excluded.name;

-- name: count_match(guild, variant, opposition, period, person, wins, scored, score_sum)!
INSERT INTO standings (guild, variant, opposition, period, person, matches, wins, scored, score_sum)
VALUES (:guild, :variant, :opposition, :period, :person, 1, :wins, :scored, :score_sum)
ON CONFLICT (guild, variant, opposition, period, person) DO UPDATE SET
    matches = standings.matches + 1,
    wins = standings.wins + excluded.wins,
    scored = standings.scored + excluded.scored,
    score_sum = standings.score_sum + excluded.score_sum;
