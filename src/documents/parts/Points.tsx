import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { plainText, type Wording } from '../../shared/text/marked.ts';
import { colour, type } from '../theme.ts';
import { Words } from './Words.tsx';

const styles = StyleSheet.create({
  point: { flexDirection: 'row', gap: 7, marginBottom: 3 },
  dash: { width: 8, marginTop: 6, height: 1, backgroundColor: colour.ink3 },
  box: { width: 8.5, height: 8.5, marginTop: 2.2, borderWidth: 0.75, borderColor: colour.ink2 },
  text: { ...type.body, flex: 1, color: colour.ink2 },
});

/** A list in short lines; as a checklist each has a box to tick. */
export function Points({ items, check = false }: { items: readonly Wording[]; check?: boolean }) {
  return (
    <View>
      {items.map((item) => (
        <View key={plainText(item)} style={styles.point} wrap={false}>
          <View style={check ? styles.box : styles.dash} />
          <Text style={styles.text}>
            <Words>{item}</Words>
          </Text>
        </View>
      ))}
    </View>
  );
}
