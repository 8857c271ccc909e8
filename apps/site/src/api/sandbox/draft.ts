import { type CodeRequest, codeSamples, idempotencyHeader } from 'api-description/code';
import type { SandboxOperation, SandboxSpec } from 'api-description/spec';
import { requiredScope, type Scope } from 'contract/sandbox';
import { type PageRequest, pageKeys } from './page-sandbox.ts';

export interface Draft {
  operation: string;
  /** Method that deliberately differs from the operation’s, to show a 405. */
  method?: string;
  /** Parameters of path, query and header as typed; empty ones are not sent. */
  values: Record<string, string>;
  authorization: string;
  body: string;
}

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

export const bearer = (right: Scope): string => `Bearer ${pageKeys[right]}`;

/** Carries the visitor’s own key over into a new draft; links and buttons must not replace it. */
export const keepKey = (next: Draft, { authorization }: Draft): Draft =>
  [bearer('read'), bearer('write')].includes(authorization) ? next : { ...next, authorization };

/** @throws when the document has no such operation */
export function operationIn({ operations }: SandboxSpec, id: string): SandboxOperation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`the sandbox has no operation ${id}`);
  return found;
}

/** A valid request: the documented examples, and the sample key with the least sufficient scope. */
export function exampleDraft(spec: SandboxSpec, id: string): Draft {
  const { method, parameters, body } = operationIn(spec, id);
  return {
    operation: id,
    values: Object.fromEntries(parameters.flatMap(({ name, example }) => (example ? [[name, example]] : []))),
    authorization: bearer(requiredScope(method)),
    body: body ? pretty(body.example) : '',
  };
}

export function draftRequest(spec: SandboxSpec, draft: Draft): PageRequest {
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

/** The draft as code in three languages; a body that is not valid JSON is passed as text. */
export function codeFor(spec: SandboxSpec, draft: Draft, base = spec.server) {
  const { answers, body, keyed } = operationIn(spec, draft.operation);
  const answer = Object.entries(answers).find(([status]) => status.startsWith('2'))?.[1];
  const { method, path, idempotencyKey } = draftRequest(spec, draft);
  const request: CodeRequest = {
    method: method.toLowerCase(),
    path,
    keyed,
    idempotent: idempotencyKey,
    answer: answer ?? undefined,
    ...(body && { body: parsed(draft.body) }),
  };
  return codeSamples(request, base);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not valid JSON yet: the sample shows the typed text.
    return text;
  }
}

/**
 * Prepared mistakes: missing key (401), insufficient scope (403), unknown tank (404), wrong method (405), invalid
 * values (422).
 */
const wrong = {
  key: { operation: 'getTankData', authorization: '' },
  right: { operation: 'acknowledgeAlert', authorization: bearer('read') },
  tank: { operation: 'getTankData', values: { tank_id: 'TK-999' } },
  method: { operation: 'getTankData', method: 'DELETE', authorization: bearer('write') },
  value: { operation: 'listTanks', values: { limit: '500', status: 'penuh' } },
};
type Mistake = keyof typeof wrong;
export const mistakes = Object.keys(wrong) as Mistake[];

export const withMistake = (spec: SandboxSpec, mistake: Mistake): Draft => ({
  ...exampleDraft(spec, wrong[mistake].operation),
  ...wrong[mistake],
});

const prefix = '#coba-';
/** Maximum length of a body in the URL; longer URLs are cut by other programs. */
const longest = 1500;

/**
 * The draft as a URL fragment, `#coba-get-tank-data?tank_id=TK-207`; fragments never leave the browser. Leaves out
 * the key and all values equal to the example.
 */
export function draftToFragment(spec: SandboxSpec, draft: Draft): string {
  const plain = exampleDraft(spec, draft.operation);
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

/** The draft that a fragment describes; undefined for any other fragment. */
export function draftFromFragment(spec: SandboxSpec, fragment: string): Draft | undefined {
  if (!fragment.startsWith(prefix)) return undefined;
  const [anchor, text = ''] = fragment.slice(prefix.length).split('?');
  const operation = spec.operations.find((known) => known.anchor === anchor);
  if (!operation) return undefined;
  const draft = exampleDraft(spec, operation.id);
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
