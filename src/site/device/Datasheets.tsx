import type { ReactNode } from 'react';
import type { Heading } from '../../shared/records/page.ts';
import { joinTexts } from '../../shared/text/marked.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import styles from './Datasheets.module.css';
import { Sheet, type SheetRecord } from './Sheet.tsx';
import type { SheetLabels } from './schema.ts';

interface DatasheetsProps extends Heading {
  labels: SheetLabels;
  items: readonly SheetRecord[];
  /** The drawing of where each belongs. */
  children: ReactNode;
}

/** The six devices beside one another by their first two figures; one sheet is open at a time. */
export function Datasheets({ labels, items, children, ...heading }: DatasheetsProps) {
  return (
    <Band id="lembar-data" {...heading}>
      <div className={styles.layout}>
        {children}
        <div>
          {items.map((item) => (
            <Fold
              key={item.id}
              name="lembar-data"
              className={styles.entry}
              title={item.title}
              note={joinTexts(item.specifications.slice(0, 2).map(({ value }) => value))}
            >
              <Sheet {...item} labels={labels} />
            </Fold>
          ))}
        </div>
      </div>
    </Band>
  );
}
