import { expect, test } from 'vitest';
import { operationsOf } from '../../src/api/description/document.ts';
import { apiDocument, fileText } from './api.ts';

/** The part of Postman's collection format 2.1.0 that is looked at here. */
interface Request {
  method: string;
  header: { key: string; value: string }[];
  url: { path: string[]; variable: { key: string; value: string }[] };
  body?: { raw: string };
}
interface Collection {
  info: { schema: string };
  auth: { bearer: { value: string }[] };
  variable: { key: string; value: string }[];
  item: { item: { name: string; request: Request; response: { code: number; body: string }[] }[] }[];
}

const parsed: Collection = JSON.parse(fileText('tank-api.postman_collection.json'));
const requests = parsed.item.flatMap((folder) => folder.item);

test('the collection has every operation of the document, with the key as a variable', () => {
  const addresses = requests.map(({ request: { method, url } }) => `${method} /${url.path.join('/')}`);
  expect(addresses).toEqual(
    operationsOf(apiDocument).map(({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(parsed.info.schema).toContain('/collection/v2.1.0/');
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
