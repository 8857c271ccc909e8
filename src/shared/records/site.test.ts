import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { officeSchema, officesSchema } from './site.ts';
import { claimSchema } from './stat.ts';

const without = <T extends object>(record: T, key: keyof T): object => {
  const { [key]: _left, ...rest } = record;
  return rest;
};
const problems = (schema: z.ZodType, record: unknown): string[] =>
  (schema.safeParse(record).error?.issues ?? []).map(({ path }) => path.join('.'));

const office = {
  type: 'Kantor pusat',
  company: '{company}',
  address: { street: 'Jalan Contoh 1', city: 'Semarang', region: 'Jawa Tengah', postalCode: '50000' },
  coordinates: { latitude: -6.99, longitude: 110.42 },
  hours: 'Senin–Sabtu',
  opening: { days: [1, 6], opens: '09:00', closes: '17:00' },
  phone: '+62 800 0000 0001',
  email: 'halo@contoh.example',
  landline: null,
};

describe('an office', () => {
  test('may have no landline, but says so', () => {
    expect(problems(officeSchema, office)).toEqual([]);
    expect(problems(officeSchema, without(office, 'landline'))).toEqual(['landline']);
  });

  test.each([
    ['opening.days.0', { opening: { ...office.opening, days: [8] } }],
    ['opening.opens', { opening: { ...office.opening, opens: '9.00' } }],
    ['address.postalCode', { address: { ...office.address, postalCode: '5000' } }],
    ['email', { email: 'halo' }],
  ])('is refused for a wrong %s', (field, wrong) => {
    expect(problems(officeSchema, { ...office, ...wrong })).toEqual([field]);
  });

  test('stands beside exactly one other', () => {
    expect(problems(officesSchema, { offices: [office] })).toEqual(['offices']);
  });
});

test('a claim may lack its source, but says so', () => {
  const claim = {
    figure: '9%',
    machine: '9%',
    subject: 'x',
    places: ['x'],
    meaning: 'x',
    condition: 'x',
    source: null,
  };
  expect(problems(claimSchema, claim)).toEqual([]);
  expect(problems(claimSchema, without(claim, 'source'))).toEqual(['source']);
  expect(problems(claimSchema, { ...claim, places: [] })).toEqual(['places']);
});
