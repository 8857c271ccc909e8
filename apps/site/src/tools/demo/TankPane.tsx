import { memo, useState } from 'react';
import { itemAt } from 'tank-gauging/item-at';
import { cusum, unbookedLoss } from 'tank-gauging/methods/balance';
import { tankStatus } from 'tank-gauging/simulator/reading';
import type { Tank } from 'tank-gauging/simulator/types';
import { isOpen } from 'tank-gauging/watch/alarms';
import { type LevelRule, tankRule } from 'tank-gauging/watch/level-rule';
import type { Alarm, Monitor } from 'tank-gauging/watch/types';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Dot, findClearPlace, linePath, Plot, PlotLabel, plot, Ticks } from '../../shared/ui/plot/Plot.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { untranslated } from '../../shared/ui/untranslated.ts';
import { ChartReader } from '../kit/charts/ChartReader.tsx';
import { Fold } from '../kit/Fold.tsx';
import { Segments } from './Segments.tsx';
import type { DemoText } from './schema.ts';
import styles from './TankPane.module.css';
import { axisText, buildTrend, defaultSpan, spans, type TrendSpan, trendReading } from './trend.ts';
import type { DemoView } from './use-demo.ts';
import { ageText, momentText, percentText, rangeText, spanText, stockText } from './view.ts';

export function TankPane(view: DemoView) {
  const { session, hydrated, tank, text } = view;
  const { spec } = tank;
  const words = text.tank;
  const monitor = session.monitors[spec.id];
  const [past, setPast] = useState<number>();
  const span = spans.find((each) => each.past === past) ?? defaultSpan(tank);
  if (!monitor) return null;
  return (
    <section className={`${styles.pane} slim`} aria-labelledby="demo-tangki">
      <h2 className={styles.title} id="demo-tangki">
        <span className="figures" translate="no">
          {spec.id}
        </span>
        <span>{` ${spec.content}`}</span>
      </h2>
      <div className={`${styles.tools} row screen-only`}>
        <Segments
          name="demo-rentang"
          legend={words.span}
          options={spans.map(({ past }, index) => ({ value: past, label: itemAt(words.spans, index) }))}
          value={span.past}
          onChange={setPast}
          disabled={!hydrated}
        />
      </div>
      <dl className={styles.readouts}>
        {readouts(tank, monitor, session.site.now, words).map(({ label, value, note, stale }) => (
          <div key={label} className={`${styles.readout} quiet`} data-stale={stale || undefined}>
            <dt>{label}</dt>
            <dd className={`${styles.value} figures measured`} {...untranslated(value)}>
              {value}
            </dd>
            {note && <dd className={styles.note}>{note}</dd>}
          </div>
        ))}
      </dl>
      <TrendChart {...view} monitor={monitor} span={span} />
      <p className={`${styles.legend} row wrap small quiet`}>
        <span data-line="measured">{words.measured}</span>
        <span data-line="expected">{words.expected}</span>
        <span data-line="mark">{words.mark}</span>
      </p>
    </section>
  );
}

function readouts(tank: Tank, monitor: Monitor, now: number, text: DemoText['tank']) {
  const { spec, last, battery, capacity, arrival, receiving } = tank;
  const { days, daysLow, daysHigh } = monitor.forecast;
  const known = daysLow !== undefined && daysHigh !== undefined;
  const expected = arrival === undefined ? text.none : momentText(arrival);
  return [
    { label: text.level, value: percentText(last.level), note: formatUnit((last.level / 100) * spec.height, 'm', 2) },
    {
      label: text.days,
      value: days === undefined ? text.beyond : spanText(days),
      note: known && fillSlots(text.band, { range: rangeText(daysLow, daysHigh) }),
    },
    {
      label: 'uncorrected' in spec.product ? text.observed : text.stock,
      value: stockText(spec, last.standard),
      note: fillSlots(text.of, { capacity: stockText(spec, capacity) }),
    },
    { label: text.arrival, value: receiving ? text.unloading : expected },
    { label: text.temperature, value: formatUnit(last.temperature, '°C', 1) },
    { label: text.pressure, value: formatUnit(last.pressure, 'bar', 2) },
    { label: text.age, value: ageText(now - last.at), stale: tankStatus(tank, now) === 'silent' },
    { label: text.battery, value: formatUnit(Math.ceil(battery), '%') },
  ];
}

