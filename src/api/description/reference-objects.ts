import { joinParts, type Marked } from '../../shared/text/marked.ts';
import { type ApiDocument, type ApiOperation, schemaNameOf } from './document.ts';
import { type FieldRow, fieldsOf, isObject, json, objectAnchor } from './reference.ts';

export interface ObjectView {
  name: string;
  anchor: string;
  description: Marked;
  fields: FieldRow[];
  example: string | undefined;
}

/** An object of the interface with its fields and, if the document has one of that name, its example. */
export function objectView(document: ApiDocument, name: string): ObjectView {
  const example = document.components.examples[name]?.value;
  return {
    name,
    anchor: objectAnchor(name),
    description: document.components.schemas[name]?.description ?? joinParts([]),
    fields: fieldsOf(document, name),
    example: example === undefined ? undefined : json(example),
  };
}

/** Names of the objects that the answers and bodies of some operations are made of, nested ones included. */
export function objectsOf(document: ApiDocument, operations: readonly ApiOperation[]): string[] {
  const found = new Set<string>();
  const visit = (name: string | undefined) => {
    if (!name || found.has(name) || !isObject(document, name)) return;
    found.add(name);
    for (const { object } of fieldsOf(document, name)) visit(object);
  };
  for (const { responses, requestBody } of operations) {
    if (requestBody) visit(schemaNameOf(requestBody));
    for (const answer of Object.values(responses)) if (!answer['x-status']) visit(schemaNameOf(answer));
  }
  return [...found];
}

/** What every failed answer means: status with its name, meaning, what to do. */
export function problemRows(document: ApiDocument): (Marked | string)[][] {
  return Object.values(document.components.responses).map((answer) => [
    `${answer['x-status']} ${answer['x-title']}`,
    answer.description,
    answer['x-action'] ?? '',
  ]);
}
