import { formatCsv } from 'contract/csv';
import type { LossDay, LossPoint } from 'tank-gauging/loss/analyse';
import { lossInputs } from 'tank-gauging/loss/inputs';
import { formatNumber, formatSigned, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { LineChart } from '../kit/charts/LineChart.tsx';
import { RangeControl, useRange } from '../kit/charts/RangeControl.tsx';
import { defineTool } from '../kit/define-tool.tsx';
import { Fold } from '../kit/Fold.tsx';
import { flowHref } from '../kit/flow.ts';
import { Facts, Lines } from '../kit/paper/RecordSheet.tsx';
import styles from './LossAnalyser.module.css';
import { LossReading, LossSource } from './LossInputs.tsx';
import { LossResult } from './LossResult.tsx';
import { lossReadings, lossVerdict } from './LossVerdict.tsx';
import workerAddress from './loss.worker.ts?worker&url';
import type { LossToolText } from './schema.ts';
import { type LossData, type LossToolView, useLossAnalysis } from './use-loss-analysis.ts';
import { asWritten, dayName, handoverFields, litresText, lossShare, monthName } from './words.ts';

/** Reconciles a stock record in the browser and reports the days to check. */
export const LossAnalyser = defineTool({
  id: 'analisis-susut',
  inputs: lossInputs,
  useModel: (values, data: LossData) => useLossAnalysis(values, data, workerAddress),
  busy: ({ working }) => working,
  form: [
    (view) => <LossSource key="source" {...view} />,
    (view) => <LossReading key="reading" {...view} />,
    {
      name: 'threshold',
      fields: ({ values }) => [
        ...(['threshold', 'proving'] as const),
        values.proving === 0 ? 'meterError' : 'provedError',
        'ownerRule',
        ...(values.ownerRule === 'persen' ? (['ownerLimit'] as const) : []),
      ],
    },
    {
      name: 'more',
      fold: true,
      fields: ['tolerance', 'basis', 'minimum', 'warmer', 'evaporation', 'expansion'],
    },
  ],
  verdict: lossVerdict,
  readings: (view) => (view.result.concluded ? lossReadings(view) : []),
  drawing: (view) => (
    <>
      <DaysChart {...view} kind="daily" />
      <LossResult {...view} />
    </>
  ),
  entered: ({ result: { source } }) => source.kind !== 'sample',
  handover: ({ result: { concluded, limits } }) => concluded && handoverFields(concluded, limits),
  actions: ({ text, tool, result: { concluded } }) => {
    const share = concluded && !tool.refused && lossShare(concluded);
    return share && <Action look="line" label={text.actions.roi} to={flowHref('roi', { susut: share })} />;
  },
  files: (view) => [daysFile(view)],
  below: (view) => <DaysBelow {...view} />,
  printedEnd: (view) => <Report {...view} />,
});

type DayColumn = keyof Omit<LossDay, 'overnight' | 'thermal' | 'linked' | 'adjustment' | 'drawn'>;

function dayCell(day: LossDay, column: DayColumn, text: LossToolText): string | number {
  if (column === 'tank' || column === 'date') return day[column];
  if (column !== 'reasons') return Number(day[column].toFixed(2));
  const sentences = day.reasons.map(({ kind, litres: amount }) =>
    fillSlots(text.reasons[kind], {
      liter: kind === 'onset' ? formatSigned(amount, litresText) : litresText(Math.abs(amount)),
      batas: `±${litresText(day.tolerance)}`,
    }),
  );
  return sentences.join(' ');
}

interface DayTableProps {
  view: LossToolView;
  caption: string;
  columns: readonly DayColumn[];
  days: readonly LossDay[];
}

function DayTable({ view: { text, result }, caption, columns, days }: DayTableProps) {
  const shown = columns.filter((column) => column !== 'tank' || result.analysis?.tanks.length !== 1);
  const show = (day: LossDay, column: DayColumn) => {
    if (column === 'date') return dayName(day.date);
    const cell = dayCell(day, column, text);
    return typeof cell === 'number' ? formatNumber(cell) : asWritten(cell);
  };
  return (
    <DataTable
      caption={caption}
      quiet
      stack={columns.includes('reasons')}
      columns={shown.map((column) => text.columns.names[column])}
      rows={days.map((day) => shown.map((column) => show(day, column)))}
    />
  );
}

const figures = ['date', 'tank', 'opening', 'receipts', 'issues', 'moved', 'closing', 'loss', 'tolerance'] as const;

/** All days as CSV for Indonesian spreadsheets: semicolons, decimal commas. */
const daysFile = ({ text, result }: LossToolView) => ({
  label: text.actions.export,
  name: text.file,
  content: async () => {
    const columns = [...figures, 'reasons'] as const;
    const rows = (await result.allDays()).map((day) => columns.map((column) => dayCell(day, column, text)));
    return formatCsv([columns.map((column) => text.columns.names[column]), ...rows], ';');
  },
});

const mostBad = 50;

function DaysBelow(view: LossToolView) {
  const { result, text } = view;
  const { bad: words, marked, months, recent } = text;
  const { analysis, concluded } = result;
  const { bad = [], badCount = 0 } = analysis?.reading ?? {};
  const rest = concluded ? concluded.totals.suspicious - concluded.suspicious.length : 0;
  const badTitle = fillSlots(words.title, { jumlah: formatNumber(badCount) });
  return (
    <>
      {concluded && (
        <div className={`${styles.below} split gap-6 slim print-block`}>
          <DaysChart {...view} kind="sum" />
          <section aria-labelledby="ditandai" className="stack-2 top">
            <h3 className="heading" id="ditandai">
              {marked.title}
            </h3>
            {concluded.suspicious.length === 0 ? (
              <p>{marked.none}</p>
            ) : (
              <DayTable
                view={view}
                caption={marked.caption}
                columns={['date', 'tank', 'loss', 'tolerance', 'reasons']}
                days={concluded.suspicious}
              />
            )}
            {rest > 0 && <p className="note faint">{fillSlots(marked.more, { jumlah: formatNumber(rest) })}</p>}
          </section>
        </div>
      )}
      {badCount > 0 && (
        <Fold title={badTitle} open>
          <DataTable
            caption={badTitle}
            quiet
            stack
            columns={words.columns}
            rows={bad.slice(0, mostBad).map(({ line, problem, column, seen = '' }) => [
              formatNumber(line),
              fillSlots(words.reasons[problem], {
                kolom: column ? text.columns.names[column] : '',
                isi: asWritten(seen),
              }),
            ])}
          />
          {badCount > mostBad && (
            <p className="note faint">{fillSlots(words.more, { jumlah: formatNumber(mostBad) })}</p>
          )}
        </Fold>
      )}
      {concluded && concluded.months.length > 1 && (
        <Fold title={months.title} open>
          <DataTable
            caption={months.title}
            quiet
            columns={months.columns}
            rows={concluded.months.map(({ month, days, receipts, issues, loss, suspicious }) => [
              monthName(month),
              formatNumber(days),
              ...[receipts, issues, loss].map((value) => formatNumber(Math.round(value))),
              issues > 0 ? formatUnit((100 * loss) / issues, '%', 2) : '–',
              formatNumber(suspicious),
            ])}
          />
        </Fold>
      )}
      {concluded && (
        <Fold title={recent}>
          <DayTable view={view} caption={recent} columns={figures} days={concluded.recent} />
        </Fold>
      )}
    </>
  );
}

/** Source and period of the data, disclaimer, and signature lines. */
function Report({ text: { report: words }, result: { source, concluded } }: LossToolView) {
  if (!concluded) return null;
  const [from = '', to = ''] = concluded.period;
  const name = source.kind === 'file' ? asWritten(source.file.name) : words.unnamed;
  return (
    <div className="whole">
      <Facts
        facts={[
          [words.data, name],
          [words.period, from && `${dayName(from)} – ${dayName(to)}`],
        ]}
      />
      <p className="note">{words.notice}</p>
      <Lines names={words.signed} tall />
    </div>
  );
}

const namedMarks = 3;

function worstPoints(points: readonly LossPoint[]) {
  const worst: (LossPoint & { index: number })[] = [];
  const marked = points.map((point, index) => ({ ...point, index })).filter((point) => point.marked);
  for (const day of marked.sort((a, b) => Math.abs(b.loss) - Math.abs(a.loss))) {
    if (worst.every(({ index }) => Math.abs(index - day.index) >= points.length / 6)) worst.push(day);
  }
  return worst.slice(0, namedMarks);
}

const [shortest, namedDays] = [6, 4];

function DaysChart({ text, result: { concluded }, kind }: LossToolView & { kind: 'daily' | 'sum' }) {
  const { points = [], totals } = concluded ?? {};
  const isDaily = kind === 'daily';
  const words = text.charts[kind];
  const pointPlace = ({ loss, sum }: LossPoint, index: number) => [index, isDaily ? loss : sum] as const;
  const shown = useRange(0, Math.max(1, points.length - 1), shortest);
  const tankLabel = (index: number, withYear = true) => dayName(points[index]?.date ?? '1970-01-01', withYear);
  const days = Array.from({ length: namedDays }, (_, i) =>
    Math.round(shown.from + ((shown.to - shown.from) * i) / (namedDays - 1)),
  );
  const hasYears = points[0]?.date.slice(0, 4) !== points.at(-1)?.date.slice(0, 4);
  const places = points.map((_, index) => index);
  if (!totals) return null;
  return (
    <section aria-labelledby={`susut-${kind}`} className="stack-2 top">
      <h3 className="heading" id={`susut-${kind}`}>
        {words.title}
      </h3>
      <LineChart
        label={fillSlots(words.label, {
          hari: formatNumber(totals.days),
          curiga: formatNumber(totals.suspicious),
          susut: litresText(totals.loss),
        })}
        lines={[{ label: words.y, look: isDaily ? 'measured' : 'area', points: points.map(pointPlace) }]}
        {...(isDaily && {
          band: { label: text.charts.band, points: points.map(({ tolerance }, i) => [i, -tolerance, tolerance]) },
          marks: worstPoints(points).map(({ index, loss }) => {
            return { x: index, y: loss, text: tankLabel(index, false), alarm: true };
          }),
        })}
        x={{
          min: shown.from,
          max: shown.to,
          ticks: [...new Set(days)],
          tick: (at) => tankLabel(at, hasYears),
          name: tankLabel,
          title: text.columns.names.date,
        }}
        y={{ title: words.y, tick: formatNumber, name: (value) => litresText(Math.round(value)) }}
        at={places}
        caption={words.caption}
        rows={places}
        control={<RangeControl range={shown} step={1} name={tankLabel} />}
      />
    </section>
  );
}
