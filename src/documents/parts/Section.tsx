import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { Children, type ReactNode, useContext } from 'react';
import { plainText, type Wording } from '../../shared/text/marked.ts';
import { colour, column, type } from '../theme.ts';
import { bookmark } from './bookmark.ts';
import { Places } from './places.ts';
import { Words } from './Words.tsx';

// Without `flexShrink: 0` the engine squeezes what does not fit on a page instead of moving it on.
const styles = StyleSheet.create({
  head: {
    flexShrink: 0,
    flexDirection: 'row',
    gap: column.gap,
    // Room over the headline: under the matter, the engine would count it as matter that does not fit.
    marginTop: 14,
    paddingTop: 9,
    marginBottom: 9,
    borderTopWidth: 0.75,
    borderTopColor: colour.ink,
  },
  label: { ...type.label, width: column.label, paddingTop: 4.5 },
  words: { flex: 1 },
  lead: { ...type.body, color: colour.ink2, marginTop: 5 },
  wide: { flexShrink: 0 },
  indented: { paddingLeft: column.label + column.gap, flexShrink: 0 },
});

interface SectionProps {
  /** Where links inside the document lead; made from the headline where absent. */
  id?: string;
  label: Wording;
  title: Wording;
  lead?: Wording | undefined;
  /** Begin a new page. */
  fresh?: boolean;
  /** The matter takes the whole width; else it stands beside the label's column. */
  wide?: boolean;
  /** Points of matter that must fit under the headline, else both go to the next page. */
  ahead?: number;
  children?: ReactNode;
}

/**
 * A section as on the pages: label in the narrow column, headline, what it is about, and the matter. Headline and
 * matter are neighbours on the page, not one box: only between neighbours does the engine keep a distance to the foot.
 */
export function Section({ id, label, title, lead, fresh = false, wide = false, ahead = 84, children }: SectionProps) {
  const places = useContext(Places);
  const anchor = id ?? plainText(title);
  const matter = wide ? styles.wide : styles.indented;
  return (
    <>
      {/* Without a height of its own: a break that stands past the foot would leave an empty page. */}
      {fresh && <View break />}
      <View id={anchor} style={styles.head} wrap={false} minPresenceAhead={ahead} {...bookmark(plainText(title))}>
        <Text style={styles.label}>
          <Words>{label}</Words>
        </Text>
        <View style={styles.words}>
          <View
            render={({ pageNumber }) => {
              places.set(anchor, { title: plainText(title), page: pageNumber });
              return null;
            }}
          />
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
      {Children.map(children, (child) => (
        <View style={matter}>{child}</View>
      ))}
    </>
  );
}
