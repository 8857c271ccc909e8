"""Lamps: soft boxes, bulbs, spotlights."""

import math

import bpy
from mathutils import Vector

from kit.mesh import link


def area(name, loc, target, size, power, col=(1, 1, 1), size_y=None, spread=180, visible=False):
    """Soft box at loc, aimed at target."""
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.energy = power
    lamp.color = col[:3]
    lamp.shape = "RECTANGLE" if size_y else "SQUARE"
    lamp.size = size
    if size_y:
        lamp.size_y = size_y
    lamp.spread = math.radians(spread)
    ob = bpy.data.objects.new(name, lamp)
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    link(ob)
    ob.visible_camera = visible
    return ob


def point(name, loc, power, col=(1, 0.72, 0.42), radius=0.06, parent=None):
    """Bulb."""
    lamp = bpy.data.lights.new(name, "POINT")
    lamp.energy = power
    lamp.color = col[:3]
    lamp.shadow_soft_size = radius
    ob = bpy.data.objects.new(name, lamp)
    ob.location = loc
    link(ob, parent)
    return ob


def spot(name, loc, target, power, col=(1, 0.8, 0.55), angle=70, blend=0.6, radius=0.08):
    """Spotlight at loc, aimed at target."""
    lamp = bpy.data.lights.new(name, "SPOT")
    lamp.energy = power
    lamp.color = col[:3]
    lamp.spot_size = math.radians(angle)
    lamp.spot_blend = blend
    lamp.shadow_soft_size = radius
    ob = bpy.data.objects.new(name, lamp)
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    link(ob)
    return ob
