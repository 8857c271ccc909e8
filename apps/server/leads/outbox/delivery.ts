import type { LeadRow, OutboxRow } from '../store/tables.ts';

/** The message stands in the row, so it names no visitor. */
export class DeliveryError extends Error {
  /** Repeating is of no use. */
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

/** @param signal given up: nothing may go out later @throws DeliveryError */
export type Deliver = (due: DueMessage, signal: AbortSignal) => Promise<void>;
