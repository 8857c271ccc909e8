import { memo } from 'react';
import { cusum } from '../../plant/methods/cusum.ts';
import type { Monitor } from '../../plant/watch/types.ts';
import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Plot, plot } from '../../shared/ui/plot/Plot.tsx';
import type { DemoText } from './schema.ts';
import styles from './TankPane.module.css';

/** Highest sum that the strip shows. */
const top = 9;
const hours = 72;

/** The sum of the hourly balances over three days, an hour a bar, with the limit at which it rings. */
export const CusumChart = memo(Strip, (a, b) => a.monitor.scores === b.monitor.scores);

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
          <text className={plot.limitText} x="0" y={`${100 - limit}%`} dy="-5">
            {text.cusumLimit}
          </text>
          <text x="0" y="100%" dy="16">
            {text.cusumFrom}
          </text>
          <text x="100%" y="100%" dy="16" textAnchor="end">
            {text.now}
          </text>
        </Plot>
      </div>
    </figure>
  );
}
