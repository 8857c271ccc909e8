import type { ReactNode } from 'react';
import type { Marked } from '../../shared/text/marked.ts';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './GaugeGap.module.css';
import type { StoriesPage } from './schema.ts';

/** Height of the liquid over one day: the same two tanks are drawn with it. */
const day = (hour: number) => 118 + 26 * Math.sin(hour / 3.1) - 14 * Math.cos(hour / 1.7);
const hours = [0, 8, 16, 24];
const x = (hour: number) => 10 + hour * 7.2;
const curve = Array.from({ length: 97 }, (_, i) => `${x(i / 4).toFixed(1)} ${day(i / 4).toFixed(1)}`).join('L');

/** One day of one tank twice: known at three moments, and known all the time. */
export function GaugeGap({ label, caption, before, after }: StoriesPage['drawing']) {
  return (
    <figure className={`${styles.figure} sheet stack-2`}>
      <div className={styles.days} role="img" aria-label={label.plain}>
        <Day title={before}>
          <path className={styles.fine} d={[8, 16].map((hour) => `M${x(hour)} 56V176`).join('')} />
          {hours.map((hour) => (
            <g key={hour}>
              <path className="level" d={`M${x(hour) - 6} ${day(hour)}h12`} />
              <circle className="solid" cx={x(hour)} cy={day(hour)} r="4.5" />
            </g>
          ))}
          {[4, 12, 20].map((hour) => (
            <text key={hour} x={x(hour)} y="76" textAnchor="middle">
              ?
            </text>
          ))}
        </Day>
        <Day title={after}>
          <path className="liquid" d={`M${x(0)} 176L${curve}L${x(24)} 176Z`} />
          <path className="level" d={`M${curve}`} />
        </Day>
      </div>
      <Text.figcaption className="small quiet">{caption}</Text.figcaption>
    </figure>
  );
}

function Day({ title, children }: { title: Marked; children: ReactNode }) {
  return (
    <svg className={`${styles.drawing} full outline`} viewBox="0 28 194 172" aria-hidden="true">
      <path d="M10 56H183V176H10Z" />
      {children}
      {hours.map((hour) => (
        <text key={hour} x={x(hour)} y="195" textAnchor="middle" className={styles.hour}>
          {String(hour).padStart(2, '0')}
        </text>
      ))}
      <text x="10" y="44">
        {title.plain}
      </text>
    </svg>
  );
}
