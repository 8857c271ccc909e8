"""First and last line of every scene: read the command line, render the two halves the denoiser needs."""
import sys
from parts import *

ARGS = sys.argv[sys.argv.index('--') + 1:]


def begin(**options):
    """Empty scene with render settings from the command line (W H SAMPLES OUT.exr); returns the materials."""
    width, height, samples, out = int(ARGS[0]), int(ARGS[1]), int(ARGS[2]), ARGS[3]
    random.seed(4)
    reset()
    setup(width, height, samples, out, **{'adaptive': .03, **options})     # smooth paint and sky stop early, the denoiser does the rest
    return mats()


def shoot():
    """Two renders with different seeds: their difference tells the denoiser what is noise. A half that is there stays."""
    scene = bpy.context.scene
    for seed, half in enumerate('ab'):
        done = ARGS[3].replace('.exr', f'_{half}.exr')
        if os.path.exists(done): continue
        scene.cycles.seed = seed
        scene.render.filepath = done.replace('.exr', '.part.exr')
        bpy.ops.render.render(write_still=True)
        os.rename(scene.render.filepath, done)
