-- name: write_note(name, content)!
INSERT INTO notes (name, content) VALUES (:name, :content)
ON CONFLICT (name) DO UPDATE SET content = excluded.content;

-- name: read_note(name)$
SELECT content FROM notes WHERE name = :name;
