import { formatDay, formatNumber } from '../../shared/format/format.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { ChoiceSelect } from '../../shared/ui/form/ChoiceSelect.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { Readings } from '../../shared/ui/ToolSheet.tsx';
import { readFigure } from '../kit/tabular/cells.ts';
import { litresIn, volumeUnits } from '../kit/tabular/units.ts';
import type { VerdictText } from '../kit/Verdict.tsx';
import type { Analysis, TankResult } from './analyse.ts';
import type { Estimate } from './fit.ts';
import type { LossValues } from './inputs.ts';
import styles from './LossAnalyser.module.css';
import { DailyChart } from './LossDays.tsx';
import type { ReadChoices } from './read.ts';
import { dateOrders, parseDate } from './record.ts';
import type { LossToolText } from './schema.ts';
import type { LossState } from './useLossAnalysis.ts';
import { type PeriodVerdict, suddenLoss, type TestOutcome } from './verdict.ts';
import { asWritten, dayName, litres } from './words.ts';

interface ResultProps {
  state: LossState;
  analysis: Analysis;
  /** What the record is weighed with. */
  values: LossValues;
  text: LossToolText;
}

/** True while a file can be read in two ways and the visitor has not chosen. */
export const isAsking = ({ reading }: Analysis): boolean => reading.rival !== undefined || reading.askOrder;

/** The answer in one sentence, or why there is none yet: what a file leaves open is asked within it. */
export function lossVerdict(props: ResultProps): VerdictText {
  const { analysis, values, text } = props;
  const { results } = analysis;
  const words = text.verdict;
  if (isAsking(analysis))
    return { sentence: text.questions.waiting, state: 'open', more: <LossQuestions {...props} /> };
  const unread = unreadSentence(analysis, text);
  if (unread) return { sentence: unread, state: 'open' };
  const count = (outcome: TestOutcome) =>
    results.filter(({ verdict }) => (verdict?.outcome ?? 'open') === outcome).length;
  const [failed, open] = [count('fail'), count('open')];
  const state = failed > 0 ? 'bad' : open > 0 ? 'open' : 'good';
  if (results.length > 1) {
    const kind = failed > 0 ? (open > 0 ? 'mixed' : 'failed') : open > 0 ? 'open' : 'passed';
    const counts = { gagal: formatNumber(failed), tangki: formatNumber(results.length), terbuka: formatNumber(open) };
    return { sentence: fillSlots(words.tanks[kind], counts), state };
  }
  const [result] = results;
  const verdict = result?.verdict;
  if (!verdict) return { sentence: words.none, state };
  const causes = causeSentences(result, text);
  return {
    sentence: verdictSentence(verdict, values.threshold, words),
    state,
    more: (
      <>
        <p>
          {fillSlots(words.interval, verdictSlots(verdict, values.threshold))}{' '}
          {verdict.outcome === 'pass' && verdict.rate.low > 0 && words.small}
          {verdict.reason === 'gain' && words.hides}
        </p>
        {causes && <p>{causes}</p>}
      </>
    ),
  };
}

/** Why a record that was read gives no days. */
function unreadSentence({ reading, totals }: Analysis, { errors, columns }: LossToolText): string | undefined {
  const names = reading.missing.map((column) => columns.names[column].toLowerCase());
  if (names.length > 0) return fillSlots(errors.columns, { kolom: names.join(', ') });
  if (reading.lines === 0) return errors.empty;
  return totals.days === 0 ? errors.noDays : undefined;
}

