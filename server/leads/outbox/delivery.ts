import type { DueMessage } from './rows.ts';

/** A try that failed; the message is kept beside the row, so it names no visitor. */
export class DeliveryError extends Error {
  /** Whether the other side says that repeating is of no use. */
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean) {
    super(message);
    this.permanent = permanent;
  }
}

/** One way to tell the company. */
export interface Deliverer {
  /** @throws DeliveryError when the other side did not take it */
  deliver(due: DueMessage): Promise<void>;
}
