import { formatUnit } from '../../shared/format/format.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Table } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Measures.module.css';
import type { StoriesPage } from './schema.ts';
import type { WrittenSum } from './written-sum.ts';

export interface Measure {
  name: Marked;
  unit: string;
  before: WrittenSum;
  after: WrittenSum;
}

interface MeasuresProps {
  title: Marked;
  measures: readonly Measure[];
  labels: StoriesPage['labels'];
}

/** What is compared, before and after: both values on one scale, each with its sum. */
export function Measures({ title, measures, labels }: MeasuresProps) {
  return (
    <Table
      caption={
        <>
          <Text>{labels.measure}</Text>: <Text>{title}</Text>
        </>
      }
      quiet
      columns={[labels.measure, labels.before, labels.after]}
      stack
      className={styles.table}
    >
      {measures.map(({ name, unit, before, after }) => {
        const most = Math.max(before.result, after.result);
        return (
          <tr key={name.plain}>
            <Text.th scope="row">{name}</Text.th>
            <Value value={before} unit={unit} most={most} when={labels.before.plain} />
            <Value value={after} unit={unit} most={most} when={labels.after.plain} solid />
          </tr>
        );
      })}
    </Table>
  );
}

interface ValueProps {
  value: WrittenSum;
  unit: string;
  /** The larger of both values, which takes the whole width. */
  most: number;
  when: string;
  solid?: boolean;
}

function Value({ value: { result, digits, sum }, unit, most, when, solid = false }: ValueProps) {
  return (
    <td data-column={when}>
      <span className={`${styles.value} larger block`}>{formatUnit(result, unit, digits)}</span>
      <svg
        className={solid ? styles.after : styles.before}
        width="100%"
        height="12"
        aria-hidden="true"
        focusable="false"
      >
        <line x1="0" x2="100%" y1="11.5" y2="11.5" />
        <rect x="0" y="0" width={`${Math.max(0.8, (result / most) * 100).toFixed(2)}%`} height="11" />
      </svg>
      <span className={'label breakable block'}>{sum}</span>
    </td>
  );
}
