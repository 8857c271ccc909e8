/** Published limits; content records refer to them as `{sandboxRequests}`, `{sandboxKeys}`, `{sandboxBody}` (KiB). */
export const sandboxLimits = {
  /** Requests per key and minute. */
  requests: 120,
  /** New keys per network and hour. */
  keys: 10,
  /** API documents and clients per network and minute. */
  documents: 60,
  /** Maximum size of a request body, bytes. */
  body: 16 * 1024,
} as const;

/** Data and texts of the sandbox, below build/ of a release. */
export const sandboxFile = 'sandbox.json';

/** Path that the server forwards to the sandbox, and the path for WebSockets below it. */
export const sandboxPrefix = '/sandbox';
export const sandboxStream = `${sandboxPrefix}/v1/stream`;

/**
 * Minutes after the first attempt at which a failed webhook delivery is repeated: soon at first, then hourly for a
 * day.
 */
export const firstRetries = [1, 5, 30];
export const retryMinutes = [...firstRetries, ...Array.from({ length: 24 }, (_, hours) => (hours + 1) * 60)];

/**
 * Receivers below this host fail as their subdomain indicates, so that failing deliveries can be tried. `status`
 * null: no response; `duration` in ms.
 */
export const failingHost = 'penerima.contoh.example';
export const receiverFailures = {
  '500': { status: 500, duration: 38 },
  lambat: { status: null, duration: 10_000 },
  '410': { status: 410, duration: 35 },
  alih: { status: 302, duration: 31 },
} as const;

/** Placeholder for the sandbox’s own address in the files that it serves. */
export const addressPlaceholder = 'https://sandbox.invalid';

/** Topics that a stream can subscribe to, each with the `type` of its events. */
export const streamTopics = {
  ...{ readings: 'reading', alerts: 'alert', webhooks: 'webhook' },
  /** Sent as they happen, and never again. */
  ...{ attempts: 'attempt', calls: 'call' },
} as const;

export const streamLimits = {
  /** Maximum number of streams per key, per address (wider networks may have more) and in all. */
  ...{ key: 3, address: 12, all: 500 },
  /** Maximum number of tanks in a subscription; maximum size of a message to a WebSocket, bytes. */
  ...{ tanks: 50, message: 4096 },
  /**
   * Heartbeat interval in seconds, and how many heartbeats may go unanswered: a silent client is disconnected after
   * 120 s.
   */
  ...{ heartbeat: 20, patience: 2 },
  /** Maximum number of messages to a WebSocket per heartbeat interval, and of invalid ones. */
  ...{ messages: 60, faults: 3 },
  /** Backlog available after a reconnect: this many events or minutes, whichever is more. */
  ...{ events: 1000, minutes: 1440 },
} as const;

/**
 * Close codes of a WebSocket: rules broken, message too long, service restarts, client too slow or server full (try
 * later).
 */
export const streamCloseCodes = { rules: 1008, message: 1009, restart: 1012, behind: 1013 } as const;

/**
 * Folder of the API’s published files, and the pattern of paths that other origins may read: those files and the
 * reference as Markdown.
 */
export const openFilesFolder = '/api-integration/berkas';
export const openFilesPattern = `^${openFilesFolder}/|^/api-integration/dokumentasi.*\\.md$`;

/** Header with the visitor’s address. Only the server or nginx sets it; a visitor’s own value is discarded. */
export const visitorHeader = 'x-forwarded-for';

/** Headers of every response. Any origin may call the API: it authenticates by key, not by cookie. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Allow, Idempotency-Replayed, Location, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, Sandbox-State, WWW-Authenticate, X-Request-Id',
  'cache-control': 'no-store',
};

/** Write scope includes read. */
export type Scope = 'read' | 'write';

export const requiredScope = (method: string): Scope => (method === 'GET' ? 'read' : 'write');

/** Entry of a key’s call log; `path` is without the query. */
export interface Call {
  method: string;
  path: string;
  status: number;
  ms: number;
  request_id: string;
}

export interface SandboxRequest {
  /** Identifies the request in problems and logs. */
  id: string;
  method: string;
  path: string;
  scope: Scope;
  /** Empty string: none. */
  idempotencyKey: string;
  /** Empty string: none. */
  body: string;
}

export interface SandboxAnswer {
  status: number;
  title: string;
  headers: Record<string, string>;
  /** Undefined for an empty response. */
  body?: unknown;
}

export interface StreamRequest {
  topics: readonly string[];
  /** Empty for all tanks. */
  tanks: readonly string[];
  /** Id of the last event received; empty for new events only. */
  after: string;
}

export interface StreamEvent {
  id: string;
  type: string;
  data: unknown;
}

/** JSON path of an invalid value, and the rule that it breaks. */
export interface FieldError {
  field: string;
  message: string;
}

/** HTTP status per error code (the last part of a problem’s `type`). The first code of a status is its default. */
export const errorCodes = {
  ...{ bad_request: 400, invalid_json: 400, invalid_cursor: 400 },
  ...{ missing_key: 401, invalid_key: 401, expired_key: 401, used_ticket: 401 },
  ...{ insufficient_scope: 403, not_found: 404, method_not_allowed: 405, conflict: 409, content_too_large: 413 },
  ...{ invalid_value: 422, idempotency_key_reused: 422 },
  ...{ rate_limited: 429, too_many_keys: 429, too_many_streams: 429 },
  ...{ internal_error: 500, unavailable: 503 },
} as const;
export type ErrorCode = keyof typeof errorCodes;

const defaultCode = (status: number): string =>
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

  /** Sets an error code more specific than the default of the status. */
  as(code: ErrorCode): this {
    this.#code = code;
    return this;
  }

  get code(): string {
    return this.#code ?? defaultCode(this.status);
  }
}

/** Messages that only the server sends; `fillText` fills their slots. */
export const serverWordNames = [
  'forged',
  'expired',
  'ticket',
  'keys',
  'streams',
  'network',
  'busy',
  'subscribe',
] as const;
export type ServerWords = Record<(typeof serverWordNames)[number], string>;

export interface ProblemTexts {
  help: string;
  problems: Record<string, { title: string; detail: string }>;
}

export const requestId = (id: string) => `req_${id.slice(0, 8)}`;

/** Builds the problem response that the OpenAPI document describes (RFC 9457). @param id of the request */
export function buildProblem({ problems, help }: ProblemTexts, refusal: Refusal, id: string): SandboxAnswer {
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

/** Challenge header (RFC 6750). @param error omitted when no key was sent */
export const challengeHeader = (error = '') => ({
  'WWW-Authenticate': `Bearer realm="tank-data"${error && `, error="${error}"`}`,
});

/** Key in `Authorization: Bearer`, empty if none; the scheme is case-insensitive (RFC 9110, 11.1). */
export const bearerKey = (authorization: string) => /^bearer +(\S+)$/i.exec(authorization.trim())?.[1] ?? '';

/** Memory limit; beyond it the oldest windows are dropped. */
const maxSenders = 50_000;

/** Limits requests per sender, each within a fixed window that begins with the sender’s first request. */
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

  /** Undoes one count when the counted request yielded nothing. */
  giveBack(sender: string) {
    const window = this.#windows.get(sender);
    if (window) window.count = Math.max(0, window.count - 1);
  }

  /** Counts a request and returns the RateLimit headers. @param now ms of any clock */
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
