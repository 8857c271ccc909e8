"""Monitoring room at five past nine in the morning: desks with level plots, video wall, window onto the tanks. The shift is out in
the yard: a jacket over a chair, a helmet, a flask and a log book stay behind."""
import sys, os; D = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [D, os.path.join(D, '../kit')]
from tank_yard import *
from controls import *
from tools import hard_hat, tool_mats
from skies import MORNING, sky_dome

M, _ = tool_mats(control_mats(yard_mats(brand(begin()))))
X0, X1, Y0, Y1, Z, UP = -5.2, 5.6, -6.5, 4.4, 3.1, 8.5      # the room is on an upper floor: UP is its floor above the yard

# outside: the tank farm of the other pictures, seen through the right part of the far wall
yard = empty('yard', (15.0, 54, -UP), (0, 0, .10))
before = set(bpy.context.scene.objects)
build(M, gauge=True)
for ob in set(bpy.context.scene.objects) - before:
    if ob.parent is None:
        ob.parent = yard

# shell of the room
slab('floor', X0, X1, Y0, Y1, 0, M.carpet)
slat_ceiling(M, X0, X1, Y0, Y1, Z)
box('left', (.2, Y1 - Y0, Z + .3), (X0 - .1, (Y0 + Y1) / 2, Z / 2), M.wallpaint, bevel=0)
box('right', (.2, Y1 - Y0, Z + .3), (X1 + .1, (Y0 + Y1) / 2, Z / 2), M.wallpaint, bevel=0)
WX0, WX1, WZ0, WZ1 = -.7, 5.3, .62, 2.62                    # window opening in the far wall
for size, loc in (((WX0 - X0, .2, Z + .3), ((X0 + WX0) / 2, Y1 + .1, Z / 2)), ((X1 - WX1, .2, Z + .3), ((X1 + WX1) / 2, Y1 + .1, Z / 2)),
                  ((WX1 - WX0, .2, WZ0), ((WX0 + WX1) / 2, Y1 + .1, WZ0 / 2)), ((WX1 - WX0, .2, Z + .2 - WZ1), ((WX0 + WX1) / 2, Y1 + .1, (Z + .2 + WZ1) / 2))):
    box('far', size, loc, M.wallpaint, bevel=0)
multi_boxes('mullions', [((.05, .14, WZ1 - WZ0), Matrix.Translation((WX0 + (WX1 - WX0) * k / 4, Y1 + .06, (WZ0 + WZ1) / 2))) for k in range(5)]
            + [((WX1 - WX0, .14, .05), Matrix.Translation(((WX0 + WX1) / 2, Y1 + .06, z))) for z in (WZ0, WZ1)], M.black)
box('sill', (WX1 - WX0 + .1, .34, .04), ((WX0 + WX1) / 2, Y1 - .08, WZ0 - .02), M.oak, bevel=.006)
box('skirting', (X1 - X0, .03, .09), (0, Y1 - .01, .045), M.black, bevel=0)

# video wall on the left of the window, three by two panels in a petrol frame
v = empty('wall', (-2.95, Y1 - .10, 1.72))
box('frame', (3.85, .12, 1.72), (0, .04, 0), M.petrol, bevel=.01, parent=v)
panel('wallscreen', 3.68, 1.55, m_screen('wallpicture', 'wall', 3, 1.5), v, (0, -.026, 0))
multi_boxes('joints', [((.008, .01, 1.55), Matrix.Translation((x, -.03, 0))) for x in (-.613, .613)] + [((3.68, .01, .008), Matrix.Translation((0, -.03, 0)))], M.black, v)

# two rows of desks, chairs turned away a little
S = {kind: m_screen(kind, kind, 0, 1.35) for kind in ('trend', 'tanks', 'alarm', 'plan', 'balance', 'level')}
pick = lambda *kinds: [S[k] for k in kinds]
desk(M, (-1.75, -.15, 0), .10, 3.0, pick('plan', 'trend', 'alarm', 'balance')); desk(M, (2.55, .25, 0), -.12, 2.7, pick('tanks', 'level', 'alarm'))
desk(M, (-3.5, 2.7, 0), .16, 2.0, pick('balance', 'plan')); desk(M, (.3, 2.85, 0), .0, 1.6, pick('trend', 'tanks')); desk(M, (3.6, 2.8, 0), -.14, 1.6, pick('alarm', 'trend'))
chair(M, (-2.25, -1.05, 0), .85); jacket(M, chair(M, (2.02, -.72, 0), -.38))
hard_hat(M, (1.50, -.02, .752), 2.5); flask(M, (-.62, -.12, .752)); log_book(M, (2.62, .02, .752), .25)
chair(M, (-.35, 2.1, 0), -.45); chair(M, (-3.0, 1.9, 0), .4)

# right wall: low cabinet with two plants' worth of quiet, hard hats on hooks
box('credenza', (.5, 3.2, .8), (X1 - .26, 1.6, .4), M.oak, bevel=.008)
multi_boxes('gaps', [((.01, .012, .7), Matrix.Translation((X1 - .515, .0 + .8 * k, .42))) for k in range(1, 4)], M.black)

# light: daylight through the window, strips between the slats; screens do not light the room by themselves
for x in (-3.6, -.6, 2.4):
    box('strip', (.06, 8.6, .03), (x, -.6, Z + .0), M.strip, bevel=0).visible_diffuse = False
    area('striplamp', (x, -.6, Z - .06), (x, -.6, 0), .16, 80, (1, .95, .88), size_y=8.0).visible_glossy = False
area('daylight', ((WX0 + WX1) / 2, Y1 - .05, (WZ0 + WZ1) / 2), ((WX0 + WX1) / 2, 0, .4), WX1 - WX0, 150, (.93, .97, 1), size_y=WZ1 - WZ0).visible_glossy = False
sky_dome(**MORNING, rot=-82, elev=36, sun=4.2, strength=1.0, cover=.6)
area('fill', (.4, -6.2, 2.7), (.2, 0, .6), 5, 150, (1, .95, .88), size_y=1.2).visible_glossy = False
camera((-.35, -4.55, 1.66), (.10, 2.2, 1.36), lens=24, shift=(0, .02))
shoot()
