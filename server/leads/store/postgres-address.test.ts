import { expect, test } from 'vitest';
import { isPlainAboutTls, postgresAddress } from './postgres-address.ts';

test.each([
  ['postgres://u:p@db.internal/leads', 'postgres://u:p@db.internal/leads?sslmode=verify-full'],
  ['postgres://u:p@db.internal/leads?sslmode=disable', 'postgres://u:p@db.internal/leads?sslmode=disable'],
  ['postgres://u:p@localhost/leads', 'postgres://u:p@localhost/leads'],
  ['postgres://u:p@[::1]:5433/leads', 'postgres://u:p@[::1]:5433/leads'],
  ['postgres:///leads?host=/var/run/postgresql', 'postgres:///leads?host=/var/run/postgresql'],
  ['postgres:///leads?host=10.0.0.4', 'postgres:///leads?host=10.0.0.4&sslmode=verify-full'],
])('%s → %s', (url, expected) => {
  expect(postgresAddress(url)).toBe(expected);
});

test.each([
  ['', true],
  ['?sslmode=disable', true],
  ['?sslmode=verify-full', true],
  ['?sslmode=prefer', false],
  ['?sslmode=allow', false],
])('sslmode %j is taken: %s', (query, taken) => {
  expect(isPlainAboutTls(new URL(`postgres://u:p@db/leads${query}`))).toBe(taken);
});
