import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { consultationFormSchema } from './consultation.ts';
import { consultationFields, industryValues, tankCountValues } from './consultation-fields.ts';
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

/** The contract with whoever reads the requests: these values, in this order. */
const contract = {
  industries: ['oil-gas', 'chemical', 'food-beverage', 'agriculture', 'water-waste', 'manufacturing', 'other'],
  tankCounts: ['1-5', '6-20', '21-50', '50+'],
  fields: ['name', 'email', 'phone', 'company', 'industry', 'tankCount', 'message'],
} as const;

describe('the consultation form', () => {
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: 'x' }));
  const { industries, tankCounts } = consultationFormSchema.shape;

  test('hands on the values of the contract', () => {
    expect(industryValues).toEqual(contract.industries);
    expect(tankCountValues).toEqual(contract.tankCounts);
    expect(consultationFields).toEqual(contract.fields);
    expect(Object.keys(consultationFormSchema.shape.fields.shape)).toEqual(contract.fields);
  });

  test.each([
    ['industries', industries, contract.industries, 'mining'],
    ['tankCounts', tankCounts, contract.tankCounts, '51-100'],
  ] as const)('offers all %s, each once, and no other', (_, schema, values, foreign) => {
    expect(problems(schema, options(values))).toEqual([]);
    expect(problems(schema, options([...values.slice(1), foreign]))).toEqual([`${values.length - 1}.value`]);
    expect(problems(schema, options(values.slice(1)))).not.toEqual([]);
    expect(problems(schema, options(values.map(() => values[0]))), 'the same value again').not.toEqual([]);
  });
});
