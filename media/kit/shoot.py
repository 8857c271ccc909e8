"""First and last line of every scene: read the command line, render the two halves the denoiser needs."""

import random
import sys

from kit.render import render_halves, reset, setup
from kit.stock import mats

ARGS = sys.argv[sys.argv.index("--") + 1 :]


def begin(**options):
    """Empty scene with render settings from the command line (W H SAMPLES OUT.exr); returns the materials."""
    width, height, samples, out = int(ARGS[0]), int(ARGS[1]), int(ARGS[2]), ARGS[3]
    random.seed(4)
    reset()
    # smooth paint and sky stop early, the denoiser does the rest
    setup(width, height, samples, out, **{"adaptive": 0.03, **options})
    return mats()


def shoot():
    """The two halves of the picture."""
    render_halves(ARGS[3])
