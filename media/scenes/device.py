"""Studio shots of the devices.  blender -b -P device.py -- W H SPP OUT.exr radar|ultrasonik|tekanan|suhu|kualitas|gateway"""
import sys, os; HERE = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [os.path.join(HERE, '..', 'kit')]
from device_model import device
from device_level import *
from device_process import *
from device_gateway import gateway
import studio

a = sys.argv[sys.argv.index('--') + 1:]
W, H, SPP, OUT, NAME = int(a[0]), int(a[1]), int(a[2]), a[3], a[4]
random.seed(2); reset(); setup(W, H, SPP, OUT, adaptive=.03, clamp=6, bounces=6)
bpy.context.scene.cycles.adaptive_min_samples = 4       # plain paper is done early, the samples go to the device
D = DeviceMats(); studio.stage()


def put(make, scale, loc, heading, spin=0.0, lay=None, **k):
    """stand a device on the paper, or lay it down: lay = tilt of its axis against the ground, +Z end up"""
    outer = empty('place', (*loc, 0), (0, 0, math.radians(heading)))
    inner = empty('lay', parent=outer, rot=(0, 0 if lay is None else pi / 2 - math.radians(lay), 0)); inner.scale = (scale,) * 3
    dev = make(parent=inner, **k); dev.rotation_euler = (0, 0, math.radians(spin))
    drop(outer); return dev


def lead(dev, start, along, pts, r, mat):
    """cable from a point of the device (its own axes) along a direction, then through world points"""
    M = dev.matrix_world; p0, p1 = (M @ (Vector(start) + Vector(along) * k) for k in (-.004, .022))
    cable([tuple(p0), tuple(p1)] + pts, r, mat)


def coil(x, y, r, R, turns, n=26):
    """loose turns lying on the ground, each on top of the last, none quite round"""
    pts = []
    for k in range(int(turns * n) + 1):
        t = 2 * pi * k / n; q = R * (1 + .05 * sin(1.7 * t + .6)); lap = k / n
        pts.append((x + q * cos(t), y + q * sin(t), r + r * 1.6 * lap))
    return pts


def radar():
    dev = put(device, .82, (-.02, 0), 24, cable=False, lower=False, horn=True, bolted=False, D=D)
    lead(dev, (.104, .006, .222), (1, 0, 0), [(.21, .06, .16), (.215, .07, .045), (.27, .13, .0056), (.42, .30, .0056), (.8, .62, .0056)], .0054, D.cable)
    studio.shoot(OUT, (-.06, -1.36, .42), (.022, 0, .172))


def ultrasonik():
    dev = put(ultrasonic, 1.72, (-.085, .05), 12, D=D)
    lead(dev, (0, 0, .200), (0, 0, 1), [(-.02, .08, .40), (.055, .16, .30), (.10, .24, .12), (.17, .33, .007), (.36, .50, .007), (.9, .78, .007)], .0058, D.cable)
    put(ultrasonic, 1.72, (.005, -.150), 48, spin=30, lay=0, D=D, wired=False)
    studio.shoot(OUT, (-.04, -1.50, .60), (.012, 0, .142))


def tekanan():
    dev = put(pressure, 2.15, (-.10, .06), 14, D=D)
    lead(dev, (0, 0, .1625), (0, 0, 1), [(-.070, .10, .385), (-.02, .18, .27), (.02, .26, .09), (.09, .34, .007), (.3, .52, .007), (.9, .8, .007)], .0058, D.cable)
    p = put(submersible, 1.75, (-.10, -.115), 14, spin=20, lay=0, D=D)
    tail = [(.262, -.042, .013), (.288, .025, .0085)] + coil(.185, .10, .0080, .085, 2.86) + [(.315, .105, .040), (.42, .22, .012), (.9, .52, .009)]
    lead(p, (0, 0, .168), (0, 0, 1), tail, .0072, D.cable_petrol)
    studio.shoot(OUT, (-.04, -1.48, .66), (.035, .01, .135))


def suhu():
    dev = put(temperature, 1.42, (.085, .055), 32, spin=112, lay=7.0, D=D)
    put(insert, 1.42, (-.105, -.205), 212, spin=20, lay=3.6, D=D)
    lead(dev, (.073, 0, .031), (1, 0, 0), [(.075, .315, .060), (.17, .375, .022), (.32, .385, .008), (.9, .48, .007)], .0062, D.cable)
    studio.shoot(OUT, (-.04, -1.22, .76), (.0, -.01, .038))


def kualitas():
    dev = put(sonde, 1.28, (-.055, .03), 10, D=D)
    lead(dev, (0, 0, .288), (0, 0, 1), [(.0, .08, .435), (.075, .15, .33), (.115, .22, .13), (.18, .31, .007), (.36, .48, .007), (.9, .78, .007)], .0062, D.cable)
    put(spare_electrode, 1.50, (.055, -.11), 28, lay=.0, D=D)
    studio.shoot(OUT, (-.05, -1.55, .52), (.03, 0, .190))


def gateway_set():
    dev = put(gateway, 1.16, (-.03, .0), -27, D=D)
    for k, z in enumerate((.150, .100, .052)):
        g = .024 * k
        lead(dev, (.085 + .0255, .018, z), (1, 0, 0), [(.150 - .3 * g, -.070 + .2 * g, z * 1.0), (.195 - g, -.060 + g, z * .42), (.235 - g, -.03 + g, .0056), (.32, .03 + 1.2 * g, .0056), (.9, .40 + 2 * g, .0056)], .0052, (D.cable, D.cable_petrol, D.cable)[k])
    studio.shoot(OUT, (-.05, -1.42, .42), (.020, 0, .160))


{'radar': radar, 'ultrasonik': ultrasonik, 'tekanan': tekanan, 'suhu': suhu, 'kualitas': kualitas, 'gateway': gateway_set}[NAME]()
