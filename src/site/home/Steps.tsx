import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { StepDrawing } from './StepDrawing.tsx';
import styles from './Steps.module.css';
import type { HomePage } from './schema.ts';

/** From radar to decision in one drawing: four stations on one signal line, each with what TK-204 shows there. */
export function Steps({ items, ...heading }: HomePage['steps']) {
  return (
    <Band id="cara-kerja" ground="tint" {...heading}>
      <ol className={styles.steps}>
        {items.map(({ tag, title, reading, meaning, description, drawing }) => (
          <li key={title.plain} className={styles.step}>
            <div className={styles.station}>
              <StepDrawing name={drawing} />
            </div>
            <div className={styles.words}>
              <Text.p className="label measured">{tag}</Text.p>
              <Text.h3 className={`${styles.title} heading`}>{title}</Text.h3>
              <p className={styles.readout}>
                <Text.span className={`${styles.reading} figures measured`}>{reading}</Text.span>{' '}
                <Text.span className="note">{meaning}</Text.span>
              </p>
              <Text.p className="quiet">{description}</Text.p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
