import { describe, expect, test } from 'vitest';
import { isWholeDepth } from '../../../../tests/depth.ts';
import { initialValues } from '../inputs.ts';
import { seededRandom } from '../simulator/random.ts';
import type { Table } from '../tabular/cells.ts';
import { analyse } from './analyse.ts';
import { lossInputs } from './inputs.ts';
import { simulateStation } from './sample.ts';

const stations = isWholeDepth ? 400 : 30;

/** Tolerance for the sampling error of a small number of stations. */
const slack = isWholeDepth ? 0 : 0.08;

/**
 * Outcomes of sixty-day records of stations whose pumps are off by up to 0.3 %, a bias known within ± `known` per cent.
 */
function outcomes(leak: number, daily: number, known: number) {
  const random = seededRandom(7 + leak + daily);
  return Array.from({ length: stations }, (_, station) => {
    const bias = (random() * 2 - 1) * 0.003;
    const guess = bias + ((random() + random() + random() - 1.5) * known) / 100;
    const days = simulateStation({
      seed: 1000 * (station + 1) + leak + daily,
      days: 60,
      dip: 14,
      daily,
      meterBias: bias,
      ...(leak > 0 && { leak: { from: 0, perDay: leak } }),
    });
    const rows = days.map(({ day, opening, receipts, issues, closing }, at) => ({
      line: at + 2,
      cells: [new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10), opening, receipts, issues, closing],
    }));
    const table: Table = {
      rows: [{ line: 1, cells: ['tanggal', 'stok awal', 'terima', 'jual', 'stok akhir'] }, ...rows],
      separator: undefined,
    };
    // More left the tank than was counted: proving error in mL per 20 L.
    const values = { ...initialValues(lossInputs), proving: guess * 20_000, provedError: known };
    return analyse(table, values).analysis.results[0]?.verdict?.outcome;
  });
}

const share = (all: readonly unknown[], outcome: string) => all.filter((one) => one === outcome).length / all.length;

describe.each(isWholeDepth ? [0, 10, 20] : [10])('with a daily noise of %i L', (daily) => {
  test('leak-free stations pass with well-known meters, and few fail with less well-known ones', () => {
    const tight = outcomes(0, daily, 0.03);
    expect(share(tight, 'pass')).toBeGreaterThanOrEqual(0.95 - slack);
    expect(share(tight, 'fail')).toBeLessThanOrEqual(0.015 + slack / 2);
    expect(share(outcomes(0, daily, 0.1), 'fail')).toBeLessThanOrEqual(0.015 + slack / 2);
  });

  test('leaks of 18 and 12 L a day are found', () => {
    expect(share(outcomes(18, daily, 0.03), 'fail')).toBeGreaterThanOrEqual(0.97 - slack);
    expect(share(outcomes(12, daily, 0.03), 'fail')).toBeGreaterThanOrEqual(0.8 - slack);
  });
});
