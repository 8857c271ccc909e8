import type { industryValues, tankCountValues } from '../../src/leads/consultation-fields.ts';

/** The lists of the form in the words of the form. */
const labels = {
  'oil-gas': 'Minyak & Gas',
  chemical: 'Kimia & Petrokimia',
  'food-beverage': 'Makanan & Minuman',
  agriculture: 'Agrikultur',
  'water-waste': 'Air & Limbah',
  manufacturing: 'Manufaktur',
  other: 'Lainnya',
  '1-5': '1–5 tangki',
  '6-20': '6–20 tangki',
  '21-50': '21–50 tangki',
  '50+': 'Lebih dari 50 tangki',
} satisfies Record<(typeof industryValues)[number] | (typeof tankCountValues)[number], string>;

/** What visitors read for a value of a list; a value of an older release stays as it is. */
export function labelOf(value: string | null): string | null {
  return value !== null && Object.hasOwn(labels, value) ? labels[value as keyof typeof labels] : value;
}
