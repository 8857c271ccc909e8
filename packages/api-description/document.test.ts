import { joinParts, toMarkdown, withoutMarks } from 'contract/marked';
import openapiTS, { astToString } from 'openapi-typescript';
import { describe, expect, test } from 'vitest';
import { document } from '../../tests/api-fixture.ts';
import { findOperation, joinDocument, listOperations, resolveReference } from './document.ts';
import type { OpenapiPart } from './schema.ts';

describe('the joined document', () => {
  test('refuses two parts that define the same key', () => {
    const part = {
      components: { headers: { A: { description: joinParts(['x']), schema: { type: 'string' } } } },
    } as OpenapiPart;
    expect(() => joinDocument([part, part], [{ url: 'https://api.contoh.example', description: '' }], {})).toThrow(
      'components.headers.A',
    );
  });

  test('orders paths by their tags', () => {
    const tags = listOperations(document).map(({ tags: [tag] }) => tag);
    expect([...new Set(tags)]).toEqual(document.tags.map(({ name }) => name));
    expect(tags).toEqual([...tags].sort((a, b) => [...new Set(tags)].indexOf(a) - [...new Set(tags)].indexOf(b)));
  });

  test('names a reference or operation that does not exist', () => {
    expect(() => resolveReference(document, { $ref: '#/components/schemas/Tanki' })).toThrow(
      '#/components/schemas/Tanki',
    );
    expect(() => findOperation(document, 'getTanki')).toThrow('getTanki');
  });
});

test('keeps the downloadable types up to date (rewrite: `npx vitest run --project=unit api-description -u`)', async () => {
  const types = astToString(await openapiTS(structuredClone(withoutMarks(document, toMarkdown)) as never));
  await expect(types).toMatchFileSnapshot('../../apps/site/src/content/api/tank-api.d.ts.snap');
});
