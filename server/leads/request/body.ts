import { LeadRefused } from './problems.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The bytes as text. @throws LeadRefused when they are not UTF-8 */
function decoded(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new LeadRefused('malformed');
  }
}

/**
 * One JSON object.
 * @throws LeadRefused when it is something else
 */
export function parseJsonBody(body: Buffer): Record<string, unknown> {
  const text = decoded(body);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new LeadRefused('malformed');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new LeadRefused('malformed');
  return value as Record<string, unknown>;
}

/**
 * The fields of a form sent without scripts, in the shape of the JSON: a ticked box is `true`, one that is not
 * ticked is missing. A name that comes twice is kept as a list, which no field takes.
 * @throws LeadRefused when an escape is broken or not UTF-8
 */
export function parseFormBody(body: Buffer): Record<string, unknown> {
  const fields = new Map<string, string | string[]>();
  for (const pair of decoded(body).split('&')) {
    if (pair === '') continue;
    const mark = pair.indexOf('=');
    const name = unescaped(mark < 0 ? pair : pair.slice(0, mark));
    const value = mark < 0 ? '' : unescaped(pair.slice(mark + 1));
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : [before, value].flat());
  }
  const consent = fields.get('consent');
  // fromEntries defines own properties, so that `__proto__` is one name among others.
  return { ...Object.fromEntries(fields), ...(consent !== undefined && { consent: ticked(consent) }) };
}

const ticked = (value: string | string[]): unknown => (value === 'true' || value === 'on' ? true : value);

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new LeadRefused('malformed');
  }
}
