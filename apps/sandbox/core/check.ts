import type { JsonSchema, SchemaOrReference, Schemas } from 'api-description/schema';
import { type FieldError, Refusal } from 'contract/sandbox';
import { fillText } from 'contract/slots';
import type { SandboxWords } from './words.ts';

/** Schemas that values must match, and the messages for violations. */
export interface CheckTerms {
  schemas: Schemas;
  words: Pick<SandboxWords, 'rules' | 'unknown'>;
}

/** Example values for messages, by format or type, for schemas without an example of their own. */
const samples: Readonly<Record<string, string | number | boolean>> = {
  ...{ 'date-time': '2026-11-20T00:00:00+07:00', uri: 'https://erp.contoh.example/kejadian' },
  ...{ string: 'teks', integer: 10, number: 67.5, boolean: true, array: '[…]', object: '{…}' },
};

const matchesPattern = (
  { example: form }: SandboxWords['rules'],
  message: string,
  { example, default: usual, enum: [first] = [], format, type }: JsonSchema,
) => message + fillText(form, { example: String(example ?? usual ?? first ?? samples[format ?? type] ?? '') });

export const invalidRequest = (errors: readonly FieldError[]) => new Refusal(422, undefined, {}, errors);

/** Whether a date-time exists: `Date` alone accepts 30 February and 24:00 as the following day. */
function isTime(text: string): boolean {
  const [, clock = ''] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.exec(text) ?? [];
  const local = Date.parse(`${clock}Z`);
  return (
    clock !== '' &&
    Number.isFinite(local) &&
    Number.isFinite(Date.parse(text)) &&
    new Date(local).toISOString().startsWith(clock)
  );
}

/**
 * Violations of a schema, by field and with a message; empty when the value is valid. Covers the part of JSON Schema
 * that the API document uses.
 */
export function findViolations(
  terms: CheckTerms,
  reference: SchemaOrReference,
  value: unknown,
  field = '',
): FieldError[] {
  const { schemas, words } = terms;
  const { rules, unknown } = words;
  const schema = resolveSchema(schemas, reference);
  if (value === null && schema.nullable) return [];
  if (!hasType(schema.type, value))
    return [{ field, message: matchesPattern(rules, fillText(rules.type, { type: schema.type }), schema) }];
  const inside = (name: string | number) => (field ? `${field}.${name}` : String(name));
  const own = rulesBroken(rules, schema, value).map((message) => ({ field, message }));
  const { items, properties = {}, required = [], additionalProperties } = schema;
  if (Array.isArray(value)) {
    return [...own, ...value.flatMap((item, at) => (items ? findViolations(terms, items, item, inside(at)) : []))];
  }
  if (typeof value !== 'object') return own;
  const given = value as Record<string, unknown>;
  const extra = additionalProperties === false && Object.keys(given).filter((name) => !Object.hasOwn(properties, name));
  return [
    ...own,
    ...required
      .filter((name) => given[name] === undefined)
      .map((name) => ({
        field: inside(name),
        message: matchesPattern(rules, rules.missing, resolveSchema(schemas, properties[name] ?? schema)),
      })),
    ...(extra || []).map((name) => ({ field: inside(name), message: unknown.field })),
    ...Object.entries(properties).flatMap(([name, inner]) =>
      given[name] === undefined ? [] : findViolations(terms, inner, given[name], inside(name)),
    ),
  ];
}

export function resolveSchema(schemas: Schemas, reference: SchemaOrReference): JsonSchema {
  if (!('$ref' in reference)) return reference;
  const found = schemas[reference.$ref.slice(reference.$ref.lastIndexOf('/') + 1)];
  if (!found) throw new Error(`${reference.$ref} leads nowhere`);
  return found;
}

function hasType(type: JsonSchema['type'], value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return Number.isFinite(value);
  return typeof value === type;
}

/** Whether a text is a URI (RFC 3986); `URL` alone accepts `%zz`, spaces and letters outside ASCII. */
function isAddress(text: string): boolean {
  if (!/^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\da-f]{2})+$/i.test(text)) return false;
  // Not URL.canParse: docs/browsers.md lists supported browsers without it.
  try {
    return Boolean(new URL(text));
  } catch {
    // The constructor throws for an invalid URL.
    return false;
  }
}

/** Messages of the rules that a value itself breaks, without its items and properties. */
function rulesBroken(words: SandboxWords['rules'], schema: JsonSchema, value: unknown): string[] {
  const { enum: options, minLength, maxLength, pattern, format } = schema;
  const within = (size: number, low = -Infinity, high = Infinity, unit = '') => [
    size < low && fillText(words.least, { count: low, unit }),
    size > high && fillText(words.most, { count: high, unit }),
  ];
  const broken = () => {
    if (typeof value === 'number') return within(value, schema.minimum, schema.maximum);
    if (Array.isArray(value)) return within(value.length, schema.minItems, schema.maxItems, ` ${words.items}`);
    if (typeof value === 'object' && value) {
      return within(Object.keys(value).length, schema.minProperties, undefined, ` ${words.fields}`);
    }
    if (typeof value !== 'string') return [];
    return [
      options && !options.includes(value) && fillText(words.oneOf, { values: options.join(', ') }),
      // Characters, not UTF-16 units.
      ...within([...value].length, minLength, maxLength, ` ${words.characters}`),
      pattern &&
        !new RegExp(pattern).test(value) &&
        matchesPattern(words, fillText(words.pattern, { pattern }), schema),
      format === 'date-time' && !isTime(value) && (/T.* \d\d:\d\d$/.test(value) ? words.plus : words.time),
      format === 'uri' && !isAddress(value) && matchesPattern(words, words.address, schema),
    ];
  };
  return broken().filter((message) => typeof message === 'string');
}
