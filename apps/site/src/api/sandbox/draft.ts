import { type Scope, scopeFor } from 'contract/sandbox';
import { type CodeRequest, codeOf, idempotencyHeader } from '../description/code.ts';
import type { SandboxOperation, SandboxSpec } from '../description/spec.ts';
import { keys, type PageRequest } from './page-sandbox.ts';

export interface Draft {
  operation: string;
  /** Another method than that of the operation: a mistake that is meant. */
  method?: string;
  /** Parameters of path, query and header as they were typed; empty ones are not sent. */
  values: Record<string, string>;
  authorization: string;
  body: string;
}

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

export const bearer = (right: Scope): string => `Bearer ${keys[right]}`;

/** A draft with the key that the visitor has typed or made: no link and no button takes it away. */
export const withKeyOf = (next: Draft, { authorization }: Draft): Draft =>
  [bearer('read'), bearer('write')].includes(authorization) ? next : { ...next, authorization };

/** @throws when the document has no such operation */
export function operationIn({ operations }: SandboxSpec, id: string): SandboxOperation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`the sandbox has no operation ${id}`);
  return found;
}

/** A request that works: the examples of the API document and a key with no more rights than it asks for. */
export function draftOf(spec: SandboxSpec, id: string): Draft {
  const { method, parameters, body } = operationIn(spec, id);
  return {
    operation: id,
    values: Object.fromEntries(parameters.flatMap(({ name, example }) => (example ? [[name, example]] : []))),
    authorization: bearer(scopeFor(method)),
    body: body ? pretty(body.example) : '',
  };
}

export function requestOf(spec: SandboxSpec, draft: Draft): PageRequest {
  const { operation, values, authorization, body } = draft;
  const { method, path, parameters } = operationIn(spec, operation);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = new URLSearchParams(
    parameters.flatMap(({ name, in: place }) => (place === 'query' && values[name] ? [[name, values[name]]] : [])),
  ).toString();
  return {
    method: draft.method ?? method,
    path: query ? `${filled}?${query}` : filled,
    authorization,
    idempotencyKey: values[idempotencyHeader] ?? '',
    body,
  };
}

/** The draft as code in three languages; a body that is no JSON is left as the text it is. */
export function codeFor(spec: SandboxSpec, draft: Draft, base = spec.server) {
  const { answers, body, keyed } = operationIn(spec, draft.operation);
  const answer = Object.entries(answers).find(([status]) => status.startsWith('2'))?.[1];
  const { method, path, idempotencyKey } = requestOf(spec, draft);
  const request: CodeRequest = {
    method: method.toLowerCase(),
    path,
    keyed,
    idempotent: idempotencyKey,
    answer: answer ?? undefined,
    ...(body && { body: parsed(draft.body) }),
  };
  return codeOf(request, base);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON yet: the sample shows what was typed.
    return text;
  }
}

/** What makes a problem of an operation's example: no key (401), no right (403), unknown tank (404), other method (405), refused value (422). */
const wrong = {
  key: { operation: 'getTankData', authorization: '' },
  right: { operation: 'acknowledgeAlert', authorization: bearer('read') },
  tank: { operation: 'getTankData', values: { tank_id: 'TK-999' } },
  method: { operation: 'getTankData', method: 'DELETE', authorization: bearer('write') },
  value: { operation: 'listTanks', values: { limit: '500', status: 'penuh' } },
};
type Mistake = keyof typeof wrong;
export const mistakes = Object.keys(wrong) as Mistake[];

export const mistaken = (spec: SandboxSpec, mistake: Mistake): Draft => ({
  ...draftOf(spec, wrong[mistake].operation),
  ...wrong[mistake],
});

const prefix = '#coba-';
/** Longer ones would make addresses that other programs cut. */
const longest = 1500;

/**
 * The draft as a fragment, `#coba-get-tank-data?tank_id=TK-207`: a fragment stays in the browser. What is as in the
 * example is left out, and so is the key.
 */
export function toFragment(spec: SandboxSpec, draft: Draft): string {
  const plain = draftOf(spec, draft.operation);
  const state = new URLSearchParams();
  for (const [name, value] of Object.entries(draft.values)) {
    if (value !== (plain.values[name] ?? '')) state.set(name, value);
  }
  if (draft.method) state.set('metode', draft.method);
  if (draft.body !== plain.body && draft.body.length <= longest) state.set('isi', draft.body);
  const anchor = spec.operations.find(({ id }) => id === draft.operation)?.anchor ?? '';
  const text = state.toString();
  return `${prefix}${anchor}${text ? `?${text}` : ''}`;
}

/** The draft that a fragment describes; undefined when it describes none. */
export function fromFragment(spec: SandboxSpec, fragment: string): Draft | undefined {
  if (!fragment.startsWith(prefix)) return undefined;
  const [anchor, text = ''] = fragment.slice(prefix.length).split('?');
  const operation = spec.operations.find((known) => known.anchor === anchor);
  if (!operation) return undefined;
  const draft = draftOf(spec, operation.id);
  const state = new URLSearchParams(text);
  for (const { name } of operation.parameters) {
    const value = state.get(name);
    if (value !== null) draft.values[name] = value;
  }
  const body = state.get('isi');
  if (body !== null && operation.body) draft.body = body;
  const method = state.get('metode');
  return method && /^[A-Z]{3,7}$/.test(method) ? { ...draft, method } : draft;
}
