import { describe, expect, test } from 'vitest';
import { consultationFields, industryValues, tankCountValues } from '../../server/contract/lead.ts';
import { consultationFormSchema } from './schema.ts';

/** The contract with whoever reads the requests: these values, in this order. */
const contract = {
  industries: ['oil-gas', 'chemical', 'food-beverage', 'agriculture', 'water-waste', 'manufacturing', 'other'],
  tankCounts: ['1-5', '6-20', '21-50', '50+'],
  fields: ['name', 'email', 'phone', 'company', 'industry', 'tankCount', 'message'],
} as const;

describe('the consultation form', () => {
  test('hands on the values of the contract', () => {
    expect(industryValues).toEqual(contract.industries);
    expect(tankCountValues).toEqual(contract.tankCounts);
    expect(consultationFields).toEqual(contract.fields);
    expect(Object.keys(consultationFormSchema.shape.fields.shape)).toEqual(contract.fields);
  });
});
