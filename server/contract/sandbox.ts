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
  /** Who asks; undefined without a key that is known here. */
  scope: Scope | undefined;
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

/** What an open stream is told. */
export interface StreamEvent {
  id: string;
  type: string;
  data: unknown;
}

/** Names and meanings of problems by status, and the page that explains them. */
export interface ProblemTexts {
  help: string;
  problems: Readonly<Record<string, { title: string; detail: string }>>;
}

/** A problem as the API document has it (RFC 9457). @param detail what went wrong this time */
export function problemOf({ problems, help }: ProblemTexts, status: number, id: string, detail = '') {
  const { title = '', detail: usual = '' } = problems[status] ?? {};
  return { type: `${help}#galat-${status}`, title, status, detail: detail || usual, request_id: `req_${id}` };
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
    return {
      full,
      headers: {
        'RateLimit-Limit': String(this.#requests),
        'RateLimit-Remaining': String(this.#requests - window.count),
        'RateLimit-Reset': reset,
        ...(full && { 'Retry-After': reset }),
      },
    };
  }
}
