/** Records name them: `{sandboxRequests}`, `{sandboxKeys}`, `{sandboxBody}` (in KiB). */
export const sandboxLimits = {
  /** Of a key in a minute. */
  requests: 120,
  /** Of a network in an hour. */
  keys: 10,
  /** Bytes of a request. */
  body: 16 * 1024,
} as const;

/** Below build/ of a release: what the sandbox works with, and its texts. */
export const sandboxFile = 'sandbox.json';

/** Where the server leads on to the sandbox, and where that takes WebSockets. */
export const sandboxPrefix = '/sandbox';
export const sandboxStream = `${sandboxPrefix}/v1/stream`;

/** Minutes after its first attempt at which a delivery that was not taken is sent again: soon, then every hour of a day. */
export const soonRetries = [1, 5, 30];
export const retries = [...soonRetries, ...Array.from({ length: 24 }, (_, hours) => (hours + 1) * 60)];

/** Receivers below a host that answer as their names say, null for not at all: failing deliveries can be tried. */
export const failingHost = 'penerima.contoh.example';
export const failures = {
  '500': { status: 500, duration: 38 },
  lambat: { status: null, duration: 10_000 },
  '410': { status: 410, duration: 35 },
  alih: { status: 302, duration: 31 },
} as const;

/** Stands for the sandbox's own address in the files that it gives. */
export const standIn = 'https://sandbox.invalid';

/** Topics that streams are asked for, each with the type of its events. */
export const streamTopics = { readings: 'reading', alerts: 'alert', webhooks: 'webhook', calls: 'call' } as const;

export const streamLimits = {
  /** Streams of a key, of an address (of wider networks more) and of all. */
  ...{ key: 3, address: 12, all: 500 },
  /** Tanks that a stream names, and bytes of a message to a WebSocket. */
  ...{ tanks: 50, message: 4096 },
  /** Seconds between two signs of life, and how many of them may go unanswered: the server closes what is silent for 120 s. */
  ...{ heartbeat: 20, patience: 2 },
  /** Messages to a WebSocket between two signs of life, and those that were wrong. */
  ...{ messages: 60, faults: 3 },
  /** So many events, or so many minutes, whichever is more, are there again after a break. */
  ...{ events: 1000, minutes: 1440 },
} as const;

/** Codes with which a WebSocket ends: rules broken, message too long, service restarts, too slow or no turn: try later. */
export const streamCloses = { rules: 1008, message: 1009, restart: 1012, behind: 1013 } as const;

/** Folder of the files of the interface; and what any page may read: those, and the reference as Markdown. */
export const openFolder = '/api-integration/berkas';
export const openFiles = `^${openFolder}/|^/api-integration/dokumentasi.*\\.md$`;

/** The visitor's address, which only the server or nginx sets: a visitor's own copy goes no further. */
export const visitorHeader = 'x-forwarded-for';

/** On every answer: any page may call, for a key is no cookie. */
export const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Allow, Idempotency-Replayed, Location, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, Sandbox-State, WWW-Authenticate',
  'cache-control': 'no-store',
};

/** Who may write may also read. */
export type Scope = 'read' | 'write';

export const scopeFor = (method: string): Scope => (method === 'GET' ? 'read' : 'write');

/** A call as its key's log has it: of the address only the path. */
export interface Call {
  method: string;
  path: string;
  status: number;
  ms: number;
  request_id: string;
}

export interface SandboxRequest {
  /** Names it in a problem and in the log. */
  id: string;
  method: string;
  path: string;
  scope: Scope;
  /** Empty for none. */
  idempotencyKey: string;
  /** Empty for none. */
  body: string;
}

export interface SandboxAnswer {
  status: number;
  title: string;
  headers: Record<string, string>;
  /** Undefined for an empty answer. */
  body?: unknown;
}

export interface StreamRequest {
  topics: readonly string[];
  /** Empty for all. */
  tanks: readonly string[];
  /** Last event that arrived; empty for what comes from now on. */
  after: string;
}

export interface StreamEvent {
  id: string;
  type: string;
  data: unknown;
}

/** Place of a refused value, and the rule. */
export interface FieldError {
  field: string;
  message: string;
}

