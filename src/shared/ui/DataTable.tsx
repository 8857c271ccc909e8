import { plainText, type Wording } from '../text/marked.ts';
import styles from './Table.module.css';
import { Table } from './Table.tsx';
import { Words } from './Text.tsx';

interface DataTableProps {
  caption: Wording;
  quiet?: boolean;
  columns: readonly Wording[];
  rows: readonly (readonly Wording[])[];
  stack?: boolean;
}

/** A table of words. On narrow screens it scrolls sideways inside its own box, unless its rows stack. */
export function DataTable({ rows, ...table }: DataTableProps) {
  const { caption, columns, stack } = table;
  const names = columns.map(plainText);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
    <section className={styles.box} tabIndex={0} aria-label={plainText(caption)}>
      <Table {...table} caption={<Words>{caption}</Words>}>
        {rows.map(([head = '', ...cells]) => (
          <tr key={plainText(head)}>
            <Words.th scope="row">{head}</Words.th>
            {cells.map((cell, index) => (
              <Words.td key={names[index + 1]} data-column={stack ? names[index + 1] : undefined}>
                {cell}
              </Words.td>
            ))}
          </tr>
        ))}
      </Table>
    </section>
  );
}
