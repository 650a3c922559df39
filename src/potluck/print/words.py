"""The print shop's own words, from its Fluent files."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

FOLDER = Path(__file__).parent


class Shoptalk:
    """`say("page-back")` is a sentence in one language."""

    def __init__(self, language: str) -> None:
        # Imported late: Fluent brings Babel, and whoever only asks for options should not wait for it.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        text = (FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        self.bundle.add_resource(FluentResource(text))

    def __contains__(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def __call__(self, key: str, **facts: str | int | float) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        said, problems = self.bundle.format_pattern(pattern, facts)
        if problems:
            raise problems[0]
        return str(said)


@lru_cache(maxsize=4)
def shoptalk(language: str) -> Shoptalk:
    """The words of a language, read once."""
    return Shoptalk(language)
