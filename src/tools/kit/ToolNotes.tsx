import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { ToolPage } from './schema.ts';
import styles from './ToolNotes.module.css';

/** How a tool calculates, formula by formula, and what it is not. */
export function ToolNotes({ method, limits }: Pick<ToolPage, 'method' | 'limits'>) {
  return (
    <>
      <Band id="metode" label={method.label} title={method.title} lead={method.lead} ground="tint">
        <ol className={styles.list}>
          {method.items.map((item) => (
            <li key={item.title} className={styles.item}>
              <Text.h3 className="heading">{item.title}</Text.h3>
              <div className="quiet measure stack-2">
                {item.formula && <Text.p className={`${styles.formula} label plain breakable`}>{item.formula}</Text.p>}
                <Text.p>{item.description}</Text.p>
                {item.source && <Text.p className="small faint">{item.source}</Text.p>}
              </div>
            </li>
          ))}
        </ol>
      </Band>
      <Band id="batas" label={limits.label} title={limits.title} lead={limits.lead}>
        <ul className={styles.list}>
          {limits.items.map((item) => (
            <li key={item.title} className={styles.item}>
              <Text.h3 className="heading">{item.title}</Text.h3>
              <Text.p className="quiet measure stack-2">{item.description}</Text.p>
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}
