"""A driver checks the bonding clamp before the valves are opened, seen from behind."""

from kit.brand import brand
from kit.forecourt import forecourt_mats
from kit.lamps import area
from kit.person import person
from kit.render import camera
from kit.shoot import begin, shoot
from kit.tools import tool_mats
from kit.yard import yard_mats
from scenes.fuel_station import build, near

M, _ = tool_mats(forecourt_mats(yard_mats(brand(begin()))))
build(M)

x, y, z = near(-1.25, 1.15, 1.08)  # the lug on the truck
person(
    M,
    (x + 0.12, y - 0.52, 0),
    yaw=3.0,
    look=0.6,
    elbow_r=(-0.27, -0.16, 1.17),
    wrist_r=(-0.12, -0.36, 1.10),
    hand_r=(-0.06, -0.43, 1.09),
    elbow_l=(0.27, -0.10, 1.14),
    wrist_l=(0.20, -0.30, 1.02),
    hand_l=(0.15, -0.37, 1.02),
)
area("work", (8.2, -4.6, 2.6), (x, y, 1.0), 1.2, 60, (1, 0.90, 0.78))
camera((10.3, -4.25, 1.6), (6.2, -2.0, 1.3), lens=42, fstop=4, focus=(x, y, 1.2))
shoot()
