"""Wall or rail gateway in an IP67 housing, metres; stands on z=0, front to -Y."""

from math import cos, pi, sin

import bmesh

from kit.device_parts import gland, hexa, knurl, mm
from kit.mesh import box, cyl, empty, from_bm, lathe, obj
from kit.nodes import rgb
from kit.paint import m_emit


def rounded(name, w, h, d, r, mat, loc, parent, bevel=0.0016):
    """plate with rounded corners in XZ, thickness d along Y (front at -Y)"""
    bm = bmesh.new()
    ring = []
    for cx, cz, a0 in (
        (w / 2 - r, h / 2 - r, 0),
        (-w / 2 + r, h / 2 - r, pi / 2),
        (-w / 2 + r, -h / 2 + r, pi),
        (w / 2 - r, -h / 2 + r, 1.5 * pi),
    ):
        ring += [(cx + r * cos(a0 + k * pi / 20), cz + r * sin(a0 + k * pi / 20)) for k in range(11)]
    A = [bm.verts.new((x, -d / 2, z)) for x, z in ring]
    B = [bm.verts.new((x, d / 2, z)) for x, z in ring]
    n = len(ring)
    bm.faces.new(A)
    bm.faces.new(B[::-1])
    for i in range(n):
        bm.faces.new((A[i], B[i], B[(i + 1) % n], A[(i + 1) % n]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return obj(name, from_bm(bm, name), mat, loc, parent=parent, bevel=bevel, segs=3)


def antenna(D, parent, x, tilt):
    """Rod antenna at x, tilted."""
    e = empty("antenna", (x, 0.010, 0.200), parent=parent)
    hexa("nut", 0.0072, 0.005, 0, D.steel, e, bevel=0.0005)
    cyl("sma", 0.0048, 0.010, (0, 0, 0.005), D.brass, parent=e, segs=40, bevel=0.0004)
    knurl("grip", 0.0062, 0.013, 0.023, D.black, e, n=20, depth=0.0006)
    rod = empty("rod", (0, 0, 0.023), (0, tilt, 0), e)
    lathe(
        "whip",
        mm((5.6, 0), (6.0, 3), (6.0, 12), (5.2, 16), (4.9, 120), (3.6, 124), (0, 124.6)),
        D.rubber,
        parent=rod,
        segs=56,
    )
    lathe("mark", mm((6.15, 6), (6.15, 8.4)), D.teal, parent=rod, segs=48)


def gateway(D, parent=None):
    """LoRaWAN gateway on its wall plate; returns its root."""
    e = empty("gateway", parent=parent)
    W, H = 0.170, 0.200
    rounded("tub", W, H, 0.056, 0.014, D.body, (0, 0.018, H / 2), e)
    rounded("gasket", W - 0.004, H - 0.004, 0.003, 0.013, D.rubber, (0, -0.0115, H / 2), e, bevel=0)
    rounded("lid", W, H, 0.024, 0.014, D.body, (0, -0.025, H / 2), e, bevel=0.0026)
    # petrol field on the lid: LED window and a service cap
    rounded("field", W - 0.042, 0.070, 0.0016, 0.006, D.petrol, (0, -0.0376, H - 0.062), e, bevel=0.0004)
    rounded("inlay", W - 0.042, 0.0030, 0.0017, 0.0012, D.teal, (0, -0.0376, H - 0.101), e, bevel=0.0003)
    cols = (rgb("#38e08a"), rgb("#38e08a"), rgb("#27c9bd"), rgb("#f0b64a"))
    for k, c in enumerate(cols):
        x = -0.042 + 0.017 * k
        p = empty("led", (x, -0.0384, H - 0.050), (pi / 2, 0, 0), e)
        cyl("bz", 0.0036, 0.0010, (0, 0, 0), D.black, parent=p, segs=40, bevel=0.0002)
        cyl("lt", 0.0022, 0.0009, (0, 0, 0.0008), m_emit(f"led{k}", c, 3.0), parent=p, segs=32, bevel=0.0003)
        box("tick", (0.006, 0.0006, 0.0010), (x, -0.0386, H - 0.060), D.grey, parent=e, bevel=0)
    cap = empty("cap", (0.044, -0.0384, H - 0.056), (pi / 2, 0, 0), e)
    knurl("capring", 0.0128, 0, 0.005, D.black, cap, n=30, depth=0.0008)
    box("slot", (0.015, 0.0022, 0.0012), (0, 0, 0.0052), D.grey, parent=cap, bevel=0.0002)
    for sx in (-1, 1):
        for z in (0.014, H - 0.014):
            s = empty("screw", (sx * (W / 2 - 0.014), -0.0372, z), (pi / 2, 0, 0), e)
            cyl("well", 0.0062, 0.0008, (0, 0, -0.0004), D.black, parent=s, segs=40, bevel=0.0002)
            cyl("head", 0.0048, 0.0022, (0, 0, 0), D.steel, parent=s, segs=40, bevel=0.0005)
            hexa("key", 0.0024, 0.0004, 0.0021, D.black, s, bevel=0)
    for sx in (-1, 1):  # wall lugs behind the tub
        rounded("lug", 0.030, 0.052, 0.005, 0.008, D.body, (sx * (W / 2 + 0.006), 0.0435, H / 2), e, bevel=0.001)
        cyl(
            "hole",
            0.0042,
            0.0008,
            (sx * (W / 2 + 0.012), 0.0410, H / 2),
            D.black,
            rot=(pi / 2, 0, 0),
            parent=e,
            segs=40,
            bevel=0,
        )
    for y, z, r in ((0.018, 0.150, 0.0118), (0.018, 0.100, 0.0118), (0.018, 0.052, 0.0118)):
        gland((W / 2, y, z), (0, pi / 2, 0), r, D.steel, e)
    antenna(D, e, -0.052, -0.06)
    antenna(D, e, 0.052, 0.06)
    v = empty("vent", (-W / 2, 0.018, 0.060), (0, -pi / 2, 0), e)
    knurl("ventcap", 0.0090, 0, 0.0060, D.black, v, n=24, depth=0.0006)
    return e
