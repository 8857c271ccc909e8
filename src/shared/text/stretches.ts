/** A range or a number of a standard: `10–40`, `09.00–17.00`, `60079-10-1`. Units stand behind a space that holds. */
const joined = /(?<![\p{L}\d.,–-])\d+(?:[.,]\d+)*(?:[–-]\d+(?:[.,]\d+)*)+/gu;

export interface Stretch {
  readonly text: string;
  /** Browsers would end a line behind its dash; it is read in one piece. */
  readonly unbroken: boolean;
}

/** A text in stretches; most texts are one. */
export function stretchesOf(text: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(joined)) {
    if (index > end) stretches.push({ text: text.slice(end, index), unbroken: false });
    stretches.push({ text: found, unbroken: true });
    end = index + found.length;
  }
  if (end < text.length) stretches.push({ text: text.slice(end), unbroken: false });
  return stretches;
}
