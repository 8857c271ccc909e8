import { expect, test } from 'vitest';
import { contentTypeOf } from './content-types.ts';

test.each([
  ['a/tank-api.d.ts', 'text/plain; charset=utf-8'],
  ['a/openapi.yaml', 'application/yaml; charset=utf-8'],
  ['a/schema.graphql', 'application/graphql; charset=utf-8'],
  ['a/openapi.json', undefined],
])('%s', (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});
