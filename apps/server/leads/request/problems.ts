import { type FieldCode, type LeadProblem, type LeadProblemCode, problemStatuses } from 'contract/lead';
import type { LeadWords } from 'contract/lead-words';
import { fillText } from 'contract/slots';

export interface FieldFault {
  field: string;
  code: FieldCode;
  /** Maximum length, with `any.tooLong`. */
  limit?: number | undefined;
}

interface Details {
  faults?: readonly FieldFault[];
  /** Seconds until a retry may succeed. */
  retryAfter?: number;
}

export class LeadRefused extends Error {
  readonly code: LeadProblemCode;
  readonly faults: readonly FieldFault[];
  /** Property that Fastify reads. */
  readonly statusCode: number;
  readonly headers: Record<string, string>;

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
