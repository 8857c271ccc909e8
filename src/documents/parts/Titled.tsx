import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { plainText, type Wording } from '../../shared/text/marked.ts';
import { colour, type } from '../theme.ts';
import { Points } from './Points.tsx';
import { Words } from './Words.tsx';

const gap = 18;

const styles = StyleSheet.create({
  grid: { flexShrink: 0, gap: 12 },
  row: { flexDirection: 'row', gap },
  item: { borderTopWidth: 0.5, borderTopColor: colour.hairline2, paddingTop: 6 },
  title: { ...type.strong, fontSize: 10, marginBottom: 3 },
  text: { ...type.body, fontSize: 8.5, color: colour.ink2 },
  note: { ...type.small, marginTop: 5, color: colour.ink },
});

interface Item {
  title: Wording;
  description: Wording;
  points?: readonly Wording[] | undefined;
  /** A line under the text, with the words before it. */
  note?: Wording | undefined;
}

/** Items of a headline and a text, side by side. No row of items is divided over two pages. */
export function Titled({ items, columns, width }: { items: readonly Item[]; columns: number; width: number }) {
  const itemWidth = (width - gap * (columns - 1)) / columns - 0.1;
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  );
  return (
    <View style={styles.grid}>
      {rows.map((row) => (
        <View key={row.map(({ title }) => plainText(title)).join('|')} style={styles.row} wrap={false}>
          {row.map((item) => (
            <TitledItem key={plainText(item.title)} width={itemWidth} {...item} />
          ))}
        </View>
      ))}
    </View>
  );
}

function TitledItem({ title, description, points, note, width }: Item & { width: number }) {
  return (
    <View style={[styles.item, { width }]}>
      <Text style={styles.title}>
        <Words>{title}</Words>
      </Text>
      <Text style={styles.text}>
        <Words>{description}</Words>
      </Text>
      {points && (
        <View style={{ marginTop: 5 }}>
          <Points items={points} />
        </View>
      )}
      {note && (
        <Text style={styles.note}>
          <Words>{note}</Words>
        </Text>
      )}
    </View>
  );
}
