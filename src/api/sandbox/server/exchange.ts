import type { FieldError, Problem } from '../../description/objects.ts';
import type { SandboxSpec } from './spec.ts';

/** A request as the visitor put it together. */
export interface SandboxRequest {
  method: string;
  /** Path with its query, `/v1/tanks?limit=2`. */
  path: string;
  /** Value of the Authorization header; empty for none. */
  authorization: string;
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
  body: unknown;
}

/** What a request is answered with, before the headers that every answer has. */
export interface HandlerAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What a key may do; who may write may also read. */
export type Scope = 'read' | 'write';

/** Keys of the sandbox, one for each scope. */
export const keys: Readonly<Record<Scope, string>> = { read: 'sandbox_baca_contoh', write: 'sandbox_tulis_contoh' };

/** The scope that a method asks for. */
export const scopeFor = (method: string): Scope => (method === 'GET' ? 'read' : 'write');

/** Requests that one window takes, and its length in seconds: small, so that the limit can be met by hand. */
export const limit = { requests: 8, seconds: 20 } as const;

interface Extras {
  /** The values that were refused, one by one. */
  errors?: FieldError[];
  headers?: Record<string, string>;
}

/** What a handler throws instead of an answer; the router makes a problem of it. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, detail?: string, { errors, headers = {} }: Extras = {}) {
    super(detail);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

/** The problem that the API document has for a status, with what went wrong this time. */
export function problem({ problems, help }: SandboxSpec, failure: ApiFailure, requestId: string): Problem {
  const { title = '', detail = '' } = problems[failure.status] ?? {};
  return {
    type: `${help}#galat-${failure.status}`,
    title,
    status: failure.status,
    detail: failure.message || detail,
    request_id: requestId,
    ...(failure.errors && { errors: failure.errors }),
  };
}
