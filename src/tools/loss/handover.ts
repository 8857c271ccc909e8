import type { Analysis } from './analyse.ts';
import type { LossValues } from './inputs.ts';
import type { TankResult } from './judge-tank.ts';
import { type CauseName, decisiveProbability } from './stats/causes.ts';
import type { TestOutcome } from './stats/verdict.ts';

/** The words that the request knows for a verdict and for a cause, as they stand in its address. */
const outcomes = { pass: 'lulus', fail: 'gagal', open: 'terbuka' } as const satisfies Record<TestOutcome, string>;
const causes = { time: 'waktu', sales: 'penjualan', deliveries: 'penerimaan' } as const satisfies Record<
  CauseName,
  string
>;

const oneDigit = (value: number) => Math.round(value * 10) / 10;

/** What a request says of an analysis: its sums, and the verdict on the tank or the count of verdicts on several. */
export function handoverOf({ totals, results }: Analysis, values: LossValues): Record<string, number | string> {
  const [only] = results.length === 1 ? results : [];
  return {
    hari: totals.days,
    susut: Math.round(totals.loss),
    curiga: totals.suspicious,
    batas: values.tolerance,
    ...(only ? tankHandover(only, values.threshold) : countHandover(results)),
  };
}

function tankHandover({ verdict, causes: found }: TankResult, ambang: number): Record<string, number | string> {
  if (!verdict) return {};
  const { outcome, rate, current } = verdict;
  const likeliest = found.find(({ chance }) => chance >= decisiveProbability);
  return {
    putusan: outcomes[outcome],
    ambang,
    laju: oneDigit(rate.value),
    rendah: oneDigit(rate.low),
    tinggi: oneDigit(rate.high),
    ...(current && { sejak: current.from, lajuSejak: oneDigit(current.rate.value) }),
    // A cause is named only for a loss that is shown.
    ...(outcome === 'fail' && likeliest && { sebab: causes[likeliest.name] }),
  };
}

function countHandover(results: readonly TankResult[]): Record<string, number> {
  if (results.length === 0) return {};
  const count = (outcome: TestOutcome) =>
    results.filter(({ verdict }) => (verdict?.outcome ?? 'open') === outcome).length;
  const [gagal, terbuka] = [count('fail'), count('open')];
  return { tangki: results.length, ...(gagal && { gagal }), ...(terbuka && { terbuka }) };
}

/** Loss in per cent of what was issued, for the ROI calculator; undefined where nothing was lost or issued. */
export function lossShare({ totals: { loss, issues } }: Analysis): number | undefined {
  const share = issues > 0 ? Math.round((loss / issues) * 1e5) / 1e3 : 0;
  return share > 0 && share <= 100 ? share : undefined;
}
