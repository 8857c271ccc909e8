import { memo } from 'react';
import { unbooked } from '../../plant/methods/balance.ts';
import type { Tank } from '../../plant/simulator/types.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import styles from './HourTable.module.css';
import type { DemoText } from './schema.ts';
import { momentText, percentText, tableNumber } from './view.ts';

interface HourTableProps {
  tank: Tank;
  text: DemoText['tank'];
}

const lastClosed = ({ tank }: HourTableProps) => tank.hours.at(-2)?.at;

/** The numbers behind the charts: the last 24 whole hours, newest first, with the balance of each. */
export const HourTable = memo(HourRows, (a, b) => a.tank.spec === b.tank.spec && lastClosed(a) === lastClosed(b));

function HourRows({ tank, text }: HourTableProps) {
  const { hours, capacity, spec } = tank;
  const closed = hours.slice(-25, -1);
  const rows = closed.map((after, i) => {
    const before = hours[hours.length - 1 - closed.length + i - 1] ?? after;
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
      <summary className={`touch strong row spread`}>
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
