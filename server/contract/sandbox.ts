/** What the sandbox's two front doors, the page and the server, have in common. */

/** What a key may do; who may write may also read. */
export type Scope = 'read' | 'write';

/** The scope that a method asks for. */
export const scopeFor = (method: string): Scope => (method === 'GET' ? 'read' : 'write');

/** A request that has passed its front door. */
export interface SandboxRequest {
  method: string;
  /** Path with its query, `/v1/tanks?limit=2`. */
  path: string;
  scope: Scope;
  /** Value of the Idempotency-Key header; empty for none. */
  idempotencyKey: string;
  /** Body as text; empty for none. */
  body: string;
}

export interface SandboxAnswer {
  status: number;
  title: string;
  headers: Record<string, string>;
  /** Undefined for an empty answer. */
  body?: unknown;
}

/** What an open stream asks for. */
export interface StreamRequest {
  topics: readonly string[];
  /** Tags of tanks; empty for all. */
  tanks: readonly string[];
  /** Id of the last event that arrived; empty for what comes from now on. */
  after: string;
}

/** What an open stream is told. */
export interface StreamEvent {
  id: string;
  type: string;
  data: unknown;
}

/** A value that was refused: its place, and the rule that it breaks. */
export interface FieldError {
  field: string;
  message: string;
}

/** What is thrown instead of an answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[] | undefined;

  /** @param detail what went wrong this time @param errors the values that were refused, one by one */
  constructor(status: number, detail?: string, headers = {}, errors?: readonly FieldError[]) {
    super(detail);
    this.status = status;
    this.headers = headers;
    this.errors = errors;
  }
}

/** Sentences that only the server says; those with a slot are filled by `fillText`. */
export const serverWordNames = [
  'forged',
  'expired',
  'ticket',
  'keys',
  'streams',
  'busy',
  'large',
  'subscribe',
  'topics',
] as const;
export type ServerWords = Record<(typeof serverWordNames)[number], string>;

/** Names and meanings of problems by status, and the page that explains them. */
export interface ProblemTexts {
  help: string;
  problems: Readonly<Record<string, { title: string; detail: string }>>;
}

/** The answer to a refused request, as the API document has it (RFC 9457). @param id of the request */
export function problemOf({ problems, help }: ProblemTexts, refusal: Refusal, id: string): SandboxAnswer {
  const { status, message, headers, errors } = refusal;
  const { title = '', detail = '' } = problems[status] ?? {};
  const body = { type: `${help}#galat-${status}`, title, status, detail: message || detail, request_id: `req_${id}` };
  return {
    status,
    title,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
    body: { ...body, ...(errors && { errors }) },
  };
}

/** The challenge of RFC 6750. @param error none when no key was sent */
export const challenge = (error = '') => ({
  'WWW-Authenticate': `Bearer realm="tank-data"${error && `, error="${error}"`}`,
});

/** A sender's key, as `Authorization: Bearer` has it; the scheme may be written in either case (RFC 9110, 11.1). */
export const bearerIn = (authorization: string): string => /^bearer +(\S+)$/i.exec(authorization.trim())?.[1] ?? '';

/** Whom a window forgets first when there are more. */
const most = 50_000;

/** Counts requests of many senders, each within a window of so many seconds that begins with its first. */
export class RateWindow {
  readonly #requests: number;
  readonly #milliseconds: number;
  readonly #windows = new Map<string, { ends: number; count: number }>();

  constructor(requests: number, seconds: number) {
    this.#requests = requests;
    this.#milliseconds = seconds * 1000;
  }

  /** Forgets whose window is over. */
  forget(now: number): void {
    for (const [sender, { ends }] of this.#windows) {
      // Each window ends after those that began before it.
      if (ends > now) return;
      this.#windows.delete(sender);
    }
  }

  /** Counts a request, and gives the headers that say what is left. @param now milliseconds of any clock */
  add(sender: string, now: number): { full: boolean; headers: Record<string, string> } {
    this.forget(now);
    let window = this.#windows.get(sender);
    if (!window) {
      window = { ends: now + this.#milliseconds, count: 0 };
      this.#windows.set(sender, window);
      if (this.#windows.size > most) this.#windows.delete(this.#windows.keys().next().value ?? '');
    }
    const full = window.count >= this.#requests;
    if (!full) window.count += 1;
    const reset = String(Math.ceil((window.ends - now) / 1000));
    const headers = {
      'RateLimit-Limit': String(this.#requests),
      'RateLimit-Remaining': String(this.#requests - window.count),
      'RateLimit-Reset': reset,
    };
    return { full, headers: full ? { ...headers, 'Retry-After': reset } : headers };
  }
}
