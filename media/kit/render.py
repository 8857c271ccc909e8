"""Scene, render settings and camera."""

import os

import bpy
from mathutils import Vector

from kit.mesh import link


def reset():
    """Resets Blender to an empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def setup(
    w,
    h,
    spp,
    out,
    adaptive=0.015,
    bounces=6,
    clamp=8.0,
    transparent=False,
):
    """Cycles on the CPU; adaptive: noise threshold; clamp: of indirect light."""
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device = "CPU"
    c.samples = spp
    c.seed = 0
    c.use_adaptive_sampling = adaptive > 0
    if adaptive > 0:
        c.adaptive_threshold = adaptive
        c.adaptive_min_samples = max(16, spp // 4)
    c.use_denoising = False
    c.max_bounces = bounces
    c.diffuse_bounces = 2
    c.glossy_bounces = 3
    c.transmission_bounces = 8
    c.transparent_max_bounces = 12
    c.volume_bounces = 0
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.sample_clamp_indirect = clamp
    c.blur_glossy = 1.0
    c.use_auto_tile = False
    s.render.use_persistent_data = True
    s.render.resolution_x = w
    s.render.resolution_y = h
    s.render.resolution_percentage = 100
    s.render.film_transparent = transparent
    c.filter_width = 1.5
    s.view_settings.view_transform = "Filmic"
    vl = s.view_layers[0]
    vl.use_pass_z = True
    vl.cycles.denoising_store_passes = True
    im = s.render.image_settings
    im.file_format = "OPEN_EXR_MULTILAYER"
    im.color_depth = "16"
    im.exr_codec = "ZIP"
    s.render.filepath = out
    return s


def render_halves(out):
    """Renders twice with different seeds, OUT_a.exr and OUT_b.exr; the denoiser estimates the noise from their
    difference. Skips a half that exists."""
    scene = bpy.context.scene
    for seed, half in enumerate("ab"):
        done = out.replace(".exr", f"_{half}.exr")
        if os.path.exists(done):
            continue
        scene.cycles.seed = seed
        scene.render.filepath = done.replace(".exr", ".part.exr")
        bpy.ops.render.render(write_still=True)
        os.rename(scene.render.filepath, done)


def camera(loc, target, lens=40, fstop=None, focus=None, shift=(0, 0)):
    """Camera at loc, aimed at target; focus: metres or a point."""
    c = bpy.data.cameras.new("cam")
    c.lens = lens
    c.clip_end = 5000
    c.shift_x, c.shift_y = shift
    ob = bpy.data.objects.new("cam", c)
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    link(ob)
    bpy.context.scene.camera = ob
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (
            focus if isinstance(focus, (int, float)) else (Vector(focus or target) - Vector(loc)).length
        )
    return ob
