import { z } from 'zod';
import { plain, text } from '../../shared/text/schema.ts';

/**
 * The part of OpenAPI 3.0.3 that our document uses; what it does not use is a mistake here. Keys with `x-` are
 * ours, for the pages.
 */
const reference = z.strictObject({ $ref: plain.describe('Place in the document, `#/components/…`.') });
const unlessReferred = <T extends z.ZodType>(schema: T) => z.union([reference, schema]);

export const jsonSchema = z.strictObject({
  type: z.enum(['object', 'array', 'string', 'number', 'integer', 'boolean']),
  description: text.optional().describe('What the value says.'),
  'x-unit': text.optional().describe('Unit or form of the value, for the tables of fields.'),
  format: z.enum(['date-time', 'uri', 'uri-reference']).optional(),
  enum: z.array(plain).optional().describe('The only values.'),
  pattern: z.string().trim().min(1).optional().describe('Regular expression that the value matches.'),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.int().optional(),
  maxLength: z.int().optional(),
  minItems: z.int().optional(),
  maxItems: z.int().optional(),
  minProperties: z.int().optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  example: z.union([z.string(), z.number(), z.boolean()]).optional(),
  nullable: z.boolean().optional().describe('Whether the value may be null.'),
  required: z.array(plain).optional().describe('Names of the properties that are always there.'),
  additionalProperties: z
    .literal(false)
    .optional()
    .describe('No other property may be sent. Of requests only: answers may gain properties.'),
  get properties() {
    return z.record(z.string(), unlessReferred(jsonSchema)).optional();
  },
  get items() {
    return unlessReferred(jsonSchema).optional();
  },
});
export type JsonSchema = z.infer<typeof jsonSchema>;
export type Reference = z.infer<typeof reference>;
export type SchemaOrReference = JsonSchema | Reference;

const parameter = z.strictObject({
  name: plain,
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().optional(),
  description: text.describe('What the value chooses.'),
  schema: unlessReferred(jsonSchema),
  example: plain.optional(),
});
export type Parameter = z.infer<typeof parameter>;

const header = z.strictObject({ description: text, schema: jsonSchema });
export type Header = z.infer<typeof header>;

const media = z.strictObject({
  schema: reference,
  examples: z.record(z.string(), reference).optional(),
});
const content = z.partialRecord(z.enum(['application/json', 'application/problem+json']), media);

const response = z.strictObject({
  description: text.describe('What the answer means.'),
  headers: z.record(z.string(), reference).optional(),
  content: content.optional(),
  'x-status': z.int().optional().describe('Status of a problem.'),
  'x-title': plain.optional().describe('Name of that status.'),
  'x-action': text.optional().describe('What a caller does then.'),
});
export type Response = z.infer<typeof response>;

const body = z.strictObject({ required: z.literal(true), content });
export type Body = z.infer<typeof body>;

export const operation = z.strictObject({
  operationId: plain,
  tags: z.array(plain).length(1),
  summary: text.describe('A few words: headline of the operation.'),
  description: text.describe('What it does, and what to watch for.'),
  parameters: z.array(unlessReferred(parameter)).optional(),
  security: z.array(z.never()).optional().describe('Empty for the one operation that needs no key.'),
  requestBody: body.optional(),
  responses: z.record(z.string().regex(/^\d{3}$/), unlessReferred(response)),
  get callbacks() {
    return z.record(z.string(), z.record(z.string(), z.strictObject({ post: operation }))).optional();
  },
});
export type Operation = z.infer<typeof operation>;

export const methods = ['get', 'post', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];
const pathItem = z.strictObject({
  get: operation.optional(),
  post: operation.optional(),
  patch: operation.optional(),
  delete: operation.optional(),
});

const tag = z.strictObject({
  name: plain,
  description: text,
  'x-slug': plain.describe('Last part of the address of its reference page.'),
});

const clientCredentials = z.strictObject({ tokenUrl: plain, scopes: z.record(z.string(), text) });

const components = z.strictObject({
  schemas: z.record(z.string(), jsonSchema).optional(),
  parameters: z.record(z.string(), parameter).optional(),
  headers: z.record(z.string(), header).optional(),
  responses: z.record(z.string(), response).optional(),
  securitySchemes: z
    .record(
      z.string(),
      z.union([
        z.strictObject({
          type: z.literal('http'),
          scheme: z.literal('bearer'),
          bearerFormat: plain,
          description: text,
        }),
        z.strictObject({ type: z.literal('oauth2'), description: text, flows: z.strictObject({ clientCredentials }) }),
      ]),
    )
    .optional(),
});

/** One file of src/content/api/openapi: any part of the document. */
export const openapiPartSchema = z.strictObject({
  openapi: z.literal('3.0.3').optional(),
  info: z
    .strictObject({
      title: text,
      version: z.string().regex(/^\d+\.\d+\.\d+$/),
      contact: z.strictObject({ name: text, email: text }),
      license: z.strictObject({ name: text, url: text }),
    })
    .optional(),
  tags: z.array(tag).optional(),
  security: z.array(z.record(z.string(), z.array(plain))).optional(),
  paths: z.record(z.string().startsWith('/v'), pathItem).optional(),
  components: components.optional(),
  'x-every-operation': z
    .strictObject({ headers: z.record(z.string(), reference), responses: z.record(z.string(), reference) })
    .optional()
    .describe('Headers of every good answer, and answers of every operation.'),
});
export type OpenapiPart = z.infer<typeof openapiPartSchema>;
