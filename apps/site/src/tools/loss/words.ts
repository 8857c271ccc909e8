import { at } from '../../shared/at.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { interfaceWords } from '../../shared/words/interface.words.ts';
import type { Analysis, TankResult } from './analyse.ts';
import type { LossValues } from './inputs.ts';
import type { TestOutcome } from './verdict.ts';

/** `412 L`; below a hundred with one decimal. */
export const litres = (value: number): string =>
  formatUnit(value || 0, 'L', Math.abs(value) < 100 && !Number.isInteger(value) ? 1 : 0);

/** `2026-09-23` → `23 Sep 2026` or `23 Sep`. */
export function dayName(iso: string, withYear = true): string {
  const [year = '', month, day] = iso.split('-');
  const parts = [String(Number(day)), at(interfaceWords.months, Number(month) - 1)];
  return [...parts, ...(withYear ? [year] : [])].join('\u00a0');
}

export const monthName = (month: string): string => dayName(`${month}-01`).slice(2);

export const asWritten = (text: string): string => text.replaceAll('{', '(').replaceAll('}', ')');

/** A file is not judged while it can be read in two ways and the visitor has not chosen. */
export const isAsking = ({ reading, missed }: Analysis): boolean =>
  reading.rival !== undefined ||
  reading.askOrder ||
  reading.ragged ||
  reading.unused.length > 0 ||
  reading.closings.length > 0 ||
  missed !== undefined;

export const countOf = (results: readonly TankResult[], outcome: TestOutcome): number =>
  results.filter(({ verdict }) => (verdict?.outcome ?? 'open') === outcome).length;

const outcomes = { pass: 'lulus', fail: 'gagal', open: 'terbuka' } as const;
const causes = { time: 'waktu', sales: 'penjualan', deliveries: 'penerimaan' } as const;

const oneDigit = (value: number) => Math.round(value * 10) / 10;

/** What a request says of an analysis: its sums, and the verdict on the tank or the count of verdicts on several. */
export function handoverOf({ totals, results }: Analysis, values: LossValues): Record<string, number | string> {
  const sums = {
    hari: totals.days,
    susut: Math.round(totals.loss),
    curiga: totals.suspicious,
    batas: values.tolerance,
  };
  if (results.length > 1) {
    const [gagal, terbuka] = [countOf(results, 'fail'), countOf(results, 'open')];
    return { ...sums, tangki: results.length, ...(gagal && { gagal }), ...(terbuka && { terbuka }) };
  }
  const [{ verdict, cause } = {}] = results;
  if (!verdict) return sums;
  const { outcome, rate, current } = verdict;
  return {
    ...sums,
    putusan: outcomes[outcome],
    ambang: values.threshold,
    laju: oneDigit(rate.value),
    rendah: oneDigit(rate.low),
    tinggi: oneDigit(rate.high),
    ...(current && { sejak: current.from, lajuSejak: oneDigit(current.rate.value) }),
    ...(cause && !cause.rival && { sebab: causes[cause.name] }),
  };
}

/** Loss in per cent of what was issued, for the ROI calculator; undefined where nothing was lost or issued. */
export function lossShare({ totals: { loss, issues } }: Analysis): number | undefined {
  const share = issues > 0 ? Math.round((loss / issues) * 1e5) / 1e3 : 0;
  return share > 0 && share <= 100 ? share : undefined;
}
