import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Run {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Share of the smaller of two texts that may lie under the other: letters reach into their neighbours' boxes. */
const mayTouch = 0.25;

/** Texts of a PDF that are printed over one another, as `page: one / other`. */
export async function overprinted(file: Buffer): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const found: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const runs = items.flatMap((item) => ('str' in item && item.str.trim() ? runOf(item) : []));
    for (const [index, one] of runs.entries()) {
      // Letters with an outline are printed twice: the outline, then the letters on it.
      const others = runs.slice(index + 1).filter(({ text }) => text !== one.text);
      const over = others.filter((other) => overlap(one, other) > mayTouch);
      found.push(...over.map((other) => `page ${number}: “${one.text}” / “${other.text}”`));
    }
  }
  return found;
}

/** A level run of letters as the box between its base line and the height of its capitals; none for a turned one. */
function runOf(item: { str: string; transform: number[]; width: number; height: number }): Run[] {
  const [, turned = 0, , , left = 0, bottom = 0] = item.transform;
  if (turned !== 0) return [];
  const top = bottom + item.height * 0.7;
  return [{ text: item.str.trim().slice(0, 40), left, right: left + item.width, bottom, top }];
}

/** How much of the smaller box lies in the other, from 0 to 1. */
function overlap(one: Run, other: Run): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
  if (width <= 0 || height <= 0) return 0;
  const area = (run: Run): number => (run.right - run.left) * (run.top - run.bottom);
  return (width * height) / Math.min(area(one), area(other));
}
