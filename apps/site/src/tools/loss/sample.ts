import { seeded } from '../../plant/simulator/chance.ts';

export const sampleEvents = { theft: { day: 22, litres: 420 }, leak: { from: 40, perDay: 38 } } as const;

const start = Date.UTC(2026, 8, 1);
const dayLength = 86_400_000;
/** Spread of a dipping in litres: ±30 L for 19 of 20, ±3 mm in a lying tank of 30 kL. */
const dip = 14;

const litres = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '.');

/**
 * Sixty days of a buried petrol tank as a station writes them: seeded, so that it is the same everywhere, with two
 * events hidden in honest noise.
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

/** What happens at a station while its record is kept; volumes in litres, spreads as standard deviations. */
export interface StationScenario {
  seed: number;
  days: number;
  /** Spread of a dip. */
  dip: number;
  /** Spread of what meters and the like add anew each day. */
  daily?: number;
  /** Spread of a day's sales about its weekday. */
  sales?: number;
  /** A leak in litres a day, from a day counted from 0. */
  leak?: { from: number; perDay: number };
  theft?: { day: number; litres: number };
  /** Part that a meter sells without counting it. */
  meterBias?: number;
  /** Change of temperature a day in °C, and per cent of volume a degree. */
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

/** Days of a buried tank as a station writes them: stock is dipped to the litre, receipts and sales are metered. */
export function simulateStation(course: StationScenario): StationDay[] {
  const { leak, theft, meterBias = 0, warming } = course;
  const random = seeded(course.seed);
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
