import type { Heading } from '../../shared/records/page.ts';
import { Balloon } from '../../shared/ui/Balloon.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Datasheets.module.css';
import { Sheet, type SheetRecord } from './Sheet.tsx';
import type { SheetLabels } from './schema.ts';

interface DatasheetsProps extends Heading {
  labels: SheetLabels;
  items: readonly SheetRecord[];
}

/** The catalogue: an index of sheets, then one sheet an instrument, all of one form. */
export function Datasheets({ labels, items, ...heading }: DatasheetsProps) {
  return (
    <Band id="lembar-data" {...heading}>
      <nav aria-label={labels.index.plain}>
        <ol className={`${styles.entries} rule`}>
          {items.map(({ id, code, order, title, specifications: [first] }) => (
            <li key={id}>
              <a className={`${styles.entry} strong rule-below column`} href={`#${id}`}>
                <Balloon code={code} number={order} size={48} />
                <span>
                  <Text>{title}</Text>
                  {first && <Text.span className={`${styles.value} label block`}>{first.value}</Text.span>}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sheets}>
        {items.map((item) => (
          <Sheet key={item.id} {...item} labels={labels} count={items.length} />
        ))}
      </div>
    </Band>
  );
}
