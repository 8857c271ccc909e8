import { fillText } from '../../../../server/contract/slots.ts';
import { sandboxWords } from '../../api.words.ts';
import type { FieldError } from '../../description/objects.ts';
import type { JsonSchema, SchemaOrReference } from '../../description/schema.ts';

const { rules: words } = sandboxWords;

export type Schemas = Readonly<Record<string, JsonSchema>>;

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

function isAddress(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

/** Where a value goes against its schema, in words; empty when it fits. The part of JSON Schema that our document uses. */
export function check(schemas: Schemas, reference: SchemaOrReference, value: unknown, field = ''): FieldError[] {
  const schema = schemaOf(schemas, reference);
  if (value === null && schema.nullable) return [];
  if (!hasType(schema.type, value)) return [{ field, message: fillText(words.type, { type: schema.type ?? '' }) }];
  const own = rules(schema, value).map((message) => ({ field, message }));
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    return [...own, ...value.flatMap((item, index) => check(schemas, items, item, inside(field, String(index))))];
  }
  if (schema.type === 'object')
    return [...own, ...properties(schemas, schema, value as Record<string, unknown>, field)];
  return own;
}

/** What a schema stands for. @throws when a reference leads nowhere */
export function schemaOf(schemas: Schemas, reference: SchemaOrReference): JsonSchema {
  if (!('$ref' in reference)) return reference;
  const found = schemas[reference.$ref.slice(reference.$ref.lastIndexOf('/') + 1)];
  if (!found) throw new Error(`${reference.$ref} leads nowhere`);
  return found;
}

const inside = (field: string, name: string) => (field ? `${field}.${name}` : name);

function hasType(type: JsonSchema['type'], value: unknown): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    default:
      return typeof value === type;
  }
}

/** Rules that one value breaks, without what is inside it. */
function rules(schema: JsonSchema, value: unknown): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, minProperties, pattern, format } = schema;
  const broken = (rule: boolean, message: string) => (rule ? [message] : []);
  const least = (size: number, low: number | undefined, high: number | undefined, unit: string) => [
    ...broken(low !== undefined && size < low, fillText(words.least, { count: low ?? 0, unit })),
    ...broken(high !== undefined && size > high, fillText(words.most, { count: high ?? 0, unit })),
  ];
  if (typeof value === 'number') return least(value, minimum, maximum, '');
  if (Array.isArray(value)) return least(value.length, minItems, maxItems, ` ${words.items}`);
  if (typeof value === 'object' && value)
    return least(Object.keys(value).length, minProperties, undefined, ` ${words.fields}`);
  if (typeof value !== 'string') return [];
  return [
    ...broken(
      schema.enum !== undefined && !schema.enum.includes(value),
      fillText(words.oneOf, { values: schema.enum?.join(', ') ?? '' }),
    ),
    ...least(value.length, minLength, maxLength, ` ${words.characters}`),
    ...broken(
      pattern !== undefined && !new RegExp(pattern).test(value),
      fillText(words.pattern, { pattern: pattern ?? '' }),
    ),
    ...broken(format === 'date-time' && !(isoTime.test(value) && Number.isFinite(Date.parse(value))), words.time),
    ...broken(format === 'uri' && !isAddress(value), words.address),
  ];
}

function properties(
  schemas: Schemas,
  { properties: known = {}, required = [], additionalProperties }: JsonSchema,
  value: Record<string, unknown>,
  field: string,
): FieldError[] {
  const missing = required.filter((name) => value[name] === undefined);
  const unknown = additionalProperties === false ? Object.keys(value).filter((name) => !(name in known)) : [];
  return [
    ...missing.map((name) => ({ field: inside(field, name), message: words.missing })),
    ...unknown.map((name) => ({ field: inside(field, name), message: sandboxWords.unknown.field })),
    ...Object.entries(known).flatMap(([name, schema]) =>
      value[name] === undefined ? [] : check(schemas, schema, value[name], inside(field, name)),
    ),
  ];
}
