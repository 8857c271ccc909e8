import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Stat } from '../../shared/records/stat.ts';
import { colour, type } from '../theme.ts';
import { Words } from './Words.tsx';

const styles = StyleSheet.create({
  row: { flexShrink: 0, flexDirection: 'row', gap: 14 },
  item: { flexGrow: 1, flexBasis: 0, borderTopWidth: 1.25, borderTopColor: colour.liquidDeep, paddingTop: 6 },
  number: { ...type.figure, fontSize: 16, lineHeight: 1.2 },
  label: { ...type.small, fontWeight: 600, color: colour.ink, marginTop: 2 },
  note: { ...type.small, marginTop: 3 },
});

/** Values of the trade or claims of the company, large, side by side. */
export function Figures({ items }: { items: readonly Stat[] }) {
  return (
    <View style={styles.row} wrap={false}>
      {items.map(({ number, label, note }) => (
        <View key={label.plain} style={styles.item}>
          <Text style={styles.number}>
            <Words>{number}</Words>
          </Text>
          <Text style={styles.label}>
            <Words>{label}</Words>
          </Text>
          {note && (
            <Text style={styles.note}>
              <Words>{note}</Words>
            </Text>
          )}
        </View>
      ))}
    </View>
  );
}
