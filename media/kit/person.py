"""A worker in coverall, safety vest, gloves and helmet, for silhouettes and the middle distance: limbs are tapered
capsules remeshed into one skin, and noise makes the folds of the cloth."""

from math import cos, radians, sin

import bmesh
import bpy
from mathutils import Matrix, Vector

from kit.mesh import box, empty, from_bm, obj
from kit.nodes import N, rgb
from kit.paint import m_plain
from kit.tools import hard_hat

# Joints of a person 1.70 m tall standing at ease, metres, facing -Y; left and right are the person’s own
AT_EASE = dict(
    pelvis=(0, 0.02, 0.96),
    hem=(0, 0.02, 0.80),
    waist=(0, 0.01, 1.10),
    chest=(0, 0.015, 1.30),
    collar=(0, 0.02, 1.43),
    head=(0, -0.02, 1.585),
    hip_l=(0.10, 0.02, 0.90),
    knee_l=(0.115, -0.01, 0.49),
    ankle_l=(0.12, 0.04, 0.10),
    toe_l=(0.145, -0.10, 0.045),
    hip_r=(-0.10, 0.02, 0.90),
    knee_r=(-0.12, -0.01, 0.49),
    ankle_r=(-0.14, 0.04, 0.10),
    toe_r=(-0.175, -0.09, 0.045),
    shoulder_l=(0.185, 0.02, 1.39),
    elbow_l=(0.245, 0.05, 1.12),
    wrist_l=(0.235, -0.06, 0.90),
    hand_l=(0.230, -0.10, 0.83),
    shoulder_r=(-0.185, 0.02, 1.39),
    elbow_r=(-0.245, 0.05, 1.12),
    wrist_r=(-0.235, -0.06, 0.90),
    hand_r=(-0.230, -0.10, 0.83),
)
# limbs from joint to joint: radius at either end, depth as a share of the width
COVERALL = (
    ("pelvis", "waist", 0.150, 0.140, 0.72),
    ("waist", "chest", 0.140, 0.168, 0.70),
    ("chest", "collar", 0.168, 0.105, 0.70),
    ("collar", "shoulder_{}", 0.090, 0.078, 0.95),
    ("shoulder_{}", "elbow_{}", 0.078, 0.062, 1),
    ("elbow_{}", "wrist_{}", 0.062, 0.050, 1),
    ("pelvis", "hip_{}", 0.115, 0.112, 0.9),
    ("hip_{}", "knee_{}", 0.112, 0.086, 1),
    ("knee_{}", "ankle_{}", 0.086, 0.080, 1),
)
VEST = (
    ("pelvis", "hem", 0.196, 0.206, 0.86),
    ("pelvis", "waist", 0.190, 0.165, 0.84),
    ("waist", "chest", 0.156, 0.182, 0.74),
    ("chest", "collar", 0.182, 0.118, 0.74),
    ("collar", "shoulder_{}", 0.098, 0.088, 0.95),
)
HEAD = (("collar", "head", 0.058, 0.056, 1),)
GLOVES = (("wrist_{}", "hand_{}", 0.043, 0.050, 0.7),)
BOOTS = (("ankle_{}", "toe_{}", 0.060, 0.052, 0.85), ("ankle_{}", "ankle_{}", 0.064, 0.064, 1))


def cloth(name, col, bands=()):
    """Woven cloth; bands: pairs of heights in metres between which it is reflective tape."""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    z = b.n("SeparateXYZ", {0: tc}).outputs[2]
    tape = 0.0
    for low, high in bands:
        inside = b.math("MULTIPLY", b.math("GREATER_THAN", z, low), b.math("LESS_THAN", z, high))
        tape = b.math("MAXIMUM", tape, inside)
    folds = b.noise(b.mapping(tc, (1, 1, 0.45)), 14, 4, 0.55)
    normal = b.bump(folds, 0.9, 0.02)
    colour = b.mix(tape, col, (0.75, 0.76, 0.74, 1)) if bands else col
    return b.done(b.n("BsdfPrincipled", {"Base Color": colour, "Roughness": 0.85, "Specular": 0.2, "Normal": normal}))


def capsules(parts, joints):
    """Parts as tapered capsules in one bmesh, parts of both sides mirrored."""
    bm = bmesh.new()
    for start, end, r0, r1, depth in parts:
        for side in "lr" if "{" in start + end else " ":
            a, b = (Vector(joints[j.format(side)]) for j in (start, end))
            for k in range(13):
                t = k / 12
                r = r0 + (r1 - r0) * t
                ball = bmesh.ops.create_icosphere(bm, subdivisions=2, radius=r)["verts"]
                bmesh.ops.transform(
                    bm, matrix=Matrix.Translation(a.lerp(b, t)) @ Matrix.Diagonal((1, depth, 1, 1)), verts=ball
                )
    return bm


