import { isoAt, nextAt } from '../../../plant/simulator/clock.ts';
import { createSite } from '../../../plant/simulator/create.ts';
import { reading } from '../../../plant/simulator/reading.ts';
import { step } from '../../../plant/simulator/step.ts';
import type { Tank as SimulatedTank, Site } from '../../../plant/simulator/types.ts';
import type { Alert, HistoryPoint, Status, Tank, Webhook } from '../../description/objects.ts';

/** Everything that the sandbox remembers. It lives in the page and is gone with it. */
export interface World {
  site: Site;
  alerts: readonly Alert[];
  webhooks: readonly Webhook[];
  /** Requests answered, for numbers of requests and deliveries. */
  count: number;
  /** Times of the requests of the running window, milliseconds. */
  window: readonly number[];
}

/** Seconds of simulated time that pass with each request. */
export const pace = 60;

const alert = (part: Partial<Alert>): Alert => ({
  alert_id: '',
  tank_id: '',
  kind: 'tank.level.high',
  state: 'open',
  level: 0,
  limit: null,
  raised_at: '',
  acknowledged_at: null,
  acknowledged_by: null,
  note: null,
  ...part,
});

/** Alarms of the terminal at the start, newest first: one of each state. */
const alerts: readonly Alert[] = [
  alert({
    alert_id: 'AL-20261120-002',
    tank_id: 'TK-208',
    kind: 'tank.sensor.silent',
    level: 47,
    raised_at: isoAt(-32),
  }),
  alert({
    alert_id: 'AL-20261120-001',
    tank_id: 'TK-207',
    state: 'acknowledged',
    level: 90.1,
    limit: 90,
    raised_at: isoAt(-413),
    acknowledged_at: isoAt(-401),
    acknowledged_by: 'Manajer operasi',
    note: 'Pengisian dihentikan, katup masuk ditutup.',
  }),
  alert({
    alert_id: 'AL-20261117-003',
    tank_id: 'TK-203',
    kind: 'tank.level.low',
    state: 'closed',
    level: 29.8,
    limit: 30,
    raised_at: isoAt(-3820),
    acknowledged_at: isoAt(-3811),
    acknowledged_by: 'Operator jaga',
  }),
];

const webhooks: readonly Webhook[] = [
  {
    webhook_id: 'wh_7f3a',
    url: 'https://erp.perusahaan.co.id/kejadian-tangki',
    events: ['tank.level.high', 'tank.level.low'],
    active: true,
    created_at: isoAt(-7),
  },
];

/** The example terminal at 09.07; its first reading of TK-204 is the sample of the API document. */
export const createWorld = (): World => ({ site: createSite('minyak-gas'), alerts, webhooks, count: 0, window: [] });

/** The world after one more request. */
export const passed = (world: World): World => ({ ...world, site: step(world.site, pace), count: world.count + 1 });

/** The simulated moment, ISO 8601 in WIB. */
export const momentOf = ({ site }: World): string => isoAt(site.now);

export const simulatedTank = ({ site }: World, id: string): SimulatedTank | undefined =>
  site.tanks.find(({ spec }) => spec.id === id);

export const statusIn = ({ site }: World, tank: SimulatedTank): Status => reading(tank, site.now).status as Status;

/** What does not change about a tank, and its status. */
export function tankView(world: World, tank: SimulatedTank): Tank {
  const { spec, capacity } = tank;
  return {
    tank_id: spec.id,
    site_id: 'terminal-1',
    content: spec.content,
    height: spec.height,
    diameter: spec.diameter,
    capacity: Math.round(capacity),
    limit_low: spec.low,
    limit_high: spec.high,
    sensor: spec.id.replace(/^[A-Z]+/, 'LT'),
    status: statusIn(world, tank),
  };
}

const widths = { '15m': 15, '1h': 60, '1d': 1440 } as const;
export type Interval = keyof typeof widths;

/** Means of an interval, oldest first, over the readings that the simulator keeps. @param from and to minutes */
export function historyView(tank: SimulatedTank, interval: Interval, from: number, to: number): HistoryPoint[] {
  const width = widths[interval];
  // What is kept of the last day is finer than one reading an hour.
  const readings = interval === '15m' ? tank.recent : tank.hours;
  // Intervals are counted from midnight, whatever the hour of the start.
  const shift = nextAt(0, 0) - 1440;
  const groups = new Map<number, (typeof readings)[number][]>();
  for (const item of readings) {
    const begin = Math.floor((item.at - shift) / width) * width + shift;
    if (begin >= from && begin < to) groups.set(begin, [...(groups.get(begin) ?? []), item]);
  }
  return [...groups].map(([begin, items]) => {
    const mean = (key: 'level' | 'temperature' | 'pressure', digits: number) =>
      Number((items.reduce((sum, item) => sum + item[key], 0) / items.length).toFixed(digits));
    const levels = items.map(({ level }) => level);
    return {
      timestamp: isoAt(begin),
      level: mean('level', 1),
      level_min: Number(Math.min(...levels).toFixed(1)),
      level_max: Number(Math.max(...levels).toFixed(1)),
      temperature: mean('temperature', 1),
      pressure: mean('pressure', 2),
    };
  });
}
