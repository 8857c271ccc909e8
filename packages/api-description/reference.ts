import { joinParts, joinTexts, type Marked } from 'contract/marked';
import { fillText } from 'contract/slots';
import { codeSamples, idempotencyHeader } from './code.ts';
import {
  type ApiDocument,
  type ApiOperation,
  bodySchemaName,
  firstExample,
  listOperations,
  referenceName,
  resolveReference,
} from './document.ts';
import { formMediaType, type JsonSchema, type Response, type SchemaOrReference, streamMediaType } from './schema.ts';

export const operationAnchor = (name: string): string =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

export const objectAnchor = (name: string): string => `objek-${operationAnchor(name)}`;

export const isObject = (document: ApiDocument, name: string) => document.components.schemas[name]?.type === 'object';

/** Type as text, and the object’s name if the reference has a table of it. */
function describeType(document: ApiDocument, schema: SchemaOrReference): { type: string; object?: string | undefined } {
  if ('$ref' in schema) {
    const name = referenceName(schema);
    if (isObject(document, name)) return { type: name, object: name };
    return describeType(document, resolveReference<JsonSchema>(document, schema));
  }
  if (schema.type === 'array' && schema.items) {
    const { type, object } = describeType(document, schema.items);
    return { type: `${type}[]`, object };
  }
  const kind = schema.format ? `${schema.type} (${schema.format})` : schema.type;
  return { type: schema.nullable ? `${kind} | null` : kind };
}

const code = (value: string | number | boolean) => ({ kind: 'code' as const, text: String(value) });

/** Labels of a value's limits in tables, with the slots `{count}` and `{unit}` (which includes a leading space). */
export type RuleWords = Readonly<Record<'most' | 'least' | 'characters' | 'items' | 'pattern' | 'default', string>>;

function describeRules(document: ApiDocument, words: RuleWords, schema: JsonSchema): Marked[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const values = schema.enum ?? (schema.items && resolveReference<JsonSchema>(document, schema.items).enum);
  const span = (low: number | undefined, high: number | undefined, unit: string) => {
    if (low !== undefined && high !== undefined) return [joinParts([`${low}–${high}${unit}`])];
    if (high !== undefined) return [joinParts([fillText(words.most, { count: high, unit })])];
    return low !== undefined ? [joinParts([fillText(words.least, { count: low, unit })])] : [];
  };
  return [
    ...(values ? [joinTexts(values.map((value) => joinParts([code(value)])))] : []),
    ...span(minimum, maximum, ''),
    ...span(minLength, maxLength, ` ${words.characters}`),
    ...span(minItems, maxItems, ` ${words.items}`),
    ...(schema.pattern ? [joinParts([`${words.pattern} `, code(schema.pattern)])] : []),
    ...(schema.default !== undefined ? [joinParts([`${words.default} `, code(schema.default)])] : []),
  ];
}

/** A parameter or field as a table row. @param description replaces that of the schema */
export function fieldRow(
  document: ApiDocument,
  words: RuleWords,
  name: string,
  value: SchemaOrReference,
  required = false,
  description?: Marked,
) {
  const schema = resolveReference<JsonSchema>(document, value);
  const unit = schema['x-unit'];
  const bounds = [unit ?? [], ...describeRules(document, words, schema)].flat();
  return {
    name,
    ...describeType(document, value),
    required,
    unit,
    /** Unit and constraints of the value. */
    bounds: bounds.length > 0 ? joinTexts(bounds, '; ') : undefined,
    description: description ?? schema.description ?? joinParts([]),
  };
}

export type FieldRow = ReturnType<typeof fieldRow>;

export function listFields(document: ApiDocument, words: RuleWords, name: string): FieldRow[] {
  const { properties = {}, required = [] } = document.components.schemas[name] ?? {};
  return Object.entries(properties).map(([field, value]) =>
    fieldRow(document, words, field, value, required.includes(field)),
  );
}

