import type { ComponentProps } from 'react';
import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { LineChart } from '../kit/charts/LineChart.tsx';
import { RangeControl } from '../kit/charts/RangeControl.tsx';
import { useRange } from '../kit/charts/use-range.ts';
import { Fold } from '../kit/Fold.tsx';
import { ticks } from '../kit/ticks.ts';
import type { Analysis, LossPoint } from './analyse.ts';
import type { LossDay } from './balance.ts';
import type { BadLine } from './record.ts';
import type { LossToolText } from './schema.ts';
import { asWritten, dayName, litres } from './words.ts';

interface DaysProps {
  analysis: Analysis;
  text: LossToolText;
}

/** The days to look at, with the reason in words. */
export function MarkedDays({ analysis: { suspicious, totals, tanks }, text }: DaysProps) {
  const rest = totals.suspicious - suspicious.length;
  return (
    <section aria-labelledby="ditandai" className="stack-2 top">
      <h3 className="heading" id="ditandai">
        {text.marked.title}
      </h3>
      {suspicious.length === 0 ? (
        <p>{text.marked.none}</p>
      ) : (
        <DataTable
          caption={text.marked.caption}
          quiet
          stack
          columns={text.marked.columns}
          rows={suspicious.map((day) => [
            headOf(day, tanks),
            litres(day.loss),
            `±${litres(day.tolerance)}`,
            reasonsOf(day, text),
          ])}
        />
      )}
      {rest > 0 && <p className="note faint">{fillSlots(text.marked.more, { jumlah: formatNumber(rest) })}</p>}
    </section>
  );
}

const mostBad = 50;

/** The last days in full, and the lines that could not be used. */
export function LossTables({ analysis: { recent, tanks, reading }, text }: DaysProps) {
  const badTitle = fillSlots(text.bad.title, { jumlah: formatNumber(reading.badCount) });
  return (
    <div className="slim">
      {reading.badCount > 0 && (
        <Fold title={badTitle} open>
          <DataTable
            caption={badTitle}
            quiet
            stack
            columns={text.bad.columns}
            rows={reading.bad.slice(0, mostBad).map((bad) => [formatNumber(bad.line), problemOf(bad, text)])}
          />
          {reading.badCount > mostBad && (
            <p className="note faint">{fillSlots(text.bad.more, { jumlah: formatNumber(mostBad) })}</p>
          )}
        </Fold>
      )}
      <Fold title={text.recent.title}>
        <DataTable
          caption={text.recent.title}
          quiet
          columns={text.recent.columns}
          rows={recent.map((day) => [
            headOf(day, tanks),
            ...[day.opening, day.receipts, day.issues, day.closing, day.loss, day.tolerance].map((value) =>
              formatNumber(value),
            ),
          ])}
        />
      </Fold>
    </div>
  );
}

/** Day and, where there are several, tank: the head of a line. */
const headOf = ({ date, tank }: LossDay, tanks: readonly string[]): string =>
  tanks.length > 1 ? `${dayName(date)}, ${asWritten(tank)}` : dayName(date);

/** Why a day is marked, in sentences; a change of rate with its sign. */
const reasonsOf = ({ reasons, tolerance }: LossDay, text: LossToolText): string =>
  reasons
    .map(({ kind, litres: amount }) =>
      fillSlots(text.reasons[kind], {
        liter: kind === 'onset' ? `${amount > 0 ? '+' : ''}${litres(amount)}` : litres(Math.abs(amount)),
        batas: `±${litres(tolerance)}`,
      }),
    )
    .join(' ');

/** Why a line cannot be used, in words. */
const problemOf = ({ problem, column, seen }: BadLine, text: LossToolText): string =>
  fillSlots(text.bad.reasons[problem], {
    kolom: column ? text.columns.names[column] : '',
    isi: asWritten(seen ?? ''),
  });

