"""The server: tables that friends join by a link. It knows no game; all it does to one goes through its box."""
