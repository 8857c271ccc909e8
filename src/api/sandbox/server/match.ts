import { fillText } from '../../../../server/contract/slots.ts';
import { sandboxWords } from '../../api.words.ts';
import { check, schemaOf } from './check.ts';
import { ApiFailure, type SandboxRequest } from './exchange.ts';
import type { SandboxOperation, SandboxSpec } from './spec.ts';

export interface Match {
  operation: SandboxOperation;
  path: Record<string, string>;
  query: Record<string, unknown>;
}

/** Finds the operation of a request and reads its parameters. @throws ApiFailure 400, 404, 405, 422 */
export function match(spec: SandboxSpec, { method, path: target, idempotencyKey }: SandboxRequest): Match {
  const { pathname, searchParams } = new URL(target, 'https://sandbox.invalid');
  const allowed: string[] = [];
  for (const operation of spec.operations) {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const pattern = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '([^/]+)')}$`);
    const values = pattern.exec(pathname)?.slice(1);
    if (!values) continue;
    if (operation.method !== method) {
      allowed.push(operation.method);
      continue;
    }
    const path = Object.fromEntries(names.map((name, index) => [name, decoded(values[index] ?? '')]));
    readPath(spec, operation, path);
    readHeader(spec, operation, idempotencyKey);
    return { operation, path, query: readQuery(spec, operation, searchParams) };
  }
  if (allowed.length > 0) throw new ApiFailure(405, undefined, { headers: { Allow: allowed.join(', ') } });
  throw new ApiFailure(404, fillText(sandboxWords.unknown.operation, { method, path: pathname }));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ApiFailure(400, sandboxWords.unreadable.address);
  }
}

function readPath({ schemas }: SandboxSpec, operation: SandboxOperation, path: Record<string, string>): void {
  for (const { name, schema } of operation.parameters.filter((parameter) => parameter.in === 'path')) {
    const [first] = check(schemas, schema, path[name], name);
    if (first) throw new ApiFailure(400, `${name} ${first.message}.`);
  }
}

function readHeader({ schemas }: SandboxSpec, operation: SandboxOperation, given: string): void {
  const known = operation.parameters.find((parameter) => parameter.in === 'header');
  const errors = known && given ? check(schemas, known.schema, given, known.name) : [];
  if (errors.length > 0) throw new ApiFailure(422, undefined, { errors });
}

function readQuery({ schemas }: SandboxSpec, operation: SandboxOperation, given: URLSearchParams) {
  const known = operation.parameters.filter((parameter) => parameter.in === 'query');
  const query: Record<string, unknown> = {};
  const errors = [...given.keys()]
    .filter((name) => !known.some((parameter) => parameter.name === name))
    .map((name) => ({ field: name, message: sandboxWords.unknown.parameter }));
  for (const { name, schema } of known) {
    const text = given.get(name);
    const full = schemaOf(schemas, schema);
    if (text === null || text === '') {
      if (full.default !== undefined) query[name] = full.default;
      continue;
    }
    query[name] = full.type === 'integer' ? Number(text) : text;
    errors.push(...check(schemas, schema, query[name], name));
  }
  if (errors.length > 0) throw new ApiFailure(422, undefined, { errors });
  return query;
}
