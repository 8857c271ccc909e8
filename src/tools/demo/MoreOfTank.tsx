import { memo } from 'react';
import { cusum, unbooked } from '../../plant/methods/balance.ts';
import { isOpen } from '../../plant/watch/alarms.ts';
import type { Alarm, Monitor } from '../../plant/watch/types.ts';
import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Plot, plot, Ticks, Word } from '../../shared/ui/plot/Plot.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Fold } from '../kit/Fold.tsx';
import styles from './MoreOfTank.module.css';
import type { DemoText } from './schema.ts';
import type { DemoView } from './use-demo.ts';
import { momentText, percentText } from './view.ts';

export function MoreOfTank({ demo, tank, text }: DemoView) {
  const { session } = demo.simulation;
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

/** Hourly sums over three days, with the limit at which it rings. */
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
          <Word at={[0, limit]} by={[0, -5]} className={plot.limitText}>
            {text.cusumLimit}
          </Word>
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
      volume(unbooked(before, after)),
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
          <li key={id} className={`${styles.entry} note rule`}>
            <strong className="plain block">{`${tank} ${text.kinds[kind].title}`}</strong>
            {fillSlots(text.logItem, { from: momentText(at), to: momentText(cleared) })}
          </li>
        ))}
      </ol>
    </section>
  );
}
