-- name: insert_table(id, guild, channel, phase, host, sequence, snapshot, snapshot_version, snapshot_checksum, opened_at, changed_at, ended_at)!
-- A table's first act; refused when the table exists.
INSERT INTO tables (
    id, guild, channel, phase, host, sequence,
    snapshot, snapshot_version, snapshot_checksum, opened_at, changed_at, ended_at
) VALUES (
    :id, :guild, :channel, :phase, :host, :sequence,
    :snapshot, :snapshot_version, :snapshot_checksum, :opened_at, :changed_at, :ended_at
);

-- name: advance_table(id, guild, channel, phase, host, sequence, snapshot, snapshot_version, snapshot_checksum, changed_at, ended_at)^
-- Any later act; returns no row when the act before it is not the last one stored.
UPDATE tables SET
    guild = :guild, channel = :channel, phase = :phase, host = :host, sequence = :sequence,
    snapshot = :snapshot, snapshot_version = :snapshot_version, snapshot_checksum = :snapshot_checksum,
    changed_at = :changed_at, ended_at = :ended_at
WHERE id = :id AND sequence = CAST(:sequence AS BIGINT) - 1
RETURNING id;

-- name: update_message(id, channel, message)!
UPDATE tables SET channel = :channel, message = :message WHERE id = :id;

-- name: running_tables()
SELECT id, sequence, message, snapshot, snapshot_version, snapshot_checksum
FROM tables WHERE ended_at IS NULL ORDER BY id;

-- name: one_table(id)^
SELECT id, sequence, message, snapshot, snapshot_version, snapshot_checksum FROM tables WHERE id = :id;
