"""The plant's figures that pictures show. Each one drawn is noted beside the render: the build compares the notes with
the plant's record and names the pictures that show another figure."""

import json
import os
from pathlib import Path

FILM = Path(__file__).parent.parent / "film"
FIGURES = json.loads((FILM / "figures.json").read_text())
drawn = {}


def figure(name):
    """The figure of that name for drawing it; noted in the file that FIGURES_DRAWN names."""
    drawn[name] = FIGURES[name]
    if note := os.environ.get("FIGURES_DRAWN"):
        Path(note).write_text(json.dumps(drawn))
    return drawn[name]


def day():
    """The readings of TK-204 over the film's day; noted by the hour."""
    figure("TK-204 day")
    return json.loads((FILM / "day.json").read_text())
