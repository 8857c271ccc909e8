import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { kept } from '../shared/build/kept.ts';

/** Pixels of the picture of a first page: twice what it is shown at; A4 upright. */
export const firstPageSize = { width: 240, height: 339 } as const;

/** What pdf.js draws on outside a browser; its types say `object`. */
interface CanvasFactory {
  create(
    width: number,
    height: number,
  ): {
    canvas: HTMLCanvasElement & { toBuffer(type: 'image/png'): Buffer };
    context: CanvasRenderingContext2D;
  };
}

/** Picture of the first page of a finished document, as WebP. */
export const getFirstPage = (pdf: Buffer): Promise<Buffer> =>
  kept([pdf, firstPageSize, encoding], () => drawFirstPage(pdf));

const encoding = { quality: 80 } as const;

async function drawFirstPage(pdf: Buffer): Promise<Buffer> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const page = await document.getPage(1);
  const { width } = page.getViewport({ scale: 1 });
  // Drawn larger and made smaller: thin lines and small type keep their weight.
  const viewport = page.getViewport({ scale: (2 * firstPageSize.width) / width });
  const { canvas, context } = (document.canvasFactory as CanvasFactory).create(viewport.width, viewport.height);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const drawn = canvas.toBuffer('image/png');
  await loading.destroy();
  return sharp(drawn)
    .resize({ ...firstPageSize, fit: 'cover', position: 'top' })
    .webp(encoding)
    .toBuffer();
}
