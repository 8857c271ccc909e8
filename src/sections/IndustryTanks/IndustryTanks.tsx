import type { Industry } from '../../schemas/industry.ts';
import type { Heading } from '../../schemas/pages/base.ts';
import type { Action } from '../../schemas/text.ts';
import { Actions } from '../../ui/Action.tsx';
import { Band } from '../../ui/Band.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import styles from './IndustryTanks.module.css';

interface IndustryTanksProps extends Heading {
  caption: string;
  columns: readonly string[];
  items: Industry['tanks'];
  /** The way to judge a tank that is not in the table. */
  picker: Action;
}

/** The typical tanks of a trade, and what measures them. */
export function IndustryTanks({ caption, columns, items, picker, ...heading }: IndustryTanksProps) {
  return (
    <Band id="tangki" {...heading}>
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
