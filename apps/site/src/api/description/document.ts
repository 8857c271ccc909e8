import { sandboxLimits, sandboxPrefix, streamTopics } from 'contract/sandbox';
import { at } from 'tank-gauging/at';
import { apiWords } from '../api.words.ts';
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

/** The whole document: every part joined, with server, examples and what is common to all operations. */
export interface ApiDocument extends Whole<Omit<OpenapiPart, 'components' | 'x-every-operation'>> {
  servers: { url: string; description: string }[];
  components: Whole<NonNullable<OpenapiPart['components']>> & { examples: Record<string, MediaExample> };
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

/** Two records as one. @throws when both say something about the same place */
function join(first: Tree, second: Tree, path: readonly string[] = []): Tree {
  const joined = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const here = [...path, key];
    const known = joined[key];
    if (known === undefined) joined[key] = value;
    else if (isTree(known) && isTree(value)) joined[key] = join(known, value, here);
    else throw new Error(`${here.join('.')} stands in two files of apps/site/src/content/api/openapi`);
  }
  return joined;
}

export const mapped = <K extends string, T, U>(record: Readonly<Record<K, T>>, change: (value: T, name: K) => U) =>
  Object.fromEntries(Object.entries<T>(record).map(([name, value]) => [name, change(value, name as K)])) as Record<
    K,
    U
  >;

/** Examples of headers that follow from a limit: two requests of a window are spent. */
const counts: Readonly<Record<string, number>> = {
  'RateLimit-Limit': sandboxLimits.requests,
  'RateLimit-Remaining': sandboxLimits.requests - 2,
};
const withCount = (header: Header, name: string): Header =>
  name in counts ? { ...header, schema: { ...header.schema, example: counts[name] } } : header;

const withTokenUrl = (scheme: SecurityScheme, server: string): SecurityScheme =>
  scheme.type === 'oauth2'
    ? { ...scheme, flows: mapped(scheme.flows, (flow) => ({ ...flow, tokenUrl: server + flow.tokenUrl })) }
    : scheme;

/** Values that handlers read too. */
const values: Readonly<Record<string, string[]>> = { Topic: Object.keys(streamTopics) };
const withValues = (schema: JsonSchema, name: string): JsonSchema =>
  name in values ? { ...schema, enum: values[name] } : schema;

/**
 * The document made of its parts. @param servers addresses of the interface, the one that gives it first
 * @param examples by name, as `#/components/examples/…` asks for them; problems are among them
 * @throws when two parts speak of the same place
 */
export function joinDocument(
  parts: readonly OpenapiPart[],
  servers: readonly string[],
  examples: Readonly<Record<string, MediaExample>>,
): ApiDocument {
  // Each part has its own schema; only all of them together are a document.
  const whole = parts.reduce<Tree>((all, part) => join(all, part), {}) as unknown as Whole<OpenapiPart>;
  const { openapi, info, tags, security, paths, components, 'x-every-operation': common } = whole;
  const withCommon = (operation: Operation): Operation => ({
    ...operation,
    responses: mapped({ ...common?.responses, ...operation.responses }, (answer) =>
      '$ref' in answer ? answer : { ...answer, headers: { ...answer.headers, ...common?.headers } },
    ),
  });
  // Files of the folder come in any order: paths stand in that of the tags of their first operations.
  const rank = (item: ApiDocument['paths'][string]) =>
    tags.findIndex(({ name }) => name === Object.values(item)[0]?.tags[0]);
  const inOrder = Object.entries(paths).sort(([, a], [, b]) => rank(a) - rank(b));
  // Every problem has the same shape and an example of its own.
  const asProblem = (answer: Response, name: string): Response => {
    const schema = { $ref: '#/components/schemas/Problem' };
    const media = { schema, examples: { contoh: { $ref: `#/components/examples/${name}` } } };
    return { ...answer, content: { 'application/problem+json': media } };
  };
  return {
    openapi,
    info,
    servers: servers.map((url) => ({
      url,
      description: url.endsWith(sandboxPrefix) ? apiWords.sandbox : apiWords.server,
    })),
    tags,
    security,
    paths: mapped(Object.fromEntries(inOrder), (item) => mapped(item as Record<Method, Operation>, withCommon)),
    components: {
      ...(components as ApiDocument['components']),
      examples,
      headers: mapped(components?.headers ?? {}, withCount),
      responses: mapped(components?.responses ?? {}, asProblem),
      schemas: mapped(components?.schemas ?? {}, withValues),
      securitySchemes: mapped(components?.securitySchemes ?? {}, (scheme) => withTokenUrl(scheme, at(servers, 0))),
    },
  };
}

/** What a reference stands for; anything else is returned as it is. @throws when it leads nowhere */
export function resolve<T extends object>(document: ApiDocument, value: T | Reference): T {
  if (!('$ref' in value)) return value;
  const path = value.$ref.slice(2).split('/');
  const found = path.reduce<unknown>((place, key) => (isTree(place) ? place[key] : undefined), document);
  if (!found) throw new Error(`${value.$ref} leads nowhere`);
  return found as T;
}

/** The last part of a reference: `#/components/schemas/Tank` → `Tank`. */
export const nameOf = ({ $ref }: Reference): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** Every operation in the order of the document, its references resolved. */
export const operationsOf = (document: ApiDocument): ApiOperation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = (operation.parameters ?? []).map((one) => resolve<Parameter>(document, one));
      const responses = mapped(operation.responses, (answer) => resolve<Response>(document, answer));
      return { ...operation, method, path, parameters, responses };
    }),
  );

/** @throws when the document has no such operation */
export function operationOf(document: ApiDocument, id: string): ApiOperation {
  const found = operationsOf(document).find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`the API document has no operation ${id}`);
  return found;
}

/** The value of the example that stands with a body or an answer; undefined when it has none. */
export function exampleOf(document: ApiDocument, { content }: Pick<Body | Response, 'content'>): unknown {
  const [media] = Object.values(content ?? {});
  const [example] = Object.values(media?.examples ?? {});
  return example && resolve<MediaExample>(document, example).value;
}

/** Name of the schema of a body or an answer; undefined for an empty one. */
export function schemaNameOf({ content }: Pick<Body | Response, 'content'>): string | undefined {
  const [media] = Object.values(content ?? {});
  return media && nameOf(media.schema);
}
