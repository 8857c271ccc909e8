import { itemAt } from 'tank-gauging/item-at';
import type { Analysis, TankResult } from 'tank-gauging/loss/analyse';
import type { LossValues } from 'tank-gauging/loss/inputs';
import { openQuestions } from 'tank-gauging/loss/questions';
import type { PeriodVerdict, TestOutcome } from 'tank-gauging/loss/verdict';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { interfaceWords } from '../../shared/words/interface.words.ts';

/** Litres with unit, `412 L`; a fraction below a hundred gets one decimal. */
export const litresText = (value: number): string =>
  formatUnit(value || 0, 'L', Math.abs(value) < 100 && !Number.isInteger(value) ? 1 : 0);

/** Short date: `2026-09-23` → `23 Sep 2026` or `23 Sep`. */
export function dayName(iso: string, withYear = true): string {
  const [year = '', month, day] = iso.split('-');
  const parts = [String(Number(day)), itemAt(interfaceWords.months, Number(month) - 1)];
  return [...parts, ...(withYear ? [year] : [])].join('\u00a0');
}

export const monthName = (month: string): string => dayName(`${month}-01`).slice(2);

export const asWritten = (text: string): string => text.replaceAll('{', '(').replaceAll('}', ')');

/** True while an ambiguity waits for the visitor's choice; until then there is no verdict. */
export const hasOpenQuestions = (analysis: Analysis): boolean => openQuestions(analysis).length > 0;

export const countOutcome = (results: readonly TankResult[], outcome: TestOutcome): number =>
  results.filter(({ verdict }) => (verdict?.outcome ?? 'open') === outcome).length;

/** Short form of an outcome for tables, with the meter error up to which a conditional one holds. */
export const outcomeWord = (verdict: PeriodVerdict | undefined, words: Record<TestOutcome, string>): string =>
  fillSlots(words[verdict?.outcome ?? 'open'], { syarat: formatNumber(verdict?.condition ?? 0, 2) });

/** A share in per cent, `0,27%`. */
export const percentText = (share: number): string => `${formatNumber(share * 100, 2)}%`;

/** Half width of the interval of the total loss. */
export const totalHalf = ({ dipHalf, dayHalf }: PeriodVerdict): string =>
  litresText(Math.round(Math.hypot(dipHalf, dayHalf)));

const outcomes = { pass: 'lulus', passIf: 'syarat', fail: 'gagal', failIf: 'mungkin', open: 'terbuka' } as const;
const causes = { time: 'waktu', sales: 'penjualan', drift: 'geser', deliveries: 'penerimaan' } as const;

const oneDigit = (value: number) => Math.round(value * 10) / 10;

/** Fields of an analysis in a request: sums, and the verdict on one tank or the counts of verdicts on several. */
export function handoverFields({ totals, results }: Analysis, values: LossValues): Record<string, number | string> {
  const sums = {
    hari: totals.days,
    susut: Math.round(totals.loss),
    curiga: totals.suspicious,
    batas: values.tolerance,
  };
  if (results.length > 1) {
    const [gagal, terbuka] = [countOutcome(results, 'fail'), countOutcome(results, 'open')];
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

/** Loss in per cent of the volume issued, for the ROI calculator; undefined without a loss or issues. */
export function lossShare({ totals: { loss, issues } }: Analysis): number | undefined {
  const share = issues > 0 ? Math.round((loss / issues) * 1e5) / 1e3 : 0;
  return share > 0 && share <= 100 ? share : undefined;
}
