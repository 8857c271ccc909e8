import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { procurementSchema } from './site-schema.ts';

const record = parse(readFileSync('apps/site/src/content/site/procurement.yaml', 'utf8'));
const warranty = { value: 24, unit: 'bulan', basis: 'sejak serah terima', stated: '2026-11-01' };
const certificate = {
  subject: 'Gateway',
  number: '98765/DJID/2026',
  plgId: '12345',
  issuer: 'DJID',
  issued: '2026-03-02',
  until: null,
};

/** Paths of the errors in the record after a change. */
function faults(change: { terms?: object; entries?: object[] }): string[] {
  const approvals = record.approvals.map((one: { id: string }) =>
    one.id === 'djid' ? { ...one, entries: change.entries ?? [] } : one,
  );
  const { error } = procurementSchema.safeParse({ ...record, approvals, terms: { ...record.terms, ...change.terms } });
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
}

test('accepts terms, samples and certificates; requires the PLG ID in a DJID certificate', () => {
  expect(faults({ terms: { warranty }, entries: [certificate] })).toEqual([]);
  expect(faults({ terms: { warranty: { ...warranty, stated: null } } })).toEqual([]);
  expect(faults({ terms: { warranty: null } })).toEqual(['terms.warranty']);
  expect(faults({ entries: [{ ...certificate, plgId: undefined }] })).toEqual(['approvals.0.entries']);
});