/** What a problem's `type` names, with its status; the first of a status stands where nothing nearer is known. */
export const errorCodes = {
  ...{ bad_request: 400, invalid_json: 400, invalid_cursor: 400 },
  ...{ missing_key: 401, invalid_key: 401, expired_key: 401, used_ticket: 401 },
  ...{ insufficient_scope: 403, not_found: 404, method_not_allowed: 405, conflict: 409, content_too_large: 413 },
  ...{ invalid_value: 422, idempotency_key_reused: 422 },
  ...{ rate_limited: 429, too_many_keys: 429, too_many_streams: 429 },
  ...{ internal_error: 500, unavailable: 503 },
} as const;
export type ErrorCode = keyof typeof errorCodes;

const codeOf = (status: number): string =>
  Object.entries(errorCodes).find(([, one]) => one === status)?.[0] ??
  (status < 500 ? 'bad_request' : 'internal_error');

export class Refusal extends Error {
  readonly status: number;
  #code: ErrorCode | undefined;
  readonly headers: Record<string, string>;
  readonly errors: readonly FieldError[] | undefined;

  /** @param detail what went wrong this time */
  constructor(status: number, detail?: string, headers = {}, errors?: readonly FieldError[]) {
    super(detail);
    this.status = status;
    this.headers = headers;
    this.errors = errors;
  }

  /** Names the error more closely than its status does. */
  as(code: ErrorCode): this {
    this.#code = code;
    return this;
  }

  get code(): string {
    return this.#code ?? codeOf(this.status);
  }
}

/** Only the server says these; slots are filled by `fillText`. */
export const serverWordNames = [
  'forged',
  'expired',
  'ticket',
  'keys',
  'streams',
  'network',
  'busy',
  'subscribe',
  'topics',
] as const;
export type ServerWords = Record<(typeof serverWordNames)[number], string>;

export interface ProblemTexts {
  help: string;
  problems: Record<string, { title: string; detail: string }>;
}

export const requestId = (id: string) => `req_${id.slice(0, 8)}`;

/** As the API document has it (RFC 9457). @param id of the request */
export function problemOf({ problems, help }: ProblemTexts, refusal: Refusal, id: string): SandboxAnswer {
  const { status, code, message, headers, errors } = refusal;
  const { title = status < 500 ? 'Bad Request' : 'Internal Server Error', detail = '' } = problems[status] ?? {};
  const body = { type: `${help}/galat#${code}`, title, status, detail: message || detail, request_id: requestId(id) };
  return {
    status,
    title,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
    body: { ...body, ...(errors && { errors }) },
  };
}

/** RFC 6750. @param error none when no key was sent */
export const challenge = (error = '') => ({
  'WWW-Authenticate': `Bearer realm="tank-data"${error && `, error="${error}"`}`,
});

/** `Authorization: Bearer`; either case of the scheme (RFC 9110, 11.1). */
export const bearerIn = (authorization: string) => /^bearer +(\S+)$/i.exec(authorization.trim())?.[1] ?? '';

/** Beyond it the oldest are forgotten. */
const maxSenders = 50_000;

/** Counts senders, each within a window that begins with its first request. */
export class RateWindow {
  readonly #requests: number;
  readonly #milliseconds: number;
  readonly #windows = new Map<string, { ends: number; count: number }>();

  constructor(requests: number, seconds: number) {
    this.#requests = requests;
    this.#milliseconds = seconds * 1000;
  }

  forget(now: number) {
    for (const [sender, { ends }] of this.#windows) {
      // Windows end in the order in which they began.
      if (ends > now) return;
      this.#windows.delete(sender);
    }
  }

  /** Takes back what was counted for one who got nothing. */
  giveBack(sender: string) {
    const window = this.#windows.get(sender);
    if (window) window.count = Math.max(0, window.count - 1);
  }

  /** Counts, and gives the headers that say what is left. @param now milliseconds of any clock */
  add(sender: string, now: number): { full: boolean; headers: Record<string, string> } {
    this.forget(now);
    let window = this.#windows.get(sender);
    if (!window) {
      window = { ends: now + this.#milliseconds, count: 0 };
      this.#windows.set(sender, window);
      if (this.#windows.size > maxSenders) this.#windows.delete(this.#windows.keys().next().value ?? '');
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
