"""Materials of objects: plain paint, light, tank plate, galvanised steel, glass."""

from kit.nodes import N, rgb


def m_plain(name, col, rough=0.5, metal=0, spec=0.5, coat=0, micro=0.15):
    """Painted or moulded surface with a slightly uneven gloss."""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    f = b.noise(tc, 9, 5, 0.6)
    r = b.math("ADD", rough - micro / 2, b.math("MULTIPLY", f, micro))
    p = b.n(
        "BsdfPrincipled",
        {
            "Base Color": col,
            "Roughness": r,
            "Metallic": metal,
            "Specular": spec,
            "Clearcoat": coat,
            "Clearcoat Roughness": 0.08,
        },
    )
    if micro:
        b.put(p.inputs["Normal"], b.bump(b.noise(tc, 60, 3), 0.04, 0.004))
    return b.done(p, col)


def m_emit(name, col, strength):
    """A glowing surface."""
    b = N(name)
    return b.done(b.n("Emission", {"Color": col, "Strength": strength}))


def m_tank(name, col=rgb("#e4e6e4"), rough=0.33, course=2.3, plate=9.0, dirt=1.0, rust=0.35, waviness=1.0):
    """painted plate-steel shell: weld seams, oil-canning, run-off streaks, chalking. UV in metres."""
    b = N(name)
    uv = b.n("UVMap").outputs[0]
    tc = b.n("TexCoord").outputs["Object"]
    sep = b.n("SeparateXYZ", {0: uv})
    V = sep.outputs[1]
    # weld seams
    br = b.n(
        "TexBrick",
        {
            "Vector": uv,
            "Scale": 1.0,
            "Mortar Size": 0.012,
            "Mortar Smooth": 1.0,
            "Brick Width": plate,
            "Row Height": course,
            "Color1": (0, 0, 0, 1),
            "Color2": (1, 1, 1, 1),
        },
        offset=0.37,
        squash=1,
    )
    seam = br.outputs["Fac"]
    plateid = br.outputs["Color"]
    # streaks: long vertical noise, stronger just below the top and at seams
    st1 = b.noise(b.mapping(uv, (3.2, 0.06, 1)), 1.6, 7, 0.62)
    st2 = b.noise(b.mapping(uv, (14, 0.11, 1), (3, 7, 0)), 1.0, 5, 0.6)
    streak = b.math("MULTIPLY", b.ramp(st1, [(0.46, 0.0), (0.74, 1.0)]), b.ramp(st2, [(0.38, 0.25), (0.7, 1.0)]))
    cloud = b.noise(tc, 0.35, 5, 0.6)
    fine = b.noise(tc, 6, 6, 0.65)
    c = b.mix(b.math("MULTIPLY", cloud, 0.18), col, tuple(x * 0.82 for x in col[:3]) + (1,))
    c = b.mix(b.math("MULTIPLY", plateid, 0.05), c, tuple(x * 0.8 for x in col[:3]) + (1,))
    c = b.mix(b.math("MULTIPLY", streak, 0.34 * dirt), c, (0.20, 0.185, 0.155, 1))
    # splash / algae zone near base
    low = b.ramp(b.math("ADD", b.math("MULTIPLY", V, 0.9), b.math("MULTIPLY", fine, 0.55)), [(0.12, 1.0), (0.75, 0.0)])
    c = b.mix(b.math("MULTIPLY", low, 0.45 * dirt), c, (0.15, 0.135, 0.11, 1))
    # rust weeps at seams
    rn = b.noise(b.mapping(uv, (2.2, 0.35, 1), (11, 2, 0)), 2.2, 8, 0.68)
    rm = b.math("MULTIPLY", b.ramp(rn, [(0.63, 0.0), (0.76, 1.0)]), rust)
    c = b.mix(rm, c, (0.16, 0.06, 0.025, 1))
    c = b.mix(b.math("MULTIPLY", seam, 0.22), c, (0.25, 0.24, 0.22, 1))
    r = b.math("ADD", rough - 0.06, b.math("MULTIPLY", fine, 0.14))
    r = b.math("ADD", r, b.math("MULTIPLY", streak, 0.22), True)
    nrm = b.bump(b.noise(tc, 0.55, 2, 0.4), 0.55 * waviness, 0.10)
    nrm = b.bump(seam, 0.75, 0.012, nrm)
    nrm = b.bump(fine, 0.10, 0.010, nrm)
    p = b.n("BsdfPrincipled", {"Base Color": c, "Roughness": r, "Specular": 0.5, "Normal": nrm})
    return b.done(p, tuple(x * 0.82 for x in col[:3]) + (1,))


def m_galv(name="galv", tint=(0.52, 0.54, 0.55, 1)):
    """Galvanised steel with its spangle."""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    v = b.n("TexVoronoi", {"Vector": tc, "Scale": 26.0}).outputs["Color"]
    g = b.n("RGBToBW", {0: v}).outputs[0]
    f = b.noise(tc, 2.5, 6)
    c = b.mix(b.math("MULTIPLY", g, 0.35), tint, tuple(x * 0.6 for x in tint[:3]) + (1,))
    c = b.mix(b.ramp(f, [(0.5, 0.0), (0.8, 0.5)]), c, (0.30, 0.29, 0.28, 1))
    r = b.math("ADD", 0.34, b.math("MULTIPLY", g, 0.2))
    return b.done(b.n("BsdfPrincipled", {"Base Color": c, "Metallic": 0.85, "Roughness": r}), (0.4, 0.4, 0.4, 1))


def m_glass(name="glass", tint=(0.93, 0.97, 0.98, 1), rough=0.0):
    """thin architectural glass (no refraction shadow noise)"""
    b = N(name)
    lw = b.n("Fresnel", {"IOR": 1.35}).outputs[0]
    g = b.n("BsdfGlossy", {"Roughness": rough + 0.02, "Color": (1, 1, 1, 1)})
    t = b.n("BsdfTransparent", {"Color": tint})
    mx = b.n("MixShader", {0: lw, 1: t.outputs[0], 2: g.outputs[0]})
    return b.done(mx)
