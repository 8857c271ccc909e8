import type { Marked } from 'contract/marked';
import { streamCloseCodes, streamTopics } from 'contract/sandbox';
import { z } from 'zod';

/** A text with its marks, and one without, as records have them. */
interface Texts {
  text: z.ZodType<Marked>;
  plain: z.ZodType<string>;
}

const named = <T extends z.ZodType>(schema: T) => z.record(z.string(), schema);
const scalar = z.union([z.string(), z.number(), z.boolean()]);

export const formMediaType = 'application/x-www-form-urlencoded';
export const streamMediaType = 'text/event-stream';
export const methods = ['get', 'post', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

/**
 * Schemas of the part of OpenAPI 3.0.3 that the document uses; anything else in it is an error. Keys with `x-` are the
 * site’s own.
 */
export function openapiSchemas({ text, plain }: Texts) {
  const reference = z.strictObject({ $ref: plain.describe('Place in the document, `#/components/…`.') });
  const unlessReferred = <T extends z.ZodType>(schema: T) => z.union([reference, schema]);

  const jsonSchema = z.strictObject({
    type: z.enum(['object', 'array', 'string', 'number', 'integer', 'boolean']),
    description: text.optional(),
    'x-unit': text.optional().describe('Unit or form of the value, for the tables of fields.'),
    format: z.enum(['date-time', 'uri', 'uri-reference']).optional(),
    enum: z.array(plain).optional(),
    pattern: z.string().trim().min(1).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: z.int().optional(),
    maxLength: z.int().optional(),
    minItems: z.int().optional(),
    maxItems: z.int().optional(),
    minProperties: z.int().optional(),
    default: scalar.optional(),
    example: scalar.optional(),
    nullable: z.boolean().optional(),
    required: z.array(plain).optional(),
    additionalProperties: z.literal(false).optional().describe('Of requests only: answers may gain properties.'),
    get properties() {
      return named(unlessReferred(jsonSchema)).optional();
    },
    get items() {
      return unlessReferred(jsonSchema).optional();
    },
  });

  const parameter = z.strictObject({
    name: plain,
    in: z.enum(['path', 'query', 'header']),
    required: z.boolean().optional(),
    description: text,
    schema: unlessReferred(jsonSchema),
    style: z.literal('form').optional(),
    explode: z.literal(false).optional().describe('Values stand in one parameter, separated by commas.'),
    example: plain.optional(),
  });

  const header = z.strictObject({ description: text, schema: jsonSchema });

  const media = z.strictObject({ schema: reference, examples: named(reference).optional() });
  const content = z.partialRecord(
    z.enum(['application/json', 'application/problem+json', formMediaType, streamMediaType]),
    media,
  );

  const response = z.strictObject({
    description: text,
    headers: named(reference).optional(),
    content: content.optional(),
    'x-status': z.int().optional().describe('Status of a problem.'),
    'x-title': plain.optional().describe('Name of that status.'),
    'x-action': text.optional().describe('What a caller does then.'),
  });

  const body = z.strictObject({ required: z.literal(true), content });

  const operation = z.strictObject({
    operationId: plain,
    'x-sandbox': z.literal(true).optional().describe('Only the sandbox has it.'),
    tags: z.array(plain).length(1),
    summary: text.describe('A few words: headline of the operation.'),
    description: text,
    parameters: z.array(unlessReferred(parameter)).optional(),
    security: z.array(z.never()).optional().describe('Empty for the one operation that needs no key.'),
    requestBody: body.optional(),
    responses: z.record(z.string().regex(/^\d{3}$/), unlessReferred(response)),
    get callbacks() {
      return named(named(z.strictObject({ post: operation }))).optional();
    },
  });

  const clientCredentials = z.strictObject({ tokenUrl: plain, scopes: named(text) });
  const securityScheme = z.union([
    z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer'), bearerFormat: plain, description: text }),
    z.strictObject({
      type: z.literal('oauth2'),
      description: text,
      flows: z.record(z.literal('clientCredentials'), clientCredentials),
    }),
  ]);

  const components = z.strictObject({
    schemas: named(jsonSchema).optional(),
    parameters: named(parameter).optional(),
    headers: named(header).optional(),
    responses: named(response).optional(),
    securitySchemes: named(securityScheme).optional(),
  });

  const info = z.strictObject({
    title: text,
    description: text,
    version: z.string().regex(/^\d+\.\d+\.\d+$/),
    contact: z.strictObject({ name: text, email: text }),
    license: z.strictObject({ name: text, url: text }),
  });

  /** Schema of one file: any part of the document. */
  const part = z.strictObject({
    openapi: z.literal('3.0.3').optional(),
    info: info.optional(),
    tags: z.array(z.strictObject({ name: plain, description: text })).optional(),
    security: z.array(named(z.array(plain))).optional(),
    paths: z.record(z.string().startsWith('/v'), z.partialRecord(z.enum(methods), operation)).optional(),
    components: components.optional(),
    'x-every-operation': z
      .strictObject({ headers: named(reference), responses: named(reference) })
      .optional()
      .describe('Headers of every good answer, and answers of every operation.'),
  });
  return { reference, jsonSchema, parameter, header, response, body, operation, securityScheme, part };
}

type Schema<K extends keyof ReturnType<typeof openapiSchemas>> = z.infer<ReturnType<typeof openapiSchemas>[K]>;
export type Reference = Schema<'reference'>;
export type JsonSchema = Schema<'jsonSchema'>;
export type Parameter = Schema<'parameter'>;
export type Header = Schema<'header'>;
export type Response = Schema<'response'>;
export type Body = Schema<'body'>;
export type Operation = Schema<'operation'>;
export type SecurityScheme = Schema<'securityScheme'>;
export type OpenapiPart = Schema<'part'>;
export type Schemas = Readonly<Record<string, JsonSchema>>;
export type SchemaOrReference = JsonSchema | Reference;

const sent = ['gap', 'bye', 'subscribe', 'subscribed', 'error', ...Object.values(streamTopics)] as const;
const closes = Object.keys(streamCloseCodes) as (keyof typeof streamCloseCodes)[];

/** Schema of the AsyncAPI record: its texts besides those of contract and OpenAPI document. */
export function asyncapiSchema({ text }: Pick<Texts, 'text'>) {
  const node: z.ZodType<unknown> = z.lazy(() =>
    z.union([z.number(), z.boolean(), text, z.array(node), z.record(z.string(), node)]),
  );
  const nodes = z.record(z.string(), node);
  const message = z.strictObject({ summary: text, 'x-data': text.optional(), payload: node.optional() });
  return z.looseObject({
    ...{ asyncapi: text, info: nodes, defaultContentType: text, operations: node },
    channels: z.strictObject({ stream: z.object({ 'x-close-codes': z.record(z.enum(closes), text) }).catchall(node) }),
    components: z.strictObject({ messages: z.record(z.enum(sent), message), schemas: nodes, securitySchemes: nodes }),
  });
}
export type AsyncapiRecord = z.infer<ReturnType<typeof asyncapiSchema>>;
