import type { Analysis, TankResult } from 'tank-gauging/loss/analyse';
import { suddenLoss } from 'tank-gauging/loss/causes';
import type { Estimate } from 'tank-gauging/loss/fit';
import { type LossValues, presumedError } from 'tank-gauging/loss/inputs';
import { isProven, leastDays, negligibleShare, type PeriodVerdict } from 'tank-gauging/loss/verdict';
import { formatAllDigits, formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { VerdictText } from '../kit/Instrument.tsx';
import { LossQuestions } from './LossQuestions.tsx';
import type { LossToolText } from './schema.ts';
import type { LossToolView } from './use-loss-analysis.ts';
import { countOutcome, dayName, hasOpenQuestions, litresText, percentText, totalHalf } from './words.ts';

type VerdictWords = LossToolText['verdict'];

/** Verdict in two lines, what it presumes and what else could explain the loss; or the open questions about the file. */
export function lossVerdict(view: LossToolView): VerdictText {
  const { text, result } = view;
  // Settings of the displayed analysis, not those being typed, so that a sentence never mixes the two.
  const { analysis, limits } = result;
  const words = text.verdict;
  if (!analysis) return { sentence: text.errors.noResult, state: 'open' };
  if (hasOpenQuestions(analysis)) {
    return { sentence: text.questions.waiting, state: 'open', more: <LossQuestions {...view} analysis={analysis} /> };
  }
  const { results } = analysis;
  const unread = unreadSentence(analysis, text);
  if (unread) return { sentence: unread, state: 'open' };
  const presumed = fillSlots(words[isUntold(limits) ? 'presumedAll' : 'presumed'], {
    persen: formatAllDigits(presumedError(limits)),
  });
  if (results.length > 1)
    return { sentence: tankCounts(results, words), state: worstState(results), more: <p>{presumed}</p> };
  const [tank] = results;
  if (!tank?.verdict) return { sentence: words.none, state: 'open' };
  const { verdict } = tank;
  const slots = verdictSlots(verdict, limits, analysis);
  const sentences = [
    presumed,
    fillSlots(words.rivals, { daftar: rivalList(tank, verdict, analysis, limits, words).join('; ') }),
    verdict.outcome === 'pass' && verdict.rate.low > 0 && fillSlots(words.small, slots),
    verdict.reason === 'gain' && words.hides,
    causeSentences(tank, verdict, text.causes),
  ];
  return {
    lead: fillSlots(words.book, slots),
    sentence: `${fillSlots(words[sentenceKey(verdict)], slots)} ${decidingSentence(verdict, words)}`.trim(),
    state: worstState(results),
    more: <p>{sentences.filter(Boolean).join(' ')}</p>,
  };
}

const worstState = (results: readonly TankResult[]) =>
  countOutcome(results, 'fail') > 0 ? 'bad' : countOutcome(results, 'pass') === results.length ? 'good' : 'open';

/** Number of tanks by outcome, worst first: `3 tangki: 1 tidak lulus, 2 lulus.` */
function tankCounts(results: readonly TankResult[], { tanks }: VerdictWords): string {
  const counts = (['fail', 'failIf', 'open', 'passIf', 'pass'] as const).flatMap((outcome) => {
    const count = countOutcome(results, outcome);
    return count > 0 ? [fillSlots(tanks[outcome], { jumlah: formatNumber(count) })] : [];
  });
  return fillSlots(tanks.all, { tangki: formatNumber(results.length), rincian: counts.join(', ') });
}

/** The rate that decides: the present one, where it is worse than the mean. */
const begun = ({ outcome, rate, current }: PeriodVerdict) =>
  (outcome === 'fail' || outcome === 'failIf') && current && current.rate.value > rate.value ? current : undefined;

function sentenceKey(verdict: PeriodVerdict) {
  const { outcome, reason } = verdict;
  if (outcome === 'open') return reason === undefined || reason === 'sudden' ? 'none' : reason;
  if (reason === 'sudden') return 'sudden';
  if (begun(verdict)) return outcome === 'fail' ? 'failSince' : 'failIfSince';
  return outcome;
}

function verdictSlots(verdict: PeriodVerdict, limits: LossValues, { reading }: Analysis) {
  const { rate, current, meter, events, days, span, sales, condition = 0, reason } = verdict;
  const [largest] = reason === 'sudden' ? events.filter(isProven).sort((a, b) => b.size.value - a.size.value) : [];
  const since = begun(verdict);
  const decisive = since?.rate ?? rate;
  const date = largest?.date ?? since?.from;
  const most = Math.max(rate.high, current?.rate.high ?? rate.high);
  return {
    laju: litresText(reason === 'gain' ? -rate.value : decisive.value),
    rata: litresText(rate.value),
    rendah: litresText(rate.low),
    tinggi: litresText(rate.high),
    setengah: litresText(decisive.half),
    tanggal: date ? dayName(date) : '',
    liter: litresText(largest?.size.value ?? 0),
    ambang: litresText(limits.threshold),
    batas: litresText(largest?.tolerance ?? limits.threshold * negligibleShare),
    meter: litresText(meter),
    persen: formatAllDigits(presumedError(limits)),
    syarat: formatNumber(condition, condition < 0.1 ? 3 : 2),
    singkir: litresText(most + meter),
    hari: formatNumber(days),
    perlu: formatNumber(leastDays),
    rentang: formatNumber(span),
    jual: percentText(rate.value / (sales || 1)),
    lewat: formatNumber(reading.badCount),
  };
}

/** Days after which a record that is too short or too scattered would decide. */
function decidingSentence({ reason, deciding, days }: PeriodVerdict, words: VerdictWords): string {
  if (reason !== 'wide' && reason !== 'few') return '';
  if (deciding === undefined) return words.never;
  return fillSlots(words.deciding, { perlu: formatNumber(Math.max(deciding, days + 1)) });
}

/** True when evaporation and the temperature of deliveries are not stated, and so belong to the presumed error. */
const isUntold = ({ warmer, evaporation }: LossValues) => warmer === 0 && evaporation === 0;

/** What else could make up the loss, in litres a day. */
function rivalList(
  { rivals }: TankResult,
  { rate, meter }: PeriodVerdict,
  { reading }: Analysis,
  limits: LossValues,
  { rivalNames: names }: VerdictWords,
): string[] {
  const { evaporation, warm, corrected, draws } = rivals ?? {};
  const entry = (name: keyof typeof names, litres: number | undefined, slots = {}) =>
    litres === undefined ? [] : [`${fillSlots(names[name], slots)}: ${litresText(litres)}`];
  return [
    `${fillSlots(names.meter, { persen: formatAllDigits(presumedError(limits)) })}: ±${litresText(meter)}`,
    ...entry('evaporation', evaporation),
    ...entry('warm', warm),
    ...(corrected === undefined ? [] : [...entry('uncorrected', rate.value), ...entry('corrected', corrected)]),
    ...entry(
      reading.pours ? 'drawsOut' : 'drawsIn',
      draws === undefined ? undefined : rate.value + (reading.pours ? -draws : draws),
    ),
  ];
}

function unreadSentence({ reading, totals }: Analysis, { errors, columns }: LossToolText): string | undefined {
  const names = reading.missing.map((column) => columns.names[column].toLowerCase());
  if (names.length > 0) return fillSlots(errors.columns, { kolom: names.join(', ') });
  if (reading.lines === 0) return errors.empty;
  return totals.days === 0 ? errors.noDays : undefined;
}

/** Sentences on sudden losses and on the cause of the rest, with the interval for that cause. */
function causeSentences({ cause }: TankResult, verdict: PeriodVerdict, words: LossToolText['causes']): string {
  const sudden = verdict.outcome === 'fail' ? suddenLoss(verdict) : 0;
  const atOnce = sudden > 0 ? fillSlots(words.sudden, { liter: litresText(sudden) }) : '';
  if (!cause) return atOnce;
  const { name, rival, size } = cause;
  const figure = (value: number) => (name === 'time' ? litresText(value) : percentText(value));
  const slots = { besar: figure(size.value), rendah: figure(size.low), tinggi: figure(size.high) };
  const steady = rival
    ? fillSlots(words.unclear, { satu: words.names[name], dua: words.names[rival].toLowerCase() })
    : fillSlots(words.named[name], slots);
  return `${atOnce} ${steady}`.trim();
}

const ends = ({ low, high }: Estimate) => ({ rendah: litresText(low), tinggi: litresText(high) });

export function lossReadings({ result, text: { readings: words } }: LossToolView) {
  const { results = [] } = result.analysis ?? {};
  const verdict = results.length === 1 ? results[0]?.verdict : undefined;
  if (!verdict) return [];
  const { rate, current, meter } = verdict;
  const state = verdict.outcome === 'fail' ? ('warning' as const) : ('measured' as const);
  const reading = (label: string, estimated: Estimate) => ({
    label,
    value: litresText(estimated.value),
    note: fillSlots(words.range, ends(estimated)),
    state,
  });
  return [
    reading(words.rate, rate),
    current
      ? reading(fillSlots(words.since, { tanggal: dayName(current.from) }), current.rate)
      : {
          label: words.total,
          value: litresText(Math.round(verdict.total)),
          note: fillSlots(words.half, { setengah: totalHalf(verdict) }),
          state,
        },
    {
      label: fillSlots(words.meter, { persen: formatAllDigits(presumedError(result.limits)) }),
      value: `±${litresText(meter)}`,
      note: words.meterNote,
    },
  ];
}
