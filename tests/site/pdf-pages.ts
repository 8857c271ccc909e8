import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Part of a page as pixels, RGBA. */
export interface Drawn {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** A part of a page in points, from its upper left corner. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Canvases {
  create(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
}

export const openPdf = (file: Buffer) => getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;

/** All pages of a file. */
export async function pagesOf(file: Buffer): Promise<PDFPageProxy[]> {
  const pdf = await openPdf(file);
  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
}

/** A part of every page as a reader's program draws it. @param scale pixels a point */
export async function drawPages(file: Buffer, part: Part, scale: number): Promise<Drawn[]> {
  const pdf = await openPdf(file);
  const drawn: Drawn[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const [width, height] = [Math.round(part.width * scale), Math.round(part.height * scale)];
    const { canvas, context } = (pdf.canvasFactory as Canvases).create(width, height);
    const viewport = (await pdf.getPage(number)).getViewport({
      scale,
      offsetX: -part.left * scale,
      offsetY: -part.top * scale,
    });
    await (await pdf.getPage(number)).render({ canvas, canvasContext: context, viewport }).promise;
    drawn.push({ width, height, data: context.getImageData(0, 0, width, height).data });
  }
  return drawn;
}

/** The tallest stretch of rows without ink, as a share of the height. */
export function tallestBlank({ width, height, data }: Drawn): number {
  let [tallest, run] = [0, 0];
  for (let row = 0; row < height; row++) {
    const pixels = data.subarray(row * width * 4, (row + 1) * width * 4);
    run = pixels.some((value) => value < 248) ? 0 : run + 1;
    tallest = Math.max(tallest, run);
  }
  return tallest / height;
}
