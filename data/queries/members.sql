-- name: gone_members()
SELECT guild, person FROM gone_members;

-- name: note_gone_member(guild, person)!
INSERT INTO gone_members (guild, person) VALUES (:guild, :person) ON CONFLICT (guild, person) DO NOTHING;

-- name: forget_gone_member(guild, person)!
DELETE FROM gone_members WHERE guild = :guild AND person = :person;
