import { joinParts, type Marked } from '../../shared/text/marked.ts';
import { type ApiDocument, exampleOf } from './document.ts';
import type { Header } from './schema.ts';

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** A problem of the document as it comes over the wire. @throws when it has none of that name */
export function problemAnswer(document: ApiDocument, name: string): string {
  const answer = document.components.responses[name];
  if (!answer) throw new Error(`the API document has no problem ${name}`);
  const status = `HTTP/1.1 ${answer['x-status']} ${answer['x-title']}`;
  const headers = lines(document.components.headers, Object.keys(answer.headers ?? {}));
  const head = [status, ...(headers ? [headers] : []), 'Content-Type: application/problem+json'].join('\n');
  return `${head}\n\n${json(exampleOf(document, answer))}`;
}

/** Headers with the values of their examples. */
const lines = (headers: Readonly<Record<string, Header>>, names: readonly string[]) =>
  names.map((name) => `${name}: ${headers[name]?.schema.example ?? ''}`).join('\n');

/** The good answer that states what is left, and the one that asks to wait. */
export function limitAnswers({ components: { headers } }: ApiDocument): string {
  const counted = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
  const spent = lines(headers, counted)
    .replace(/(Remaining: )\d+/, '$10')
    .replace(/(Reset: )\d+/, '$117');
  return `HTTP/1.1 200 OK\n${lines(headers, counted)}\n\nHTTP/1.1 429 Too Many Requests\n${spent}\nRetry-After: 17`;
}

/** Name and meaning of the headers of limits. */
export function limitHeaders({ components: { headers } }: ApiDocument): Marked[][] {
  return Object.entries(headers)
    .filter(([name]) => /^RateLimit|^Retry/.test(name))
    .map(([name, { description }]) => [joinParts([{ kind: 'code', text: name }]), description]);
}

/** What an operation says once its end is known: RFC 9745 and RFC 8594. */
export const sunsetHeaders = `HTTP/1.1 200 OK
Deprecation: @1798736400
Sunset: Sat, 01 Jan 2028 00:00:00 GMT
Link: </v2/tanks>; rel="successor-version"`;
