import { createSite } from '../../../plant/simulator/create.ts';
import type { Site } from '../../../plant/simulator/types.ts';
import type { FieldError } from '../../description/objects.ts';
import type { Seed } from '../../terminal/seed.ts';

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

/** What a request is answered with, before the headers that every answer has. */
export interface HandlerAnswer {
  status: number;
  /** Undefined for an empty answer. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface SandboxAnswer extends HandlerAnswer {
  title: string;
  headers: Record<string, string>;
}

/** What a key may do; who may write may also read. */
export type Scope = 'read' | 'write';

/** Keys of the sandbox, one for each scope. */
export const keys: Readonly<Record<Scope, string>> = { read: 'sandbox_baca_contoh', write: 'sandbox_tulis_contoh' };

/** The scope that a method asks for. */
export const scopeFor = (method: string): Scope => (method === 'GET' ? 'read' : 'write');

/** Requests that one window takes, and its length in seconds: small, so that the limit can be met by hand. */
export const limit = { requests: 8, seconds: 20 } as const;

/** Everything that the sandbox remembers. It lives in the page and is gone with it. */
export interface SandboxState extends Seed {
  site: Site;
  /** Answers to writes under the idempotency keys that came with them, and to which bodies. */
  answered: Readonly<Record<string, { body: string; answer: HandlerAnswer }>>;
  /** Requests answered, for numbers of requests and deliveries. */
  count: number;
  /** Times of the requests of the running window, milliseconds. */
  window: readonly number[];
}

/** The example terminal at its start; its first reading of TK-204 is the sample of the API document. */
export const createSandbox = (seed: Seed): SandboxState => ({
  ...seed,
  site: createSite('minyak-gas'),
  answered: {},
  count: 0,
  window: [],
});

/** What is thrown instead of an answer; the router makes a problem of it. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The values that were refused, one by one. */
  readonly errors: readonly FieldError[] | undefined;

  constructor(status: number, detail?: string, headers = {}, errors?: readonly FieldError[]) {
    super(detail);
    this.status = status;
    this.headers = headers;
    this.errors = errors;
  }
}

/** 422 with the values that were refused. */
export const refusal = (errors: readonly FieldError[]) => new ApiFailure(422, undefined, {}, errors);
