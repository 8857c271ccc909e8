/** `10–40`, `09.00–17.00`, `60079-10-1` */
const joined = /(?<![\p{L}\d.,–-])\d+(?:[.,]\d+)*(?:[–-]\d+(?:[.,]\d+)*)+/gu;

export interface Stretch {
  readonly text: string;
  /** Browsers would break it behind its dash. */
  readonly unbroken: boolean;
}

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
