import type { Heading } from '../../shared/records/page.ts';
import type { Marked } from '../../shared/text/marked.ts';
import type { Action } from '../../shared/text/schema.ts';
import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import styles from './IndustryTanks.module.css';
import type { Industry } from './schema.ts';

interface IndustryTanksProps extends Heading {
  caption: Marked;
  columns: readonly Marked[];
  items: Industry['tanks'];
  /** The way to judge a tank that is not in the table. */
  picker: Action;
}

/** The typical tanks of a trade, and what measures them. */
export function IndustryTanks({ caption, columns, items, picker, ...heading }: IndustryTanksProps) {
  return (
    <Band id="tangki" ground="tint" opening="continued" {...heading}>
      <DataTable
        stack
        caption={caption}
        columns={columns}
        rows={items.map(({ name, content, instrument, why }) => [name, content, instrument, why])}
      />
      <div className={styles.more}>
        <Actions items={[picker]} />
      </div>
    </Band>
  );
}
