"""Lamps: soft boxes, bulbs, spotlights."""
from mesh import *


def area(name, loc, target, size, power, col=(1, 1, 1), size_y=None, lightgroup=None, spread=180, visible=False):
    l = bpy.data.lights.new(name, 'AREA'); l.energy = power; l.color = col[:3]
    l.shape = 'RECTANGLE' if size_y else 'SQUARE'; l.size = size
    if size_y: l.size_y = size_y
    l.spread = math.radians(spread)
    ob = bpy.data.objects.new(name, l); ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    link(ob); ob.visible_camera = visible
    if lightgroup: ob.lightgroup = lightgroup
    return ob


def point(name, loc, power, col=(1, .72, .42), radius=.06, lightgroup=None, parent=None):
    l = bpy.data.lights.new(name, 'POINT'); l.energy = power; l.color = col[:3]; l.shadow_soft_size = radius
    ob = bpy.data.objects.new(name, l); ob.location = loc; link(ob, parent)
    if lightgroup: ob.lightgroup = lightgroup
    return ob


def spot(name, loc, target, power, col=(1, .8, .55), angle=70, blend=.6, radius=.08, lightgroup=None):
    l = bpy.data.lights.new(name, 'SPOT'); l.energy = power; l.color = col[:3]
    l.spot_size = math.radians(angle); l.spot_blend = blend; l.shadow_soft_size = radius
    ob = bpy.data.objects.new(name, l); ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    link(ob)
    if lightgroup: ob.lightgroup = lightgroup
    return ob
