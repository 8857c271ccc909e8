import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { streamCloseCodes, streamLimits, streamTopics } from 'contract/sandbox';
import { expect, test } from 'vitest';
import { asyncapiRecord } from '../../apps/site/src/api/api.words.ts';
import { document } from '../../tests/api-fixture.ts';
import { buildAsyncapi } from './asyncapi.ts';

const asyncapi = buildAsyncapi(document, asyncapiRecord);
const require = createRequire(import.meta.url);
const specification = require.resolve('@asyncapi/specs/schemas/3.0.0-without-$id.json');

test('is valid by the AsyncAPI 3.0 schema', () => {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  const isValid = ajv.compile(JSON.parse(readFileSync(specification, 'utf8')));
  isValid(asyncapi);
  expect(isValid.errors).toBe(null);
  isValid({ ...asyncapi, channels: { stream: { adress: '/' } } });
  expect(isValid.errors).not.toBe(null);
});

test('lists every topic with its messages, limits and close codes, and the serving host first', () => {
  const { channels, components, servers } = asyncapi;
  const { stream } = channels;
  expect(Object.keys(components.messages)).toEqual(expect.arrayContaining(Object.values(streamTopics)));
  expect(components.schemas.Topic.enum).toEqual(Object.keys(streamTopics));
  expect([stream['x-limits'], stream.address]).toEqual([streamLimits, '/v1/stream']);
  expect(Object.values<{ code: number }>(stream['x-close-codes']).map(({ code }) => code)).toEqual(
    Object.values(streamCloseCodes),
  );
  expect(components.schemas.SandboxState.enum).toEqual(['fresh', 'kept', 'restarted']);
  expect(Object.keys(servers)[0]).toBe('production-wss');
  const references = JSON.stringify(asyncapi).matchAll(/"#\/components\/(\w+)\/(\w+)"/g);
  for (const [reference, kind = '', name = ''] of references) expect(components[kind][name], reference).toBeDefined();
});
