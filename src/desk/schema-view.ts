import type { RJSFSchema } from '@rjsf/utils';
import type { Path } from './contract.ts';
import { deskWords } from './desk.words.ts';
import { fieldLabel, fieldWords } from './say.ts';

/** A part of a record that is edited on its own: the page then has few fields at a time. */
export interface SectionView {
  /** Key of the record, or nothing for the single values at its top. */
  key: string | undefined;
  label: string;
  schema: RJSFSchema;
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** How an alternative is called: by the word that tells it from the others, by its shape, or by its number. */
function optionTitle(option: RJSFSchema, at: number): string {
  if (option.type === 'null') return deskWords.form.empty;
  const marker = Object.values(option.properties ?? {}).find((part) => isTable(part) && 'const' in part);
  if (isTable(marker)) return optionWord(marker['const']);
  if (option.const !== undefined) return optionWord(option.const);
  const asked = (option.required ?? []).slice(0, 2).map((key) => fieldLabel([key]));
  return asked.length > 0 ? asked.join(', ') : `${deskWords.form.choice} ${at + 1}`;
}

const optionWord = (value: unknown): string => deskWords.options[String(value)] ?? String(value);

/** A schema whose fields carry the names and explanations of the desk. */
export function labelled(schema: RJSFSchema, path: Path): RJSFSchema {
  // The sentences of schemas are English, and for whoever writes in the files.
  const { default: _left, title: _title, description: _english, ...rest } = schema;
  const help = fieldWords(path)?.help;
  const view: RJSFSchema = { ...rest, title: fieldLabel(path), ...(help && { description: help }) };
  if (schema.properties) {
    view.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([key, part]) => [key, labelled(part as RJSFSchema, [...path, key])]),
    );
    // A key for editors' completion, which no record of the desk writes.
    delete view.properties['$schema'];
  }
  if (schema.enum) {
    delete view.enum;
    view.oneOf = schema.enum.map((value) => ({ const: value, title: optionWord(value) }));
  }
  if (isTable(schema.items)) view.items = labelled(schema.items as RJSFSchema, [...path, 0]);
  if (isTable(schema.additionalProperties)) {
    view.additionalProperties = labelled(schema.additionalProperties as RJSFSchema, [...path, '']);
  }
  for (const union of ['anyOf', 'oneOf'] as const) {
    const options = schema[union] as RJSFSchema[] | undefined;
    if (options) {
      view[union] = options.map((option, at) => ({ ...labelled(option, path), title: optionTitle(option, at) }));
    }
  }
  return view;
}

const isPart = (schema: RJSFSchema): boolean =>
  ['object', 'array'].includes(String(schema.type)) || 'anyOf' in schema || 'oneOf' in schema;

/** The sections of a record: the single values at its top together, then each table and list. */
export function sectionsOf(schema: RJSFSchema): SectionView[] {
  const view = labelled(schema, []);
  const entries = Object.entries(view.properties ?? {}) as [string, RJSFSchema][];
  if (entries.length === 0) return [{ key: undefined, label: deskWords.form.basics, schema: { ...view, title: '' } }];
  const single = entries.filter(([, part]) => !isPart(part));
  const basics: SectionView = {
    key: undefined,
    label: deskWords.form.basics,
    schema: {
      type: 'object',
      properties: Object.fromEntries(single),
      required: (view.required ?? []).filter((key) => single.some(([name]) => name === key)),
    },
  };
  const parts = entries
    .filter(([, part]) => isPart(part))
    .map(([key, part]) => ({ key, label: part.title ?? key, schema: part }));
  return single.length > 0 ? [basics, ...parts] : parts;
}

/** The section in which a field stands. */
export const sectionOf = (sections: readonly SectionView[], path: Path): SectionView | undefined =>
  sections.find(({ key }) => key === path[0]) ?? sections.find(({ key }) => key === undefined);

/** Id of a field in the form of its section. */
export const fieldId = (section: SectionView, path: Path): string =>
  [...(section.key === undefined ? ['root'] : []), ...path].join('.');
