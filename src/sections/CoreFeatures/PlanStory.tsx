import { PlanFigure, tanks } from '../../ui/figures/PlanFigure.tsx';
import styles from './figures.module.css';

const high = 90;
const low = 40;
const attention = tanks
  .filter(({ level }) => level > high || level < low)
  .map(({ tag, level }) => ({ tag, level, reason: level > high ? 'di atas ambang H' : 'mendekati pesan ulang' }))
  .sort((a, b) => b.level - a.level);

/** The site plan, and the short list of what needs somebody. */
export function PlanStory() {
  return (
    <div className={styles.story}>
      <div className={styles.site}>
        <PlanFigure />
      </div>
      <div className={styles.attention}>
        <p className={styles.heading}>Perlu perhatian</p>
        <ul>
          {attention.map(({ tag, level, reason }) => (
            <li key={tag} className={styles.item}>
              <span className={styles.figure}>{tag}</span>
              <span className={styles.figure}>{level}%</span>
              <span className={styles.reason}>{reason}</span>
            </li>
          ))}
        </ul>
        <p className={styles.rest}>{tanks.length - attention.length} tangki lain normal</p>
      </div>
    </div>
  );
}
