import { nextClockHour } from './clock.ts';
import { beginDelivery } from './past.ts';
import { tripLevel } from './step.ts';
import type { Site, Tank } from './types.ts';

/** Events that a visitor can trigger. */
export const eventKinds = ['leak', 'theft', 'silent', 'late', 'overfill'] as const;
export type EventKind = (typeof eventKinds)[number];

/** Minutes that a theft, a sensor failure and the delay of a delivery last. */
const lasts = { theft: 40, silent: 6 * 60, late: 48 * 60 } as const;
const theftHour = 2;

/**
 * Leak rate in standard kL per hour: 0.12 % of the capacity, more when the level reading is noisy (grain), so that it
 * can be detected.
 */
export const leakRate = ({ spec, capacity }: Pick<Tank, 'spec' | 'capacity'>): number =>
  (capacity * Math.max(0.12, 2 * spec.noise)) / 100;

/** Volume of a night's theft in standard kL: a road tanker's load, less from a small tank, more from a pond. */
export const theftVolume = ({ spec, capacity }: Pick<Tank, 'spec' | 'capacity'>): number =>
  Math.max(Math.min(24, 0.025 * capacity), 0.004 * capacity, (capacity * 16 * spec.noise) / 100);

interface Effect {
  isActive: (tank: Tank) => boolean;
  begin: (tank: Tank, site: Site) => Partial<Tank>;
  end: (tank: Tank, site: Site) => Partial<Tank>;
}

/** Effect that is active while a field of the tank is set. */
const standing = <F extends 'leak' | 'theft' | 'silentUntil'>(
  field: F,
  begin: (tank: Tank, site: Site) => Tank[F],
): Effect => ({
  isActive: (tank) => tank[field] !== undefined,
  begin: (tank, site) => ({ [field]: begin(tank, site) }),
  end: () => ({ [field]: undefined }),
});

const effects: Record<EventKind, Effect> = {
  leak: standing('leak', (tank) => leakRate(tank) / 60),
  theft: standing('theft', (tank, { now }) => {
    const from = nextClockHour(now, theftHour);
    return { from, to: from + lasts.theft, rate: theftVolume(tank) / lasts.theft };
  }),
  silent: standing('silentUntil', (_, { now }) => now + lasts.silent),
  late: {
    isActive: ({ delay }) => delay > 0,
    begin: ({ arrival }) => ({ delay: lasts.late, arrival: arrival && arrival + lasts.late }),
    end: ({ arrival, delay }, { now }) => ({ delay: 0, arrival: arrival && Math.max(now, arrival - delay) }),
  },
  overfill: {
    isActive: ({ receiving }) => (receiving?.to ?? 0) >= tripLevel,
    begin: (tank, { now, seed }) => ({ receiving: beginDelivery(tank, seed, now, tripLevel) }),
    end: () => ({ receiving: undefined }),
  },
};

/** True while an event acts on the tank, or is scheduled for a later hour. */
export const isActive = (tank: Tank, kind: EventKind): boolean => effects[kind].isActive(tank);

const changed = (site: Site, tankId: string, change: (tank: Tank) => Partial<Tank>): Site => ({
  ...site,
  tanks: site.tanks.map((tank) => (tank.spec.id === tankId ? { ...tank, ...change(tank) } : tank)),
});

/** Starts an event on a tank; does nothing for an unknown tank or an event that is already active. */
export const startEvent = (site: Site, tankId: string, kind: EventKind): Site =>
  changed(site, tankId, (tank) => (isActive(tank, kind) ? {} : effects[kind].begin(tank, site)));

/** Ends an event by hand: the valve is closed, the sensor repaired, the ship found. */
export const endEvent = (site: Site, tankId: string, kind: EventKind): Site =>
  changed(site, tankId, (tank) => (isActive(tank, kind) ? effects[kind].end(tank, site) : {}));
