import { expect, test } from 'vitest';
import { mergePolicies, serialisePolicy } from './csp.ts';

test('without needs everything is closed', () => {
  expect(serialisePolicy({})).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

test('a need opens its directive in place of none, and names each directive once', () => {
  const policy = serialisePolicy({ 'form-action': ["'self'"], 'img-src': ["'self'"] });
  expect(policy).toContain("form-action 'self';");
  expect(policy).toMatch(/; img-src 'self'$/);
  expect(policy.match(/form-action/g)).toHaveLength(1);
});

test('an empty list opens nothing', () => {
  expect(serialisePolicy({ 'script-src': [] })).toBe(serialisePolicy({}));
});

test('merging keeps each source once and in order', () => {
  expect(mergePolicies({ 'img-src': ["'self'"] }, {}, { 'img-src': ['data:', "'self'"], 'font-src': [] })).toEqual({
    'img-src': ["'self'", 'data:'],
    'font-src': [],
  });
});
