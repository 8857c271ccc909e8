import type { LeadRow, OutboxRow } from '../store/tables.ts';

/** Delivery failure. Its message is stored in the outbox, so it contains no personal data. */
export class DeliveryError extends Error {
  /** True when a retry cannot help. */
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean) {
    super(message);
    this.permanent = permanent;
  }
}

export interface DueMessage {
  row: OutboxRow;
  lead: LeadRow;
}

/** @param signal ends the attempt: after it no message may be sent @throws DeliveryError */
export type Deliver = (due: DueMessage, signal: AbortSignal) => Promise<void>;
