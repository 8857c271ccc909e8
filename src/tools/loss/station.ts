import { seeded } from '../../plant/random.ts';

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
  /** Fuel taken at once. */
  theft?: { day: number; litres: number };
  /** Part that a meter sells without counting it. */
  meterBias?: number;
  /** Change of temperature a day in °C, and per cent of volume a degree. */
  warming?: { spread: number; expansion: number };
}

export interface StationDay {
  /** Days since the record began. */
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

/** Near enough a normal distribution, of twelve throws. */
export const standardNormal = (random: () => number): number =>
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
