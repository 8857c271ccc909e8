const whole = /^(\d{1,3})(?:\s*(?:"|″|”|in(?:ch(?:es)?)?))?$/i;
const parts =
  /^(?:(\d{1,3})\s*(?:(?:'|′|’|ft|feet)\s*-?|-)\s*)?(?:(\d{1,3})(?:[\s-]+|$|(?=\s*(?:"|″|”|in))))?(?:(\d{1,2})\/(2|4|8|16))?\s*(?:"|″|”|in(?:ch(?:es)?)?)?$/i;

/** Inches in `5' 3 1/2"`, `5-3`, `63 3/8`; undefined for a cell without feet, fraction or inch mark. */
export function parseInches(cell: string): number | undefined {
  const text = cell.trim();
  if (whole.test(text) && /\D/.test(text)) return Number.parseInt(text, 10);
  const found = parts.exec(text);
  if (!found || !/['′’"″”/]|ft|feet|in|^\d+-\d+$/i.test(text)) return undefined;
  const [, feet, inches, above, below] = found;
  if (above && Number(above) >= Number(below)) return undefined;
  if (feet && Number(inches ?? 0) >= 12) return undefined;
  return Number(feet ?? 0) * 12 + Number(inches ?? 0) + (above ? Number(above) / Number(below) : 0);
}
