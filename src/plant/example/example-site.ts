import { dailyUse, kilolitresPerPercent, tank } from './example-tank.ts';

/**
 * The example terminal: eight tanks of one height around TK-204, read at one moment. Plan, dashboard, phone and
 * message samples take their numbers from here. Level, use and limits are in per cent of height.
 */
export const moment = { day: 'Jumat, 20 November 2026', time: '09.07' } as const;

export const limits = { high: 90, reorder: tank.reorder, silentMinutes: 15 } as const;

interface Record {
  tag: string;
  content: string;
  /** Inside diameter in metres. */
  diameter: number;
  level: number;
  /** Mean use a day. */
  use: number;
  /** °C. */
  temperature: number;
  /** Minutes since the last reading. */
  age: number;
  /** Place on the plan, per cent of the sheet. */
  x: number;
  y: number;
}

const records: readonly Record[] = [
  { tag: 'TK-201', content: 'Biosolar', diameter: 24, level: 81, use: 6.1, temperature: 31.8, age: 2, x: 14, y: 24 },
  { tag: 'TK-202', content: 'Biosolar', diameter: 24, level: 54, use: 9.4, temperature: 31.6, age: 3, x: 38, y: 24 },
  { tag: 'TK-203', content: 'Solar', diameter: 24, level: 38, use: 11.2, temperature: 31.1, age: 1, x: 62, y: 24 },
  {
    tag: tank.tag,
    content: 'Solar',
    diameter: tank.diameter,
    level: tank.now,
    use: dailyUse,
    temperature: 31.4,
    age: 2,
    x: 86,
    y: 24,
  },
  { tag: 'TK-205', content: 'FAME', diameter: 18, level: 73, use: 5.3, temperature: 32.0, age: 1, x: 14, y: 70 },
  { tag: 'TK-206', content: 'Solar', diameter: 18, level: 61, use: 7, temperature: 31.3, age: 4, x: 38, y: 70 },
  { tag: 'TK-207', content: 'Bensin', diameter: 18, level: 92, use: 8.2, temperature: 30.2, age: 2, x: 62, y: 70 },
  {
    tag: 'TK-208',
    content: 'Minyak dasar',
    diameter: 18,
    level: 47,
    use: 3.6,
    temperature: 31.9,
    age: 47,
    x: 86,
    y: 70,
  },
];

/** The state of a tank as screens and the interface name it. */
export type Status = 'normal' | 'high' | 'low' | 'silent';

export interface SiteTank extends Record {
  status: Status;
  /** Level in metres, volume in kilolitres, days until the dead level at mean use. */
  metres: number;
  kilolitres: number;
  days: number;
}

function statusOf({ level, age }: Record): Status {
  if (age > limits.silentMinutes) return 'silent';
  if (level >= limits.high) return 'high';
  return level <= limits.reorder ? 'low' : 'normal';
}

/** Volume in kilolitres of one per cent of the height of a tank of the site. */
export function kilolitresPerPercentOf(diameter: number): number {
  return kilolitresPerPercent * (diameter / tank.diameter) ** 2;
}

export const siteTanks: readonly SiteTank[] = records.map((record) => ({
  ...record,
  status: statusOf(record),
  metres: (record.level / 100) * tank.height,
  kilolitres: record.level * kilolitresPerPercentOf(record.diameter),
  days: (record.level - (tank.dead / tank.height) * 100) / record.use,
}));

/** @throws when the site has no such tank. */
export function siteTank(tag: string): SiteTank {
  const found = siteTanks.find((item) => item.tag === tag);
  if (!found) throw new Error(`the example site has no ${tag}`);
  return found;
}

const read = siteTanks.filter(({ status }) => status !== 'silent');

/** What the site holds: only tanks whose sensor speaks count, each rounded as it is shown. */
export const stock = {
  tanks: read.length,
  kilolitres: read.reduce((sum, { kilolitres }) => sum + Math.round(kilolitres), 0),
  /** The tank that lasts shortest. */
  next: read.reduce((first, item) => (item.days < first.days ? item : first)),
} as const;

/** The alarm of that night: who was told when, and where it stopped. */
export const alarm = {
  tag: 'TK-207',
  accepted: '02.26',
  /** Level of the first message, half a minute after the limit was crossed. */
  level: 90.1,
  steps: [
    { time: '02.14', who: 'Operator jaga', how: 'WhatsApp', state: 'tidak dijawab' },
    { time: '02.19', who: 'Pengawas sif', how: 'Telepon otomatis', state: 'tidak dijawab' },
    { time: '02.24', who: 'Manajer operasi', how: 'Telepon otomatis', state: 'diterima 02.26' },
  ],
} as const;

/** The instrument that has fallen silent. */
export const silent = { tag: 'LT-208', minutes: siteTank('TK-208').age, last: '08.20' } as const;
