import { Band } from '../../shared/ui/Band.tsx';
import { FoldList } from '../../shared/ui/Fold.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { PhaseDrawing } from './PhaseDrawing.tsx';
import styles from './Phases.module.css';
import type { CustomPage } from './schema.ts';

/** The four phases as one drawing that is finished step by step, with the decision that closes each. */
export function Phases({ items, labels, ...heading }: CustomPage['phases']) {
  return (
    <Band id="tahap" ground="tint" {...heading}>
      <FoldList items={items} columns={4} numbered className={styles.phases}>
        {({ description, drawing, result, gate }, index) => (
          <div className="stack-3">
            <PhaseDrawing name={drawing} />
            <Text.p className={`${styles.words} quiet`}>{description}</Text.p>
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
          </div>
        )}
      </FoldList>
    </Band>
  );
}
