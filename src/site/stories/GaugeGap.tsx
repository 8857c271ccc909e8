import { Text } from '../../shared/ui/Text.tsx';
import styles from './GaugeGap.module.css';
import type { StoriesPage } from './schema.ts';

/** Height of the liquid over one day: the same two tanks are drawn with it. */
const day = (hour: number) => 118 + 26 * Math.sin(hour / 3.1) - 14 * Math.cos(hour / 1.7);
const x = (hour: number) => 10 + hour * 7.2;
const curve = Array.from({ length: 97 }, (_, i) => `${x(i / 4).toFixed(1)} ${day(i / 4).toFixed(1)}`).join('L');

/** One day of one tank twice: known at three moments, and known all the time. */
export function GaugeGap({ label, caption, before, after }: StoriesPage['drawing']) {
  return (
    <figure className={`${styles.figure} sheet`}>
      <svg className={`${styles.drawing} full outline`} viewBox="0 0 400 232" role="img" aria-label={label.plain}>
        <g>
          <path d="M10 40H183V190H10Z" />
          <path className={styles.fine} d={[8, 16].map((hour) => `M${x(hour)} 40V190`).join('')} />
          {[0, 8, 16, 24].map((hour) => (
            <g key={hour}>
              <path className={styles.level} d={`M${x(hour) - 6} ${day(hour)}h12`} />
              <circle className="solid" cx={x(hour)} cy={day(hour)} r="4.5" />
            </g>
          ))}
          <text x={x(4)} y="72" textAnchor="middle">
            ?
          </text>
          <text x={x(12)} y="72" textAnchor="middle">
            ?
          </text>
          <text x={x(20)} y="72" textAnchor="middle">
            ?
          </text>
        </g>
        <g transform="translate(208 0)">
          <path className={`${styles.liquid} liquid`} d={`M${x(0)} 190L${curve}L${x(24)} 190Z`} />
          <path d="M10 40H183V190H10Z" />
          <path className={styles.level} d={`M${curve}`} />
        </g>
        {[0, 208].map((shift) =>
          [0, 8, 16, 24].map((hour) => (
            <text key={`${shift}-${hour}`} x={shift + x(hour)} y="209" textAnchor="middle" className={styles.hour}>
              {String(hour).padStart(2, '0')}
            </text>
          )),
        )}
        <text x="10" y="26">
          {before.plain}
        </text>
        <text x="218" y="26">
          {after.plain}
        </text>
      </svg>
      <Text.figcaption className={`${styles.caption} small quiet`}>{caption}</Text.figcaption>
    </figure>
  );
}
