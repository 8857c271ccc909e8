import type { Path, Schema } from '../contract.ts';
import { deskWords } from '../desk.words.ts';
import { fieldLabel } from '../desk-texts.ts';
import { isDataObject } from '../tree.ts';

export interface FieldProps {
  schema: Schema;
  path: Path;
  value: unknown;
  isRequired?: boolean;
  /** Whether its label is already shown. */
  isNamed?: boolean;
}

/** Alternatives of a schema; nested ones are flattened into one choice. */
export const listOptions = ({ anyOf, oneOf }: Schema): Schema[] | undefined =>
  (anyOf ?? oneOf)?.flatMap((option) => listOptions(option) ?? [option]);

export const resolveSchema = (schema: Schema, { $defs = {} }: Schema): Schema =>
  $defs[schema.$ref?.replace('#/$defs/', '') ?? ''] ?? schema;

/** Schema of the field at a path. */
export function schemaAt(schema: Schema, [key, ...rest]: Path, whole = schema): Schema | undefined {
  const own = resolveSchema(schema, whole);
  if (key === undefined) return own;
  for (const option of listOptions(own) ?? [own]) {
    const { properties, additionalProperties: free, prefixItems, items } = resolveSchema(option, whole);
    const part = typeof key === 'number' ? (prefixItems?.[key] ?? items) : (properties?.[key] ?? free);
    const found = typeof part === 'object' ? schemaAt(part, rest, whole) : undefined;
    if (found) return found;
  }
  return undefined;
}

const types: Record<string, (value: unknown) => boolean> = {
  object: isDataObject,
  array: Array.isArray,
  null: (value) => value === null,
};

/** How badly a value fits a schema: 0 is best, infinite when it cannot match. */
function distance({ type = '', properties, const: only, ...schema }: Schema, value: unknown) {
  if (only !== undefined) return only === value ? 0 : Infinity;
  if (schema.enum) return schema.enum.includes(value) ? 0 : Infinity;
  const isType = types[type] ?? ((given: unknown) => typeof given === type.replace('integer', 'number'));
  if (!isType(value)) return Infinity;
  if (!isDataObject(value) || !properties) return 0;
  const markers = Object.entries(properties).filter(([, part]) => part.const !== undefined);
  if (markers.some(([key, part]) => part.const !== value[key])) return Infinity;
  const missing = (schema.required ?? []).filter((key) => !(key in value));
  return missing.length + 2 * Object.keys(value).filter((key) => !(key in properties)).length;
}

/** Index of the alternative that fits best; the picked one as long as the value can match it. */
export function optionFor(options: readonly Schema[], value: unknown, picked = -1): number {
  const off = options.map((option) => distance(option, value));
  if ((off[picked] ?? Infinity) < Infinity) return picked;
  return Math.max(0, off.indexOf(Math.min(...off)));
}

export function emptyValue({ type, const: only, properties = {} }: Schema): unknown {
  if (only !== undefined) return only;
  if (type === 'array') return [];
  if (type === 'null') return null;
  if (type !== 'object') return type === 'boolean' ? false : '';
  const markers = Object.entries(properties).filter(([, part]) => part.const !== undefined);
  return Object.fromEntries(markers.map(([key, part]) => [key, part.const]));
}

export const optionWord = (value: unknown) => deskWords.options[String(value)] ?? String(value);

/** Label of an alternative: its constant, its required fields, its type, or its number. */
export function optionTitle({ type, properties = {}, required = [] }: Schema, at: number, path: Path): string {
  if (type === 'null') return deskWords.form.empty;
  const marker = Object.values(properties).find((part) => part.const !== undefined);
  if (marker) return optionWord(marker.const);
  const asked = required.slice(0, 2).map((key) => fieldLabel([...path, key]));
  return asked.join(', ') || deskWords.options[type ?? ''] || `${deskWords.form.choice} ${at + 1}`;
}

/** A part of the form in a fold of its own, so that few fields are open at a time. */
export interface SectionView {
  label: string;
  path: Path;
  schema: Schema;
  isRequired: boolean;
}

/** Sections of a form: all single values first, then each object and list. */
export function listSections(schema: Schema): SectionView[] {
  const { properties = {}, required = [] } = schema;
  const entries = Object.entries(properties);
  const isPart = (part: Schema) => ['object', 'array'].includes(part.type ?? '') || listOptions(part) !== undefined;
  const single = entries.filter(([, part]) => !isPart(part));
  const parts = entries.filter(([, part]) => isPart(part));
  const basics = { ...schema, properties: Object.fromEntries(single) };
  return [
    ...(single.length > 0 || parts.length === 0
      ? [{ label: deskWords.form.basics, path: [], schema: basics, isRequired: true }]
      : []),
    ...parts.map(([key, part]) => {
      return { label: fieldLabel([key]), path: [key], schema: part, isRequired: required.includes(key) };
    }),
  ];
}

export const findSection = (sections: readonly SectionView[], path: Path): SectionView | undefined =>
  sections.find((section) => section.path[0] === path[0]) ?? sections.find((section) => section.path.length === 0);
