import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Text } from '../../shared/ui/Text.tsx';
import { filmTag, tankAt, terminal } from '../terminal/terminal.ts';
import styles from './ElevationFigure.module.css';

const { height, high, reorder } = tankAt(filmTag);
const words = { normal: '', high: ', tinggi', low: ', rendah', silent: ', sensor diam' } as const;

/** The tanks of the example site in elevation, on one ground line, each filled to its level. */
export function ElevationFigure({ caption }: { caption: Marked }) {
  return (
    <figure>
      <ol className={styles.tanks}>
        {terminal.tanks.map(({ tag, level, diameter, status, high, reorder }) => (
          <li key={tag} className={styles.tank} data-status={status} data-wide={diameter > 20 || undefined}>
            <span className={styles.level}>
              {formatUnit(level, '%', level % 1 ? 1 : 0)}
              <span className="visually-hidden">{words[status]}</span>
            </span>
            <svg className={styles.shell} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.liquid} x="0" y={100 - level} width="100" height={level} />
              <path className={styles.limit} d={`M0 ${100 - high}H100M0 ${100 - reorder}H100`} />
              <path className={styles.surface} d={`M0 ${100 - level}H100`} />
              <path className={styles.wall} d="M0 0V100H100V0ZL50 -9L100 0" />
            </svg>
            <span className={styles.tag}>{tag}</span>
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>
        <Text>{caption}</Text> Tinggi bejana {formatNumber(height, 1)} m; garis putus: batas tinggi {high}% dan pesan
        ulang {reorder}
        %.
      </figcaption>
    </figure>
  );
}
