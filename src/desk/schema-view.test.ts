import type { RJSFSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { siteCollections } from '../../tests/desk/fixture.ts';
import type { Path } from './contract.ts';
import { fieldLabel, fieldWords } from './say.ts';
import { labelled } from './schema-view.ts';

interface Shown {
  path: Path;
  hint: string | undefined;
}

const isValue = (option: unknown): boolean => (option as RJSFSchema).const !== undefined;

/** Every field of a form as it is shown. */
function fieldsOf(schema: unknown, path: Path): Shown[] {
  if (schema === null || typeof schema !== 'object') return [];
  const { description, properties = {}, items, additionalProperties, anyOf = [], oneOf = [] } = schema as RJSFSchema;
  return [
    { path, hint: description },
    ...Object.entries(properties).flatMap(([key, part]) => fieldsOf(part, [...path, key])),
    ...fieldsOf(items, [...path, 0]),
    ...fieldsOf(additionalProperties, [...path, '']),
    // The values of a choice are no fields.
    ...[...anyOf, ...oneOf].flatMap((option) => (isValue(option) ? [] : fieldsOf(option, path))),
  ];
}

test('no form shows a hint but those of the desk, which are Indonesian', async () => {
  const fields = [...(await siteCollections())].flatMap(([collection, { schema }]) => {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as RJSFSchema;
    return fieldsOf(labelled(json, []), []).map((field) => ({ collection, ...field }));
  });
  const foreign = fields.filter(({ path, hint }) => hint !== fieldWords(path)?.help);
  expect(foreign.map(({ collection, path }) => `${collection}: ${path.join('.')}`)).toEqual([]);
});

test.each([
  [['hero', 'film', 'duration'], 'Lama film'],
  [['supplies', 'ship', 'duration'], 'Lama penerimaan (jam)'],
  [['duration'], 'Lama pengerjaan'],
])('%s is named by where it stands', (path, name) => {
  expect(fieldLabel(path)).toBe(name);
});
