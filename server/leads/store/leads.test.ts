import { expect, test } from 'vitest';
import { referencePattern } from '../../contract/lead.ts';
import { makeReference, readReference } from './leads.ts';

test('references have the shape that can be spoken, and differ', () => {
  const references = Array.from({ length: 500 }, makeReference);
  for (const reference of references) expect(reference).toMatch(referencePattern);
  expect(new Set(references).size).toBe(500);
});

test.each([
  ['KTR-4X9M', 'KTR-4X9M'],
  [' ktr 4x9m ', 'KTR-4X9M'],
  ['KTR4X9M', 'KTR-4X9M'],
  ['KTR-4X9', undefined],
  ['OOO-0000', undefined],
  ['', undefined],
])('%j is read as %s', (typed, reference) => {
  expect(readReference(typed)).toBe(reference);
});
