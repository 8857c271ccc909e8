import type { TankView } from '../../plant/terminal/site-view.ts';
import { terminal } from '../../plant/terminal/terminal.ts';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { Text } from '../../shared/ui/Text.tsx';
import type { DashboardText } from './screen-schema.ts';
import styles from './TankTable.module.css';

type Words = DashboardText['table'];

/** All tanks of the site; phones show the columns that one acts on. The last numbers of a silent sensor are not counted. */
export function TankTable({ caption, columns, statuses }: Words) {
  return (
    <div className={styles.box}>
      <table className={`${styles.table} small`}>
        <Text.caption className="visually-hidden">{caption}</Text.caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Text.th key={column.plain} scope="col">
                {column}
              </Text.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terminal.tanks.map((item) => (
            <TankRow key={item.tag} {...item} statuses={statuses} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type TankRowProps = TankView & Pick<Words, 'statuses'>;

function TankRow({ tag, content, level, metres, volume, temperature, days, age, status, statuses }: TankRowProps) {
  return (
    <tr data-status={status}>
      <th scope="row">
        <span className="mono">{tag}</span> <span className={`${styles.content} quiet`}>{content}</span>
      </th>
      <td>
        <span className={`${styles.share} inline-row`}>
          <svg className={styles.gauge} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.gaugeBed} width="100" height="1" />
            <rect className={styles.gaugeFill} width={level} height="1" />
          </svg>
          {formatNumber(level, 1)}
        </span>
      </td>
      <td>{formatNumber(metres, 2)}</td>
      <td>{formatNumber(volume)}</td>
      <td>{formatNumber(temperature, 1)}</td>
      <td>{days === undefined ? '> 21' : formatNumber(days, 1)}</td>
      <td>{formatUnit(age, 'mnt')}</td>
      <Text.td className={styles.status}>{statuses[status]}</Text.td>
    </tr>
  );
}
