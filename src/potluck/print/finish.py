"""What printers read in a PDF besides its pages: boxes, scaling, duplex."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pikepdf
from pikepdf import Array, Dictionary, Name

POINTS = 72 / 25.4
DUPLEX = {
    "fronts": Name.Simplex,
    "long-edge": Name.DuplexFlipLongEdge,
    "short-edge": Name.DuplexFlipShortEdge,
    "gutter-fold": Name.Simplex,
    "fronts-then-backs": Name.Simplex,
}


def box(edges: list[float], height: float) -> Array:
    """A box in mm from the top left as PDF wants it: points from the bottom left."""
    left, top, right, bottom = edges
    corners = (left, height - bottom, right, height - top)
    return Array([round(corner * POINTS, 4) for corner in corners])


def finish(raw: bytes, pages: list[dict[str, Any]], paper: tuple[float, float], sides: str) -> bytes:
    """The same pages with boxes and hints; the same bytes for the same pages."""
    with pikepdf.open(BytesIO(raw)) as pdf:
        for page, plan in zip(pdf.pages, pages, strict=True):
            page.obj.TrimBox = box(plan["trim"], paper[1])
            page.obj.BleedBox = box(plan["bleed"], paper[1])
        pdf.Root.ViewerPreferences = Dictionary(
            PrintScaling=Name("/None"), Duplex=DUPLEX[sides], DisplayDocTitle=True, PickTrayByPDFSize=True
        )
        out = BytesIO()
        pdf.save(out, deterministic_id=True, object_stream_mode=pikepdf.ObjectStreamMode.preserve)
    return out.getvalue()
