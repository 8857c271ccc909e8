import type { Industry } from '../../schemas/industry.ts';
import type { Heading } from '../../schemas/pages/base.ts';
import { Band } from '../../ui/Band.tsx';
import { DataTable } from '../../ui/DataTable.tsx';

interface IndustryTanksProps extends Heading {
  caption: string;
  columns: readonly string[];
  items: Industry['tanks'];
}

/** The typical tanks of a trade, and what measures them. */
export function IndustryTanks({ caption, columns, items, ...heading }: IndustryTanksProps) {
  return (
    <Band id="tangki" {...heading}>
      <DataTable
        stack
        caption={caption}
        columns={columns}
        rows={items.map(({ name, content, instrument, why }) => [name, content, instrument, why])}
      />
    </Band>
  );
}
