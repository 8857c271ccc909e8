import { Link, StyleSheet, Text, View } from '@react-pdf/renderer';
import { absolute } from '../../shared/head/head.ts';
import { colour, contentWidth, page, type } from '../theme.ts';
import { LevelLine } from './LevelLine.tsx';
import { QrCode } from './QrCode.tsx';
import type { SheetMarks } from './sheet-marks.ts';

const footTop = page.height - page.foot;
const codeWidth = 46;
const sheetWidth = 52;

const styles = StyleSheet.create({
  level: { position: 'absolute', top: footTop, left: page.side, width: contentWidth },
  block: {
    position: 'absolute',
    top: footTop + 6,
    left: page.side,
    width: contentWidth,
    flexDirection: 'row',
    alignItems: 'center',
  },
  from: { flexGrow: 1, flexBasis: 0 },
  company: { ...type.small, fontWeight: 600, color: colour.ink },
  link: { ...type.label, color: colour.rust, textDecoration: 'none' },
  field: { paddingHorizontal: 9, borderLeftWidth: 0.5, borderLeftColor: colour.hairline2 },
  name: { ...type.small, fontSize: 6.75 },
  value: { ...type.label, color: colour.ink },
  sheet: { width: sheetWidth },
  // By itself: what the engine draws anew on each page it takes out of a box with neighbours.
  number: {
    ...type.label,
    color: colour.ink,
    position: 'absolute',
    top: footTop + 29.5,
    left: page.width - page.side - codeWidth - sheetWidth + 9.5,
    width: sheetWidth,
  },
});

/** Title block of every page, as on a drawing: who speaks, number, revision, date, sheet, and the page for a camera. */
export function Foot({ marks }: { marks: SheetMarks }) {
  const { block, company } = marks;
  const address = absolute(marks.origin, marks.path);
  const fields = [
    [block.number, marks.code],
    [block.revision, marks.revision],
    [block.date, marks.date],
  ] as const;
  return (
    <>
      <View fixed style={styles.level} render={levelLine} />
      <View fixed style={styles.block}>
        <View style={styles.from}>
          <Text style={styles.company}>{company}</Text>
          <Link src={address} style={styles.link}>
            {address.replace('https://', '')}
          </Link>
        </View>
        {fields.map(([name, value]) => (
          <View key={name} style={styles.field}>
            <Text style={styles.name}>{name}</Text>
            <Text style={styles.value}>{value}</Text>
          </View>
        ))}
        <View style={[styles.field, styles.sheet]}>
          <Text style={styles.name}>{block.sheet}</Text>
          <Text style={styles.value}> </Text>
        </View>
        <QrCode text={address} width={codeWidth} />
      </View>
      <Text fixed style={styles.number} render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
    </>
  );
}

/** The engine hands on the number of pages here too, though its types name it for texts only; at first it is not known. */
function levelLine(at: { pageNumber: number; totalPages?: number }) {
  return <LevelLine share={at.pageNumber / (at.totalPages ?? at.pageNumber)} />;
}
