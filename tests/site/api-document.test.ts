import vm from 'node:vm';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { bodySchemaName, findOperation, firstExample, listOperations } from 'api-description/document';
import { operationAnchor, successResponse } from 'api-description/reference';
import { errorCodes } from 'contract/sandbox';
import { buildSchema, isObjectType, validateSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sampleReading as sample } from '../../apps/site/src/plant/terminal/terminal.ts';
import { apiDocument, codeSamplesOn, fileText, referencePages } from './api.ts';
import { expectNone, expectSame, openPage, plain, readDist } from './site.ts';

describe('the OpenAPI document', () => {
  test('passes the strict linter, and is the same in YAML and JSON', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const absoluteRef = 'openapi.yaml';
    const problems = await lintFromString({ source: fileText(absoluteRef), absoluteRef, config });
    expectNone(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`),
      absoluteRef,
    );
    expect(parse(fileText(absoluteRef))).toEqual(apiDocument);
    expect(apiDocument.openapi).toBe('3.0.3');
    expect(fileText('openapi.yaml')).not.toMatch(/[{}](en|abbr|claim|ref):|\{\{/);
  });

  test('contains the sample of the specification: path, bearer key, six fields, status normal', () => {
    const operation = findOperation(apiDocument, 'getTankData');
    expect([operation.method, operation.path]).toEqual(['get', '/v1/tanks/{tank_id}/data']);
    const [status, good] = successResponse(operation);
    expect([status, firstExample(apiDocument, good)]).toEqual(['200', sample]);
    expect(Object.keys(sample)).toEqual(['tank_id', 'level', 'temperature', 'pressure', 'timestamp', 'status']);
    expect(sample.status).toBe('normal');
    expect(apiDocument.security).toContainEqual({ bearerAuth: [] });
    const urls = apiDocument.servers.map(({ url }) => url);
    expect(urls).toEqual([expect.stringMatching(/^https:\/\/api\./), expect.stringMatching(/^https:.*\/sandbox$/)]);
    expect(fileText('openapi.yaml')).toContain(`tokenUrl: ${urls[0]}/v1/oauth/token`);
  });

  test('documents 401, 403, 405, 429 and 503 for every operation, and the remaining limit', () => {
    for (const { operationId, responses } of listOperations(apiDocument)) {
      expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['401', '403', '405', '429', '503']));
      const headers = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].headers ?? {};
      expect(Object.keys(headers), operationId).toContain('RateLimit-Remaining');
    }
  });
});

test('refusals have the headers that HTTP requires; writes have an idempotency key', () => {
  const { responses } = apiDocument.components;
  const listHeaders = (status: number) =>
    Object.values(responses).flatMap((answer) =>
      answer['x-status'] === status ? Object.keys(answer.headers ?? {}) : [],
    );
  expect(listHeaders(401)).toContain('WWW-Authenticate');
  expect(listHeaders(405)).toContain('Allow');
  expect(listHeaders(429)).toContain('Retry-After');
  for (const { operationId, method, parameters } of listOperations(apiDocument))
    expect([operationId, parameters.some(({ name }) => name === 'Idempotency-Key')]).toEqual([
      operationId,
      (method === 'post' || method === 'patch') && !['createKey', 'createToken'].includes(operationId),
    ]);
});

test('the type of every problem links to its code, and older anchors by status still exist', () => {
  const { $ } = openPage('/api-integration/dokumentasi/galat');
  const types = Object.values(apiDocument.components.examples).flatMap(
    ({ value }) => (value as { type?: string }).type ?? [],
  );
  // Events have a `type` too, which is not a URL.
  const found = types
    .filter((type) => URL.canParse(type))
    .map((type) => new URL(type))
    .filter(({ hash }) => hash);
  expect(found.length).toBeGreaterThan(9);
  for (const { pathname, hash } of found) {
    expect([pathname, $(hash).length]).toEqual(['/api-integration/dokumentasi/galat', 1]);
  }
  for (const [code, status] of Object.entries(errorCodes)) expect($(`#${code}`).text()).toContain(`${status} ${code}`);
  const statuses = Object.values(apiDocument.components.responses).map((answer) => answer['x-status']);
  for (const address of ['/api-integration/dokumentasi', '/pengembang']) {
    for (const status of statuses)
      expect([address, status, openPage(address).$(`#galat-${status}`).length]).toEqual([address, status, 1]);
  }
});

describe('the pages', () => {
  test('show every operation once, at its own fragment', () => {
    const shown = referencePages.flatMap((address) => {
      const { $ } = openPage(address);
      return listOperations(apiDocument).filter(
        ({ operationId }) => $(`section#${operationAnchor(operationId)}`).length === 1,
      );
    });
    expectSame(
      shown.map(({ operationId }) => operationId),
      listOperations(apiDocument).map(({ operationId }) => operationId),
      'reference pages',
    );
    expect(shown).toHaveLength(listOperations(apiDocument).length);
  });

  test('exist in Markdown with every operation, parameter and field of the document', () => {
    const tableRows = (part: string) => [...part.matchAll(/^\| `([^`]+)` /gm)].map(([, name]) => name);
    const shown = referencePages.flatMap((address) => {
      const { $ } = openPage(address);
      const [link, seen] = [$('link[rel=alternate][type="text/markdown"]'), $(`main a[href="${address}.md"]`)];
      expect([link.attr('href'), seen.length]).toEqual([`${address}.md`, 1]);
      const text = readDist(`${address}.md`).toString('utf8');
      expect(text).toMatch(/^# \S.*\n\n\S/);
      expect(text).not.toMatch(/\[object|\{\{|\{(en|abbr|claim|ref):/);
      const chapters = $('main section[id] > div > h2, main section#objek > h2').toArray();
      const titles = chapters.map((one) => plain($(one).text()));
      expect(text.match(/^## .*$/gm)?.map((line) => line.slice(3).replaceAll('`', ''))).toEqual(titles);
      return text.split(/\n(?=## )/);
    });
    const operations = listOperations(apiDocument).map(({ method, path, parameters, requestBody }) => {
      const sent = requestBody && apiDocument.components.schemas[bodySchemaName(requestBody) ?? ''];
      const names = [...parameters.map(({ name }) => name), ...Object.keys(sent?.properties ?? {})];
      return [`${method.toUpperCase()} ${path}`, names];
    });
    const told = shown.flatMap((part) => {
      const address = /^## .*\n\n`([A-Z]+ \/v1\S+)` `\w+`/.exec(part)?.[1];
      return address ? [[address, tableRows(part)]] : [];
    });
    expect(told.sort()).toEqual(operations.sort());
    for (const part of shown.flatMap((one) => one.split(/\n(?=### )/))) {
      const { properties } = apiDocument.components.schemas[/^### (\w+)\n/.exec(part)?.[1] ?? ''] ?? {};
      if (properties) expect(tableRows(part)).toEqual(Object.keys(properties));
    }
  });

  test.each(['/api-integration', '/api-integration/dokumentasi', '/api-integration/dokumentasi/tangki'])(
    '%s shows the sample of the document',
    (address) => {
      const readings = codeSamplesOn(openPage(address)).filter(({ code }) =>
        // The reading itself; a stock reading begins the same.
        /^\{\n {2}"tank_id": "TK-204",\n {2}"level"[^}]+"status": "\w+"\n\}/.test(code),
      );
      expect(readings.length, address).toBeGreaterThan(0);
      for (const { code } of readings) expect(JSON.parse(code), address).toEqual(sample);
    },
  );
});

test('the GraphQL schema is valid, and its objects have the fields of the OpenAPI document', () => {
  const schema = buildSchema(fileText('schema.graphql'));
  expect(validateSchema(schema)).toEqual([]);
  const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  for (const name of ['Reading', 'StockReading', 'HistoryPoint', 'Alert']) {
    const type = schema.getType(name);
    const fields = Object.keys(apiDocument.components.schemas[name]?.properties ?? {}).map(camel);
    expect(isObjectType(type) && Object.keys(type.getFields()), name).toEqual(fields);
  }
  const shown = codeSamplesOn(openPage('/api-integration/dokumentasi/graphql')).map(({ code }) => code.trim());
  expect(shown).toContain(fileText('schema.graphql').trim());
});

/** The part of Postman’s collection format 2.1.0 that this test reads. */
interface PostmanRequest {
  method: string;
  header: { value: string }[];
  url: { path: string[]; variable: { key: string; value: string }[] };
  body?: { raw?: string };
}

test('the Postman collection has every operation, makes one key, sends new idempotency keys, has valid JSON', () => {
  const { info, auth, variable, item, event } = JSON.parse(fileText('tank-api.postman_collection.json'));
  expect(info.schema).toContain('/collection/v2.1.0/');
  expect([auth.bearer[0].value, variable.find(({ key }: { key: string }) => key === 'API_KEY').value]).toEqual([
    '{{API_KEY}}',
    '',
  ]);
  // Run like in Postman: the script makes a key once, and keeps an existing one.
  const asked: string[] = [];
  const values: Record<string, string> = { API_KEY: '' };
  const pm = {
    variables: { get: (name: string) => values[name], replaceIn: (text: string) => text.replace('{{TANK_API}}', 'x:') },
    collectionVariables: { set: (name: string, value: string) => Object.assign(values, { [name]: value }) },
    sendRequest({ url }: { url: string }, done: (error: null, answer: object) => void) {
      asked.push(url);
      done(null, { code: 201, json: () => ({ key: 'sandbox_write_1' }) });
    },
  };
  const script = event.find(({ listen }: { listen: string }) => listen === 'prerequest').script.exec.join('\n');
  for (const _ of [1, 2]) vm.runInNewContext(script, { pm, Error });
  expect([asked, values['API_KEY']]).toEqual([['x:/v1/keys'], 'sandbox_write_1']);
  type Item = { request: PostmanRequest; response: { code: number; body: string }[] };
  const items: Item[] = item.flatMap((folder: { item: Item[] }) => folder.item);
  const requests = items.map(({ request: { method, url, header } }) => [
    `${method} /${url.path.join('/')}`,
    header.some(({ value }) => value === '{{$guid}}'),
  ]);
  // Streams are left out: they would never end the run.
  const ending = listOperations(apiDocument).filter(({ operationId }) => operationId !== 'streamEvents');
  const known = ending.map(({ method, path, parameters }) => [
    `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    parameters.some(({ name }) => name === 'Idempotency-Key'),
  ]);
  expect(requests.sort()).toEqual(known.sort());
  for (const { request, response } of items) {
    const bodies = [request.body?.raw, ...response.map(({ body, code }) => (code === 204 ? undefined : body))];
    for (const body of bodies) if (body !== undefined) expect(() => JSON.parse(body)).not.toThrow();
    const placed = request.url.path.filter((part) => part.startsWith(':')).map((part) => part.slice(1));
    expect(request.url.variable.map(({ key, value }) => value && key)).toEqual(placed);
  }
});