def skin(name, parts, joints, mat, parent, wrinkle=0.0, voxel=0.010):
    """One skin around the parts; voxel: remesh resolution in metres."""
    ob = obj(name, from_bm(capsules(parts, joints), name), mat, parent=parent, angle=180)
    melt = ob.modifiers.new("melt", "REMESH")
    melt.mode, melt.voxel_size, melt.use_smooth_shade = "VOXEL", voxel, True
    calm = ob.modifiers.new("calm", "SMOOTH")
    calm.factor, calm.iterations = 0.5, 10
    if wrinkle:
        noise = bpy.data.textures.new(name, "CLOUDS")
        noise.noise_scale, noise.noise_depth = 0.075, 2
        crease = ob.modifiers.new("crease", "DISPLACE")
        crease.texture, crease.strength, crease.mid_level = noise, wrinkle, 0.5
    return ob


def grip(loc, yaw=0.0, side=1, elbow=(0.16, -0.36, -0.06)):
    """A gloved hand around a bar along local X, the forearm towards -Y; side: 1 right, -1 left; elbow: end of the
    sleeve."""
    e = empty("grip", loc, (0, 0, yaw))
    at = {"wrist": (0, -0.092, 0.022), "elbow": (side * elbow[0], *elbow[1:])}
    at["cuff"] = Vector(at["wrist"]).lerp(Vector(at["elbow"]), 0.28)
    parts = [("wrist", "cuff", 0.036, 0.043, 0.9)]
    for k in range(4):
        x, long = (k - 1.5) * 0.0225 * side, (1.0, 1.06, 1.03, 0.90)[k]
        joints = (("knuckle", 128, 0.036), ("middle", 48, 0.034), ("end", -38, 0.029), ("tip", -115, 0.026))
        for name, turn, r in joints:
            at[f"{name}{k}"] = (x, r * long * cos(radians(turn)), r * long * sin(radians(turn)))
        at[f"palm{k}"] = (x * 0.62, -0.080, 0.020)
        parts += [
            (f"palm{k}", f"knuckle{k}", 0.021, 0.0155, 1),
            (f"knuckle{k}", f"middle{k}", 0.0142, 0.0130, 1),
            (f"middle{k}", f"end{k}", 0.0130, 0.0120, 1),
            (f"end{k}", f"tip{k}", 0.0120, 0.0110, 1),
        ]
    at |= {"ball": (-side * 0.028, -0.062, 0.004), "thumb": (-side * 0.046, -0.030, -0.016)}
    at["nail"] = (-side * 0.034, 0.004, -0.030)
    parts += [("wrist", "ball", 0.026, 0.021, 1), ("ball", "thumb", 0.020, 0.0145, 1)]
    parts += [("thumb", "nail", 0.0145, 0.012, 1)]
    skin("glove", parts, at, cloth("leather", rgb("#8a6a3f")), e, 0.004, 0.0022)
    skin("sleeve", [("cuff", "elbow", 0.052, 0.066, 1)], at, cloth("sleeve", rgb("#1d3a45")), e, 0.022, 0.004)


def person(M, loc, yaw=0.0, look=0.0, **pose):
    """A worker; pose: joints that differ from standing at ease; look: turn of the head in radians."""
    joints = {**AT_EASE, **pose}
    e = empty("person", loc, (0, 0, yaw))
    skin("coverall", COVERALL, joints, cloth("coverall", rgb("#1d3a45")), e, 0.040)
    bands = tuple((joints["waist"][2] + d, joints["waist"][2] + d + 0.05) for d in (-0.06, 0.10))
    vest = skin("vest", VEST, joints, cloth("vest", rgb("#96471f"), bands), e, 0.028)
    hem = box("hem", (1, 1, 0.4), (0, 0, joints["hem"][2] - 0.10), None, parent=e)
    hem.hide_render = True
    cut = vest.modifiers.new("hem", "BOOLEAN")
    cut.object = hem
    skin("neck", HEAD, joints, m_plain("skin", rgb("#7a4a33"), 0.55), e)
    skin("gloves", GLOVES, joints, m_plain("glove", rgb("#23282a"), 0.8), e, 0.008)
    skin("boots", BOOTS, joints, m_plain("boot", rgb("#2a2320"), 0.6), e)
    head = empty("head", joints["head"], (0, 0, look), e)
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=48, v_segments=32, radius=0.095)
    bmesh.ops.scale(bm, vec=(0.80, 1.0, 1.18), verts=bm.verts)
    obj("face", from_bm(bm, "face"), m_plain("face", rgb("#7a4a33"), 0.55), (0, 0, 0.005), parent=head, angle=180)
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=48, v_segments=32, radius=0.095)
    bmesh.ops.scale(bm, vec=(0.83, 0.86, 0.98), verts=bm.verts)
    obj("hair", from_bm(bm, "hair"), m_plain("hair", rgb("#16110f"), 0.9), (0, 0.022, 0.03), parent=head, angle=180)
    for k in (-1, 1):
        ear = bmesh.new()
        bmesh.ops.create_uvsphere(ear, u_segments=16, v_segments=12, radius=0.030)
        bmesh.ops.scale(ear, vec=(0.4, 0.7, 1.1), verts=ear.verts)
        obj("ear", from_bm(ear, "ear"), m_plain("ear", rgb("#7a4a33"), 0.55), (0.080 * k, 0.01, -0.01), parent=head)
    hat = hard_hat(M, (0, 0.005, 0.020))
    hat.parent = head
    for part in hat.children:
        if part.name.startswith("strap"):  # the strap lies next to a helmet that is put down
            part.hide_render = True
    hat.rotation_euler.x = 0.10
    return e
