import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { siteCollections } from '../../../../tests/desk/fixture.ts';
import { DeskProvider, FormProvider } from '../context.ts';
import type { DeskIndex, Path, Schema } from '../contract.ts';
import { deskWords } from '../desk.words.ts';
import { fieldLabel } from '../desk-texts.ts';
import { listRecords, readText } from '../server/collections.ts';
import { valueAt, withValue } from '../tree.ts';
import { Field } from './Field.tsx';
import { emptyValue, type FieldProps, listOptions, listSections, optionFor, resolveSchema } from './schema.ts';

const vocabulary = { names: {}, glossary: {}, claims: {}, terms: [] };
const index = { addresses: [], pictures: [], vocabulary } as unknown as DeskIndex;
const nothing = () => undefined;
const desk = { index, open: nothing, changed: nothing, fail: nothing, addPicture: nothing };

/** Descriptions in a schema: English, for people who edit the files. */
const listDescriptions = (schema: unknown): string[] =>
  [...JSON.stringify(schema).matchAll(/"description":"([^"\\]{12,})"/g)].map(([, text = '']) => text);

test('renders a record of every collection as a form, without the schemas’ English descriptions', async () => {
  const site = { root: process.cwd(), collections: await siteCollections() };
  const one = new Map([...listRecords(site)].map(([file, collection]) => [collection, file]));
  for (const [{ schema: zod }, file] of one) {
    const schema = z.toJSONSchema(zod, { io: 'input', unrepresentable: 'any' }) as Schema;
    const data = parse(await readText(site, file));
    const html = listSections(schema).map((section) =>
      renderToStaticMarkup(
        <DeskProvider value={desk}>
          <FormProvider value={{ file, schema, slots: [], problems: [], set: nothing, onFocus: nothing }}>
            <Field {...section} value={valueAt(data, section.path)} isNamed />
          </FormProvider>
        </DeskProvider>,
      ),
    );
    expect(html.join('').length, file).toBeGreaterThan(200);
    const hints = [...html.join('').matchAll(/__help">([^<]*)</g)].map(([, hint = '']) => hint);
    expect(
      hints.filter((hint) => listDescriptions(schema).includes(hint)),
      file,
    ).toEqual([]);
  }
}, 180_000);

/** Field props of all number fields of a schema, those of every alternative included. */
function figuresIn(schema: Schema, whole: Schema, path: Path = [], within: readonly Schema[] = []): FieldProps[] {
  const own = resolveSchema(schema, whole);
  if (within.includes(own) || own.const !== undefined || own.enum) return [];
  const { properties = {}, prefixItems = [], items, additionalProperties: free } = own;
  const options = listOptions(own)?.map((option) => [path, option] as const);
  const parts = options ?? [
    ...Object.entries(properties).map(([key, part]) => [[...path, key], part] as const),
    ...prefixItems.map((part, at) => [[...path, at], part] as const),
    ...(items ? [[[...path, 0], items] as const] : []),
    ...(typeof free === 'object' ? [[[...path, '-'], free] as const] : []),
  ];
  if (own.type === 'number' || own.type === 'integer') return [{ path, schema: own, value: 12 }];
  return parts.flatMap(([at, part]) => figuresIn(part, whole, at, [...within, own]));
}

test('renders every number field with decimal input, whatever its key', async () => {
  for (const [name, { schema: zod }] of await siteCollections()) {
    const schema = z.toJSONSchema(zod, { io: 'input', unrepresentable: 'any' }) as Schema;
    const form = { file: name, schema, slots: [], problems: [], set: nothing, onFocus: nothing };
    for (const figure of figuresIn(schema, schema)) {
      const html = renderToStaticMarkup(
        <DeskProvider value={desk}>
          <FormProvider value={form}>
            <Field {...figure} />
          </FormProvider>
        </DeskProvider>,
      );
      expect(html, `${name}: ${figure.path.join('.')}`).toContain('inputMode="decimal"');
    }
  }
}, 180_000);

test('has a name and a place in the list for every collection', async () => {
  const listed = deskWords.groups.flatMap(({ collections }) => collections);
  for (const name of (await siteCollections()).keys()) {
    expect(Object.keys(deskWords.collections)).toContain(name);
    expect(listed).toContain(name);
  }
});

test('recognises an alternative by its constant, else by its type', () => {
  const number: Schema = { type: 'number' };
  const shapes: Schema[] = [
    { type: 'object', properties: { kind: { const: 'box' }, width: number }, required: ['kind', 'width'] },
    { type: 'object', properties: { kind: { const: 'sphere' }, diameter: number }, required: ['kind', 'diameter'] },
  ];
  expect(optionFor(shapes, { kind: 'sphere' })).toBe(1);
  expect(emptyValue(shapes[1] ?? {})).toEqual({ kind: 'sphere' });
  const open: Schema[] = [{ type: 'string' }, { type: 'null' }];
  expect([optionFor(open, 'a'), optionFor(open, null), optionFor(open, null, 0)]).toEqual([0, 1, 1]);
});

test('changes a value at its path; undefined removes it', () => {
  const data = { a: [{ b: 1, c: 2 }], d: 3 };
  expect(withValue(data, ['a', 0, 'b'], 9)).toEqual({ a: [{ b: 9, c: 2 }], d: 3 });
  expect(withValue(data, ['a', 0, 'b'], undefined)).toEqual({ a: [{ c: 2 }], d: 3 });
  expect(data).toEqual({ a: [{ b: 1, c: 2 }], d: 3 });
});

test.each([
  [['hero', 'film', 'duration'], 'Lama film'],
  [['supplies', 'ship', 'duration'], 'Lama penerimaan (jam)'],
  [['duration'], 'Lama pengerjaan'],
])('names %s by its context', (path, name) => {
  expect(fieldLabel(path)).toBe(name);
});
