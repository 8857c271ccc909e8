import { Link, StyleSheet, Text, View } from '@react-pdf/renderer';
import { useContext } from 'react';
import { colour, type } from '../theme.ts';
import { type Place, Places } from './places.ts';

const styles = StyleSheet.create({
  label: { ...type.small, fontWeight: 600, color: colour.ink, marginBottom: 4 },
  columns: { flexDirection: 'row', gap: 22 },
  column: { flexGrow: 1, flexBasis: 0, borderTopWidth: 0.75, borderTopColor: colour.ink },
  entry: {
    flexDirection: 'row',
    gap: 8,
    paddingVertical: 2.6,
    borderBottomWidth: 0.5,
    borderBottomColor: colour.hairline,
    color: colour.ink,
    textDecoration: 'none',
  },
  title: { ...type.small, color: colour.ink, flexGrow: 1, flexBasis: 0 },
  page: { ...type.label, color: colour.liquidDeep, paddingTop: 1.5 },
});

/** The sections of a document in two columns, each with the page on which it begins. */
export function Contents({ label }: { label: string }) {
  const places = useContext(Places);
  return (
    <View>
      <Text style={styles.label}>{label}</Text>
      <View
        style={styles.columns}
        render={() => {
          const entries = [...places];
          const half = Math.ceil(entries.length / 2);
          return [entries.slice(0, half), entries.slice(half)].map((list) => (
            <View key={list[0]?.[0] ?? ''} style={styles.column}>
              {list.map(entryOf)}
            </View>
          ));
        }}
      />
    </View>
  );
}

/** What a `render` gives is outside of React: no component of ours can stand in it that asks for its surroundings. */
function entryOf([anchor, { title, page }]: readonly [string, Place]) {
  return (
    <Link key={anchor} src={`#${anchor}`} style={styles.entry}>
      <Text style={styles.title}>{title}</Text>
      <Text style={styles.page}>{`${page}`}</Text>
    </Link>
  );
}
