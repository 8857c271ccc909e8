import { expect, test } from 'vitest';
import { uuid } from './uuid.ts';

test('version 4, variant 1, never the same', () => {
  const made = Array.from({ length: 1000 }, uuid);
  for (const one of made) expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(1000);
});
