import type { Marked } from '../../shared/text/marked.ts';
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
} from './schema.ts';

/** The whole document: every part joined, with server, examples and what is common to all operations. */
export interface ApiDocument {
  openapi: '3.0.3';
  info: NonNullable<OpenapiPart['info']> & { description?: Marked };
  servers: { url: string; description: string }[];
  tags: NonNullable<OpenapiPart['tags']>;
  security: NonNullable<OpenapiPart['security']>;
  paths: Record<string, Partial<Record<Method, Operation | undefined>>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    responses: Record<string, Response>;
    securitySchemes: NonNullable<NonNullable<OpenapiPart['components']>['securitySchemes']>;
    examples: Record<string, MediaExample>;
  };
}

export interface MediaExample {
  summary: string;
  value: unknown;
}

export interface ApiOperation extends Omit<Operation, 'parameters' | 'responses'> {
  method: Method;
  path: string;
  parameters: Parameter[];
  responses: Record<string, Response>;
}

type Tree = { [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Two records as one. @throws when both say something about the same place. */
function join(first: Tree, second: Tree, path: readonly string[] = []): Tree {
  const joined = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const here = [...path, key];
    const known = joined[key];
    if (known === undefined) joined[key] = value;
    else if (isTree(known) && isTree(value)) joined[key] = join(known, value, here);
    else throw new Error(`${here.join('.')} stands in two files of src/content/api/openapi`);
  }
  return joined;
}

/**
 * The document made of its parts. @param server address of the interface
 * @param examples by name, as `#/components/examples/…` asks for them; problems are among them
 * @throws when two parts speak of the same place
 */
export function joinDocument(
  parts: readonly OpenapiPart[],
  server: string,
  examples: Readonly<Record<string, MediaExample>>,
): ApiDocument {
  const { 'x-every-operation': common, ...rest } = parts.reduce<Tree>(
    (all, part) => join(all, part),
    {},
  ) as OpenapiPart;
  const document = {
    openapi: rest.openapi,
    info: rest.info,
    servers: [
      { url: server, description: apiWords.server },
      { url: '/sandbox', description: apiWords.sandbox },
    ],
    tags: rest.tags,
    security: rest.security,
    paths: rest.paths,
    components: { ...rest.components, examples },
  } as ApiDocument;
  return {
    ...document,
    paths: Object.fromEntries(
      inTagOrder(document).map(([path, item]) => [
        path,
        Object.fromEntries(
          Object.entries(item).map(([method, operation]) => [method, operation && withCommon(operation, common)]),
        ),
      ]),
    ),
    components: {
      ...document.components,
      responses: Object.fromEntries(
        Object.entries(document.components.responses).map(([name, answer]) => [name, asProblem(name, answer)]),
      ),
    },
  };
}

/** Paths in the order of the tags of their first operations: files of the folder come in any order. */
function inTagOrder({ paths, tags }: ApiDocument): [string, ApiDocument['paths'][string]][] {
  const rank = (item: ApiDocument['paths'][string]) => {
    const [first] = Object.values(item);
    return tags.findIndex(({ name }) => name === first?.tags[0]);
  };
  return Object.entries(paths).sort(([, a], [, b]) => rank(a) - rank(b));
}

function withCommon(operation: Operation, common: OpenapiPart['x-every-operation']): Operation {
  const responses = { ...operation.responses, ...common?.responses };
  const entries = Object.entries(responses).map(([status, answer]) =>
    '$ref' in answer ? [status, answer] : [status, { ...answer, headers: { ...answer.headers, ...common?.headers } }],
  );
  return { ...operation, responses: Object.fromEntries(entries) };
}

/** Every problem has the same shape and an example of its own. */
function asProblem(name: string, answer: Response): Response {
  const media = {
    schema: { $ref: '#/components/schemas/Problem' },
    examples: { contoh: { $ref: `#/components/examples/${name}` } },
  };
  return { ...answer, content: { 'application/problem+json': media } };
}

/** What a reference stands for; anything else is returned as it is. @throws when it leads nowhere. */
export function resolve<T extends object>(document: ApiDocument, value: T | Reference): T {
  if (!('$ref' in value)) return value;
  const found = value.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((place, key) => (isTree(place) ? place[key] : undefined), document);
  if (!found) throw new Error(`${value.$ref} leads nowhere`);
  return found as T;
}

/** The last part of a reference: `#/components/schemas/Tank` → `Tank`. */
export const nameOf = ({ $ref }: Reference): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** Every operation in the order of the document, its references resolved. */
export function operationsOf(document: ApiDocument): ApiOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const { parameters = [], responses, ...rest } = operation;
      return {
        ...rest,
        method,
        path,
        parameters: parameters.map((parameter) => resolve<Parameter>(document, parameter)),
        responses: Object.fromEntries(
          Object.entries(responses).map(([status, answer]) => [status, resolve<Response>(document, answer)]),
        ),
      };
    }),
  );
}

/** @throws when the document has no such operation. */
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
