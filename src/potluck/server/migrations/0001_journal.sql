-- A table is its journal: every change to it is one line, and what it is now is what the lines come to.
CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    listed INTEGER NOT NULL DEFAULT 0,
    timed INTEGER NOT NULL DEFAULT 0,
    updated INTEGER NOT NULL,
    summary TEXT NOT NULL
);
CREATE INDEX tables_listed ON tables (updated) WHERE listed = 1;
CREATE TABLE journal (
    key INTEGER PRIMARY KEY,
    tab INTEGER NOT NULL REFERENCES tables (key),
    seq INTEGER NOT NULL,
    line TEXT NOT NULL
);
CREATE UNIQUE INDEX journal_place ON journal (tab, seq);
-- Who has a seat where: `person` is the hash of a browser's secret.
CREATE TABLE people (
    person TEXT NOT NULL,
    tab INTEGER NOT NULL REFERENCES tables (key),
    PRIMARY KEY (person, tab)
) WITHOUT ROWID;
CREATE TABLE marks (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
