-- name: insert_act(table_id, sequence, at, actor, kind, body, checksum)!
INSERT INTO acts (table_id, sequence, at, actor, kind, body, checksum)
VALUES (:table_id, :sequence, :at, :actor, :kind, :body, :checksum);

-- name: acts_of_table(table_id)
SELECT sequence, at, actor, body, checksum FROM acts WHERE table_id = :table_id ORDER BY sequence;
