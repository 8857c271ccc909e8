import { seededRandom } from '../simulator/random.ts';

export const sampleEvents = { theft: { day: 22, litres: 420 }, leak: { from: 40, perDay: 38 } } as const;

const start = Date.UTC(2026, 8, 1);
const dayLength = 86_400_000;
/** Standard deviation of a dip in litres: ±30 L at 95 %, ±3 mm in a horizontal tank of 30 kL. */
const dip = 14;

const litres = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '.');

/**
 * Record of a buried petrol tank over sixty days, in the form that stations use; seeded, with a theft and a leak hidden
 * in realistic noise.
 */
export function sampleRecord(): string {
  const warming = { spread: 0.3, expansion: 0.12 };
  const rows = simulateStation({ seed: 2026, days: 60, dip, warming, ...sampleEvents }).map((row) => {
    const date = new Date(start + row.day * dayLength).toISOString().slice(0, 10).split('-').reverse().join('/');
    const figures = [row.opening, row.receipts, row.issues, row.closing].map(litres);
    return [date, ...figures, row.temperature.toFixed(1).replace('.', ',')].join(';');
  });
  return ['Tanggal;Stok awal (L);Terima (L);Jual (L);Stok akhir (L);Suhu (°C)', ...rows, ''].join('\r\n');
}

/** Events and errors of a simulated station; volumes in litres, errors as standard deviations. */
export interface StationScenario {
  seed: number;
  days: number;
  /** Error of a dip. */
  dip: number;
  /** Error that meters and others add independently each day. */
  daily?: number;
  /** Variation of a day's sales around the mean of its weekday. */
  sales?: number;
  /** Leak in litres per day, from a day counted from 0. */
  leak?: { from: number; perDay: number };
  theft?: { day: number; litres: number };
  /** Share of sales that leaves without being counted. */
  meterBias?: number;
  /** Daily change of temperature in °C, and expansion in per cent per °C. */
  warming?: { spread: number; expansion: number };
}

interface StationDay {
  day: number;
  opening: number;
  receipts: number;
  issues: number;
  closing: number;
  temperature: number;
}

const weekdaySales = 4_900;
const sundaySales = 3_600;
const deliverBelow = 9_000;
const delivery = 16_000;

const standardNormal = (random: () => number): number =>
  Array.from({ length: 12 }, random).reduce((sum, x) => sum + x, -6);

/** Simulated days of a buried tank: stock dipped to the litre, receipts and sales metered. */
export function simulateStation(course: StationScenario): StationDay[] {
  const { leak, theft, meterBias = 0, warming } = course;
  const random = seededRandom(course.seed);
  let stock = 24_000;
  let temperature = 29.5;
  let dipped = Math.round(stock + standardNormal(random) * course.dip);
  return Array.from({ length: course.days }, (_, day) => {
    const mean = day % 7 === 5 ? sundaySales : weekdaySales;
    const issues = Math.max(0, Math.round(mean + standardNormal(random) * (course.sales ?? 420)));
    const receipts = stock < deliverBelow ? delivery : 0;
    const change = warming ? standardNormal(random) * warming.spread : 0;
    const swollen = warming ? (stock * change * warming.expansion) / 100 : 0;
    const lost = (leak && day >= leak.from ? leak.perDay : 0) + (day === theft?.day ? theft.litres : 0);
    stock += receipts - issues * (1 + meterBias) - lost + swollen - standardNormal(random) * (course.daily ?? 0);
    temperature += change;
    const opening = dipped;
    dipped = Math.round(stock + standardNormal(random) * course.dip);
    return { day, opening, receipts, issues, closing: dipped, temperature };
  });
}