/** The verdict on one tank in a sentence. */
function verdictSentence(verdict: PeriodVerdict, threshold: number, words: LossToolText['verdict']): string {
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

/** Figures of a verdict, for its sentences. */
const verdictSlots = ({ rate, total, days, dipHalf, dayHalf }: PeriodVerdict, threshold: number) => ({
  laju: litres(rate.value),
  rendah: litres(rate.low),
  tinggi: litres(rate.high),
  ambang: litres(threshold),
  total: litres(Math.round(total)),
  setengah: litres(Math.round(Math.hypot(dipHalf, dayHalf))),
  hari: formatNumber(days),
  ukur: litres(Math.round(dipHalf)),
  harian: litres(Math.round(dayHalf)),
});

/** What was lost at once, and what the rest is proportional to, with the interval of that cause alone. */
function causeSentences({ cause, verdict }: TankResult, { causes: words }: LossToolText): string {
  const sudden = verdict?.outcome === 'fail' ? suddenLoss(verdict) : 0;
  const figure = (value: number) => (cause?.name === 'time' ? litres(value) : `${formatNumber(value * 100, 2)}%`);
  return [
    ...(sudden > 0 ? [fillSlots(words.sudden, { liter: litres(sudden) })] : []),
    ...(cause?.rival
      ? [fillSlots(words.unclear, { satu: words.names[cause.name], dua: words.names[cause.rival].toLowerCase() })]
      : []),
    ...(cause && !cause.rival
      ? [
          fillSlots(words.named[cause.name], {
            besar: figure(cause.size.value),
            rendah: figure(cause.size.low),
            tinggi: figure(cause.size.high),
          }),
        ]
      : []),
  ].join(' ');
}

/** Asks what a file leaves open, each answer with what it would make of a figure of the file. */
function LossQuestions({ state: { choices, setChoices }, analysis: { reading }, text }: ResultProps) {
  const { questions: words } = text;
  const { rival, askOrder, example = '', dateExample = '' } = reading;
  const questions: { question: string; answers: { label: string; choice: ReadChoices }[] }[] = [];
  if (rival) {
    const answers = [reading, rival].map(({ decimal, unit }) => {
      const value = readFigure(example, decimal);
      const label = fillSlots(words.amount, {
        liter: typeof value === 'number' ? litres(value * litresIn[unit]) : asWritten(example),
        desimal: text.reading.decimal[decimal],
        satuan: text.reading.unit[unit],
      });
      return { label, choice: { decimal, unit } };
    });
    questions.push({ question: fillSlots(words.numbers, { contoh: asWritten(example) }), answers });
  }
  if (askOrder) {
    const answers = dateOrders.map((order) => ({
      label: `${formatDay(parseDate(dateExample, order) ?? '1970-01-01')} (${text.reading.order[order]})`,
      choice: { order },
    }));
    questions.push({ question: fillSlots(words.order, { contoh: asWritten(dateExample) }), answers });
  }
  return questions.map(({ question, answers }) => (
    <div key={question} className={`${styles.question} stack-2`}>
      <p>{question}</p>
      {answers.map(({ label, choice }) => (
        <ToolButton key={label} label={label} onClick={() => setChoices({ ...choices, ...choice })} />
      ))}
    </div>
  ));
}

/** The figures of the verdict, how the record was read, and its days. */
export function LossResult(props: ResultProps) {
  const { state, analysis, text } = props;
  const { tanks, totals, results, reading } = analysis;
  const { tank, setTank } = state;
  return (
    <>
      {totals.days > 0 && !isAsking(analysis) && (
        <>
          {results.length === 1 && results[0]?.verdict && (
            <Readings items={readingsOf(results[0].verdict, text.readings)} />
          )}
          <DailyChart analysis={analysis} text={text} />
          {results.length > 1 && <TankTable results={results} text={text} />}
          {results.length === 1 && <PeriodNote {...props} />}
        </>
      )}
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
      {reading.lines > 0 && <ReadingChoices {...props} />}
    </>
  );
}

function readingsOf({ rate, current, smallest, ...period }: PeriodVerdict, words: LossToolText['readings']) {
  const state = period.outcome === 'fail' ? ('warning' as const) : ('measured' as const);
  const reading = (label: string, { value, low, high }: Estimate) => ({
    label,
    value: litres(value),
    note: fillSlots(words.range, { rendah: litres(low), tinggi: litres(high) }),
    state,
  });
  return [
    reading(words.rate, rate),
    current
      ? reading(fillSlots(words.since, { tanggal: dayName(current.from) }), current.rate)
      : {
          label: words.total,
          value: litres(Math.round(period.total)),
          note: fillSlots(words.half, { setengah: litres(Math.round(Math.hypot(period.dipHalf, period.dayHalf))) }),
          state,
        },
    { label: words.smallest, value: litres(smallest), note: words.smallestNote },
  ];
}

/** What the whole period comes to, how sure that is, and whether temperatures were used. */
function PeriodNote({ analysis: { results }, values, text }: ResultProps) {
  const [result] = results;
  if (!result?.verdict) return null;
  const { verdict, corrected, thermal } = result;
  return (
    <p className="note">
      {fillSlots(text.verdict.total, verdictSlots(verdict, values.threshold))}{' '}
      {corrected !== undefined &&
        fillSlots(corrected ? text.causes.corrected : text.causes.uncorrected, {
          muai: formatFree(values.expansion),
          liter: litres(thermal),
        })}
    </p>
  );
}

/** The verdict on each tank, where a record holds several. */
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
          verdict ? litres(verdict.rate.value) : '–',
          verdict ? `${litres(verdict.rate.low)} … ${litres(verdict.rate.high)}` : '–',
          verdict ? litres(Math.round(verdict.total)) : '–',
        ])}
      />
      <p className="note faint">{text.tanks.mark}</p>
    </>
  );
}

