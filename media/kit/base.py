"""What every file of the kit starts from: Blender, vectors, the three functions of the circle, the typeface."""
import bpy, bmesh, math, random, sys, os
from mathutils import Vector, Matrix

pi, cos, sin = math.pi, math.cos, math.sin
FONT = '/usr/share/fonts/opentype/inter/Inter-Bold.otf'
