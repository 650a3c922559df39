-- Logs that people brought to look at.
CREATE TABLE replays (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    log BLOB NOT NULL,
    at INTEGER NOT NULL
);
CREATE INDEX replays_at ON replays (at);
