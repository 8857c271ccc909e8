import { fillText } from '../../../server/contract/slots.ts';
import { PlanFigure } from '../../plant/figures/PlanFigure.tsx';
import type { TankView } from '../../plant/terminal/site-view.ts';
import { terminal } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { featureFigures } from './feature-figures.words.ts';
import styles from './figures.module.css';

const { plan: words } = featureFigures;
/** Per cent above the reorder level from which a tank is worth a look. */
const near = 10;

function reasonOf({ status, level, age, reorder }: TankView): string | undefined {
  if (status === 'silent') return fillText(words.silent, { age: formatUnit(age, 'menit') });
  if (status === 'high') return words.high;
  return level < reorder + near ? words.reorder : undefined;
}

const attention = terminal.tanks
  .map((tank) => ({ tag: tank.tag, level: tank.level, reason: reasonOf(tank) }))
  .filter(({ reason }) => reason !== undefined)
  .sort((a, b) => b.level - a.level);

/** The plot plan, and the short list of what needs somebody. */
export function PlanStory() {
  return (
    <div className={styles.story}>
      <PlanFigure />
      <ul className="small">
        {attention.map(({ tag, level, reason }) => (
          <li key={tag} className={`${styles.item} rule`}>
            <span className="figures unbroken">{tag}</span>
            <span className="figures unbroken">{formatUnit(level, '%')}</span>
            <span className={styles.reason}>{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
