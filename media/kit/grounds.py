"""Materials of the ground: concrete, gravel, grass."""

from kit.nodes import N


def m_concrete(name="concrete", col=(0.40, 0.39, 0.37, 1), joints=0.0, wet=0.0, scale=1.0):
    """Concrete; joints: metres between expansion joints; wet: 0 to 1, puddles."""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    big = b.noise(tc, 0.25 * scale, 6, 0.6)
    mid = b.noise(tc, 2.2 * scale, 8, 0.65)
    fin = b.noise(tc, 38 * scale, 4, 0.7)
    c = b.mix(b.ramp(big, [(0.3, 0.0), (0.72, 1.0)]), col, tuple(x * 0.66 for x in col[:3]) + (1,))
    c = b.mix(b.ramp(mid, [(0.42, 0.0), (0.75, 0.45)]), c, tuple(x * 0.55 for x in col[:3]) + (1,))
    c = b.mix(b.math("MULTIPLY", fin, 0.22), c, (0.62, 0.60, 0.57, 1))
    r = b.math("ADD", 0.62, b.math("MULTIPLY", mid, 0.28))
    nrm = b.bump(mid, 0.18, 0.03)
    nrm = b.bump(fin, 0.35, 0.006, nrm)
    if joints:
        br = b.n(
            "TexBrick",
            {
                "Vector": tc,
                "Scale": 1.0,
                "Mortar Size": 0.018,
                "Mortar Smooth": 0.3,
                "Brick Width": joints,
                "Row Height": joints,
                "Color1": (0, 0, 0, 1),
                "Color2": (1, 1, 1, 1),
            },
            offset=0.0,
            squash=1,
        )
        j = br.outputs["Fac"]
        c = b.mix(b.math("MULTIPLY", br.outputs["Color"], 0.10), c, (0.2, 0.2, 0.2, 1))
        c = b.mix(j, c, (0.05, 0.05, 0.048, 1))
        nrm = b.bump(b.math("SUBTRACT", 1.0, j), 0.9, 0.03, nrm)
    if wet:
        w = b.math(
            "ADD",
            b.math("MULTIPLY", b.noise(tc, 0.11, 4, 0.55, 0.6), 0.8),
            b.math("MULTIPLY", b.noise(tc, 0.55, 5, 0.6), 0.2),
        )
        pud = b.ramp(w, [(0.545 - 0.08 * wet, 0.0), (0.575 - 0.08 * wet, 1.0)])  # standing water
        damp = b.ramp(w, [(0.40 - 0.08 * wet, 0.0), (0.56 - 0.08 * wet, 1.0)])  # damp rim
        c = b.mix(b.math("MULTIPLY", damp, 0.62), c, b.mix(1.0, c, (0.30, 0.29, 0.28, 1), "MULTIPLY"))
        r = b.mix(damp, r, b.math("MULTIPLY", r, 0.5))
        r = b.mix(pud, r, (0.025, 0.025, 0.025, 1))
        rip = b.bump(b.noise(tc, 5, 2), 0.02, 0.02)
        nrm = b.mix(pud, nrm, rip)
    return b.done(
        b.n("BsdfPrincipled", {"Base Color": c, "Roughness": r, "Normal": nrm, "Specular": 0.5}),
        tuple(x * 0.75 for x in col[:3]) + (1,),
    )


def m_gravel(name="gravel"):
    """Crushed stone with weeds."""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    v = b.n("TexVoronoi", {"Vector": tc, "Scale": 16.0, "Randomness": 1.0})
    v2 = b.n("TexVoronoi", {"Vector": tc, "Scale": 41.0})
    g = b.n("RGBToBW", {0: v.outputs["Color"]}).outputs[0]
    big = b.noise(tc, 0.12, 6, 0.6)
    mid = b.noise(tc, 0.9, 6, 0.6)
    c = b.ramp(g, [(0, (0.13, 0.125, 0.115, 1)), (0.5, (0.24, 0.23, 0.21, 1)), (1, (0.40, 0.385, 0.36, 1))])
    c = b.mix(b.ramp(big, [(0.35, 0.0), (0.7, 0.65)]), c, (0.12, 0.115, 0.10, 1))
    c = b.mix(b.ramp(mid, [(0.55, 0.0), (0.75, 0.5)]), c, (0.09, 0.10, 0.055, 1))
    h = b.math("ADD", b.math("MULTIPLY", v.outputs["Distance"], -1.0), b.math("MULTIPLY", v2.outputs["Distance"], -0.3))
    return b.done(
        b.n("BsdfPrincipled", {"Base Color": c, "Roughness": 0.85, "Specular": 0.3, "Normal": b.bump(h, 1.0, 0.05)}),
        (0.2, 0.19, 0.17, 1),
    )


def m_grass(name="grass"):
    """Dry grass seen from afar."""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    a = b.noise(tc, 0.05, 7, 0.65)
    d = b.noise(tc, 3.0, 8, 0.75)
    c = b.ramp(a, [(0.3, (0.055, 0.062, 0.022, 1)), (0.55, (0.10, 0.092, 0.040, 1)), (0.75, (0.15, 0.125, 0.065, 1))])
    c = b.mix(b.math("MULTIPLY", d, 0.6), c, (0.02, 0.03, 0.012, 1))
    return b.done(
        b.n("BsdfPrincipled", {"Base Color": c, "Roughness": 1.0, "Specular": 0.1, "Normal": b.bump(d, 1.0, 0.25)}),
        (0.08, 0.08, 0.03, 1),
    )
