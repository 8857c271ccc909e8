import { Path, Svg } from '@react-pdf/renderer';
import qrcode from 'qrcode-generator';
import { colour } from '../theme.ts';

/** Modules of white around the code, as ISO/IEC 18004 asks for. */
const quiet = 4;

/** The dark modules of a text as one path; a module is one unit. */
function modulesOf(text: string): { path: string; size: number } {
  // The smallest version that holds the text; an eighth of it may be lost (level M).
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const dark: string[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (code.isDark(row, column)) dark.push(`M${column} ${row}h1v1h-1Z`);
    }
  }
  return { path: dark.join(''), size };
}

/** A text as a QR code. @param width in points, its quiet zone included */
export function QrCode({ text, width }: { text: string; width: number }) {
  const { path, size } = modulesOf(text);
  return (
    <Svg width={width} height={width} viewBox={`${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`}>
      <Path d={path} fill={colour.ink} />
    </Svg>
  );
}
