import { expect, test } from 'vitest';
import { openPage, plain } from '../site.ts';

/** The form as in sections 3 and 5 of the specification; tests/e2e/form.spec.ts tests its behaviour. */
const { $ } = openPage('/konsultasi-gratis');

/** [name, label, required, placeholder], as far as the specification gives them */
const fields: readonly (readonly [string, string | undefined, boolean, string?])[] = [
  ['name', 'Nama Lengkap', true, 'Masukkan nama lengkap'],
  ['email', 'Email', true],
  ['phone', 'Nomor Telepon', true, '+62 xxx xxxx xxxx'],
  ['company', undefined, false],
  ['industry', undefined, false],
  ['tankCount', undefined, false],
  ['message', undefined, false],
];

test('has exactly the seven fields, in order', () => {
  const names = $('main form :is(input, select, textarea)')
    .toArray()
    .map(({ attribs }) => attribs['name'] ?? attribs['id']);
  expect(names).toEqual(fields.map(([name]) => name));
});

test.each(fields)(
  '%s: has label, required state and placeholder, and no length limits',
  (name, label, required, placeholder) => {
    const field = $(`main form #${name}`);
    if (label) expect(plain($(`label[for="${name}"]`).text())).toContain(label);
    expect(field.attr('required') !== undefined).toBe(required);
    if (placeholder) expect(field.attr('placeholder')).toBe(placeholder);
    expect(field.is('[maxlength], [minlength], [pattern]')).toBe(false);
  },
);

const choices: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    'industry',
    {
      'oil-gas': 'Minyak & Gas',
      chemical: 'Kimia & Petrokimia',
      'food-beverage': 'Makanan & Minuman',
      agriculture: 'Agrikultur',
      'water-waste': 'Air & Limbah',
      manufacturing: 'Manufaktur',
      other: 'Lainnya',
    },
  ],
  ['tankCount', { '1-5': '1–5', '6-20': '6–20', '21-50': '21–50', '50+': '50' }],
];

test.each(choices)('%s offers the values of the specification', (name, expected) => {
  const options = $(`#${name} option`).toArray();
  const offered = options.map((option) => [$(option).attr('value') ?? '', plain($(option).text())] as const);
  const chosen = offered.filter(([value]) => value !== '');
  expect(chosen.map(([value]) => value)).toEqual(Object.keys(expected));
  for (const [value, label] of chosen) expect(label).toContain(expected[value]);
});
