import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Benefits.module.css';
import { Ruler } from './Ruler.tsx';
import type { FeaturesPage } from './schema.ts';

/** Four figures, each with a ruler that shows it to scale, what it says, and a sum to follow. */
export function Benefits({ items, calculate, tag, ...heading }: FeaturesPage['benefits']) {
  return (
    <Band id="manfaat" ground="dark" opening="spread" {...heading}>
      <ul className={`${styles.benefits} stack-5`}>
        {items.map(({ number, label, note, example, scale }) => (
          <li key={label.plain} className="stack-2 top">
            <h3 className={styles.head}>
              <Text.span className={styles.number}>{number}</Text.span>{' '}
              <Text.span className={`${styles.label} quiet`}>{label}</Text.span>
            </h3>
            <Ruler figure={number.plain} {...scale} />
            <Text.p className="small">{note}</Text.p>
            <p className="note">
              <Text.span className={`${styles.tag} figures boxed`}>{tag}</Text.span> <Text.span>{example}</Text.span>
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.calculate}>
        <Actions items={[calculate]} />
      </div>
    </Band>
  );
}
