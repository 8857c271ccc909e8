import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type LeadProblem, type LeadReceipt, leadAddresses } from 'contract/lead';
import { windowLength } from 'server/leads/rate-limit';
import { openStore } from 'server/leads/store/open';
import { type Sql, sql } from 'server/leads/store/sql';
import type { LeadRow, OutboxRow } from 'server/leads/store/tables';
import { collectLeadRecords } from '../../../scripts/postbuild/lead-records.ts';

/** Newest version of the consent text, used by every example. */
export const consentVersion = collectLeadRecords().consentVersions.at(-1) ?? '';

export const validLead = (n: number | string = 1): Record<string, unknown> => ({
  name: `Siti Rahma ${n}`,
  email: `siti.${n}@example.com`,
  phone: '0812-3456-7890',
  company: 'PT Contoh',
  industry: 'oil-gas',
  tankCount: '6-20',
  message: 'Tiga tangki solar di Semarang.',
  consent: true,
  consentVersion,
});

export const mailSettings = { LEADS_MAIL_FROM: 'situs@tanknusa.example', LEADS_MAIL_TO: 'a@tanknusa.example' };

export const webhookSecret = 'sangat-rahasia-sekali';
export const webhookSettings = (url: string) => ({ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: webhookSecret });

export type LeadAnswer = Awaited<ReturnType<typeof postLead>>;

export async function postLead(
  origin: string,
  lead: unknown,
  key: string = randomUUID(),
  headers: Record<string, string> = {},
) {
  const answer = await fetch(origin + leadAddresses.api, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
    body: typeof lead === 'string' || lead instanceof Uint8Array ? (lead as string) : JSON.stringify(lead),
  });
  const text = await answer.text();
  const body: LeadReceipt & LeadProblem = text ? JSON.parse(text) : undefined;
  return { status: answer.status, headers: answer.headers, body };
}

/** Posts a request with one key until it is stored, as the form does after a 503. */
export async function postUntilStored(origin: string, lead: unknown, key: string = randomUUID()): Promise<LeadAnswer> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const answer = await postLead(origin, lead, key);
    if (answer.status !== 503) return answer;
  }
  throw new Error('not stored after 20 tries');
}

/**
 * Waits for the next window of the rate limit when this one is about to end, so that a test counts within one window.
 */
export async function earlyInWindow(): Promise<void> {
  const left = windowLength - (Date.now() % windowLength);
  if (left < 30_000) await wait(left);
}

/** Posts the plain form as a browser without scripts does; redirects are not followed. */
export function postForm(origin: string, fields: Readonly<Record<string, unknown>>): Promise<Response> {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined);
  const body = new URLSearchParams(filled.map(([name, value]) => [name, String(value)]));
  return fetch(origin + leadAddresses.api, { method: 'POST', body, redirect: 'manual' });
}

export function temporaryStore() {
  const folder = mkdtempSync(join(tmpdir(), 'leads-'));
  const file = join(folder, 'data', 'leads.db');
  return { url: `file:${file}`, file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs a statement on a store that a server is using. @returns rows */
export async function rowsIn<Row>(url: string, statement: Sql): Promise<Row[]> {
  const { db, close } = await openStore(url);
  try {
    return await db.all<Row>(statement);
  } finally {
    await close();
  }
}

export const outboxRows = (url: string) => rowsIn<OutboxRow>(url, sql`select * from outbox`);
export const leadsIn = (url: string) => rowsIn<LeadRow>(url, sql`select * from lead`);
export const leadBy = async (url: string, reference: string): Promise<LeadRow | undefined> =>
  (await leadsIn(url)).find((lead) => lead.reference === reference);
export const countLeads = async (url: string): Promise<number> => (await leadsIn(url)).length;

export async function waitUntil(holds: () => Promise<boolean> | boolean, what: string, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (await holds()) return;
    await wait(50);
  }
  throw new Error(`${what}: not within ${seconds} s`);
}

export const isAnswering = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

export async function isClosed(origin: string): Promise<boolean> {
  try {
    await (await fetch(origin)).text();
    return false;
  } catch {
    return true;
  }
}
