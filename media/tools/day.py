"""A plausible day of TK-204 until the site's plant model writes one: draw-down by hourly demand, one delivery, the level back
where it began so that the film closes.  /usr/bin/python3 tools/day.py > film/day.json"""
import json, math

AREA = math.pi * 12 ** 2            # m²: V = π · 12² · h
START, STEP = 17 * 60 + 30, 5       # minutes of the day, minutes between two readings
LEVEL = 8.412                       # m, what the displays read at the start
DAILY = AREA * (.673 - .04) / 6.2 * 12.5        # kL a day: what stands above the dead level lasts 6.2 days
BEGIN, HOURS = 1 * 60, 3            # the delivery: 01.00 to 04.00


def demand(minute):
    """Share of the mean demand: low at night, two shifts by day; pumps start and stop, so no two hours are alike."""
    hour = minute / 60 % 24
    base = .35 if hour < 6 or hour >= 22 else 1.4 if hour < 14 else 1.25
    return base * (1 + .28 * math.sin(hour * 2.1 + 1) * math.sin(hour * .9))


def flow(minute):
    """Valves open and close in ten minutes, not at once."""
    into = (minute - BEGIN) % 1440
    return max(0, min(1, into / 10, (HOURS * 60 - into) / 10)) if into < HOURS * 60 else 0


minutes = [START + STEP * k for k in range(1440 // STEP)]
out, into = sum(map(demand, minutes)), sum(map(flow, minutes))
level, day = LEVEL, []
for m in minutes + [START + 1440]:
    day.append({'time': '%02d:%02d' % (m // 60 % 24, m % 60), 'level_m': round(level, 4), 'volume_kl': round(level * AREA, 1)})
    level += DAILY / AREA * (flow(m) / into - demand(m) / out)
print('[\n' + ',\n'.join('  ' + json.dumps(d) for d in day) + '\n]')
