import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { StepDrawing } from './StepDrawing.tsx';
import styles from './Steps.module.css';
import type { HomePage } from './schema.ts';

/** From sensor to decision in one drawing: four stations on one line. */
export function Steps({ items, ...heading }: HomePage['steps']) {
  return (
    <Band id="cara-kerja" ground="tint" {...heading}>
      <ol className={`${styles.steps} stack-5`}>
        {items.map(({ tag, title, description, drawing }) => (
          <li key={title.plain} className={styles.step}>
            <div className={styles.drawing}>
              <StepDrawing name={drawing} />
            </div>
            <Text.p className={`${styles.tag} label measured`}>{tag}</Text.p>
            <Text.h3 className={`${styles.title} large`}>{title}</Text.h3>
            <Text.p className={`${styles.text} quiet`}>{description}</Text.p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
