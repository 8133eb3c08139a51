-- name: insert_table(id, guild, channel, phase, host, sequence, snapshot, snapshot_version, snapshot_checksum, opened_at, changed_at)!
-- A table's first act; refused when the table exists.
INSERT INTO tables (
    id, guild, channel, phase, host, sequence,
    snapshot, snapshot_version, snapshot_checksum, opened_at, changed_at
) VALUES (
    :id, :guild, :channel, :phase, :host, :sequence,
    :snapshot, :snapshot_version, :snapshot_checksum, :opened_at, :changed_at
);

-- name: advance_table(id, guild, channel, phase, host, sequence, snapshot, snapshot_version, snapshot_checksum, changed_at)!
-- Any later act, after the act itself was stored, which makes sure that it is the next. It leaves ended_at alone: naming
-- it would write a page of the index tables_running with every act.
UPDATE tables SET
    guild = :guild, channel = :channel, phase = :phase, host = :host, sequence = :sequence,
    snapshot = :snapshot, snapshot_version = :snapshot_version, snapshot_checksum = :snapshot_checksum,
    changed_at = :changed_at
WHERE id = :id;

-- name: end_table(id, ended_at)!
UPDATE tables SET ended_at = :ended_at WHERE id = :id;

-- name: update_message(id, channel, message)!
UPDATE tables SET channel = :channel, message = :message WHERE id = :id;

-- name: running_tables()
SELECT id, sequence, message, snapshot, snapshot_version, snapshot_checksum
FROM tables WHERE ended_at IS NULL ORDER BY id;

-- name: one_table(id)^
SELECT id, sequence, message, snapshot, snapshot_version, snapshot_checksum FROM tables WHERE id = :id;