/** Height of a text line in per cent of the chart on a phone. */
const lineHeight = 10;

function TrendChart({ session, tank, text, monitor, span }: DemoView & { monitor: Monitor; span: TrendSpan }) {
  const { alarms, rules, site } = session;
  const { now } = site;
  const { spec, last } = tank;
  const trend = buildTrend(tank, monitor, alarms, now, span);
  const limits = limitLabels(tankRule(rules, spec), text.tank);
  const drawn = [...trend.lines, trend.expected, trend.band];
  const { days } = monitor.forecast;
  const slots = {
    tank: spec.id,
    level: percentText(last.level),
    days: days === undefined ? text.tank.beyond : spanText(days),
  };
  return (
    <div className={styles.trend}>
      <ChartReader label={text.tank.level} {...trendReading(tank, monitor, now, span, text.tank.read)}>
        <Plot
          label={fillSlots(text.tank.trend, slots)}
          curves={
            <>
              <path className={plot.rule} d="M0 0H100M0 50H100M0 100H100" />
              <path className={plot.band} d={`${linePath(trend.band)}Z`} />
              <path className={plot.expected} d={linePath(trend.expected)} />
              <path className={plot.curve} d={trend.lines.map(linePath).join('')} />
              <path className={plot.limit} d={limits.map(({ at }) => `M0 ${at}H100`).join('')} />
              <path className={plot.limit} d={trend.events.map(({ x, y }) => `M${x} ${y}V100`).join('')} />
              <path className={plot.rule} d={`M${trend.now} 0V100`} />
            </>
          }
        >
          {limits.map(({ at, words, dy }) => (
            <PlotLabel
              key={words}
              at={[
                findClearPlace(
                  drawn,
                  ...(dy < 0 ? ([at, at + lineHeight] as const) : ([at - lineHeight, at] as const)),
                ),
                at,
              ]}
              by={[0, dy]}
              className={plot.limitText}
            >
              {words}
            </PlotLabel>
          ))}
          {trend.marks.map(({ id, x, y }) => (
            <Dot key={id} at={[x, y]} alarm />
          ))}
          {trend.events.map(({ id, x, alarm }) => (
            <PlotLabel
              key={id}
              at={[x, 100]}
              by={[0, -8]}
              {...(x >= 50 && { anchor: 'end' as const })}
              className={plot.limitText}
            >
              {text.alarms.kinds[alarm.kind].title}
            </PlotLabel>
          ))}
          <Dot at={[trend.now, last.level]} />
          <PlotLabel at={[trend.now, last.level]} by={[11, -9]} className={plot.strong}>
            {percentText(last.level)}
          </PlotLabel>
          <Ticks
            items={[
              { at: 0, word: axisText(now - span.past * 60, span) },
              { at: trend.now, word: text.tank.now },
              { at: 100, word: axisText(now + span.ahead * 60, span) },
            ]}
          />
          <PlotLabel at={[100, 100]} by={[0, 16]} anchor="end">
            {text.simulation.toUpperCase()}
          </PlotLabel>
        </Plot>
      </ChartReader>
    </div>
  );
}

function limitLabels({ highHigh, high, low, lowLow }: LevelRule, words: DemoText['tank']) {
  return [
    { at: highHigh, name: words.highHigh, dy: -5 },
    { at: high, name: words.high, dy: highHigh === undefined ? -5 : 15 },
    { at: low, name: words.low, dy: lowLow === undefined ? 15 : -5 },
    { at: lowLow, name: words.lowLow, dy: 15 },
  ].flatMap(({ at, name, dy }) =>
    at === undefined ? [] : [{ at, dy, words: fillSlots(name, { level: formatUnit(at, '%') }) }],
  );
}

