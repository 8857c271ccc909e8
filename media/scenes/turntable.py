"""One device turned on the paper, a picture a step.  blender -b -P turntable.py -- SIZE SPP OUT_DIR DEVICE FRAMES
Writes <k>_a.exr and <k>_b.exr; a step that is there is not rendered again. Frame 0 is the heading of the studio picture."""
import sys, os; HERE = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [os.path.join(HERE, '..', 'kit')]
from device_model import device
from device_level import *
from device_process import *
from device_gateway import gateway
import studio

a = sys.argv[sys.argv.index('--') + 1:]
SIZE, SPP, OUT, NAME, FRAMES = int(a[0]), int(a[1]), a[2], a[3], int(a[4])
# device: maker, scale, heading in degrees, height of the picture's middle, what the maker is told
SETS = dict(radar=(device, 1.02, 24, .205, dict(cable=False, lower=False, horn=True, bolted=False)), ultrasonik=(ultrasonic, 1.5, 12, .145, {}), tekanan=(pressure, 1.9, 14, .135, {}),
            suhu=(temperature, 1.15, 32, .120, {}), kualitas=(sonde, 1.05, 10, .160, {}), gateway=(gateway, 1.10, -27, .150, {}))
random.seed(2); reset(); setup(SIZE, SIZE, SPP, OUT + '/x.exr', adaptive=.03, clamp=6, bounces=6)
sc = bpy.context.scene; sc.cycles.adaptive_min_samples = 4
D = DeviceMats(); studio.stage()
make, scale, heading, middle, options = SETS[NAME]
table = empty('table', rot=(0, 0, math.radians(heading))); inner = empty('inner', parent=table); inner.scale = (scale,) * 3
make(parent=inner, D=D, **options); drop(table)
camera((-.05, -1.45, .48), (.0, 0, middle), lens=95)
for k in range(FRAMES):
    table.rotation_euler.z = math.radians(heading + 360 * k / FRAMES)
    for seed, half in enumerate('ab'):
        f = '%s/%02d_%s.exr' % (OUT, k, half)
        if os.path.exists(f): continue
        sc.cycles.seed = seed; sc.render.filepath = f; bpy.ops.render.render(write_still=True)
    print('STEP', k, flush=True)
