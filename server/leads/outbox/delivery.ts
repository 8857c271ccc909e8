import type { LeadRow, OutboxRow } from '../store/tables.ts';

/** A try that failed; the message stands in the row, so it names no visitor. */
export class DeliveryError extends Error {
  /** Whether the other side says that repeating is of no use. */
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean) {
    super(message);
    this.permanent = permanent;
  }
}

export interface DueMessage {
  readonly row: OutboxRow;
  readonly lead: LeadRow;
}

/**
 * Delivers a message of one channel.
 * @param signal given up: nothing of it may go out later
 * @throws DeliveryError when the other side did not take it
 */
export type Deliver = (due: DueMessage, signal: AbortSignal) => Promise<void>;
