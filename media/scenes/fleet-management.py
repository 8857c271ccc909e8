"""Fuel station at dusk after rain: a tank truck fills the underground tanks under the lit canopy."""

from kit.brand import brand
from kit.forecourt import forecourt_mats
from kit.render import camera
from kit.shoot import begin, shoot
from kit.yard import yard_mats
from scenes.fuel_station import build

build(forecourt_mats(yard_mats(brand(begin()))))
camera((-5.4, -12.6, 1.65), (3.9, 0, 2.75), lens=27)
shoot()
