import { expect, test } from 'vitest';
import { z } from 'zod';
import { operationsOf } from '../../src/api/description/document.ts';
import { apiDocument, fileText } from './api.ts';

/** The part of Postman's collection format 2.1.0 that is used here, as its schema has it: unknown keys are errors. */
const header = z.strictObject({ key: z.string(), value: z.string() });
const request = z.strictObject({
  method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']),
  description: z.string(),
  header: z.array(header),
  url: z.strictObject({
    raw: z.string(),
    host: z.array(z.string()),
    path: z.array(z.string()),
    query: z.array(
      z.strictObject({ key: z.string(), value: z.string(), description: z.string(), disabled: z.boolean() }),
    ),
    variable: z.array(z.strictObject({ key: z.string(), value: z.string(), description: z.string() })),
  }),
  body: z
    .strictObject({
      mode: z.literal('raw'),
      raw: z.string(),
      options: z.strictObject({ raw: z.strictObject({ language: z.literal('json') }) }),
    })
    .optional(),
});
const item = z.strictObject({
  name: z.string(),
  request,
  response: z.array(
    z.strictObject({
      name: z.string(),
      originalRequest: request,
      code: z.int(),
      header: z.array(header),
      body: z.string(),
    }),
  ),
});
const variable = z.strictObject({ key: z.string(), value: z.string() });
const collection = z.strictObject({
  info: z.strictObject({
    name: z.string(),
    description: z.string(),
    schema: z.literal('https://schema.getpostman.com/json/collection/v2.1.0/collection.json'),
  }),
  auth: z.strictObject({
    type: z.literal('bearer'),
    bearer: z.array(z.strictObject({ key: z.literal('token'), value: z.string(), type: z.literal('string') })),
  }),
  variable: z.array(variable),
  item: z.array(z.strictObject({ name: z.string(), description: z.string(), item: z.array(item) })),
});

const parsed = collection.parse(JSON.parse(fileText('tank-api.postman_collection.json')));
const requests = parsed.item.flatMap((folder) => folder.item);

test('the collection has every operation of the document, with the key as a variable', () => {
  const addresses = requests.map(({ request: { method, url } }) => `${method} /${url.path.join('/')}`);
  expect(addresses).toEqual(
    operationsOf(apiDocument).map(({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(parsed.auth.bearer[0]?.value).toBe('{{api_key}}');
  expect(parsed.variable.find(({ key }) => key === 'api_key')?.value).toBe('');
});

test('writes carry a fresh key under which they may be repeated', () => {
  const keyed = requests.filter(({ request: { header } }) => header.some(({ value }) => value === '{{$guid}}'));
  const writes = operationsOf(apiDocument).filter(({ method }) => method === 'post' || method === 'patch');
  expect(keyed.map(({ name }) => name)).toEqual(writes.map(({ summary }) => summary));
});

test('bodies and saved answers are JSON, and every variable of a path is given', () => {
  for (const {
    request: { body, url },
    response,
  } of requests) {
    if (body) expect(() => JSON.parse(body.raw)).not.toThrow();
    for (const { body: text, code } of response) if (code !== 204) expect(() => JSON.parse(text)).not.toThrow();
    const placed = url.path.filter((part) => part.startsWith(':')).map((part) => part.slice(1));
    expect(url.variable.map(({ key }) => key)).toEqual(placed);
    expect(url.variable.every(({ value }) => value !== '')).toBe(true);
  }
});
