import openapiTS, { astToString } from 'openapi-typescript';
import { describe, expect, test } from 'vitest';
import { words } from '../../shared/text/fixture.ts';
import { markdown, plainText, withoutMarks } from '../../shared/text/marked.ts';
import { document } from '../fixture.ts';
import { joinDocument, operationOf, operationsOf, resolve } from './document.ts';
import { exampleUrl, fieldsOf, objectsOf, operationView, rulesOf } from './reference.ts';
import type { OpenapiPart } from './schema.ts';

describe('the joined document', () => {
  test('refuses two parts that speak of the same place', () => {
    const part = {
      components: { headers: { A: { description: words('x'), schema: { type: 'string' } } } },
    } as OpenapiPart;
    expect(() => joinDocument([part, part], 'https://api.contoh.example', {})).toThrow('components.headers.A');
  });

  test('puts paths in the order of their tags', () => {
    const tags = operationsOf(document).map(({ tags: [tag] }) => tag);
    expect([...new Set(tags)]).toEqual(document.tags.map(({ name }) => name));
    expect(tags).toEqual([...tags].sort((a, b) => [...new Set(tags)].indexOf(a) - [...new Set(tags)].indexOf(b)));
  });

  test('a reference that leads nowhere is named', () => {
    expect(() => resolve(document, { $ref: '#/components/schemas/Tanki' })).toThrow('#/components/schemas/Tanki');
    expect(() => operationOf(document, 'getTanki')).toThrow('getTanki');
  });
});

test('the types for download are those of the document: `npx vitest run --project=unit src/api -u` writes them anew', async () => {
  const types = astToString(await openapiTS(structuredClone(withoutMarks(document, markdown)) as never));
  await expect(types).toMatchFileSnapshot('../../content/api/tank-api.d.ts.snap');
});

describe('what the pages draw', () => {
  const view = (id: string) => operationView(document, operationOf(document, id));

  test('an operation has its example call, its own answers, and those of all operations apart', () => {
    const { answers, common, anchor, body, answer } = view('acknowledgeAlert');
    expect(anchor).toBe('acknowledge-alert');
    expect(common).toEqual(['401', '403', '405', '429', '503']);
    expect(answers.map(({ status }) => status.slice(0, 3))).toEqual(['200', '400', '404', '409', '422']);
    expect(body?.fields.map(({ name, required }) => [name, required])).toEqual([
      ['by', true],
      ['note', false],
    ]);
    expect(JSON.parse(answer.code).acknowledged_by).toBe('Operator jaga');
    expect(exampleUrl(document, operationOf(document, 'getTankData'))).toBe(
      'https://api.contoh.example/v1/tanks/TK-204/data',
    );
  });

  test('types are named as programmers read them, and lead to objects', () => {
    const types = Object.fromEntries(
      [...fieldsOf(document, 'TankPage'), ...fieldsOf(document, 'Alert')].map(({ name, type }) => [name, type]),
    );
    expect(types).toMatchObject({
      data: 'Tank[]',
      next_cursor: 'string | null',
      raised_at: 'string (date-time)',
      limit: 'number | null',
      tank_id: 'string',
    });
    expect(objectsOf(document, [operationOf(document, 'listTanks')])).toEqual(['TankPage', 'Tank']);
  });

  test('bounds and values are put into words', () => {
    const { limit } = document.components.parameters;
    expect(limit && rulesOf(document, limit.schema).map(markdown)).toEqual(['1–200', 'tanpa ini `50`']);
    expect(rulesOf(document, { $ref: '#/components/schemas/EventNames' }).map(plainText)).toContain('1–7 butir');
  });
});
