/**
 * Rows as `migrations.ts` makes them. Only text and whole numbers, so that SQLite and PostgreSQL take the same
 * statements. Times are ISO 8601 in UTC with milliseconds, which sort as text.
 */
export interface LeadRow {
  reference: string;
  /** UUID of the form's attempt; null for a form sent without scripts. */
  idempotency_key: string | null;
  /** SHA-256 of what was sent, after normalisation. */
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
  /** Version of the consent text; `received_at` is when it was agreed to. */
  consent_version: string;
  /** 1 when the honeypot was filled in: stored and listed, nobody is notified. */
  suspect: number;
  source: 'json' | 'form';
}

/** Ways in which people hear of a request: the company by mail and webhook, the visitor by `confirmation`. */
export const channels = ['mail', 'webhook', 'confirmation'] as const;
export type Channel = (typeof channels)[number];

export interface OutboxRow {
  /** UUID; Message-ID of the mail and id of the webhook, the same at every try. */
  id: string;
  lead_reference: string;
  channel: Channel;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  created_at: string;
  next_attempt_at: string;
  /** Until then the row belongs to `leased_by`; null when nobody works on it. */
  leased_until: string | null;
  leased_by: string | null;
  sent_at: string | null;
  last_error: string | null;
}
