import { statusOf } from '../../plant/simulator/reading.ts';
import type { Tank } from '../../plant/simulator/types.ts';
import type { Monitor, Session } from '../../plant/watch/types.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { DemoText } from './schema.ts';
import styles from './TankPane.module.css';
import { TrendChart } from './TrendChart.tsx';
import { ageText, momentText, percentText, rangeText, spanText, stockText } from './view.ts';

interface TankPaneProps {
  session: Session;
  tank: Tank;
  text: DemoText;
}

/** One tank: its readings and its chart. */
export function TankPane({ session, tank, text }: TankPaneProps) {
  const { spec } = tank;
  const words = text.tank;
  const monitor = session.monitors[spec.id];
  if (!monitor) return null;
  return (
    <section className={styles.pane} aria-labelledby="demo-tangki">
      <h2 className={styles.title} id="demo-tangki">
        <span className={`${styles.tag} figures`}>{spec.id}</span> {spec.content}
      </h2>
      <Readouts tank={tank} monitor={monitor} now={session.site.now} text={words} />
      <TrendChart tank={tank} monitor={monitor} session={session} text={text} />
      <p className={`${styles.legend} wrap small quiet`}>
        <span data-line="measured">{words.measured}</span>
        <span data-line="expected">{words.expected}</span>
        <span data-line="mark">{words.mark}</span>
      </p>
    </section>
  );
}

function arrivalText({ arrival, receiving }: Tank, text: DemoText['tank']): string {
  if (receiving) return text.unloading;
  return arrival === undefined ? text.none : momentText(arrival);
}

interface ReadoutsProps {
  tank: Tank;
  monitor: Monitor;
  now: number;
  text: DemoText['tank'];
}

function Readouts({ tank, monitor, now, text }: ReadoutsProps) {
  const { spec, last, battery } = tank;
  const { days, daysLow, daysHigh } = monitor.forecast;
  const silent = statusOf(tank, now) === 'silent';
  const band =
    daysLow !== undefined && daysHigh !== undefined
      ? fillSlots(text.band, { range: rangeText(daysLow, daysHigh) })
      : undefined;
  const items = [
    { label: text.level, value: percentText(last.level), note: formatUnit((last.level / 100) * spec.height, 'm', 2) },
    { label: text.days, value: days === undefined ? text.beyond : spanText(days), note: band },
    {
      label: text.stock,
      value: stockText(spec, last.standard),
      note: fillSlots(text.of, { capacity: stockText(spec, tank.capacity) }),
    },
    { label: text.arrival, value: arrivalText(tank, text) },
    { label: text.temperature, value: formatUnit(last.temperature, '°C', 1) },
    { label: text.pressure, value: formatUnit(last.pressure, 'bar', 2) },
    { label: text.age, value: ageText(now - last.at), silent },
    { label: text.battery, value: formatUnit(Math.ceil(battery), '%') },
  ];
  return (
    <dl className={styles.readouts}>
      {items.map(({ label, value, note, silent: stale }) => (
        <div key={label} className={`${styles.readout} quiet`} data-stale={stale || undefined}>
          <dt>{label}</dt>
          <dd className={`${styles.value} figures measured`}>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
