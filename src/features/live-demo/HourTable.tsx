import { unbooked } from '../../lib/simulator/methods/balance.ts';
import type { Tank } from '../../lib/simulator/types.ts';
import { fillSlots } from '../../lib/slots.ts';
import type { DemoText } from '../../schemas/pages/demo.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './HourTable.module.css';
import { momentText, percentText, tableNumber } from './view.ts';

/** The numbers behind the charts: the last 24 hours, newest first, with the balance of each. */
export function HourTable({ tank, text }: { tank: Tank; text: DemoText['tank'] }) {
  const { hours, capacity, spec } = tank;
  const rows = hours.slice(-24).map((after, i, list) => {
    const before = hours[hours.length - list.length + i - 1] ?? after;
    const volume = (value: number) => tableNumber(value, capacity);
    return [
      momentText(after.at),
      percentText(after.level),
      volume(after.standard),
      volume(after.received - before.received),
      volume(after.issued - before.issued),
      volume(unbooked(before, after)),
    ];
  });
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {text.table}
        <Icon name="chevron" size={18} className={styles.chevron} />
      </summary>
      <DataTable
        caption={`${fillSlots(text.caption, { tank: spec.id })} (kL)`}
        columns={text.columns}
        rows={rows.reverse()}
      />
    </details>
  );
}
