import { type Draft, draftOf } from './draft.ts';
import type { SandboxSpec } from './server/spec.ts';

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
