"""First and last call of every scene: read the command line; render the two halves for the denoiser."""

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
    # smooth paint and sky stop sampling early, the denoiser removes the rest of the noise
    setup(width, height, samples, out, **{"adaptive": 0.03, **options})
    return mats()


def shoot():
    """Renders the two halves of the picture."""
    render_halves(ARGS[3])
