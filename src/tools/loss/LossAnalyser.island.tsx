import { useEffect, useState } from 'react';
import { csv } from '../../../server/contract/csv.ts';
import { formatDay, formatNumber, formatUnit, today } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { DataTable, FactTable } from '../../shared/ui/Table.tsx';
import { LineChart } from '../kit/charts/LineChart.tsx';
import { RangeControl, useRange } from '../kit/charts/RangeControl.tsx';
import { defineTool } from '../kit/define-tool.tsx';
import { Fold } from '../kit/Fold.tsx';
import { flowHref } from '../kit/flow.ts';
import { factsOf, Lines } from '../kit/RecordSheet.tsx';
import type { Analysis, LossDay, LossPoint } from './analyse.ts';
import { lossInputs } from './inputs.ts';
import styles from './LossAnalyser.module.css';
import { LossReading, LossSource } from './LossInputs.tsx';
import { LossResult, lossReadings, lossVerdict } from './LossResult.tsx';
import workerAddress from './loss.worker.ts?worker&url';
import type { LossToolText } from './schema.ts';
import { type LossData, type LossToolView, useLossAnalysis } from './useLossAnalysis.ts';
import { asWritten, dayName, handoverOf, isAsking, litres, lossShare, monthName } from './words.ts';

const concluded = ({ result: { analysis } }: LossToolView) =>
  analysis && analysis.totals.days > 0 && !isAsking(analysis) ? analysis : undefined;

/** Reconciles a visitor's stock record in the browser and says which days to look at. */
export const LossAnalyser = defineTool({
  id: 'analisis-susut',
  inputs: lossInputs,
  useModel: (values, data: LossData) => useLossAnalysis(values, data, workerAddress),
  busy: ({ working }) => working,
  form: [
    (view) => <LossSource key="source" {...view} />,
    { name: 'threshold', fields: ['threshold'] },
    { name: 'more', fold: true, fields: ['tolerance', 'basis', 'minimum', 'meterError', 'expansion'] },
    (view) => <LossReading key="reading" {...view} />,
  ],
  verdict: lossVerdict,
  readings: (view) => (concluded(view) ? lossReadings(view) : []),
  drawing: (view) => {
    const analysis = concluded(view);
    return (
      <>
        {analysis && <DaysChart analysis={analysis} text={view.text} kind="daily" />}
        <LossResult {...view} analysis={analysis} />
      </>
    );
  },
  handover: (view) => {
    const analysis = concluded(view);
    return analysis && handoverOf(analysis, view.values);
  },
  actions: (view) => {
    const analysis = concluded(view);
    const share = analysis && !view.tool.refused && lossShare(analysis);
    return share && <Action look="line" label={view.text.actions.roi} to={flowHref('roi', { susut: share })} />;
  },
  files: (view) => [daysFile(view)],
  below: (view) => <DaysBelow {...view} analysis={concluded(view)} />,
});

type DayColumn = keyof Omit<LossDay, 'overnight' | 'thermal' | 'linked'>;

function cellOf(day: LossDay, column: DayColumn, text: LossToolText): string | number {
  if (column === 'tank' || column === 'date') return day[column];
  if (column !== 'reasons') return Number(day[column].toFixed(2));
  const sentences = day.reasons.map(({ kind, litres: amount }) =>
    fillSlots(text.reasons[kind], {
      liter: kind === 'onset' ? `${amount > 0 ? '+' : ''}${litres(amount)}` : litres(Math.abs(amount)),
      batas: `±${litres(day.tolerance)}`,
    }),
  );
  return sentences.join(' ');
}

