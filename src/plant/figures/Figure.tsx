import type { ReactNode } from 'react';
import { fillText } from '../../../server/contract/slots.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { tankAt } from '../terminal/terminal.ts';
import { AlertFigure } from './AlertFigure.tsx';
import styles from './Figure.module.css';
import { figureWords } from './figures.words.ts';
import { LeakFigure } from './LeakFigure.tsx';
import { PlanFigure } from './PlanFigure.tsx';
import { ReportFigure } from './ReportFigure.tsx';
import { TrendFigure } from './TrendFigure.tsx';

/** The miniatures that a text may ask for by name. */
const figures = {
  trend: <TrendFigure />,
  alert: <AlertFigure />,
  plan: <PlanFigure />,
  leak: <LeakFigure />,
  report: <ReportFigure />,
  device: <DeviceFigure />,
} satisfies Record<string, ReactNode>;

export type FigureName = keyof typeof figures;
export const figureNames = Object.keys(figures) as FigureName[];

export function Figure({ name }: { name: FigureName }) {
  return figures[name];
}

const { device: words } = figureWords;

const devices = ['TK-204', 'TK-205', 'TK-206', 'TK-208'].map((tag) => {
  const { sensor, battery, age, status } = tankAt(tag);
  const silent = status === 'silent';
  const seen = fillText(silent ? words.silent : words.seen, { age: formatUnit(age, 'menit') });
  return { tag: sensor, battery, silent, seen };
});

/** Health of the instruments: battery, last reading, and one that has fallen silent. */
function DeviceFigure() {
  return (
    <ul className={styles.devices}>
      {devices.map(({ tag, battery, seen, silent }) => (
        <li key={tag} className={silent ? styles.silent : styles.device}>
          <span className={styles.tag}>{tag}</span>
          <svg
            className={styles.battery}
            width="44"
            height="16"
            viewBox="0 0 44 16"
            role="img"
            aria-label={fillText(words.battery, { percent: battery })}
          >
            <rect x="0.75" y="0.75" width="38.5" height="14.5" rx="2" />
            <rect x="41" y="5" width="3" height="6" />
            <rect className={styles.charge} x="3.5" y="3.5" width={(battery / 100) * 33} height="9" />
          </svg>
          <span className={styles.seen}>{seen}</span>
        </li>
      ))}
    </ul>
  );
}
