import { simulateStation } from './station.ts';

/** What happens in the sample, by day from 0: fuel taken at night, and a leak that begins. */
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
