import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { plainText, type Wording } from '../../shared/text/marked.ts';
import { colour, type } from '../theme.ts';
import { grouped } from './grouped.ts';
import { Words } from './Words.tsx';

const styles = StyleSheet.create({
  table: { flexShrink: 0, borderTopWidth: 0.75, borderTopColor: colour.hairline2 },
  row: {
    flexDirection: 'row',
    gap: 10,
    paddingVertical: 3.6,
    borderBottomWidth: 0.5,
    borderBottomColor: colour.hairline,
  },
  roomy: { paddingVertical: 5.4 },
  header: { ...type.small, fontWeight: 600, color: colour.ink3 },
  cell: { ...type.small, fontSize: 8.25 },
  caption: { ...type.small, marginTop: 5 },
});

interface TableProps {
  caption?: Wording | undefined;
  columns?: readonly Wording[] | undefined;
  rows: readonly (readonly Wording[])[];
  /** Shares of the width, one a column; equal where absent. */
  widths?: readonly number[] | undefined;
  /** Columns of values, counted from 0: what has a figure stands in the colour of measured data. */
  measured?: readonly number[];
  /** Room in every row to write by hand. */
  roomy?: boolean;
}

/**
 * A table as in a datasheet. Where it goes on over a page its heading stands again, over two rows at least; one
 * without a heading is never divided.
 */
export function Table({ caption, columns, rows, widths, measured = [], roomy = false }: TableProps) {
  const grow = (index: number) => ({ flexGrow: widths?.[index] ?? 1, flexBasis: 0 });
  const lines = rows.map((row) => (
    <View key={row.map(plainText).join('|')} style={roomy ? [styles.row, styles.roomy] : styles.row} wrap={false}>
      {row.map((cell, index) => (
        <Text
          key={plainText(columns?.[index] ?? `${index}`)}
          style={[styles.cell, grow(index), look(index, plainText(cell), measured)]}
        >
          <Words>{cell}</Words>
        </Text>
      ))}
    </View>
  ));
  return (
    <>
      {/* Heading and two rows fit under it, or the table begins on the next page. */}
      <View minPresenceAhead={columns ? 80 : 40} />
      <View style={styles.table} wrap={columns !== undefined}>
        {columns && (
          <View fixed style={styles.row}>
            {columns.map((column, index) => (
              <Text key={plainText(column)} style={[styles.header, grow(index)]}>
                <Words>{column}</Words>
              </Text>
            ))}
          </View>
        )}
        {grouped(lines).map((group, index, { length }) => (
          <View key={group[0]?.key} wrap={false}>
            {group}
            {caption && index === length - 1 && (
              <Text style={styles.caption}>
                <Words>{caption}</Words>
              </Text>
            )}
          </View>
        ))}
      </View>
    </>
  );
}

function look(index: number, cell: string, measured: readonly number[]) {
  if (measured.includes(index) && /\d/.test(cell)) return { fontWeight: 600, color: colour.liquidDeep } as const;
  return index === 0 ? ({ fontWeight: 600, color: colour.ink } as const) : {};
}
