import { Band } from '../../shared/ui/Band.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { PhaseDrawing } from './PhaseDrawing.tsx';
import styles from './Phases.module.css';
import type { CustomPage } from './schema.ts';

/** The four phases as one drawing that is finished step by step, with the decision that closes each. */
export function Phases({ items, labels, ...heading }: CustomPage['phases']) {
  return (
    <Band id="tahap" ground="tint" wide {...heading}>
      <Rail label={heading.title.plain} columns={4} reachable className={styles.phases}>
        {items.map(({ title, description, drawing, result, gate }, index) => (
          <li key={title.plain} className={`${styles.phase} stack-3 top`}>
            <PhaseDrawing name={drawing} />
            <div className={styles.words}>
              <h3 className={`${styles.title} large`}>
                <span className="figures faint">{index + 1}</span> <Text.span>{title}</Text.span>
              </h3>
              <Text.p className="quiet">{description}</Text.p>
            </div>
            <p className={`${styles.result} rule-strong`}>
              <Text.span className="label block">{labels.result}</Text.span>
              <Text>{result}</Text>
            </p>
            <p className={`${styles.gate} strong`}>
              <span className="label block">
                <Text>{index < items.length - 1 ? labels.gate : labels.done}</Text>
              </span>
              <Text>{gate}</Text>
            </p>
          </li>
        ))}
      </Rail>
    </Band>
  );
}
