import { Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { colour, contentWidth, page, type } from '../theme.ts';
import { ProductMark } from './Mark.tsx';

const footTop = page.height - 46;

const styles = StyleSheet.create({
  page: { ...type.body, paddingHorizontal: page.side, paddingTop: page.top, paddingBottom: page.bottom },
  ticks: { position: 'absolute', left: 0, top: 0 },
  head: {
    position: 'absolute',
    top: 32,
    left: page.side,
    width: contentWidth,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
  },
  product: { ...type.strong, fontWeight: 700, fontSize: 9.5, letterSpacing: -0.3, flexGrow: 1 },
  level: { position: 'absolute', top: footTop, left: page.side, width: contentWidth },
  company: { ...type.label, position: 'absolute', top: footTop + 9, left: page.side },
  number: { ...type.label, position: 'absolute', top: footTop + 9, right: page.side, textAlign: 'right', width: 60 },
});

/** What stands at head and foot of each page. */
export interface SheetMarks {
  product: string;
  company: string;
  /** Name of the document. */
  title: string;
  /** Its number in the register, e.g. TN-LD-02. */
  code: string;
  /** Host of the site, without its scheme. */
  host: string;
}

const tick = 11;
const inset = 18;
const right = page.width - inset;
const bottom = page.height - inset;
const ticks = [
  `M${inset} ${inset + tick}V${inset}H${inset + tick}`,
  `M${right - tick} ${inset}H${right}V${inset + tick}`,
  `M${right} ${bottom - tick}V${bottom}H${right - tick}`,
  `M${inset + tick} ${bottom}H${inset}V${bottom - tick}`,
].join('');

/** Pages of one drawing sheet: corner ticks, running head, and a level line at the foot that rises from page to page. */
export function Sheet({ marks, cover, children }: { marks: SheetMarks; cover?: ReactNode; children: ReactNode }) {
  return (
    <Page size="A4" style={styles.page}>
      <Svg
        fixed
        style={styles.ticks}
        width={page.width}
        height={page.height}
        viewBox={`0 0 ${page.width} ${page.height}`}
      >
        <Path d={ticks} stroke={colour.hairline2} strokeWidth={0.6} fill="none" />
      </Svg>
      <View fixed style={styles.head}>
        <ProductMark size={15} />
        <Text style={styles.product}>{marks.product}</Text>
        <Text style={type.label}>{`${marks.code}   ${marks.title}`}</Text>
      </View>
      <View fixed style={styles.level} render={levelLine} />
      <Text fixed style={styles.company}>{`${marks.company}   ${marks.host}`}</Text>
      <Text fixed style={styles.number} render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
      {cover}
      {children}
    </Page>
  );
}

/** The engine hands on the number of pages here too, though its types name it for texts only; at first it is not known. */
function levelLine(at: { pageNumber: number; totalPages?: number }) {
  return <LevelLine share={at.pageNumber / (at.totalPages ?? at.pageNumber)} />;
}

function LevelLine({ share }: { share: number }) {
  return (
    <Svg width={contentWidth} height={3} viewBox={`0 0 ${contentWidth} 3`}>
      <Path d={`M0 1.5H${contentWidth}`} stroke={colour.hairline2} strokeWidth={0.5} />
      <Path d={`M0 1.5H${contentWidth * share}`} stroke={colour.liquidDeep} strokeWidth={1.6} />
    </Svg>
  );
}
