import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Comparison.module.css';
import type { ComparisonText } from './schema.ts';

/** Why choose it: the dip tape and the continuous reading side by side, row by row. */
export function Comparison({ aspect, manual, continuous, rows, note, ...heading }: ComparisonText) {
  return (
    <Band id="perbandingan" ground="tint" {...heading}>
      <table className={styles.table}>
        <Text.caption className="visually-hidden">{heading.title}</Text.caption>
        <thead className={styles.head}>
          <tr className={styles.row}>
            <Text.th scope="col" className={styles.aspect}>
              {aspect}
            </Text.th>
            <Text.th scope="col">{manual}</Text.th>
            <Text.th scope="col" className={styles.ours}>
              {continuous}
            </Text.th>
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map((row) => (
            <tr key={row.aspect.plain} className={styles.row}>
              <Text.th scope="row" className={styles.aspect}>
                {row.aspect}
              </Text.th>
              <Text.td>{row.manual}</Text.td>
              <Text.td className={styles.ours}>{row.continuous}</Text.td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text.p className={`${styles.note} small faint measure`}>{note}</Text.p>
    </Band>
  );
}
