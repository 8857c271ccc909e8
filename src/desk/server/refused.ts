import { type Refusal, type RefusalAnswer, refusals } from '../contract.ts';

/** A request that is not carried out, with what its answer says beside the status. */
export class Refused extends Error {
  readonly answer: RefusalAnswer;

  constructor(refusal: Refusal, more: Omit<RefusalAnswer, 'refusal'> = {}) {
    super(refusal);
    this.answer = { refusal, ...more };
  }

  /** Status of HTTP. */
  get status(): number {
    return refusals[this.answer.refusal];
  }
}
