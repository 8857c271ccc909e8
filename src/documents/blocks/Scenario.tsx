import { Rect, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { formatUnit } from '../../shared/format/format.ts';
import { plainText, type Wording } from '../../shared/text/marked.ts';
import type { StoriesPage } from '../../site/stories/schema.ts';
import type { WrittenSum } from '../../site/stories/written-sum.ts';
import { Words } from '../parts/Words.tsx';
import { colour, contentWidth, type } from '../theme.ts';

const styles = StyleSheet.create({
  measure: {
    flexDirection: 'row',
    gap: 16,
    paddingVertical: 6.5,
    borderBottomWidth: 0.5,
    borderBottomColor: colour.hairline2,
  },
  name: { ...type.strong, width: 118 },
  rows: { flex: 1, gap: 7 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  when: { ...type.small, width: 44 },
  value: { ...type.strong, fontSize: 10.5 },
  sum: { ...type.label, paddingLeft: 52 },
});

export interface Measured {
  name: Wording;
  unit: string;
  before: WrittenSum;
  after: WrittenSum;
}

const barWidth = 220;

/** What is compared, each pair of values on one scale, with the sums they come from. */
export function Measures({ items, labels }: { items: readonly Measured[]; labels: StoriesPage['labels'] }) {
  return (
    <View style={{ flexShrink: 0, width: contentWidth, borderTopWidth: 0.75, borderTopColor: colour.ink }}>
      {items.map(({ name, unit, before, after }) => {
        const most = Math.max(before.result, after.result);
        return (
          <View key={plainText(name)} style={styles.measure} wrap={false}>
            <Text style={styles.name}>
              <Words>{name}</Words>
            </Text>
            <View style={styles.rows}>
              {(
                [
                  [labels.before, before, false],
                  [labels.after, after, true],
                ] as const
              ).map(([when, value, solid]) => (
                <View key={when.plain}>
                  <View style={styles.line}>
                    <Text style={styles.when}>
                      <Words>{when}</Words>
                    </Text>
                    <Svg width={barWidth} height={9} viewBox={`0 0 ${barWidth} 9`}>
                      <Rect
                        x={0.5}
                        y={0.5}
                        width={Math.max(1.5, (value.result / most) * (barWidth - 1))}
                        height={8}
                        fill={solid ? colour.petrol : colour.paper2}
                        stroke={colour.petrol}
                        strokeWidth={0.75}
                      />
                    </Svg>
                    <Text style={styles.value}>{formatUnit(value.result, unit, value.digits)}</Text>
                  </View>
                  <Text style={styles.sum}>{value.sum}</Text>
                </View>
              ))}
            </View>
          </View>
        );
      })}
    </View>
  );
}
