import { Image, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Instrument } from '../../shared/records/hardware.ts';
import type { Photograph } from '../parts/Photo.tsx';
import { Table } from '../parts/Table.tsx';
import { Words } from '../parts/Words.tsx';
import { contentWidth, type } from '../theme.ts';

const gap = 18;
const columns = 2;

const styles = StyleSheet.create({
  grid: { flexShrink: 0, gap: 11 },
  row: { flexDirection: 'row', gap },
  card: { flexDirection: 'row', gap: 10, width: (contentWidth - gap) / columns - 0.1 },
  picture: { width: 82, height: 82, objectFit: 'cover' },
  words: { flexGrow: 1, flexBasis: 0 },
  title: { ...type.strong, marginBottom: 3 },
});

/** A device with its picture as the engine takes it. */
export type Pictured = Omit<Instrument, 'picture'> & { id: string; photo: Photograph };

/** The devices in two columns, each with its picture and its first two values. */
export function Instruments({ sensors }: { sensors: readonly Pictured[] }) {
  const rows = Array.from({ length: Math.ceil(sensors.length / columns) }, (_, row) =>
    sensors.slice(row * columns, (row + 1) * columns),
  );
  return (
    <View style={styles.grid}>
      {rows.map((row) => (
        <View key={row[0]?.id} style={styles.row} wrap={false}>
          {row.map(({ id, title, specifications, photo }) => (
            <View key={id} style={styles.card}>
              <Image src={photo} style={styles.picture} />
              <View style={styles.words}>
                <Text style={styles.title}>
                  <Words>{title}</Words>
                </Text>
                <Table rows={specifications.slice(0, 2).map(({ name, value }) => [name, value])} measured={[1]} />
              </View>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}
