import { htmlStrokes } from './html-strokes.ts';
import { fontOf } from './stroke.ts';

/** Pixels of the picture for one of the page: sharp when it is printed. */
const density = 2;
const margin = 32;
const line = 28;

/**
 * A result as a PNG: its title, all that is seen of it without its controls, and where it comes from. It is drawn from
 * the page itself, stroke by stroke, so that fonts and colours are those of the page and its policy needs no exception.
 * @throws when the browser gives no canvas
 */
export async function resultPicture(result: Element, title: string, source: string): Promise<Blob> {
  await document.fonts.ready;
  const { left, top, width } = result.getBoundingClientRect();
  const strokes = [...result.children].flatMap(htmlStrokes);
  const up = top - result.scrollTop;
  const height = Math.max(0, ...strokes.map(({ bottom }) => bottom)) - up;
  const look = getComputedStyle(document.body);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((width + 2 * margin) * density);
  canvas.height = Math.ceil((height + 2 * margin + 3 * line) * density);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.scale(density, density);
  pen.fillStyle = look.backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = look.color;
  pen.font = `650 22px ${look.fontFamily}`;
  pen.fillText(title, margin, margin + 14, width);
  pen.font = fontOf(look).replace(/[\d.]+px/, '13px');
  pen.fillText(source, margin, canvas.height / density - margin + 4, width);
  for (const { draw } of strokes) {
    pen.save();
    pen.translate(margin - left, margin + line - up);
    draw(pen);
    pen.restore();
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
