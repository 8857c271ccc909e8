import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { paths } from '../../scripts/paths.ts';
import { startServer } from '../../scripts/server-process.ts';
import { expect, test as watched } from './page.ts';

interface Lead {
  reference: string;
  name: string;
  phone: string;
  consent_version: string;
  suspect: number;
  source: string;
}

/** A server that delivers requests, with what it stored. */
interface Leads {
  origin: string;
  /** Rows of one sender. */
  of(email: string): Lead[];
  /** Keeps the server from writing until the returned function is called. */
  lock(): () => void;
}

/** Tests against the real server with a real SQLite file of its own; `limit` is LEADS_RATE_LIMIT. */
export const test = watched.extend<{ email: string }, { limit: string; leads: Leads }>({
  limit: ['1000', { option: true, scope: 'worker' }],
  leads: [
    async ({ limit }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'leads-e2e-'));
      const file = join(folder, 'leads.db');
      const server = await startServer(paths.root, {
        LEADS_DATABASE_URL: `file:${file}`,
        LEADS_RATE_LIMIT: limit,
        LOG_LEVEL: 'warn',
      });
      const database = new DatabaseSync(file);
      await use({
        origin: server.origin,
        of: (email) => database.prepare('select * from lead where email = ?').all(email) as unknown as Lead[],
        lock: () => {
          database.exec('begin immediate');
          return () => database.exec('rollback');
        },
      });
      database.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ leads }, use) => use(leads.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  email: async ({}, use, { testId }) => use(`siti.${testId}@contoh.co.id`),
});

export const address = '/konsultasi-gratis';
export const submit = /^(Kirim|Mengirim|Menunggu)/;
export const receipt = (page: Page) => page.getByRole('heading', { name: 'Permintaan Anda sudah kami terima.' });

/** The form answers to scripts only once it is alive. */
export async function open(page: Page) {
  await page.goto(address);
  await expect(page.getByRole('combobox', { name: /Industri/ })).toHaveAttribute('aria-expanded', 'false');
}

export async function fill(page: Page, email: string) {
  await page.getByLabel('Nama Lengkap').fill('Siti Rahma');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Nomor Telepon').fill('0812-3456-7890');
  await page.getByRole('checkbox').check();
}

export const send = (page: Page) => page.getByRole('button', { name: submit }).click();

/** Keys and statuses of every request that the page made to the endpoint. */
export function watchRequests(page: Page) {
  const keys: string[] = [];
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key) keys.push(key);
  });
  return keys;
}

export { expect };
