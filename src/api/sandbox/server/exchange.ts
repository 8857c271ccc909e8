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
