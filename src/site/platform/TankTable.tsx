import type { Status } from '../../plant/simulator/types.ts';
import type { TankView } from '../../plant/terminal/site-view.ts';
import { terminal } from '../../plant/terminal/terminal.ts';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import styles from './TankTable.module.css';

const { stock, tanks } = terminal;
const words: Record<Status, string> = { normal: 'normal', high: 'tinggi', low: 'rendah', silent: 'diam' };
const columns = ['Isi (%)', 'Level (m)', 'Volume (kL)', 'Suhu (°C)', 'Cukup (hari)', 'Dibaca', 'Status'] as const;

/** All tanks of the site; a silent sensor's last numbers are shown but not counted. */
export function TankTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable from the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="Daftar tangki">
      <table className={`${styles.table} small`}>
        <thead>
          <tr>
            <th scope="col">Tangki</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tanks.map((item) => (
            <TankRow key={item.tag} {...item} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Stok {stock.tanks} tangki yang terbaca
            </th>
            <td>{formatNumber(stock.volume)}</td>
            <td colSpan={4} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function TankRow({ tag, content, level, metres, volume, temperature, days, age, status }: TankView) {
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
      <td className={styles.status}>{words[status]}</td>
    </tr>
  );
}
