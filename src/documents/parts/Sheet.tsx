import { Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { colour, contentWidth, page, type } from '../theme.ts';
import { Foot } from './Foot.tsx';
import { ProductMark } from './Mark.tsx';
import type { SheetMarks } from './sheet-marks.ts';

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
});

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

/** Pages of one drawing sheet: corner ticks, running head, and the title block under the level line. */
export function Sheet({ marks, children }: { marks: SheetMarks; children: ReactNode }) {
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
        <Text style={type.label}>{marks.title}</Text>
      </View>
      <Foot marks={marks} />
      {children}
    </Page>
  );
}
