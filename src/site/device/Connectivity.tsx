import type { Connectivity as Radio } from '../../shared/records/hardware.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { RadioBars } from './RadioBars.tsx';
import type { ConnectivitySection } from './schema.ts';

interface ConnectivityProps extends ConnectivitySection {
  items: readonly Radio[];
}

/** The radios as bars of range and battery life; power and use stand in a folded table. */
export function Connectivity({ chart, caption, columns, items, ...heading }: ConnectivityProps) {
  return (
    <Band id="konektivitas" ground="tint" opening="spread" {...heading}>
      <RadioBars words={chart} items={items} />
      <Fold title={caption}>
        <DataTable
          caption={caption}
          quiet
          columns={columns}
          stack
          rows={items.map((item) => [item.title, item.range, item.power, item.batteryLife, item.useCase])}
        />
      </Fold>
    </Band>
  );
}
