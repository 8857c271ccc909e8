/**
 * As `migrations.ts` makes them: only text and whole numbers, which both databases take. Times are ISO 8601 in UTC with
 * milliseconds, which sort as text.
 */
export interface LeadRow {
  reference: string;
  /** Null for a form sent without scripts. */
  idempotency_key: string | null;
  /** SHA-256 after normalisation. */
  content_hash: string;
  received_at: string;
  reply_by: string;
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  company: string | null;
  industry: string | null;
  tank_count: string | null;
  message: string | null;
  /** Agreed to at `received_at`. */
  consent_version: string;
  /** 1 when the honeypot was filled in: nobody is notified. */
  suspect: number;
  source: 'json' | 'form';
}

/** The company hears by mail and webhook, the visitor by `confirmation`. */
export const channels = ['mail', 'webhook', 'confirmation'] as const;
export type Channel = (typeof channels)[number];

export interface OutboxRow {
  /** Message-ID of the mail and id of the webhook, the same at every try. */
  id: string;
  lead_reference: string;
  channel: Channel;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  created_at: string;
  next_attempt_at: string;
  /** Null when nobody works on it. */
  leased_until: string | null;
  leased_by: string | null;
  sent_at: string | null;
  last_error: string | null;
}
