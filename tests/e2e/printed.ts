import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A sheet of a print as its reader sees it. */
export interface Sheet {
  /** Share of its height with ink, 0 to 1. */
  ink: number;
  /** Texts below the smallest legible size, with their size in pt. */
  small: string[];
  /** Heading at the end of the sheet, away from what it heads. */
  orphan: string | undefined;
  text: string;
}

/** Letters in pt that are legible on paper. */
const legible = 7;
/** Pixels per pt, and rows of pixels per band; a band is as high as a line of text. */
const [scale, band] = [0.25, 3];
/** The page number in the bottom margin does not fill a sheet. */
const bottomMargin = 44;

export async function readPrint(file: Buffer): Promise<Sheet[]> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const sheets: Sheet[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
    const small = texts.flatMap(({ str, transform }) => {
      const [a = 0, b = 0, c = 0, d = 0] = transform;
      const size = Math.min(Math.hypot(a, b), Math.hypot(c, d));
      // A subscript or a sign is smaller than the letters beside it.
      return size < legible - 0.05 && /[\p{L}\p{Nd}]/u.test(str) ? [`${str}: ${size.toFixed(1)} pt`] : [];
    });
    sheets.push({
      ink: await measureInk(page, pdf.canvasFactory as CanvasFactory),
      small: [...new Set(small)],
      orphan: await lastHeading(page),
      text: texts.map(({ str }) => str).join(' '),
    });
  }
  return sheets;
}

interface CanvasFactory {
  create(width: number, height: number): { canvas: never; context: CanvasRenderingContext2D };
}

async function measureInk(page: PDFPageProxy, factory: CanvasFactory): Promise<number> {
  const viewport = page.getViewport({ scale });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const { canvas, context } = factory.create(width, height);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const { data } = context.getImageData(0, 0, width, height - Math.round(bottomMargin * scale));
  const bands = Array.from({ length: Math.floor(data.length / (4 * width * band)) }, (_, at) =>
    data.subarray(at * 4 * width * band, (at + 1) * 4 * width * band),
  );
  // Anti-aliased letters are grey at this scale.
  return bands.filter((pixels) => pixels.some((value, at) => at % 4 !== 3 && value < 225)).length / bands.length;
}

interface Node {
  role?: string;
  children?: readonly Node[];
  type?: string;
  id?: string;
}

/** Role of the last content of a page, when that is a heading. */
async function lastHeading(page: PDFPageProxy): Promise<string | undefined> {
  const last = (node: Node): Node[] => {
    const child = node.children?.findLast((one) => one.type === 'content' || last(one).length > 0);
    return child ? [node, ...last(child)] : node.type === 'content' ? [node] : [];
  };
  const tree = (await page.getStructTree()) as Node | null;
  return tree ? last(tree).find(({ role }) => /^H\d?$/.test(role ?? ''))?.role : undefined;
}
