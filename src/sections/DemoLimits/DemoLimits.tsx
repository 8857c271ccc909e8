import type { DemoPage } from '../../schemas/pages/demo.ts';
import { Band } from '../../ui/Band.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './DemoLimits.module.css';

/** What the simulation is not, each as a term with its explanation. */
export function DemoLimits({ items, ...heading }: DemoPage['limits']) {
  return (
    <Band id="batas" {...heading}>
      <dl className={styles.limits}>
        {items.map(({ title, description }) => (
          <div key={title} className={styles.limit}>
            <dt className={styles.term}>
              <Text>{title}</Text>
            </dt>
            <dd className={styles.words}>
              <Text>{description}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