/** Successful response of an operation: status and description. @throws when it has none */
export function successResponse({ responses }: ApiOperation): [string, Response] {
  const found = Object.entries(responses).find(([status]) => status.startsWith('2'));
  if (!found) throw new Error('an operation without a good answer');
  return found;
}

/** Whether the response is an endless event stream. */
export const isEndless = (operation: ApiOperation): boolean =>
  streamMediaType in (successResponse(operation)[1].content ?? {});
export const isForm = ({ requestBody }: ApiOperation): boolean => formMediaType in (requestBody?.content ?? {});

/**
 * Example call of an operation in three languages, as tabs.
 * @param base address of the API unless the environment sets another
 * @param file base name of the sample files
 */
export function requestSamples(document: ApiDocument, operation: ApiOperation, base: string, file = 'contoh') {
  const { method, parameters, requestBody, security } = operation;
  const path = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((address, { name, example = '' }) => address.replace(`{${name}}`, example), operation.path);
  const body = requestBody && firstExample(document, requestBody);
  const [, good] = successResponse(operation);
  const endless = isEndless(operation);
  const answer = endless ? undefined : bodySchemaName(good);
  const form = isForm(operation);
  const idempotent = parameters.some(({ name }) => name === idempotencyHeader);
  const request = { method, path, body, form, endless, answer, idempotent, keyed: security?.length !== 0 };
  const { curl, typescript, python } = codeSamples(request, base);
  return [
    { id: 'curl', label: 'curl', file: 'Terminal', code: curl, language: 'bash' },
    { id: 'typescript', label: 'TypeScript', file: `${file}.ts`, code: typescript, language: 'typescript' },
    { id: 'python', label: 'Python', file: `${file}.py`, code: python, language: 'python' },
  ] as const;
}

/** Parts of an operation that the reference shows. @param common statuses of all operations, shown only once */
export function operationParts(
  document: ApiDocument,
  words: RuleWords,
  operation: ApiOperation,
  common: readonly string[],
) {
  const { parameters, requestBody, responses } = operation;
  const [status, good] = successResponse(operation);
  const sent = requestBody && bodySchemaName(requestBody);
  return {
    status,
    example: firstExample(document, good),
    parameters: parameters.map((one) => fieldRow(document, words, one.name, one.schema, one.required, one.description)),
    body: sent ? listFields(document, words, sent) : [],
    answers: Object.entries(responses)
      .filter(([code]) => !common.includes(code))
      .map(([code, answer]) => {
        const { 'x-title': title, description, headers = {} } = answer;
        return { code, title, description, object: bodySchemaName(answer), headers: Object.keys(headers) };
      }),
  };
}

/** Formats JSON; text (event streams) is only trimmed. */
export const formatJson = (value: unknown) =>
  typeof value === 'string' ? value.trim() : JSON.stringify(value, null, 2);

export function commonStatuses(document: ApiDocument): string[] {
  const [first = [], ...others] = listOperations(document).map(({ responses }) => Object.keys(responses));
  return first.filter((status) => others.every((statuses) => statuses.includes(status)));
}

/** Names of the objects in the bodies of some operations, nested ones included. */
export function listObjects(document: ApiDocument, operations: readonly ApiOperation[]): string[] {
  const found = new Set<string>();
  const visit = (name: string | undefined) => {
    if (!name || found.has(name) || !isObject(document, name)) return;
    found.add(name);
    for (const value of Object.values(document.components.schemas[name]?.properties ?? {})) {
      visit(describeType(document, value).object);
    }
  };
  for (const { responses, requestBody } of operations) {
    if (requestBody) visit(bodySchemaName(requestBody));
    for (const answer of Object.values(responses)) if (!answer['x-status']) visit(bodySchemaName(answer));
  }
  return [...found];
}

/** Table of problems: status with name, meaning, what to do. */
export function problemRows(document: ApiDocument): (Marked | string)[][] {
  return Object.values(document.components.responses).map((answer) => [
    `${answer['x-status']} ${answer['x-title']}`,
    answer.description,
    answer['x-action'] ?? '',
  ]);
}
