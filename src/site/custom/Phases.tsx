import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { PhaseDrawing } from './PhaseDrawing.tsx';
import styles from './Phases.module.css';
import type { CustomPage } from './schema.ts';

/** The four phases as one drawing that is finished step by step, with the decision that closes each. */
export function Phases({ items, labels, ...heading }: CustomPage['phases']) {
  return (
    <Band id="tahap" ground="tint" {...heading}>
      <ol className={styles.phases}>
        {items.map(({ title, description, drawing, result, gate }, index) => (
          <li key={title} className={styles.phase}>
            <PhaseDrawing name={drawing} />
            <div className={styles.words}>
              <h3 className={styles.title}>
                <span className={styles.number}>{index + 1}</span> <Text>{title}</Text>
              </h3>
              <p className={styles.text}>
                <Text>{description}</Text>
              </p>
            </div>
            <p className={styles.result}>
              <span className={styles.label}>{labels.result}</span>
              <Text>{result}</Text>
            </p>
            <p className={styles.gate}>
              <span className={styles.label}>{index < items.length - 1 ? labels.gate : labels.done}</span>
              <Text>{gate}</Text>
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
