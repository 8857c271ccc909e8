import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { LossToolText } from './schema.ts';
import type { PeriodVerdict } from './stats/verdict.ts';
import { dayName, litres } from './words.ts';

/** Half of the 95 % interval of the whole period's loss, in litres. */
export const totalHalf = ({ dipHalf, dayHalf }: PeriodVerdict): number => Math.hypot(dipHalf, dayHalf);

/** Figures of a verdict, for its sentences. */
export const verdictSlots = (verdict: PeriodVerdict, threshold: number) => ({
  laju: litres(verdict.rate.value),
  rendah: litres(verdict.rate.low),
  tinggi: litres(verdict.rate.high),
  ambang: litres(threshold),
  total: litres(Math.round(verdict.total)),
  setengah: litres(Math.round(totalHalf(verdict))),
  hari: formatNumber(verdict.days),
  ukur: litres(Math.round(verdict.dipHalf)),
  harian: litres(Math.round(verdict.dayHalf)),
});

/** The verdict on one tank in a sentence. */
export function verdictSentence(verdict: PeriodVerdict, threshold: number, words: LossToolText['verdict']): string {
  const { outcome, reason, rate, current, days, span } = verdict;
  if (outcome === 'pass') return fillSlots(words.pass, { ambang: litres(threshold) });
  if (outcome === 'fail') {
    return current && current.rate.value > rate.value
      ? fillSlots(words.failSince, { tanggal: dayName(current.from), laju: litres(current.rate.value) })
      : fillSlots(words.fail, { laju: litres(rate.value) });
  }
  return fillSlots(words[reason ?? 'none'], {
    laju: litres(reason === 'gain' ? -rate.value : rate.value),
    setengah: litres(rate.half),
    hari: formatNumber(days),
    rentang: formatNumber(span),
  });
}
