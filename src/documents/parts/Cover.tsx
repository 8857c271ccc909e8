import { Image, Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import type { Wording } from '../../shared/text/marked.ts';
import { colour, page, type } from '../theme.ts';
import { bookmark } from './bookmark.ts';
import { Contents } from './Contents.tsx';
import { Foot } from './Foot.tsx';
import { CompanyMark, ProductMark } from './Mark.tsx';
import type { Photograph } from './Photo.tsx';
import type { SheetMarks } from './sheet-marks.ts';
import { Words } from './Words.tsx';

/** The level line crosses the cover at the lower edge of the picture. */
const level = 392;
const wordsTop = level + 22;

const styles = StyleSheet.create({
  page: { ...type.body },
  picture: { width: page.width, height: level },
  line: { position: 'absolute', top: level - 4, left: 0 },
  words: {
    position: 'absolute',
    top: wordsTop,
    left: page.side,
    right: page.side,
    height: page.height - page.bottom - wordsTop,
  },
  names: { flexDirection: 'row', alignItems: 'center', gap: 6, marginBottom: 16 },
  label: { ...type.label, fontSize: 8, color: colour.liquidDeep, flexGrow: 1 },
  name: { ...type.strong, fontWeight: 700, marginRight: 8 },
  title: { ...type.display, fontSize: 38, lineHeight: 1.06, maxWidth: 490, marginBottom: 12 },
  lead: { ...type.lead, maxWidth: 430 },
  contents: { marginTop: 'auto' },
  example: {
    alignSelf: 'flex-start',
    ...type.strong,
    paddingVertical: 3,
    paddingHorizontal: 8,
    marginBottom: 12,
    borderWidth: 0.75,
    borderStyle: 'dashed',
    borderColor: colour.ink,
  },
});

/** The graduations of a gauge along the level line, every tenth one long. */
const scale = Array.from({ length: 60 }, (_, i) => `M${i * 10} 4v${i % 10 === 0 ? 9 : 5}`).join('');

export interface CoverProps {
  marks: SheetMarks;
  photo: Photograph;
  label: Wording;
  title: Wording;
  lead: Wording;
  /** Says that what follows is an example. */
  example?: Wording | undefined;
}

/** First page: a picture over the level line, the headline under it, who speaks, and what stands on which page. */
export function Cover({ marks, photo, label, title, lead, example }: CoverProps) {
  return (
    <Page size="A4" style={styles.page} {...bookmark(marks.title)}>
      <Image src={photo} style={styles.picture} />
      <Svg style={styles.line} width={page.width} height={16} viewBox={`0 0 ${page.width} 16`}>
        <Path d={scale} stroke={colour.liquidDeep} strokeWidth={0.5} />
        <Path d={`M0 4H${page.width}`} stroke={colour.liquidDeep} strokeWidth={2.5} />
      </Svg>
      <View style={styles.words}>
        <View style={styles.names}>
          <Text style={styles.label}>
            <Words>{label}</Words>
          </Text>
          <ProductMark size={15} />
          <Text style={styles.name}>{marks.product}</Text>
          <CompanyMark size={15} />
          <Text style={[styles.name, { marginRight: 0 }]}>{marks.company}</Text>
        </View>
        {example && (
          <Text style={styles.example}>
            <Words>{example}</Words>
          </Text>
        )}
        <Text style={styles.title}>
          <Words>{title}</Words>
        </Text>
        <Text style={styles.lead}>
          <Words>{lead}</Words>
        </Text>
        <View style={styles.contents}>
          <Contents label={marks.contents} />
        </View>
      </View>
      <Foot marks={marks} />
    </Page>
  );
}
