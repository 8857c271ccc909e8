import qrcode from 'qrcode-generator';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { tokenColour } from '../shared/styles/token-colour.ts';
import { type Drawing, WholeDrawing } from '../shared/ui/drawing/WholeDrawing.tsx';
import { companyMark, productMark } from '../shared/ui/marks.ts';

const [ink, white] = [tokenColour('ink'), tokenColour('white')];
const [measured, hairline] = [tokenColour('liquid-deep'), tokenColour('hairline-2')];

/**
 * Styles of shared/ui/drawing/pens.css, with the CSS variables replaced by colours: outside a browser they are not
 * resolved.
 */
const look = [
  `text{font-family:"JetBrains Mono";font-weight:500;fill:${ink};stroke:none}`,
  `.name{font-family:"Plus Jakarta Sans";font-weight:600}`,
  `.bubble{stroke:${measured};stroke-width:2}`,
  `.bubble,.body{fill:${white}}`,
  `.liquid{fill:${measured};fill-opacity:.2;stroke:none}`,
  `.level{stroke:${measured};stroke-width:2.5}`,
  `.measured,text.measured{fill:${measured};stroke:none}`,
  `.arrow{fill:${ink};stroke:none}`,
  `.signal{stroke-dasharray:5 4}`,
  `.beam{stroke:${measured};stroke-dasharray:2 4}`,
  `.thin,.dimension{stroke:${hairline};stroke-width:1}`,
].join('');

type Box = readonly (number | string)[];

/** SVG file of some shapes. @param box left, top, width and height */
const file = (shapes: ReactNode, box: Box) =>
  renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: the template gives the alternative text.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={box.join(' ')}>
      <style>{look}</style>
      <g fill="none" stroke={ink} strokeWidth="1.5" strokeLinejoin="round" fontSize="14">
        {shapes}
      </g>
    </svg>,
  );

export const renderForPaper = (drawing: Drawing): string => file(<WholeDrawing drawing={drawing} />, drawing.box);

const mark = (lines: string, liquid: string, level = '') =>
  file(
    <g strokeWidth="2.5" strokeLinejoin="miter">
      <path d={lines} />
      <path d={liquid} fill={measured} stroke="none" />
      <path d={level} stroke={measured} />
    </g>,
    [0, 0, 32, 32],
  );

export const logos = {
  product: mark(productMark.shell, productMark.liquid, productMark.level),
  company: mark(companyMark.line + companyMark.scale, companyMark.bob),
};

/** QR code as SVG, in the smallest version; error correction level M recovers 15 % of the code. */
export function qrCode(text: string): string {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  // Quiet zone of four modules (ISO/IEC 18004).
  return code.createSvgTag({ cellSize: 1, margin: 4, scalable: true });
}
