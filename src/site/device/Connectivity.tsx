import type { Connectivity as Radio } from '../../shared/records/hardware.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Connectivity.module.css';
import { RadioChart } from './RadioChart.tsx';
import type { ConnectivitySection } from './schema.ts';

interface ConnectivityProps extends ConnectivitySection {
  items: readonly Radio[];
}

/** The radios: as a chart of range against battery life, in words, and as a table with the same values. */
export function Connectivity({ chart, figure, caption, columns, items, ...heading }: ConnectivityProps) {
  return (
    <Band id="konektivitas" ground="tint" {...heading}>
      <div className={styles.split}>
        <figure className={styles.figure}>
          <RadioChart {...chart} items={items} />
          <figcaption className={`${styles.caption} label`}>
            <span className={`${styles.mark} plain`}>Gbr. 2</span> <Text>{figure}</Text>
          </figcaption>
        </figure>
        <dl>
          {items.map(({ title, description }) => (
            <div key={title.plain} className={`${styles.radio} rule`}>
              <Text.dt className={styles.name}>{title}</Text.dt>
              <Text.dd className="quiet">{description}</Text.dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.table}>
        <DataTable
          caption={caption}
          columns={columns}
          rows={items.map((item) => [item.title, item.range, item.power, item.batteryLife, item.useCase])}
        />
      </div>
    </Band>
  );
}
