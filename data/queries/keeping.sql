-- name: read_guild_settings(guild)$
SELECT body FROM guild_settings WHERE guild = :guild;

-- name: write_guild_settings(guild, body)!
INSERT INTO guild_settings (guild, body) VALUES (:guild, :body)
ON CONFLICT (guild) DO UPDATE SET body = excluded.body;

-- name: read_person_settings(person)$
SELECT body FROM person_settings WHERE person = :person;

-- name: write_person_settings(person, body)!
INSERT INTO person_settings (person, body) VALUES (:person, :body)
ON CONFLICT (person) DO UPDATE SET body = excluded.body;

-- name: house_rules_of_guild(guild)
SELECT id, guild, name, kind, rules, agreed, author, made_at FROM house_rules WHERE guild = :guild ORDER BY folded;

-- name: one_house_rule(id)^
SELECT id, guild, name, kind, rules, agreed, author, made_at FROM house_rules WHERE id = :id;

-- name: count_other_house_rules(guild, id)$
SELECT count(*) FROM house_rules WHERE guild = :guild AND id <> :id;

-- name: write_house_rule(id, guild, name, folded, kind, rules, agreed, author, made_at)!
-- Refused when another house rule of the server bears the name.
INSERT INTO house_rules (id, guild, name, folded, kind, rules, agreed, author, made_at)
VALUES (:id, :guild, :name, :folded, :kind, :rules, :agreed, :author, :made_at)
ON CONFLICT (id) DO UPDATE SET
    name = excluded.name, folded = excluded.folded, kind = excluded.kind, rules = excluded.rules,
    agreed = excluded.agreed;

-- name: delete_house_rule(id)!
DELETE FROM house_rules WHERE id = :id;
