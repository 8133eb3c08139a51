-- name: create_migrations()!
-- The list of what was applied; the one table that no migration makes.
CREATE TABLE IF NOT EXISTS migrations (version BIGINT PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL);

-- name: applied_migrations()
SELECT version, name FROM migrations ORDER BY version;

-- name: record_migration(version, name, applied_at)!
INSERT INTO migrations (version, name, applied_at) VALUES (:version, :name, :applied_at);
