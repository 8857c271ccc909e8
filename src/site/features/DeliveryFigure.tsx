import { fillText } from '../../../server/contract/slots.ts';
import { timeAt } from '../../plant/simulator/clock.ts';
import { balanceUncertainty, lastDelivery, recordedHours } from '../../plant/terminal/tank-record.ts';
import { filmTag } from '../../plant/terminal/terminal.ts';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { classes } from '../../shared/ui/classes.ts';
import { Plot, path, plot } from '../../shared/ui/plot/Plot.tsx';
import { featureFigures } from './feature-figures.words.ts';
import styles from './figures.module.css';

const { delivery: words } = featureFigures;
const delivery = lastDelivery(filmTag);
const { before, after, received, document, difference, from, to, used } = delivery;
/** Twelve hours around it take 80 % of the width; the dimension stands in the rest. kL at 15 °C. */
const first = from - 4 * 60;
const last = first + 12 * 60;
const window = recordedHours(filmTag).filter(({ at }) => at >= first && at <= last);
const [bottom, top] = [before * 0.8, after * 1.05];
const x = (at: number) => ((at - first) / (last - first)) * 80;
const y = (kilolitres: number) => ((kilolitres - bottom) / (top - bottom)) * 100;

const rise = after - before;
const signed = (value: number, digits: number) => `${value < 0 ? '−' : '+'}${formatNumber(Math.abs(value), digits)}`;
const rows = [
  { name: words.rows.rise, value: formatNumber(rise, 1) },
  { name: words.rows.used, value: `+ ${formatNumber(used, 1)}` },
  { name: words.rows.received, value: formatNumber(received, 1), strong: true },
  { name: words.rows.document, value: formatNumber(document, 1) },
  { name: words.rows.difference, value: `${signed(difference, 1)} (${signed((difference / document) * 100, 2)}%)` },
  { name: words.rows.uncertainty, value: `±${formatNumber(balanceUncertainty(filmTag), 1)}` },
];

/** The last delivery of the example tank: start, end, rise, and the sum that is held against the paper. */
export function DeliveryFigure() {
  return (
    <div className="stack-5">
      <div className={styles.step}>
        <Plot
          label={fillText(words.label, { from: timeAt(from), to: timeAt(to), rise: formatUnit(rise, 'kL') })}
          curves={
            <>
              <path className={plot.rule} d="M0 0H80" />
              <path className={styles.witness} d={`M${x(from)} 0V100M${x(to)} 0V100`} />
              <path
                className={styles.witness}
                d={`M${x(from)} ${y(before)}H88M${x(to)} ${y(after)}H88M86 ${y(before)}V${y(after)}`}
              />
              <path className={plot.curve} d={path(window.map(({ at, standard }) => [x(at), y(standard)]))} />
            </>
          }
        >
          <text x="86%" y={`${100 - y((before + after) / 2)}%`} dx="8" dy="0.35em" className={styles.large}>
            {formatNumber(rise)}
          </text>
          {[from, to].map((at) => (
            <text key={at} x={`${x(at)}%`} y="100%" dy="18" textAnchor="middle" className={plot.strong}>
              {timeAt(at)}
            </text>
          ))}
        </Plot>
      </div>
      <dl>
        {rows.map(({ name, value, strong }) => (
          <div
            key={name}
            className={classes(styles.entry, 'small spread gap-3 rule', strong ? `${styles.total} strong` : 'quiet')}
          >
            <dt>{name}</dt>
            <dd className={classes('figures unbroken', strong && 'measured')}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
