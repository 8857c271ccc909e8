import { sandboxLimits, streamTopics } from 'contract/sandbox';
import { itemAt } from 'tank-gauging/item-at';
import {
  type Body,
  type Header,
  type JsonSchema,
  type Method,
  methods,
  type OpenapiPart,
  type Operation,
  type Parameter,
  type Reference,
  type Response,
  type SecurityScheme,
} from './schema.ts';

type Whole<T> = { [K in keyof T]-?: NonNullable<T[K]> };

/** The complete OpenAPI document: all parts merged, plus servers, examples and what is common to all operations. */
export interface ApiDocument extends Whole<Omit<OpenapiPart, 'components' | 'x-every-operation'>> {
  servers: readonly Server[];
  components: Whole<NonNullable<OpenapiPart['components']>> & { examples: Record<string, MediaExample> };
}

export interface Server {
  url: string;
  description: string;
}

export interface MediaExample {
  summary: string;
  value: unknown;
}

/** An operation with its references resolved. */
export interface ApiOperation extends Omit<Operation, 'parameters' | 'responses'> {
  method: Method;
  path: string;
  parameters: Parameter[];
  responses: Record<string, Response>;
}

type Tree = { [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges two records. @throws when both define the same key */
function join(first: Tree, second: Tree, path: readonly string[] = []): Tree {
  const joined = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const here = [...path, key];
    const known = joined[key];
    if (known === undefined) joined[key] = value;
    else if (isTree(known) && isTree(value)) joined[key] = join(known, value, here);
    else throw new Error(`${here.join('.')} is defined in two parts of the document`);
  }
  return joined;
}

export const mapValues = <K extends string, T, U>(record: Readonly<Record<K, T>>, change: (value: T, name: K) => U) =>
  Object.fromEntries(Object.entries<T>(record).map(([name, value]) => [name, change(value, name as K)])) as Record<
    K,
    U
  >;

/** Header examples derived from the limits: two requests of the window are used. */
const counts: Readonly<Record<string, number>> = {
  'RateLimit-Limit': sandboxLimits.requests,
  'RateLimit-Remaining': sandboxLimits.requests - 2,
};
const withCount = (header: Header, name: string): Header =>
  name in counts ? { ...header, schema: { ...header.schema, example: counts[name] } } : header;

const withTokenUrl = (scheme: SecurityScheme, server: string): SecurityScheme =>
  scheme.type === 'oauth2'
    ? { ...scheme, flows: mapValues(scheme.flows, (flow) => ({ ...flow, tokenUrl: server + flow.tokenUrl })) }
    : scheme;

/** Enum values that the handlers share with the document. */
const values: Readonly<Record<string, string[]>> = { Topic: Object.keys(streamTopics) };
const withValues = (schema: JsonSchema, name: string): JsonSchema =>
  name in values ? { ...schema, enum: values[name] } : schema;

/**
 * Merges the parts into the document.
 * @param servers API addresses, the serving one first
 * @param examples by name, as `#/components/examples/…` refers to them; problems included
 * @throws when two parts define the same key
 */
export function joinDocument(
  parts: readonly OpenapiPart[],
  servers: readonly Server[],
  examples: Readonly<Record<string, MediaExample>>,
): ApiDocument {
  // Each part matches the part schema; only together do they make a document.
  const whole = parts.reduce<Tree>((all, part) => join(all, part), {}) as unknown as Whole<OpenapiPart>;
  const { openapi, info, tags, security, paths, components, 'x-every-operation': common } = whole;
  const withCommon = (operation: Operation): Operation => ({
    ...operation,
    responses: mapValues({ ...common?.responses, ...operation.responses }, (answer) =>
      '$ref' in answer ? answer : { ...answer, headers: { ...answer.headers, ...common?.headers } },
    ),
  });
  // Files load in any order; sort paths by the tag of their first operation.
  const rank = (item: ApiDocument['paths'][string]) =>
    tags.findIndex(({ name }) => name === Object.values(item)[0]?.tags[0]);
  const inOrder = Object.entries(paths).sort(([, a], [, b]) => rank(a) - rank(b));
  // All problems share one schema, each with its own example.
  const asProblem = (answer: Response, name: string): Response => {
    const schema = { $ref: '#/components/schemas/Problem' };
    const media = { schema, examples: { contoh: { $ref: `#/components/examples/${name}` } } };
    return { ...answer, content: { 'application/problem+json': media } };
  };
  return {
    openapi,
    info,
    servers,
    tags,
    security,
    paths: mapValues(Object.fromEntries(inOrder), (item) => mapValues(item as Record<Method, Operation>, withCommon)),
    components: {
      ...(components as ApiDocument['components']),
      examples,
      headers: mapValues(components?.headers ?? {}, withCount),
      responses: mapValues(components?.responses ?? {}, asProblem),
      schemas: mapValues(components?.schemas ?? {}, withValues),
      securitySchemes: mapValues(components?.securitySchemes ?? {}, (scheme) =>
        withTokenUrl(scheme, itemAt(servers, 0).url),
      ),
    },
  };
}

/** Resolves a reference; returns any other value unchanged. @throws when the target does not exist */
export function resolveReference<T extends object>(document: ApiDocument, value: T | Reference): T {
  if (!('$ref' in value)) return value;
  const path = value.$ref.slice(2).split('/');
  const found = path.reduce<unknown>((place, key) => (isTree(place) ? place[key] : undefined), document);
  if (!found) throw new Error(`${value.$ref} leads nowhere`);
  return found as T;
}

/** Last part of a reference: `#/components/schemas/Tank` → `Tank`. */
export const referenceName = ({ $ref }: Reference): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** All operations in document order, with references resolved. */
export const listOperations = (document: ApiDocument): ApiOperation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = (operation.parameters ?? []).map((one) => resolveReference<Parameter>(document, one));
      const responses = mapValues(operation.responses, (answer) => resolveReference<Response>(document, answer));
      return { ...operation, method, path, parameters, responses };
    }),
  );

/** @throws when the document has no such operation */
export function findOperation(document: ApiDocument, id: string): ApiOperation {
  const found = listOperations(document).find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`the API document has no operation ${id}`);
  return found;
}

/** First example of a request or response body; undefined when there is none. */
export function firstExample(document: ApiDocument, { content }: Pick<Body | Response, 'content'>): unknown {
  const [media] = Object.values(content ?? {});
  const [example] = Object.values(media?.examples ?? {});
  return example && resolveReference<MediaExample>(document, example).value;
}

/** Name of a body’s schema; undefined for an empty body. */
export function bodySchemaName({ content }: Pick<Body | Response, 'content'>): string | undefined {
  const [media] = Object.values(content ?? {});
  return media && referenceName(media.schema);
}
