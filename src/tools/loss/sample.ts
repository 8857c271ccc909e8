import { seeded } from '../../plant/random.ts';

/** What happens in the sample, by day from 0: fuel taken at night, and a leak that begins. */
export const planted = { theft: { day: 22, litres: 420 }, leak: { from: 40, perDay: 38 } } as const;

const days = 60;
const start = Date.UTC(2026, 8, 1);
const dayLength = 86_400_000;
const deliverBelow = 9_000;
const delivery = 16_000;
/** Spread of a dipping in litres: ±3 mm in a lying tank of 30 kL. */
const noise = 14;

/** Near enough a normal distribution, of twelve throws. */
const bell = (random: () => number) => Array.from({ length: 12 }, random).reduce((sum, x) => sum + x, -6);

const litres = (value: number) => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, '.');

/**
 * Sixty days of a buried tank as a station writes them: seeded, so that it is the same everywhere, with two events
 * hidden in honest noise. Stock is dipped, receipts and sales are metered.
 */
export function sampleRecord(): string {
  const random = seeded(2026);
  let stock = 24_000;
  let dipped = stock;
  const rows = Array.from({ length: days }, (_, day) => {
    const weekday = new Date(start + day * dayLength).getUTCDay();
    const sold = Math.round((weekday === 0 ? 3_600 : 4_900) + bell(random) * 420);
    const received = stock < deliverBelow ? delivery : 0;
    const taken = day === planted.theft.day ? planted.theft.litres : 0;
    const leaked = day >= planted.leak.from ? planted.leak.perDay : 0;
    stock += received - sold - taken - leaked;
    const opening = dipped;
    dipped = Math.round(stock + bell(random) * noise);
    const date = new Date(start + day * dayLength).toISOString().slice(0, 10).split('-').reverse().join('/');
    const temperature = (29.5 + bell(random) * 0.8).toFixed(1).replace('.', ',');
    return [date, litres(opening), litres(received), litres(sold), litres(dipped), temperature].join(';');
  });
  return ['Tanggal;Stok awal (L);Terima (L);Jual (L);Stok akhir (L);Suhu (°C)', ...rows, ''].join('\r\n');
}
