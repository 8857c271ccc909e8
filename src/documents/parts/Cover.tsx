import { Image, Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import type { Wording } from '../../shared/text/marked.ts';
import { colour, page, type } from '../theme.ts';
import { bookmark } from './bookmark.ts';
import { CompanyMark, ProductMark } from './Mark.tsx';
import type { Photograph } from './Photo.tsx';
import type { SheetMarks } from './Sheet.tsx';
import { Words } from './Words.tsx';

const pictureHeight = 470;
/** Where the level line crosses the cover: at the lower edge of the picture. */
const level = pictureHeight;

const styles = StyleSheet.create({
  page: { ...type.body },
  picture: { width: page.width, height: pictureHeight },
  line: { position: 'absolute', top: level - 4, left: 0 },
  words: { paddingHorizontal: page.side, paddingTop: 26 },
  label: { ...type.label, fontSize: 8, color: colour.liquidDeep, marginBottom: 12 },
  title: { ...type.display, fontSize: 42, lineHeight: 1.05, maxWidth: 480, marginBottom: 14 },
  lead: { ...type.lead, maxWidth: 400 },
  foot: {
    position: 'absolute',
    top: page.height - 62,
    left: page.side,
    right: page.side,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 7,
  },
  name: { ...type.strong, fontWeight: 700 },
  company: { ...type.strong, marginLeft: 14, flexGrow: 1 },
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
  /** Revision of the document, in words. */
  revised: string;
  /** Says that what follows is an example. */
  example?: Wording | undefined;
}

/** First page: a picture over the level line, the headline under it, who speaks and since when it holds. */
export function Cover({ marks, photo, label, title, lead, revised, example }: CoverProps) {
  return (
    <Page size="A4" style={styles.page} {...bookmark(marks.title)}>
      <Image src={photo} style={styles.picture} />
      <Svg style={styles.line} width={page.width} height={16} viewBox={`0 0 ${page.width} 16`}>
        <Path d={scale} stroke={colour.liquidDeep} strokeWidth={0.5} />
        <Path d={`M0 4H${page.width}`} stroke={colour.liquidDeep} strokeWidth={2.5} />
      </Svg>
      <View style={styles.words}>
        <Text style={styles.label}>
          <Words>{label}</Words>
        </Text>
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
      </View>
      <View style={styles.foot}>
        <ProductMark size={17} />
        <Text style={styles.name}>{marks.product}</Text>
        <View style={{ marginLeft: 14 }}>
          <CompanyMark size={17} />
        </View>
        <Text style={[styles.company, { marginLeft: 0 }]}>{marks.company}</Text>
        <Text style={type.label}>{`${marks.code}   ${revised}`}</Text>
      </View>
    </Page>
  );
}
