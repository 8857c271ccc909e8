import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A run of horizontal text as the box between its baseline and cap height. */
interface Run {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Texts of a PDF that overlap others, as `page: one / other`. */
export async function overprintedTexts(file: Buffer): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const found: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const runs = items.flatMap((item): Run[] => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [, turned, , , left, bottom] = item.transform;
      const top = bottom + item.height * 0.7;
      return turned === 0 ? [{ text: item.str.trim(), left, right: left + item.width, bottom, top }] : [];
    });
    for (const [index, one] of runs.entries()) {
      // Outlined letters are printed twice, and letters extend into adjacent boxes.
      const over = runs.slice(index + 1).filter((other) => other.text !== one.text && overlap(one, other) > 0.25);
      found.push(...over.map((other) => `page ${number}: “${one.text}” / “${other.text}”`));
    }
  }
  return found;
}

/** Share of the smaller box that overlaps the other, 0 to 1. */
function overlap(one: Run, other: Run): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
  const area = (run: Run): number => (run.right - run.left) * (run.top - run.bottom);
  return (Math.max(0, width) * Math.max(0, height)) / Math.min(area(one), area(other));
}
