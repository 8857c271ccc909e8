import type { ProblemTexts } from '../../../../server/contract/sandbox.ts';
import { type ApiDocument, exampleOf, operationsOf, schemaNameOf } from '../../description/document.ts';
import { anchorOf, sandboxAddress } from '../../description/reference.ts';
import type { JsonSchema, Parameter, SchemaOrReference } from '../../description/schema.ts';
import type { Schemas } from './check.ts';

/** An operation as the sandbox needs it. */
export interface SandboxOperation {
  id: string;
  anchor: string;
  method: string;
  path: string;
  summary: string;
  tag: string;
  parameters: Pick<Parameter, 'name' | 'in' | 'required' | 'schema' | 'example'>[];
  /** False for the one that needs no key. */
  keyed: boolean;
  body: { schema: string; example: unknown } | undefined;
  /** Name of the schema of each answer by status; null for an empty one. */
  answers: Record<string, string | null>;
}

/** The part of the API document that goes to the browser: no words, no examples of answers. */
export interface SandboxSpec extends ProblemTexts {
  /** Address under which samples ask, unless their environment names another. */
  server: string;
  operations: SandboxOperation[];
  schemas: Schemas;
}

/** A schema without its words. */
function bare(schema: SchemaOrReference): SchemaOrReference {
  if ('$ref' in schema) return schema;
  const { description: _words, 'x-unit': _unit, example: _example, properties, items, ...rest } = schema;
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, bare(value)])),
    }),
    ...(items && { items: bare(items) }),
  };
}

/** @param help address of the page that explains problems */
export function sandboxSpec(document: ApiDocument, help: string): SandboxSpec {
  return {
    server: sandboxAddress,
    help,
    operations: operationsOf(document).map((operation) => ({
      id: operation.operationId,
      anchor: anchorOf(operation.operationId),
      method: operation.method.toUpperCase(),
      path: operation.path,
      summary: operation.summary.plain,
      tag: operation.tags[0] ?? '',
      keyed: operation.security?.length !== 0,
      parameters: operation.parameters.map(({ name, in: place, required, schema, example }) => ({
        name,
        in: place,
        required,
        schema: bare(schema),
        example,
      })),
      body: operation.requestBody && {
        schema: schemaNameOf(operation.requestBody) ?? '',
        example: exampleOf(document, operation.requestBody),
      },
      answers: Object.fromEntries(
        Object.entries(operation.responses).map(([status, answer]) => [status, schemaNameOf(answer) ?? null]),
      ),
    })),
    schemas: Object.fromEntries(
      Object.entries(document.components.schemas).map(([name, schema]) => [name, bare(schema) as JsonSchema]),
    ),
    problems: Object.fromEntries(
      Object.values(document.components.responses).map((answer) => [
        String(answer['x-status']),
        { title: answer['x-title'] ?? '', detail: answer.description.plain },
      ]),
    ),
  };
}