const separatorName = { ';': 'semicolon', '\t': 'tab', ',': 'comma', '|': 'bar' } as const;

/** How the file was read, over the verdict, with the switches that read it otherwise. */
function ReadingChoices({ state: { choices, setChoices }, analysis, text: { reading: words } }: ResultProps) {
  const { reading, tidying } = analysis;
  const unit = words.unit[reading.unit];
  const manner = [
    words.decimal[reading.decimal],
    reading.unitWritten || choices.unit ? unit : `${unit} (${words.unit.assumed})`,
    words.order[reading.order],
    words.separators[separatorName[reading.separator as keyof typeof separatorName] ?? 'workbook'],
  ];
  const used = reading.badCount > 0 ? 'skipped' : tidying.usable < reading.lines ? 'some' : 'all';
  const lines = fillSlots(words.lines[used], {
    baris: formatNumber(reading.lines),
    pakai: formatNumber(tidying.usable),
    buruk: formatNumber(reading.badCount),
  });
  const notes = (['unsorted', 'duplicates', 'conflicts', 'missingDays'] as const)
    .filter((name) => tidying[name] > 0 && !isAsking(analysis))
    .map((name) => fillSlots(words.tidying[name], { jumlah: formatNumber(tidying[name]) }));
  return (
    <details className="note">
      <summary className={`${styles.line} row wrap touch breakable`}>
        <span>
          <b>{words.label}:</b>
          {` ${manner.join(', ')}. ${[lines, ...notes].join(' ')}`}
        </span>
        <span className={`${styles.change} measured strong`}>{words.change}</span>
      </summary>
      <div className={styles.switches}>
        <ChoiceSelect
          id="desimal"
          label={words.decimal.label}
          options={(['comma', 'dot'] as const).map((value) => ({ value, label: words.decimal[value] }))}
          value={choices.decimal ?? reading.decimal}
          onChange={(decimal) => setChoices({ ...choices, decimal })}
        />
        <ChoiceSelect
          id="satuan"
          label={words.unit.label}
          options={volumeUnits.map((value) => ({ value, label: words.unit[value] }))}
          value={choices.unit ?? reading.unit}
          onChange={(value) => setChoices({ ...choices, unit: value })}
        />
        <ChoiceSelect
          id="urutan"
          label={words.order.label}
          options={dateOrders.map((value) => ({ value, label: words.order[value] }))}
          value={choices.order ?? reading.order}
          onChange={(order) => setChoices({ ...choices, order })}
        />
      </div>
    </details>
  );
}
