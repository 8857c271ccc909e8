"""Wall or rail gateway in an IP67 housing, metres; stands on z=0, front to -Y."""
from device_parts import *


def rounded(name, w, h, d, r, mat, loc, parent, bevel=.0016):
    """plate with rounded corners in XZ, thickness d along Y (front at -Y)"""
    bm = bmesh.new(); ring = []
    for cx, cz, a0 in ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, pi / 2), (-w / 2 + r, -h / 2 + r, pi), (w / 2 - r, -h / 2 + r, 1.5 * pi)):
        ring += [(cx + r * cos(a0 + k * pi / 20), cz + r * sin(a0 + k * pi / 20)) for k in range(11)]
    A = [bm.verts.new((x, -d / 2, z)) for x, z in ring]; B = [bm.verts.new((x, d / 2, z)) for x, z in ring]; n = len(ring)
    bm.faces.new(A); bm.faces.new(B[::-1])
    for i in range(n): bm.faces.new((A[i], B[i], B[(i + 1) % n], A[(i + 1) % n]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return obj(name, from_bm(bm, name), mat, loc, parent=parent, bevel=bevel, segs=3)


def antenna(D, parent, x, tilt):
    e = empty('antenna', (x, .010, .200), parent=parent)
    hexa('nut', .0072, .005, 0, D.steel, e, bevel=.0005); cyl('sma', .0048, .010, (0, 0, .005), D.brass, parent=e, segs=40, bevel=.0004)
    knurl('grip', .0062, .013, .023, D.black, e, n=20, depth=.0006)
    rod = empty('rod', (0, 0, .023), (0, tilt, 0), e)
    lathe('whip', mm((5.6, 0), (6.0, 3), (6.0, 12), (5.2, 16), (4.9, 120), (3.6, 124), (0, 124.6)), D.rubber, parent=rod, segs=56)
    lathe('mark', mm((6.15, 6), (6.15, 8.4)), D.teal, parent=rod, segs=48)


def gateway(D, parent=None):
    e = empty('gateway', parent=parent); W, H = .170, .200
    rounded('tub', W, H, .056, .014, D.body, (0, .018, H / 2), e)
    rounded('gasket', W - .004, H - .004, .003, .013, D.rubber, (0, -.0115, H / 2), e, bevel=0)
    rounded('lid', W, H, .024, .014, D.body, (0, -.025, H / 2), e, bevel=.0026)
    # petrol field on the lid: LED window and a service cap
    rounded('field', W - .042, .070, .0016, .006, D.petrol, (0, -.0376, H - .062), e, bevel=.0004)
    rounded('inlay', W - .042, .0030, .0017, .0012, D.teal, (0, -.0376, H - .101), e, bevel=.0003)
    cols = (rgb('#38e08a'), rgb('#38e08a'), rgb('#27c9bd'), rgb('#f0b64a'))
    for k, c in enumerate(cols):
        x = -.042 + .017 * k; p = empty('led', (x, -.0384, H - .050), (pi / 2, 0, 0), e)
        cyl('bz', .0036, .0010, (0, 0, 0), D.black, parent=p, segs=40, bevel=.0002); cyl('lt', .0022, .0009, (0, 0, .0008), m_emit('led%d' % k, c, 3.0), parent=p, segs=32, bevel=.0003)
        box('tick', (.006, .0006, .0010), (x, -.0386, H - .060), D.grey, parent=e, bevel=0)
    cap = empty('cap', (.044, -.0384, H - .056), (pi / 2, 0, 0), e)
    knurl('capring', .0128, 0, .005, D.black, cap, n=30, depth=.0008); box('slot', (.015, .0022, .0012), (0, 0, .0052), D.grey, parent=cap, bevel=.0002)
    for sx in (-1, 1):
        for z in (.014, H - .014):
            s = empty('screw', (sx * (W / 2 - .014), -.0372, z), (pi / 2, 0, 0), e)
            cyl('well', .0062, .0008, (0, 0, -.0004), D.black, parent=s, segs=40, bevel=.0002); cyl('head', .0048, .0022, (0, 0, 0), D.steel, parent=s, segs=40, bevel=.0005); hexa('key', .0024, .0004, .0021, D.black, s, bevel=0)
    for sx in (-1, 1):                                 # wall lugs behind the tub
        rounded('lug', .030, .052, .005, .008, D.body, (sx * (W / 2 + .006), .0435, H / 2), e, bevel=.001)
        cyl('hole', .0042, .0008, (sx * (W / 2 + .012), .0410, H / 2), D.black, rot=(pi / 2, 0, 0), parent=e, segs=40, bevel=0)
    for y, z, r in ((.018, .150, .0118), (.018, .100, .0118), (.018, .052, .0118)): gland((W / 2, y, z), (0, pi / 2, 0), r, D.steel, e)
    antenna(D, e, -.052, -.06); antenna(D, e, .052, .06)
    v = empty('vent', (-W / 2, .018, .060), (0, -pi / 2, 0), e); knurl('ventcap', .0090, 0, .0060, D.black, v, n=24, depth=.0006)
    return e
