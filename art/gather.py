"""Copies the fonts and pictures of art/ out of their npm packages into the package: python art/gather.py.

Does nothing when they are there and up to date.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ART = Path(__file__).resolve().parent
sys.path.insert(0, str(ART.parent))
import npm  # type: ignore[import-not-found]  # noqa: E402  (the program beside this folder)

ASSETS = ART.parent / "src" / "potluck" / "print" / "assets"

FONTS = {
    "nunito": ("400Regular", "400Regular_Italic", "700Bold", "800ExtraBold"),
    "fredoka": ("500Medium", "600SemiBold"),
}
# How the sets and fonts are to be credited: who made them, under which licence.
CREDITS = {
    "fluent-emoji-flat": ("Fluent Emoji", "Microsoft Corporation", "MIT"),
    "game-icons": ("Game-icons.net", "Lorc, Delapouite and the other authors of game-icons.net", "CC BY 3.0"),
    "nunito": ("Nunito", "The Nunito Project Authors", "SIL Open Font License 1.1"),
    "fredoka": ("Fredoka", "The Fredoka Project Authors", "SIL Open Font License 1.1"),
}


def digest() -> str:
    """Changes with everything the assets are made of."""
    files = [ART / "gather.py", ART / "icons.toml", ART / "package-lock.json"]
    files += [*sorted((ART / "own").glob("*.svg")), *sorted((ART / "licences").glob("*.txt"))]
    content = b"\0".join(file.name.encode() + b"\0" + file.read_bytes() for file in files)
    return hashlib.sha256(content).hexdigest()


def fresh(assets: Path = ASSETS) -> bool:
    """Whether the assets are there and up to date; outside a clone (a wheel's sources) there is nothing to compare."""
    mark = assets / "digest"
    return mark.exists() and mark.read_text() == digest()


def picture(sets: dict[str, Any], source: str) -> str:
    """A picture of a set as SVG."""
    name, _, colour = source.partition(" ")
    kind, _, icon = name.partition(":")
    found = sets[kind]["icons"][icon]
    width = found.get("width", sets[kind].get("width", 16))
    height = found.get("height", sets[kind].get("height", 16))
    body = found["body"].replace("currentColor", colour) if colour else found["body"]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{body}</svg>\n'


def symbol(name: str, svg: str) -> str:
    """A picture as one of a sprite: a browser fetches all of a section at once."""
    inside = re.sub(r'\s*xmlns="[^"]*"', "", svg.strip()).replace("<svg", f'<symbol id="{name}"', 1)
    return inside.removesuffix("</svg>") + "</symbol>"


def make(assets: Path = ASSETS) -> None:
    """Makes the assets folder anew."""
    npm.run(ART, "ci", "--loglevel=error")
    packages = ART / "node_modules"
    assets.parent.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix=f"{assets.name}.making.", dir=assets.parent))
    work.chmod(0o755)
    for folder in ("icons", "sprites", "fonts", "licences"):
        (work / folder).mkdir(parents=True)

    sets = {}
    for kind in ("fluent-emoji-flat", "game-icons"):
        sets[kind] = json.loads((packages / "@iconify-json" / kind / "icons.json").read_text(encoding="utf-8"))
    used: dict[str, list[str]] = {"own": [], **{kind: [] for kind in sets}}
    for section, icons in tomllib.loads((ART / "icons.toml").read_text(encoding="utf-8")).items():
        symbols = []
        for name, source in icons.items():
            svg = (ART / "own" / f"{name}.svg").read_text() if source == "own" else picture(sets, source)
            (work / "icons" / f"{name}.svg").write_text(svg, encoding="utf-8")
            symbols.append(symbol(name, svg))
            kind, _, icon = source.partition(" ")[0].partition(":")
            used[kind].append(icon or name)
        sprite = f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>\n'
        (work / "sprites" / f"{section}.svg").write_text(sprite, encoding="utf-8")
    for kind in sets:
        # Their packages name the licences only.
        shutil.copy(ART / "licences" / f"{kind}.txt", work / "licences")
    for font, styles in FONTS.items():
        base = packages / "@expo-google-fonts" / font
        shutil.copy(base / "LICENSE_FONT", work / "licences" / f"{font}.txt")
        for style in styles:
            shutil.copy(next((base / style).glob("*.ttf")), work / "fonts")

    made = [
        {"name": name, "by": by, "licence": licence, "used": sorted(set(used.get(kind, [])))}
        for kind, (name, by, licence) in CREDITS.items()
    ]
    made.append({"name": "Potluck", "by": "The Potluck founders", "licence": "MIT", "used": sorted(used["own"])})
    (work / "credits.json").write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    (work / "digest").write_text(digest())
    shutil.rmtree(assets, ignore_errors=True)
    work.rename(assets)


if __name__ == "__main__" and not fresh():
    make()
