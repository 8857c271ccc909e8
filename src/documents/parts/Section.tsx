import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { Children, type ReactNode } from 'react';
import { plainText, type Wording } from '../../shared/text/marked.ts';
import { colour, column, type } from '../theme.ts';
import { bookmark } from './bookmark.ts';
import { Words } from './Words.tsx';

// Without `flexShrink: 0` the engine squeezes what does not fit on a page instead of moving it on.
const styles = StyleSheet.create({
  section: { marginBottom: 16, flexShrink: 0 },
  opening: { paddingTop: 9, borderTopWidth: 0.75, borderTopColor: colour.ink, flexShrink: 0 },
  head: { flexDirection: 'row', gap: column.gap, marginBottom: 9 },
  label: { ...type.label, width: column.label, paddingTop: 4.5 },
  words: { flex: 1 },
  lead: { ...type.body, color: colour.ink2, marginTop: 5 },
  wide: { flexShrink: 0 },
  indented: { paddingLeft: column.label + column.gap, flexShrink: 0 },
});

interface SectionProps {
  /** Where links inside the document lead. */
  id?: string;
  label: Wording;
  title: Wording;
  lead?: Wording | undefined;
  /** Begin a new page. */
  fresh?: boolean;
  /** The matter takes the whole width; else it stands beside the label's column. */
  wide?: boolean;
  children?: ReactNode;
}

/**
 * A section as on the pages: label in the narrow column, headline, what it is about, and the matter. The headline
 * never parts from the first piece of its matter.
 */
export function Section({ id, label, title, lead, fresh = false, wide = false, children }: SectionProps) {
  const [first, ...rest] = Children.toArray(children);
  const matter = wide ? styles.wide : styles.indented;
  return (
    <View {...(id && { id })} style={styles.section} break={fresh} {...bookmark(plainText(title))}>
      <View style={styles.opening} wrap={false}>
        <View style={styles.head}>
          <Text style={styles.label}>
            <Words>{label}</Words>
          </Text>
          <View style={styles.words}>
            <Text style={type.title}>
              <Words>{title}</Words>
            </Text>
            {lead && (
              <Text style={styles.lead}>
                <Words>{lead}</Words>
              </Text>
            )}
          </View>
        </View>
        <View style={matter}>{first}</View>
      </View>
      {rest.length > 0 && <View style={matter}>{rest}</View>}
    </View>
  );
}
