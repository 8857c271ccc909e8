"""Composes the film frame by frame: light plates blended by hour, the tank filled to the day’s level, the radar’s
sweep.
/usr/bin/python3 film.py PLATES day.json OUT [--frames 0,45,90] PLATES holds <light>_dn.exr and matte.exr
The liquid is computed from the camera’s rays (section plane, wall and floor are a plane, a cylinder, a plane): no
noise, and the line is as straight as the level. Writes PLATES/png, OUT/poster.webp and OUT/film.json (the data
track)."""

import json
import os
import sys
from multiprocessing import Pool

import numpy as np
from grade import grade, load
from liquid import Tank
from PIL import Image

PLATES, DAY, OUT = sys.argv[1:4]
FPS, N = 15, 180
GRADE = dict(ev=0.62, bloom=0.4, power=1.15, sat=1.22, grain=0.0015)
HAZE = dict(
    afternoon=(0.44, 0.36, 0.29),
    dusk=(0.15, 0.10, 0.105),
    night=(0.020, 0.028, 0.040),
    morning=(0.42, 0.41, 0.40),
    noon=(0.45, 0.47, 0.49),
)
# light plate by hour; between two entries one blends into the next
HOURS = (
    (0, "night"),
    (4.7, "night"),
    (5.5, "dusk"),
    (6.5, "morning"),
    (9.6, "morning"),
    (11.4, "noon"),
    (13.2, "noon"),
    (15.6, "afternoon"),
    (17.3, "afternoon"),
    (18.1, "dusk"),
    (18.4, "dusk"),
    (19.3, "night"),
    (24, "night"),
)


def weights(hour):
    """Weight of each light plate at an hour of the day."""
    for (h0, a), (h1, b) in zip(HOURS, HOURS[1:]):
        if h0 <= hour <= h1:
            k = (hour - h0) / (h1 - h0)
            k = k * k * (3 - 2 * k)
            return {a: 1.0} if a == b else {a: 1 - k, b: k}


def plate(name):
    """A light plate with its haze."""
    px = load(f"{PLATES}/{name}_dn.exr")
    z = px[..., 4]
    f = (1 - np.exp(-np.maximum(np.minimum(z, 1e5) - 45, 0) * 0.0014)) * (z < 1e6)
    return px[..., :3] * (1 - f[..., None]) + np.array(HAZE[name], "f4") * f[..., None]


def readings():
    """Minute of the day at which the film begins (the pages’ clock); then minutes since, level, volume."""
    day = json.load(open(DAY))
    now = json.load(open(os.path.join(os.path.dirname(DAY), "figures.json")))["moment"]

    def clock(time):
        return int(time[:2]) * 60 + int(time[3:])

    start = clock(day[0]["time"])
    at = [0]
    for d in day[1:]:
        m = (clock(d["time"]) - start) % 1440
        at.append(m if m > at[-1] else 1440)
    assert at[-1] == 1440 and abs(day[0]["level_m"] - day[-1]["level_m"]) < 0.002, "the day must close"
    begin = clock(now)
    since = np.array(at) - (begin - start) % 1440
    return begin, since, np.array([d["level_m"] for d in day]), np.array([d["volume_kl"] for d in day])


START, AT, LEVELS, VOLUMES = readings()
plates, tank = {}, None


def moment(f):
    """Minutes since the start, level, volume and rate of change in metres per hour, of a frame."""
    m = 1440 * f / N
    rate = (np.interp(m + 10, AT, LEVELS, period=1440) - np.interp(m - 10, AT, LEVELS, period=1440)) * 3  # m/h
    return m, float(np.interp(m, AT, LEVELS)), float(np.interp(m, AT, VOLUMES)), rate


def frame(f):
    """Composes and writes one frame."""
    png = f"{PLATES}/png/{f:04}.png"
    m, level, _, rate = moment(f)
    px = np.zeros_like(plates["noon"])
    lit = 0
    for name, k in weights((START + m) / 60 % 24).items():
        px += k * plates[name]
        lit += k * Tank.LIGHT[name]
    px = tank.fill(px, level, f / N, f / FPS, lit, max(rate, 0))
    Image.fromarray(grade(px, GRADE)).save(png + ".part", "PNG", compress_level=1)
    os.rename(png + ".part", png)
    return f


if __name__ == "__main__":
    only = [int(v) for v in sys.argv[5].split(",")] if "--frames" in sys.argv else range(N)
    plates.update({name: plate(name).astype("f4") for name in HAZE})
    tank = Tank(load(f"{PLATES}/matte.exr")[..., :3].mean(-1), plates["noon"].shape)
    os.makedirs(PLATES + "/png", exist_ok=True)
    with Pool(2) as pool:
        for f in pool.imap_unordered(frame, only):
            print("frame", f, flush=True)
    if "--frames" in sys.argv:
        sys.exit()
    Image.open(PLATES + "/png/0000.png").save(OUT + "/poster.webp", quality=92, method=6)
    track = []
    for f in range(0, N, 3):
        m, level, volume, rate = moment(f)
        clock = int(START + m)
        track.append(
            {
                "t": round(f / FPS, 3),
                "time": f"{clock // 60 % 24:02}:{clock % 60:02}",
                "level_m": round(level, 3),
                "volume_kl": round(volume),
                "fill": round(level / 12.5 * 100, 1),
                "filling": bool(rate > 0.02),
                "line": round(tank.line(level), 2),
            }
        )
    head = {
        "film": "satu tangki, satu hari",
        "tank": "TK-204",
        "duration": N / FPS,
        "fps": FPS,
        "line": "per cent of the height of the picture",
        "track": track,
    }
    text = json.dumps(head)[:-1].replace("[{", "[\n  {").replace("}, {", "},\n  {")
    open(OUT + "/film.json", "w").write(text.replace("}]", "}\n]") + "}\n")
