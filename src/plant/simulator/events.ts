import { deliveryNoteFactor } from './backcast.ts';
import { nextAt } from './clock.ts';
import { tripLevel } from './step.ts';
import type { EventKind, Site, Tank } from './types.ts';

export const eventKinds = ['leak', 'theft', 'silent', 'late', 'overfill'] as const satisfies readonly EventKind[];

/** Minutes: a theft, a sensor without power, a delivery that is late. */
const lasts = { theft: 40, silent: 6 * 60, late: 48 * 60 } as const;
const theftHour = 2;

/** Standard kL an hour that a leak takes: 0.12 % of the capacity, more where the surface is rough as grain is. */
export function leakRate({ spec, capacity }: Pick<Tank, 'spec' | 'capacity'>): number {
  return (capacity * Math.max(0.12, 2 * spec.noise)) / 100;
}

/** Standard kL that a thief takes in one night: a road tanker's load, less from a small tank, more from a pond. */
export function theftVolume({ spec, capacity }: Pick<Tank, 'spec' | 'capacity'>): number {
  return Math.max(Math.min(24, 0.025 * capacity), 0.004 * capacity, (capacity * 16 * spec.noise) / 100);
}

/** True while an event works on a tank, or waits for its hour. */
export function isActive(tank: Tank, kind: EventKind): boolean {
  const states = {
    leak: tank.leak !== undefined,
    theft: tank.theft !== undefined,
    silent: tank.silentUntil !== undefined,
    late: tank.delay > 0,
    overfill: (tank.receiving?.to ?? 0) >= tripLevel,
  } satisfies Record<EventKind, boolean>;
  return states[kind];
}

/** The site with an event begun on one tank; unknown tanks and events that already work change nothing. */
export function cause(site: Site, tankId: string, kind: EventKind): Site {
  return changed(site, tankId, (tank) => (isActive(tank, kind) ? {} : begun(tank, kind, site)));
}

/** The site with an event ended by hand: the valve closed, the sensor repaired, the ship found. */
export function settle(site: Site, tankId: string, kind: EventKind): Site {
  return changed(site, tankId, (tank) => (isActive(tank, kind) ? ended(tank, kind, site.now) : {}));
}

function begun(tank: Tank, kind: EventKind, { now, seed }: Site): Partial<Tank> {
  switch (kind) {
    case 'leak':
      return { leak: leakRate(tank) / 60 };
    case 'theft': {
      const from = nextAt(now, theftHour);
      return { theft: { from, to: from + lasts.theft, rate: theftVolume(tank) / lasts.theft } };
    }
    case 'silent':
      return { silentUntil: now + lasts.silent };
    case 'late':
      return { delay: lasts.late, ...(tank.arrival !== undefined && { arrival: tank.arrival + lasts.late }) };
    case 'overfill':
      return { receiving: { to: tripLevel, note: deliveryNoteFactor(tank.number, seed, now) } };
    default:
      return kind satisfies never;
  }
}

function ended(tank: Tank, kind: EventKind, now: number): Partial<Tank> {
  switch (kind) {
    case 'leak':
      return { leak: undefined };
    case 'theft':
      return { theft: undefined };
    case 'silent':
      return { silentUntil: undefined };
    case 'late':
      return { delay: 0, ...(tank.arrival !== undefined && { arrival: Math.max(now, tank.arrival - tank.delay) }) };
    case 'overfill':
      return { receiving: undefined };
    default:
      return kind satisfies never;
  }
}

function changed(site: Site, tankId: string, change: (tank: Tank) => Partial<Tank>): Site {
  return {
    ...site,
    tanks: site.tanks.map((tank) => (tank.spec.id === tankId ? { ...tank, ...change(tank) } : tank)),
  };
}
