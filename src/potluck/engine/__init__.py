"""The contract between rules and everything else; knows no game, no paper and no network."""
