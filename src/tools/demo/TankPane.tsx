import { useState } from 'react';
import { statusOf } from '../../plant/simulator/reading.ts';
import type { Tank } from '../../plant/simulator/types.ts';
import { type LevelRule, ruleOf } from '../../plant/watch/level-rule.ts';
import type { AlarmKind, Monitor } from '../../plant/watch/types.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { clearPlace, Dot, Plot, path, plot, Ticks, Word } from '../../shared/ui/plot/Plot.tsx';
import { ChartReader } from '../kit/charts/ChartReader.tsx';
import { Segments } from './Segments.tsx';
import type { DemoText } from './schema.ts';
import styles from './TankPane.module.css';
import { axisText, spanOf, spans, type TrendSpan, trendOf, trendReading } from './trend.ts';
import type { DemoView } from './use-demo.ts';
import { ageText, momentText, percentText, rangeText, spanText, stockText } from './view.ts';

export function TankPane(view: DemoView) {
  const { demo, tank, text } = view;
  const { session } = demo.simulation;
  const { spec } = tank;
  const words = text.tank;
  const monitor = session.monitors[spec.id];
  const [past, setPast] = useState<number>();
  const span = spans.find((each) => each.past === past) ?? spanOf(tank);
  if (!monitor) return null;
  return (
    <section className={`${styles.pane} slim`} aria-labelledby="demo-tangki">
      <h2 className={styles.title} id="demo-tangki">
        <span className="figures">{spec.id}</span>
        {` ${spec.content}`}
      </h2>
      <div className={`${styles.tools} row screen-only`}>
        <Segments
          name="demo-rentang"
          legend={words.span}
          options={spans.map(({ past }, index) => ({ value: past, label: words.spans[index] ?? '' }))}
          value={span.past}
          onChange={setPast}
          disabled={!demo.alive}
        />
      </div>
      <dl className={styles.readouts}>
        {readouts(tank, monitor, session.site.now, words).map(({ label, value, note, stale }) => (
          <div key={label} className={`${styles.readout} quiet`} data-stale={stale || undefined}>
            <dt>{label}</dt>
            <dd className={`${styles.value} figures measured`}>{value}</dd>
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
    { label: text.age, value: ageText(now - last.at), stale: statusOf(tank, now) === 'silent' },
    { label: text.battery, value: formatUnit(Math.ceil(battery), '%') },
  ];
}

/** Of a line of words, in per cent of the chart of a phone. */
const lineHeight = 10;

/** Alarms whose mark lies on a line that has its name. */
const onLimit: ReadonlySet<AlarmKind> = new Set(['highHigh', 'high', 'low', 'lowLow']);

function TrendChart({ demo, tank, text, monitor, span }: DemoView & { monitor: Monitor; span: TrendSpan }) {
  const { alarms, rules, site } = demo.simulation.session;
  const { now } = site;
  const { spec, last } = tank;
  const trend = trendOf(tank, monitor, alarms, now, span);
  const limits = limitsOf(ruleOf(rules, spec), text.tank);
  const drawn = [...trend.lines, trend.expected, trend.band];
  const { days } = monitor.forecast;
  const slots = {
    tank: spec.id,
    level: percentText(last.level),
    days: days === undefined ? text.tank.beyond : spanText(days),
  };
  return (
    <div className={styles.trend}>
      <ChartReader label={text.tank.level} reading={trendReading(tank, monitor, now, span, text.tank.read)}>
        <Plot
          label={fillSlots(text.tank.trend, slots)}
          curves={
            <>
              <path className={plot.rule} d="M0 0H100M0 50H100M0 100H100" />
              <path className={plot.band} d={`${path(trend.band)}Z`} />
              <path className={plot.expected} d={path(trend.expected)} />
              <path className={plot.curve} d={trend.lines.map(path).join('')} />
              <path className={plot.limit} d={limits.map(({ at }) => `M0 ${at}H100`).join('')} />
              <path className={plot.rule} d={`M${trend.now} 0V100`} />
            </>
          }
        >
          {limits.map(({ at, words, dy }) => (
            <Word
              key={words}
              at={[
                clearPlace(drawn, ...(dy < 0 ? ([at, at + lineHeight] as const) : ([at - lineHeight, at] as const))),
                at,
              ]}
              by={[0, dy]}
              className={plot.limitText}
            >
              {words}
            </Word>
          ))}
          {trend.marks.map(({ id, x, y, alarm }) => (
            <g key={id}>
              <Dot at={[x, y]} alarm />
              {!onLimit.has(alarm.kind) && (
                <Word
                  at={[x, y]}
                  by={[x < 12 ? -4 : 6, y > 60 ? 24 : -13]}
                  {...(x >= 12 && { anchor: 'end' as const })}
                  className={plot.limitText}
                >
                  {text.alarms.kinds[alarm.kind].title}
                </Word>
              )}
            </g>
          ))}
          <Dot at={[trend.now, last.level]} />
          <Word at={[trend.now, last.level]} by={[11, -9]} className={plot.strong}>
            {percentText(last.level)}
          </Word>
          <Ticks
            items={[
              { at: 0, word: axisText(now - span.past * 60, span) },
              { at: trend.now, word: text.tank.now },
              { at: 100, word: axisText(now + span.ahead * 60, span) },
            ]}
          />
          <Word at={[100, 100]} by={[0, 16]} anchor="end">
            {text.simulation.toUpperCase()}
          </Word>
        </Plot>
      </ChartReader>
    </div>
  );
}

function limitsOf({ highHigh, high, low, lowLow }: LevelRule, words: DemoText['tank']) {
  return [
    { at: highHigh, name: words.highHigh, dy: -5 },
    { at: high, name: words.high, dy: highHigh === undefined ? -5 : 15 },
    { at: low, name: words.low, dy: lowLow === undefined ? 15 : -5 },
    { at: lowLow, name: words.lowLow, dy: 15 },
  ].flatMap(({ at, name, dy }) =>
    at === undefined ? [] : [{ at, dy, words: fillSlots(name, { level: formatUnit(at, '%') }) }],
  );
}
