import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Benefits.module.css';
import { Ruler } from './Ruler.tsx';
import type { FeaturesPage } from './schema.ts';

/** Four figures, each with a ruler that shows it to scale, what it says, and a sum to follow. */
export function Benefits({ items, calculate, ...heading }: FeaturesPage['benefits']) {
  return (
    <Band id="manfaat" ground="dark" {...heading}>
      <ul>
        {items.map(({ number, label, note, example, scale }) => (
          <li key={label.plain} className={`${styles.benefit} rule`}>
            <h3 className={`${styles.head} stack-1 top`}>
              <Text.span className={styles.number}>{number}</Text.span>{' '}
              <Text.span className={`${styles.label} quiet`}>{label}</Text.span>
            </h3>
            <div className="stack-3 top">
              <Ruler figure={number.plain} {...scale} />
              <Text.p className={`${styles.note} measure`}>{note}</Text.p>
              <p className={`${styles.example} quiet`}>
                <span className={`${styles.tag} figures boxed`}>Contoh</span> <Text>{example}</Text>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.calculate}>
        <Actions items={[calculate]} />
      </div>
    </Band>
  );
}
