import type { FieldError, Problem } from '../../description/objects.ts';
import type { SandboxSpec } from './spec.ts';

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