export function MoreOfTank({ session, tank, text }: DemoView) {
  const monitor = session.monitors[tank.spec.id];
  return (
    <div className={`${styles.more} stack-6 print-block`}>
      <div className={`${styles.balance} stack-4 top slim`}>
        {monitor && <CusumChart monitor={monitor} text={text.tank} />}
        <HourTable tank={tank} text={text.tank} />
      </div>
      <AlarmLog alarms={session.alarms} text={text.alarms} />
    </div>
  );
}

const top = 9;
const hours = 72;

/** Hourly CUSUM over three days with the alarm limit. */
const CusumChart = memo(Strip, (a, b) => a.monitor.scores === b.monitor.scores);

function Strip({ monitor, text }: { monitor: Monitor; text: DemoText['tank'] }) {
  const scores = monitor.scores.slice(-hours);
  const bars = scores.map(({ sum }, i) => {
    const x = ((hours - scores.length + i) / hours) * 100;
    return `M${x.toFixed(2)} 0V${((Math.min(top, sum) / top) * 100).toFixed(1)}h0.9V0Z`;
  });
  const over = bars.filter((_, i) => (scores[i]?.sum ?? 0) >= cusum.limit);
  const limit = (cusum.limit / top) * 100;
  return (
    <figure className="slim">
      <figcaption className="small quiet">{text.cusum}</figcaption>
      <div className={styles.strip}>
        <Plot
          label={fillSlots(text.cusumLabel, { sum: formatNumber(scores.at(-1)?.sum ?? 0, 1) })}
          curves={
            <>
              <path className={plot.rule} d="M0 0H100" />
              <path className={styles.bars} d={bars.join('')} />
              <path className={styles.over} d={over.join('')} />
              <path className={plot.limit} d={`M0 ${limit}H100`} />
            </>
          }
        >
          <PlotLabel at={[0, limit]} by={[0, -5]} className={plot.limitText}>
            {text.cusumLimit}
          </PlotLabel>
          <Ticks
            items={[
              { at: 0, word: text.cusumFrom },
              { at: 100, word: text.now },
            ]}
          />
        </Plot>
      </div>
    </figure>
  );
}

type HourTableProps = Pick<DemoView, 'tank'> & { text: DemoText['tank'] };

const lastClosed = ({ tank }: HourTableProps) => tank.hours.at(-2)?.at;

const HourTable = memo(HourRows, (a, b) => a.tank.spec === b.tank.spec && lastClosed(a) === lastClosed(b));

function HourRows({ tank, text }: HourTableProps) {
  const { hours, capacity, spec } = tank;
  const closed = hours.slice(-25, -1);
  const rows = closed.map((after, i) => {
    const before = hours[hours.length - 1 - closed.length + i - 1] ?? after;
    const volume = (value: number) => formatNumber(value, capacity >= 1000 ? 1 : 3);
    return [
      momentText(after.at),
      percentText(after.level),
      volume(after.standard),
      volume(after.received - before.received),
      volume(after.issued - before.issued),
      volume(unbookedLoss(before, after)),
    ];
  });
  return (
    <Fold title={text.table}>
      <DataTable
        caption={`${fillSlots(text.caption, { tank: spec.id })} (kL)`}
        columns={text.columns}
        rows={rows.reverse()}
      />
    </Fold>
  );
}

const shownAlarms = 6;

function AlarmLog({ alarms, text }: { alarms: readonly Alarm[]; text: DemoText['alarms'] }) {
  const over = alarms.filter((alarm) => !isOpen(alarm)).slice(0, shownAlarms);
  return (
    <section className="stack-3 top" aria-labelledby="demo-selesai">
      <h2 id="demo-selesai">{text.log}</h2>
      {over.length === 0 && <p className="small quiet">{text.logNone}</p>}
      <ol>
        {over.map(({ id, tank, kind, at, cleared = at }) => (
          <li key={id} className="note rule padded-1">
            <strong className="plain block">{`${tank} ${text.kinds[kind].title}`}</strong>
            <span>{fillSlots(text.logItem, { from: momentText(at), to: momentText(cleared) })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
