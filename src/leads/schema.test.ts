import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { consultationFields, industryValues, tankCountValues } from '../../server/contract/lead.ts';
import { consultationFormSchema } from './schema.ts';

const problems = (schema: z.ZodType, record: unknown): string[] =>
  (schema.safeParse(record).error?.issues ?? []).map(({ path }) => path.join('.'));

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
