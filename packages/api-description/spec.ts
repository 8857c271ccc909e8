import { withoutMarks } from 'contract/marked';
import type { ProblemTexts } from 'contract/sandbox';
import { itemAt } from 'tank-gauging/item-at';
import { type ApiDocument, type ApiOperation, bodySchemaName, firstExample, listOperations } from './document.ts';
import { isEndless, isForm, operationAnchor } from './reference.ts';
import type { Schemas } from './schema.ts';

/** Removes all marked texts. */
const bare = <T>(value: T): T => JSON.parse(JSON.stringify(withoutMarks(value, () => undefined as never)));

/** Whether request and response are JSON with an end: what clients and the page’s form can send and show. */
export const isPlain = (operation: ApiOperation) => !isEndless(operation) && !isForm(operation);

/**
 * The part of the API document that the browser needs, without texts.
 * @param server base address in code samples, unless their environment sets another
 * @param help address of the page that explains problems
 */
export const sandboxSpec = (document: ApiDocument, server: string, help: string) => ({
  server,
  help,
  operations: listOperations(document).map((operation) => ({
    id: operation.operationId,
    anchor: operationAnchor(operation.operationId),
    method: operation.method.toUpperCase(),
    path: operation.path,
    summary: operation.summary.plain,
    tag: itemAt(operation.tags, 0),
    plain: isPlain(operation),
    /** False for operations that need no API key. */
    keyed: operation.security?.length !== 0,
    parameters: bare(operation.parameters),
    body: operation.requestBody && {
      schema: bodySchemaName(operation.requestBody) ?? '',
      example: firstExample(document, operation.requestBody),
    },
    /** Schema name of each response by status; null for an empty body. */
    answers: Object.fromEntries(
      Object.entries(operation.responses).map(([status, answer]) => [status, bodySchemaName(answer) ?? null]),
    ),
  })),
  schemas: bare<Schemas>(document.components.schemas),
  problems: Object.fromEntries(
    Object.values(document.components.responses).map((answer) => [
      String(answer['x-status']),
      { title: answer['x-title'] ?? '', detail: answer.description.plain },
    ]),
  ) as ProblemTexts['problems'],
});
export type SandboxSpec = ReturnType<typeof sandboxSpec>;
export type SandboxOperation = SandboxSpec['operations'][number];
