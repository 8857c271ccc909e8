import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { plainText } from '../../lib/inline.ts';
import { colour, column, type } from '../theme.ts';
import { bookmark } from './bookmark.ts';
import { Words } from './Words.tsx';

const styles = StyleSheet.create({
  section: { paddingTop: 9, marginBottom: 16, borderTopWidth: 0.75, borderTopColor: colour.ink },
  head: { flexDirection: 'row', gap: column.gap, marginBottom: 9 },
  label: { ...type.label, width: column.label, paddingTop: 4.5 },
  words: { flex: 1 },
  lead: { ...type.body, color: colour.ink2, marginTop: 5 },
  indented: { paddingLeft: column.label + column.gap },
});

interface SectionProps {
  label: string;
  title: string;
  lead?: string | undefined;
  /** Begin a new page. */
  fresh?: boolean;
  /** Never divided over two pages. */
  whole?: boolean;
  /** The matter takes the whole width; else it stands beside the label's column. */
  wide?: boolean;
  children?: ReactNode;
}

/** A section as on the pages: label in the narrow column, headline, what it is about, and the matter. */
export function Section({ label, title, lead, fresh = false, whole = false, wide = false, children }: SectionProps) {
  return (
    <View style={styles.section} break={fresh} wrap={!whole} {...bookmark(plainText(title))}>
      <View style={styles.head} wrap={false} minPresenceAhead={90}>
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
      {children && <View style={wide ? {} : styles.indented}>{children}</View>}
    </View>
  );
}