/** Loss by day within its tolerance; the worst days are named. */
export function DailyChart({ analysis, text }: DaysProps) {
  const { points, totals } = analysis;
  const { charts } = text;
  return (
    <DaysChart
      points={points}
      text={text}
      id="susut-harian"
      title={charts.daily}
      label={fillSlots(charts.dailyLabel, {
        hari: formatNumber(totals.days),
        curiga: formatNumber(totals.suspicious),
      })}
      caption={charts.caption}
      unit={charts.y}
      extremes={points.flatMap(({ loss, tolerance }) => [loss, tolerance, -tolerance])}
      lines={[{ label: charts.loss, look: 'measured', points: points.map(({ loss }, index) => [index, loss]) }]}
      band={{ label: charts.band, points: points.map(({ tolerance }, index) => [index, -tolerance, tolerance]) }}
      marks={worstOf(points).map(({ index, date, loss }) => ({
        x: index,
        y: loss,
        text: dayName(date, false),
        alarm: true,
      }))}
      valuesOf={({ loss, tolerance }) => [
        { label: charts.loss, value: litres(Math.round(loss)), y: loss },
        { label: charts.band, value: `±${litres(Math.round(tolerance))}` },
      ]}
    />
  );
}

const namedMarks = 3;

/** The worst marked days that lie far enough apart to be named. */
function worstOf(points: readonly LossPoint[]) {
  const named: (LossPoint & { index: number })[] = [];
  const marked = points.map((point, index) => ({ ...point, index })).filter((point) => point.marked);
  for (const day of marked.sort((a, b) => Math.abs(b.loss) - Math.abs(a.loss))) {
    if (named.every(({ index }) => Math.abs(index - day.index) >= points.length / 6)) named.push(day);
  }
  return named.slice(0, namedMarks);
}

/** What the losses add up to. */
export function SumChart({ analysis: { points, totals }, text }: DaysProps) {
  const { charts } = text;
  return (
    <DaysChart
      points={points}
      text={text}
      id="susut-kumulatif"
      title={charts.sum}
      label={fillSlots(charts.sumLabel, { susut: litres(totals.loss) })}
      caption={charts.sumCaption}
      unit={charts.sumLine}
      extremes={points.map(({ sum }) => sum)}
      lines={[{ label: charts.sumLine, look: 'area', points: points.map(({ sum }, index) => [index, sum]) }]}
      valuesOf={({ sum }) => [{ label: charts.sum, value: litres(Math.round(sum)), y: sum }]}
    />
  );
}

interface DaysChartProps extends Pick<ComponentProps<typeof LineChart>, 'label' | 'lines' | 'band' | 'marks'> {
  points: readonly LossPoint[];
  text: LossToolText;
  id: string;
  title: string;
  caption: string;
  /** Title of the vertical axis, and all that it must hold beside zero. */
  unit: string;
  extremes: readonly number[];
  /** What a day says when it is read. */
  valuesOf: (point: LossPoint) => readonly { label: string; value: string; y?: number }[];
}

/** Days that are shown at least (a week, from the first to the last), and those that the axis names. */
const [shortest, namedDays] = [6, 4];

/** Values by day, the part of them that is chosen below; every day can be read. */
function DaysChart({ points, text, id, title, caption, unit, extremes, valuesOf, ...drawn }: DaysChartProps) {
  const shown = useRange(0, Math.max(1, points.length - 1), shortest);
  const nameOf = (index: number, withYear = true) => dayName(points[index]?.date ?? '1970-01-01', withYear);
  const steps = ticks(Math.min(0, ...extremes), Math.max(0, ...extremes), 5);
  const days = Array.from({ length: namedDays }, (_, i) =>
    Math.round(shown.from + ((shown.to - shown.from) * i) / (namedDays - 1)),
  );
  const hasYears = points[0]?.date.slice(0, 4) !== points.at(-1)?.date.slice(0, 4);
  return (
    <section aria-labelledby={id} className="stack-2 top">
      <h3 className="heading" id={id}>
        {title}
      </h3>
      <LineChart
        {...drawn}
        x={{
          min: shown.from,
          max: shown.to,
          ticks: [...new Set(days)].map((at) => ({ at, label: nameOf(at, hasYears) })),
          title: text.charts.x,
        }}
        y={{
          min: steps[0] ?? 0,
          max: steps.at(-1) ?? 1,
          ticks: steps.map((at) => ({ at, label: formatNumber(at) })),
          title: unit,
        }}
        control={<RangeControl range={shown} step={1} name={nameOf} />}
        reading={{
          at: points.map((_, index) => index),
          read: (index) => ({ title: nameOf(index), values: points[index] ? valuesOf(points[index]) : [] }),
        }}
        table={{
          caption,
          columns: text.charts.columns,
          rows: points.map(({ date, loss, tolerance, sum }) => [
            dayName(date),
            ...[loss, tolerance, sum].map((value) => formatNumber(value)),
          ]),
        }}
      />
    </section>
  );
}
