import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Readings } from '../../shared/ui/ToolSheet.tsx';
import type { VerdictText } from '../kit/Verdict.tsx';
import type { Analysis } from './analyse.ts';
import type { LossToolText } from './schema.ts';
import type { PeriodVerdict } from './stats/verdict.ts';
import { totalHalf, verdictSentence, verdictSlots } from './verdict-words.ts';
import { dayName, litres } from './words.ts';

interface VerdictProps {
  analysis: Analysis;
  threshold: number;
  text: LossToolText;
}

/** The answer in one sentence, with what it rests on. */
export function lossVerdict({ analysis, threshold, text }: VerdictProps): VerdictText {
  const { results } = analysis;
  const [result] = results;
  const one = results.length === 1 ? result?.verdict : undefined;
  const words = text.verdict;
  const slots = one && verdictSlots(one, threshold);
  const failed = results.filter(({ verdict }) => verdict?.outcome === 'fail').length;
  const open = results.filter(({ verdict }) => (verdict?.outcome ?? 'open') === 'open').length;
  const kind = failed > 0 ? (open > 0 ? 'mixed' : 'failed') : open > 0 ? 'open' : 'passed';
  const all = { gagal: formatNumber(failed), tangki: formatNumber(results.length), terbuka: formatNumber(open) };
  return {
    sentence:
      results.length > 1
        ? fillSlots(words.tanks[kind], all)
        : one
          ? verdictSentence(one, threshold, words)
          : words.none,
    state: failed > 0 ? 'bad' : open > 0 ? 'open' : 'good',
    more: one && slots && (
      <p>
        {fillSlots(words.interval, slots)} {one.outcome === 'pass' && one.rate.low > 0 && words.small}
        {one.reason === 'gain' && words.hides}
      </p>
    ),
  };
}

/** The figures that the verdict on one tank rests on. */
export function LossFigures({ analysis: { results }, text }: Omit<VerdictProps, 'threshold'>) {
  const verdict = results.length === 1 ? results[0]?.verdict : undefined;
  return verdict && <Readings items={readingsOf(verdict, text)} />;
}

/** What the whole period comes to, and how sure that is. */
export function LossTotal({ analysis: { results }, threshold, text }: VerdictProps) {
  const verdict = results.length === 1 ? results[0]?.verdict : undefined;
  return verdict && <p className="note">{fillSlots(text.verdict.total, verdictSlots(verdict, threshold))}</p>;
}

function readingsOf(verdict: PeriodVerdict, { readings: words }: LossToolText) {
  const { rate, current, smallest } = verdict;
  const range = ({ low, high }: PeriodVerdict['rate']) =>
    fillSlots(words.range, { rendah: litres(low), tinggi: litres(high) });
  const state = verdict.outcome === 'fail' ? ('warning' as const) : ('measured' as const);
  return [
    { label: words.rate, value: litres(rate.value), note: range(rate), state },
    current
      ? {
          label: fillSlots(words.since, { tanggal: dayName(current.from) }),
          value: litres(current.rate.value),
          note: range(current.rate),
          state,
        }
      : {
          label: words.total,
          value: litres(Math.round(verdict.total)),
          note: fillSlots(words.half, { setengah: litres(Math.round(totalHalf(verdict))) }),
          state,
        },
    { label: words.smallest, value: litres(smallest), note: words.smallestNote },
  ];
}
