import { expect, test } from 'vitest';
import { apiHost } from './api-samples.ts';

test.each(['https://www.contoh.example', 'https://contoh.example'])('the host stands beside %s', (origin) => {
  expect(apiHost(origin)).toBe('api.contoh.example');
});
