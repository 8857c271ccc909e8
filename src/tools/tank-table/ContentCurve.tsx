import { fillSlots } from '../../shared/text/slots.ts';
import { Plot, path, plot } from '../../shared/ui/plot/Plot.tsx';
import { initialValues } from '../kit/tool-inputs.ts';
import styles from './ContentCurve.module.css';
import { readingAt, tankInputs, vesselOf } from './dimensions.ts';
import type { TankTableText } from './schema.ts';
import { percentWords, tankName } from './words.ts';

const shares = Array.from({ length: 41 }, (_, index) => index / 40);

/** Content over level of the worked example, against the straight line that one would guess. */
export function ContentCurve({ text }: { text: TankTableText }) {
  const values = initialValues(tankInputs);
  const vessel = vesselOf(values);
  const curve = shares.map(
    (share) => [share * 100, readingAt(vessel, share * vessel.height).contentShare * 100] as const,
  );
  const { heightShare, contentShare } = readingAt(vessel, values.level);
  const [x, y] = [heightShare * 100, contentShare * 100];
  const slots = { tank: tankName(text, values), level: percentWords(heightShare, 0), isi: percentWords(contentShare) };
  return (
    <figure className="stack-2">
      <p className="label">{text.curve.content}</p>
      <div className={styles.box}>
        <Plot
          label={fillSlots(text.curve.label, slots)}
          curves={
            <>
              <path className={plot.rule} d="M0 0H100M0 50H100M0 100H100M0 0V100M50 0V100M100 0V100" />
              <path className={styles.guess} d="M0 0 100 100" />
              <path className={plot.area} d={`${path(curve)}L100 0Z`} />
              <path className={plot.curve} d={path(curve)} />
              <path className={plot.expected} d={`M${x} 0V${y}H0`} />
            </>
          }
        >
          <circle className={plot.dot} cx={`${x}%`} cy={`${100 - y}%`} r="6" />
          <text className={plot.strong} x={`${x}%`} y={`${100 - y}%`} dx="14" dy="1.1em">
            {fillSlots(text.curve.point, slots)}
          </text>
          {[0, 50, 100].map((at) => (
            <g key={at}>
              <text x="0" dx="-8" y={`${100 - at}%`} dy="0.35em" textAnchor="end">
                {at}
              </text>
              <text x={`${at}%`} y="100%" dy="1.6em" textAnchor={at === 100 ? 'end' : at === 0 ? 'start' : 'middle'}>
                {at}
              </text>
            </g>
          ))}
        </Plot>
      </div>
      <figcaption className={`${styles.caption} label spread`}>
        <span>{fillSlots(text.curve.caption, slots)}</span>
        <span>{text.curve.level}</span>
      </figcaption>
    </figure>
  );
}
