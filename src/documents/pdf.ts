/** Number of pages of a PDF whose objects are not packed. @throws when it states none. */
export function countPages(pdf: Buffer): number {
  const count = /\/Type \/Pages\b[^>]*?\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1];
  if (!count) throw new Error('a PDF without a count of its pages');
  return Number(count);
}
