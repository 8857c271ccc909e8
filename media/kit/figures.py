"""The plant’s figures that pictures show. Each use is recorded next to the render; the build compares these records
with the plant’s data and names the pictures that are out of date."""

import json
import os
from pathlib import Path

FILM = Path(__file__).parent.parent / "film"
FIGURES = json.loads((FILM / "figures.json").read_text())
drawn = {}


def figure(name):
    """Returns a figure by name and records its use in the file that FIGURES_DRAWN names."""
    drawn[name] = FIGURES[name]
    if note := os.environ.get("FIGURES_DRAWN"):
        Path(note).write_text(json.dumps(drawn))
    return drawn[name]


def day():
    """Readings of TK-204 over the film’s day; the use is recorded with hourly values."""
    figure("TK-204 day")
    return json.loads((FILM / "day.json").read_text())
