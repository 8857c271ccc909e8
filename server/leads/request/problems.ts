import { type FieldCode, type LeadProblem, type LeadProblemCode, problemStatuses } from '../../contract/lead.ts';
import type { LeadWords } from '../../contract/lead-words.ts';
import { fillText } from '../../contract/slots.ts';

export interface FieldFault {
  readonly field: string;
  readonly code: FieldCode;
  /** With `any.tooLong`. */
  readonly limit?: number | undefined;
}

interface Details {
  readonly faults?: readonly FieldFault[];
  /** Seconds. */
  readonly retryAfter?: number;
}

/** Answered with a problem instead of a reference. */
export class LeadRefused extends Error {
  readonly code: LeadProblemCode;
  readonly faults: readonly FieldFault[];
  /** Where Fastify looks. */
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: LeadProblemCode, { faults = [], retryAfter }: Details = {}) {
    super(code);
    this.code = code;
    this.faults = faults;
    this.statusCode = problemStatuses[code];
    this.headers = {
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      ...(code === 'method' && { allow: 'POST' }),
    };
  }
}

/** In words for visitors. */
export function asProblem({ code, faults }: LeadRefused, words: LeadWords): LeadProblem {
  const errors = faults.map(({ field, code: fault, limit }) => ({
    field,
    detail: fillText(words.fields[fault], limit === undefined ? {} : { limit }),
  }));
  const { title, detail } = words.problems[code];
  return {
    type: 'about:blank',
    status: problemStatuses[code],
    code,
    title,
    detail,
    ...(errors.length > 0 && { errors }),
  };
}
