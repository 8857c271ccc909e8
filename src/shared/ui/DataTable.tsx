import { classes } from './classes.ts';
import styles from './DataTable.module.css';
import { Prose } from './Prose.tsx';
import { Text } from './Text.tsx';

interface DataTableProps {
  /** What the table shows; read out, and shown above it unless `quiet`. */
  caption: string;
  quiet?: boolean;
  /** Column headings; the first column heads the rows. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** On narrow screens each row becomes a block, its cells named by their columns, instead of scrolling sideways. */
  stack?: boolean;
}

/** A table as in a datasheet. On narrow screens it scrolls sideways inside its own box. */
export function DataTable({ caption, quiet = false, columns, rows, stack = false }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable from the keyboard
    <section className={styles.box} tabIndex={0} aria-label={caption}>
      <table className={classes(styles.table, stack && styles.stack)}>
        <Text.caption className={quiet ? 'visually-hidden' : `${styles.caption} label`}>{caption}</Text.caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Text.th key={column} scope="col">
                {column}
              </Text.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head = '', ...cells]) => (
            <tr key={head}>
              <Prose.th scope="row">{head}</Prose.th>
              {cells.map((cell, index) => (
                <Prose.td key={`${columns[index + 1]}`} data-column={stack ? columns[index + 1] : undefined}>
                  {cell}
                </Prose.td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
