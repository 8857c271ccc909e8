/** The numbers in a printed figure, for the ruler beside it: `30–40%` → from 30 to 40, `80%` → from 80 to 80. */
export interface ClaimSpan {
  from: number;
  to: number;
}

/** @throws when a figure names no number, so that a ruler never shows something else than the words. */
export function claimSpan(figure: string): ClaimSpan {
  const [from, to = from] = [...figure.matchAll(/\d+(?:,\d+)?/g)].map(([number]) => Number(number.replace(',', '.')));
  if (from === undefined || to === undefined) throw new Error(`no number in the figure “${figure}”`);
  return { from, to };
}