function DayTable({ days, columns, caption, text, tanks }: DayTableProps) {
  const shown = columns.filter((column) => column !== 'tank' || tanks.length > 1);
  const show = (day: LossDay, column: DayColumn) => {
    if (column === 'date') return dayName(day.date);
    const cell = cellOf(day, column, text);
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

interface DayTableProps extends Pick<Analysis, 'tanks'> {
  days: readonly LossDay[];
  columns: readonly DayColumn[];
  caption: string;
  text: LossToolText;
}

const figures = ['date', 'tank', 'opening', 'receipts', 'issues', 'closing', 'loss', 'tolerance'] as const;

/** Every day as CSV for Indonesian spreadsheets: semicolons, decimal commas. */
const daysFile = ({ text, result }: LossToolView) => ({
  label: text.actions.export,
  name: text.file,
  content: async () => {
    const columns = [...figures, 'reasons'] as const;
    const rows = (await result.allDays()).map((day) => columns.map((column) => cellOf(day, column, text)));
    return csv([columns.map((column) => text.columns.names[column]), ...rows], ';');
  },
});

const mostBad = 50;

function DaysBelow({ analysis, ...view }: LossToolView & { analysis: Analysis | undefined }) {
  const { result, text } = view;
  const { bad: words } = text;
  const { reading } = result.analysis ?? {};
  const rest = analysis ? analysis.totals.suspicious - analysis.suspicious.length : 0;
  const badTitle = fillSlots(words.title, { jumlah: formatNumber(reading?.badCount ?? 0) });
  return (
    <>
      {analysis && (
        <div className={`${styles.below} split gap-6 slim`}>
          <DaysChart analysis={analysis} text={text} kind="sum" />
          <section aria-labelledby="ditandai" className="stack-2 top">
            <h3 className="heading" id="ditandai">
              {text.marked.title}
            </h3>
            {analysis.suspicious.length === 0 ? (
              <p>{text.marked.none}</p>
            ) : (
              <DayTable
                caption={text.marked.caption}
                columns={['date', 'tank', 'loss', 'tolerance', 'reasons']}
                days={analysis.suspicious}
                tanks={analysis.tanks}
                text={text}
              />
            )}
            {rest > 0 && <p className="note faint">{fillSlots(text.marked.more, { jumlah: formatNumber(rest) })}</p>}
          </section>
        </div>
      )}
      {reading && reading.badCount > 0 && (
        <Fold title={badTitle} open>
          <DataTable
            caption={badTitle}
            quiet
            stack
            columns={words.columns}
            rows={reading.bad.slice(0, mostBad).map(({ line, problem, column, seen = '' }) => [
              formatNumber(line),
              fillSlots(words.reasons[problem], {
                kolom: column ? text.columns.names[column] : '',
                isi: asWritten(seen),
              }),
            ])}
          />
          {reading.badCount > mostBad && (
            <p className="note faint">{fillSlots(words.more, { jumlah: formatNumber(mostBad) })}</p>
          )}
        </Fold>
      )}
      {analysis && analysis.months.length > 1 && (
        <Fold title={text.months.title} open>
          <DataTable
            caption={text.months.title}
            quiet
            columns={text.months.columns}
            rows={analysis.months.map(({ month, days, receipts, issues, loss, suspicious }) => [
              monthName(month),
              formatNumber(days),
              ...[receipts, issues, loss].map((value) => formatNumber(Math.round(value))),
              issues > 0 ? formatUnit((100 * loss) / issues, '%', 2) : '–',
              formatNumber(suspicious),
            ])}
          />
        </Fold>
      )}
      {analysis && (
        <Fold title={text.recent}>
          <DayTable caption={text.recent} columns={figures} days={analysis.recent} tanks={analysis.tanks} text={text} />
        </Fold>
      )}
      {analysis && <Report {...view} analysis={analysis} />}
    </>
  );
}

/** On paper alone: what was analysed and by which limits, when, what it is not, and lines to sign. */
function Report({ analysis, ...view }: LossToolView & { analysis: Analysis }) {
  const { source } = view.result;
  const { report: words } = view.text;
  const [from = '', to = ''] = analysis.period;
  // The day is the reader's, not that of the page's HTML.
  const [day, setDay] = useState('');
  useEffect(() => setDay(today()), []);
  const rows = [
    [words.data, source.kind === 'file' ? asWritten(source.file.name) : words.unnamed],
    [words.period, from && `${dayName(from)} – ${dayName(to)}`],
    ...factsOf(view, ['threshold', 'tolerance', 'basis', 'minimum', 'meterError', 'expansion']),
    [words.printed, day && formatDay(day)],
  ] as const;
  return (
    <div className={`${styles.report} stack-4 whole`}>
      <FactTable caption={words.title} rows={rows.map(([name, value]) => ({ name, value }))} />
      <p className="note">{words.notice}</p>
      <Lines names={words.signed} tall />
    </div>
  );
}

const namedMarks = 3;

function worstOf(points: readonly LossPoint[]) {
  const named: (LossPoint & { index: number })[] = [];
  const marked = points.map((point, index) => ({ ...point, index })).filter((point) => point.marked);
  for (const day of marked.sort((a, b) => Math.abs(b.loss) - Math.abs(a.loss))) {
    if (named.every(({ index }) => Math.abs(index - day.index) >= points.length / 6)) named.push(day);
  }
  return named.slice(0, namedMarks);
}

const [shortest, namedDays] = [6, 4];

interface DaysChartProps {
  analysis: Analysis;
  text: LossToolText;
  kind: 'daily' | 'sum';
}

function DaysChart({ analysis: { points, totals }, text, kind }: DaysChartProps) {
  const {
    charts,
    columns: { names },
  } = text;
  const isDaily = kind === 'daily';
  const words = charts[kind];
  const amountOf = (point: LossPoint) => (isDaily ? point.loss : point.sum);
  const shown = useRange(0, Math.max(1, points.length - 1), shortest);
  const nameOf = (index: number, withYear = true) => dayName(points[index]?.date ?? '1970-01-01', withYear);
  const days = Array.from({ length: namedDays }, (_, i) =>
    Math.round(shown.from + ((shown.to - shown.from) * i) / (namedDays - 1)),
  );
  const hasYears = points[0]?.date.slice(0, 4) !== points.at(-1)?.date.slice(0, 4);
  const places = points.map((_, index) => index);
  return (
    <section aria-labelledby={`susut-${kind}`} className="stack-2 top">
      <h3 className="heading" id={`susut-${kind}`}>
        {words.title}
      </h3>
      <LineChart
        label={fillSlots(words.label, {
          hari: formatNumber(totals.days),
          curiga: formatNumber(totals.suspicious),
          susut: litres(totals.loss),
        })}
        lines={[
          {
            label: words.y,
            look: isDaily ? 'measured' : 'area',
            points: points.map((point, i) => [i, amountOf(point)]),
          },
        ]}
        band={
          isDaily
            ? { label: charts.band, points: points.map(({ tolerance }, i) => [i, -tolerance, tolerance]) }
            : undefined
        }
        marks={
          isDaily
            ? worstOf(points).map(({ index, loss }) => ({ x: index, y: loss, text: nameOf(index, false), alarm: true }))
            : []
        }
        x={{
          min: shown.from,
          max: shown.to,
          ticks: [...new Set(days)],
          tick: (at) => nameOf(at, hasYears),
          name: nameOf,
          title: names.date,
        }}
        y={{ title: words.y, tick: formatNumber, name: (value) => litres(Math.round(value)) }}
        at={places}
        caption={words.caption}
        rows={places}
        control={<RangeControl range={shown} step={1} name={nameOf} />}
      />
    </section>
  );
}
