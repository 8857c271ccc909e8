import type { Refusal, RefusalAnswer } from '../contract.ts';

const statuses = {
  foreign: 403,
  'not-json': 415,
  'too-large': 413,
  'unknown-record': 404,
  'unknown-request': 404,
  'wrong-request': 400,
  invalid: 422,
  'breaks-pages': 422,
  stale: 409,
  exists: 409,
  'still-needed': 409,
  'not-a-picture': 422,
  'too-small': 422,
  'no-history': 409,
  'commit-failed': 409,
  failed: 500,
} as const satisfies Record<Refusal, number>;

/** A request that is not carried out, with what its answer says beside the status. */
export class Refused extends Error {
  readonly answer: RefusalAnswer;

  constructor(refusal: Refusal, more: Omit<RefusalAnswer, 'refusal'> = {}) {
    super(refusal);
    this.answer = { refusal, ...more };
  }

  /** Status of HTTP. */
  get status(): number {
    return statuses[this.answer.refusal];
  }
}
