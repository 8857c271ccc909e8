import { fillText } from '../../../../server/contract/slots.ts';
import { sandboxWords } from '../../api.words.ts';
import type { JsonSchema, SchemaOrReference } from '../../description/schema.ts';

const { rules: words, unknown } = sandboxWords;

/** A value that was refused: its place, and the rule that it breaks. */
export interface FieldError {
  field: string;
  message: string;
}

/** What a request is answered with, before the headers that every answer has. */
export interface HandlerAnswer {
  status: number;
  /** Undefined for an empty answer. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** What is thrown instead of an answer; the router makes a problem of it. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The values that were refused, one by one. */
  readonly errors: readonly FieldError[] | undefined;

  constructor(status: number, detail?: string, headers = {}, errors?: readonly FieldError[]) {
    super(detail);
    this.status = status;
    this.headers = headers;
    this.errors = errors;
  }
}

/** 422 with the values that were refused. */
export const refusal = (errors: readonly FieldError[]) => new ApiFailure(422, undefined, {}, errors);

export type Schemas = Readonly<Record<string, JsonSchema>>;

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** Where a value goes against its schema, in words; empty when it fits. The part of JSON Schema that our document uses. */
export function check(schemas: Schemas, reference: SchemaOrReference, value: unknown, field = ''): FieldError[] {
  const schema = schemaOf(schemas, reference);
  if (value === null && schema.nullable) return [];
  if (!hasType(schema.type, value)) return [{ field, message: fillText(words.type, { type: schema.type }) }];
  const inside = (name: string | number) => (field ? `${field}.${name}` : String(name));
  const own = rulesBroken(schema, value).map((message) => ({ field, message }));
  const { items, properties = {}, required = [], additionalProperties } = schema;
  if (Array.isArray(value)) {
    return [...own, ...value.flatMap((item, at) => (items ? check(schemas, items, item, inside(at)) : []))];
  }
  if (typeof value !== 'object') return own;
  const given = value as Record<string, unknown>;
  const missing = required.filter((name) => given[name] === undefined);
  const extra =
    additionalProperties === false ? Object.keys(given).filter((name) => !Object.hasOwn(properties, name)) : [];
  return [
    ...own,
    ...missing.map((name) => ({ field: inside(name), message: words.missing })),
    ...extra.map((name) => ({ field: inside(name), message: unknown.field })),
    ...Object.entries(properties).flatMap(([name, inner]) =>
      given[name] === undefined ? [] : check(schemas, inner, given[name], inside(name)),
    ),
  ];
}

/** What a schema stands for. @throws when a reference leads nowhere */
export function schemaOf(schemas: Schemas, reference: SchemaOrReference): JsonSchema {
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

function isAddress(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

/** Rules that one value breaks, without what is inside it. */
function rulesBroken(schema: JsonSchema, value: unknown): string[] {
  const within = (size: number, low = -Infinity, high = Infinity, unit = '') => [
    size < low && fillText(words.least, { count: low, unit: unit && ` ${unit}` }),
    size > high && fillText(words.most, { count: high, unit: unit && ` ${unit}` }),
  ];
  const broken = () => {
    if (typeof value === 'number') return within(value, schema.minimum, schema.maximum);
    if (Array.isArray(value)) return within(value.length, schema.minItems, schema.maxItems, words.items);
    if (typeof value === 'object' && value) {
      return within(Object.keys(value).length, schema.minProperties, undefined, words.fields);
    }
    if (typeof value !== 'string') return [];
    const { enum: options, minLength, maxLength, pattern, format } = schema;
    return [
      options && !options.includes(value) && fillText(words.oneOf, { values: options.join(', ') }),
      ...within(value.length, minLength, maxLength, words.characters),
      pattern && !new RegExp(pattern).test(value) && fillText(words.pattern, { pattern }),
      format === 'date-time' && !(isoTime.test(value) && Number.isFinite(Date.parse(value))) && words.time,
      format === 'uri' && !isAddress(value) && words.address,
    ];
  };
  return broken().filter((message) => typeof message === 'string');
}
