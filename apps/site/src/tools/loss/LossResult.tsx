import { Fragment } from 'react';
import type { Analysis, TankResult } from 'tank-gauging/loss/analyse';
import type { Estimate } from 'tank-gauging/loss/fit';
import { readingChoices } from 'tank-gauging/loss/record';
import { isProven, negligibleShare, type PeriodVerdict, suddenLoss } from 'tank-gauging/loss/verdict';
import { formatAllDigits, formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { ChoiceSelect } from '../../shared/ui/form/fields.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { tankHref } from '../kit/flow.ts';
import type { VerdictText } from '../kit/Instrument.tsx';
import { describeReading } from '../kit/PasteList.tsx';
import { calibrationWords } from '../kit/tabular/calibration.words.ts';
import { LossQuestions } from './LossQuestions.tsx';
import type { LossToolText } from './schema.ts';
import type { LossToolView } from './use-loss-analysis.ts';
import { asWritten, countOutcome, dayName, hasOpenQuestions, litresText } from './words.ts';

/** Verdict sentence, or the open questions about the file. */
export function lossVerdict(view: LossToolView): VerdictText {
  const { text, result } = view;
  // Settings of the displayed analysis, not those being typed, so that a sentence never mixes the two.
  const { analysis, limits } = result;
  const { threshold, meterError } = limits;
  const words = text.verdict;
  if (!analysis) return { sentence: text.errors.noResult, state: 'open' };
  if (hasOpenQuestions(analysis)) {
    return { sentence: text.questions.waiting, state: 'open', more: <LossQuestions {...view} analysis={analysis} /> };
  }
  const { results } = analysis;
  const unread = unreadSentence(analysis, text);
  if (unread) return { sentence: unread, state: 'open' };
  const [failed, open] = [countOutcome(results, 'fail'), countOutcome(results, 'open')];
  const state = failed > 0 ? 'bad' : open > 0 ? 'open' : 'good';
  if (results.length > 1) {
    const kind = failed > 0 ? (open > 0 ? 'mixed' : 'failed') : open > 0 ? 'open' : 'passed';
    const counts = { gagal: formatNumber(failed), tangki: formatNumber(results.length), terbuka: formatNumber(open) };
    return { sentence: fillSlots(words.tanks[kind], counts), state };
  }
  const [tank] = results;
  const verdict = tank?.verdict;
  if (!verdict) return { sentence: words.none, state };
  const causes = causeSentences(tank, text.causes);
  const { outcome, reason, rate, current, meter, events, days, span } = verdict;
  const begun = outcome === 'fail' && current && current.rate.value > rate.value ? current : undefined;
  const lost = events.filter(isProven).sort((a, b) => b.size.value - a.size.value);
  const [largest] = reason === 'sudden' ? lost : [];
  const sentenceKey = outcome === 'open' ? (reason ?? 'none') : largest ? 'sudden' : begun ? 'failSince' : outcome;
  const slots = {
    laju: litresText(begun?.rate.value ?? (reason === 'gain' ? -rate.value : rate.value)),
    tanggal: largest || begun ? dayName(largest?.date ?? begun?.from ?? '') : '',
    ambang: litresText(threshold),
    batas: litresText(largest?.tolerance ?? threshold * negligibleShare),
    liter: litresText(largest?.size.value ?? 0),
    tinggi: litresText(rate.high),
    meter: litresText(meter),
    persen: formatAllDigits(meterError),
    setengah: litresText(rate.half),
    hari: formatNumber(days),
    rentang: formatNumber(span),
    jual: percentText(rate.value / (analysis.totals.issues / days || 1)),
    lewat: formatNumber(analysis.reading.badCount),
  };
  return {
    sentence:
      `${fillSlots(words[sentenceKey], slots)} ${isExplicable(view, verdict) ? fillSlots(words.explicable, slots) : ''}`.trim(),
    state,
    more: (
      <>
        <p>
          {[
            fillSlots(words.interval, { ...slots, ...ends(rate), laju: litresText(rate.value) }),
            outcome === 'pass' && rate.low > 0 && fillSlots(words.small, slots),
            meter > 0 && fillSlots(words.widened, slots),
            reason === 'gain' && words.hides,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        {causes && <p>{causes}</p>}
      </>
    ),
  };
}

const percentText = (share: number) => `${formatNumber(share * 100, 2)}%`;

/**
 * Share of sales that evaporation, warm deliveries and meters usually explain at filling stations when they are not
 * corrected.
 */
const explicable = 0.005;

/** True for a steady loss small enough to be explained by corrections that the visitor has not entered. */
function isExplicable(
  { result: { analysis, limits } }: LossToolView,
  { outcome, reason, rate, current }: PeriodVerdict,
): boolean {
  const { issues = 0, days = 1 } = analysis?.totals ?? {};
  const isUntold = limits.proving === 0 && limits.warmer === 0 && limits.evaporation === 0;
  const isSteady = reason === undefined && current === undefined;
  return outcome === 'fail' && isSteady && isUntold && rate.value < (explicable * issues) / days;
}

const ends = ({ low, high }: Estimate) => ({ rendah: litresText(low), tinggi: litresText(high) });
const halfWidth = ({ dipHalf, dayHalf }: PeriodVerdict) => litresText(Math.round(Math.hypot(dipHalf, dayHalf)));

function unreadSentence({ reading, totals }: Analysis, { errors, columns }: LossToolText): string | undefined {
  const names = reading.missing.map((column) => columns.names[column].toLowerCase());
  if (names.length > 0) return fillSlots(errors.columns, { kolom: names.join(', ') });
  if (reading.lines === 0) return errors.empty;
  return totals.days === 0 ? errors.noDays : undefined;
}

/** Sentences on sudden losses and on the cause of the rest, with the interval for that cause. */
function causeSentences({ cause, verdict }: TankResult, words: LossToolText['causes']): string {
  const sudden = verdict?.outcome === 'fail' ? suddenLoss(verdict) : 0;
  const atOnce = sudden > 0 ? fillSlots(words.sudden, { liter: litresText(sudden) }) : '';
  if (!cause) return atOnce;
  const { name, rival, size } = cause;
  const figure = (value: number) => (name === 'time' ? litresText(value) : `${formatNumber(value * 100, 2)}%`);
  const slots = { besar: figure(size.value), rendah: figure(size.low), tinggi: figure(size.high) };
  const steady = rival
    ? fillSlots(words.unclear, { satu: words.names[name], dua: words.names[rival].toLowerCase() })
    : fillSlots(words.named[name], slots);
  return `${atOnce} ${steady}`.trim();
}

export function lossReadings({ result, text: { readings: words } }: LossToolView) {
  const { results = [] } = result.analysis ?? {};
  const verdict = results.length === 1 ? results[0]?.verdict : undefined;
  if (!verdict) return [];
  const { rate, current, smallest } = verdict;
  const state = verdict.outcome === 'fail' ? ('warning' as const) : ('measured' as const);
  const reading = (label: string, estimated: Estimate) => ({
    label,
    value: litresText(estimated.value),
    note: fillSlots(words.range, ends(estimated)),
    state,
  });
  const note = fillSlots(words.half, { setengah: halfWidth(verdict) });
  return [
    reading(words.rate, rate),
    current
      ? reading(fillSlots(words.since, { tanggal: dayName(current.from) }), current.rate)
      : { label: words.total, value: litresText(Math.round(verdict.total)), note, state },
    { label: words.smallest, value: litresText(smallest), note: words.smallestNote },
  ];
}

/** Days and tanks if the analysis is conclusive, and how the file was read. */
export function LossResult(view: LossToolView) {
  const { result, text } = view;
  const { analysis, concluded, tank, setTank } = result;
  const tanks = analysis?.tanks ?? [];
  const results = concluded?.results ?? [];
  return (
    <>
      {results.length > 1 ? <TankTable results={results} text={text} /> : <PeriodNote {...view} tank={results[0]} />}
      {(tanks.length > 1 || tank !== undefined) && (
        <ChoiceSelect
          id="tangki"
          label={text.tank.label}
          value={tank ?? ''}
          onChange={(value) => setTank(value || undefined)}
          options={[
            { value: '', label: text.tank.all },
            ...tanks.filter(Boolean).map((value) => ({ value, label: value })),
          ]}
        />
      )}
      <Sheets results={results} text={text} />
      {concluded && results.length === 1 && <p className="note">{balanceSentence(concluded, text)}</p>}
      {analysis && <p className="note breakable">{readingSentences(analysis, view)}</p>}
    </>
  );
}

/** Complete balance, so that the reader can verify it. */
function balanceSentence({ totals, ends: { opening, closing } }: Analysis, { balance }: LossToolText): string {
  const { receipts, issues, moved } = totals;
  const slots = {
    awal: litresText(Math.round(opening)),
    terima: litresText(Math.round(receipts)),
    pindah: `${Math.round(moved) < 0 ? '−' : '+'} ${litresText(Math.abs(Math.round(moved)))}`,
    keluar: litresText(Math.round(issues)),
    hitung: litresText(Math.round(opening + receipts + moved - issues)),
    akhir: litresText(Math.round(closing)),
  };
  return fillSlots(Math.round(moved) === 0 ? balance.plain : balance.moved, slots);
}

function PeriodNote({ tank, values, text }: LossToolView & { tank: TankResult | undefined }) {
  if (!tank?.verdict) return null;
  const { verdict, corrected, thermal } = tank;
  const temperature = { muai: formatAllDigits(values.expansion), liter: litresText(thermal) };
  const total = fillSlots(text.verdict.total, {
    total: litresText(Math.round(verdict.total)),
    setengah: halfWidth(verdict),
    hari: formatNumber(verdict.days),
    ukur: litresText(Math.round(verdict.dipHalf)),
    harian: litresText(Math.round(verdict.dayHalf)),
  });
  const correction =
    corrected === undefined ? '' : fillSlots(text.causes[corrected ? 'corrected' : 'uncorrected'], temperature);
  return <p className="note">{`${total} ${correction}`.trim()}</p>;
}

/** Links to the data sheets of the tanks in the record. */
function Sheets({ results, text }: { results: readonly TankResult[]; text: LossToolText }) {
  const named = results.filter(({ tank }) => tank);
  if (named.length === 0) return null;
  return (
    <p className="small quiet screen-only">
      <span>{text.tanks.sheets}</span>{' '}
      {named.map(({ tank, use, delivery }, place) => (
        <Fragment key={tank}>
          {place > 0 && <span>, </span>}
          <a href={tankHref('tankFile', { tag: tank, use, delivery })}>{asWritten(tank)}</a>
        </Fragment>
      ))}
    </p>
  );
}

function TankTable({ results, text }: { results: readonly TankResult[]; text: LossToolText }) {
  return (
    <>
      <DataTable
        caption={text.tanks.caption}
        stack
        columns={text.tanks.columns}
        rows={results.map(({ tank, verdict }) => [
          asWritten(tank) || text.tank.unnamed,
          text.verdict.word[verdict?.outcome ?? 'open'],
          verdict ? litresText(verdict.rate.value) : '–',
          verdict ? `${litresText(verdict.rate.low)} … ${litresText(verdict.rate.high)}` : '–',
          verdict ? litresText(Math.round(verdict.total)) : '–',
        ])}
      />
      <p className="note faint">{text.tanks.mark}</p>
    </>
  );
}

/** How the file was read, and how its lines were tidied. */
function readingSentences(analysis: Analysis, { result: { choices }, text: { reading: words } }: LossToolView): string {
  const { reading, tidying } = analysis;
  const way = describeReading(reading, readingChoices);
  const manner = reading.unitWritten || choices.volume ? way : `${way} (${words.assumed})`;
  const used = reading.badCount > 0 ? 'skipped' : tidying.usable < reading.lines ? 'some' : 'all';
  const lines = fillSlots(words.lines[used], {
    baris: formatNumber(reading.lines),
    pakai: formatNumber(tidying.usable),
    buruk: formatNumber(reading.badCount),
  });
  const notes = (['unsorted', 'duplicates', 'conflicts', 'missingDays'] as const)
    .filter((name) => tidying[name] > 0 && !hasOpenQuestions(analysis))
    .map((name) => fillSlots(words.tidying[name], { jumlah: formatNumber(tidying[name]) }));
  for (const columns of Object.values(reading.summed)) {
    const kolom = columns.map((at) => `“${asWritten(reading.headings[at] ?? '')}”`).join(', ');
    notes.push(fillSlots(words.summed, { kolom }));
  }
  const counted = [...Object.values(reading.columns), ...Object.values(reading.summed).flat()];
  const rest = reading.headings.filter(
    (heading, at) => heading && !counted.includes(at) && !reading.unused.includes(at),
  );
  if (rest.length > 0) notes.push(fillSlots(calibrationWords.unused, { kolom: asWritten(rest.join(', ')) }));
  if (reading.columns.poured !== undefined) notes.push(words[reading.pours ? 'pours' : 'poursNot']);
  return `${words.label}: ${manner}, ${words.order[reading.order]}. ${[lines, ...notes].join(' ')}`;
}
