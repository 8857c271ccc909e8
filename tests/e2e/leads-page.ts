import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import type { LeadRow } from 'server/leads/store/tables';
import { paths } from '../../scripts/paths.ts';
import { startServer } from '../../scripts/server-process.ts';
import { recordWords } from '../records.ts';
import { fillRequired, submit } from './consultation.ts';
import { expect, test as watched } from './page.ts';

/** A server that accepts requests, with the rows that it has stored. */
interface Leads {
  origin: string;
  of(email: string): Partial<LeadRow>[];
  /** Locks the database until the returned function is called. */
  lock(): () => void;
}

/** Tests against the real server with an SQLite file of its own. */
export const test = watched.extend<{ email: string }, { leads: Leads }>({
  leads: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'leads-e2e-'));
      const file = join(folder, 'leads.db');
      const server = await startServer(paths.root, {
        LEADS_DATABASE_URL: `file:${file}`,
        LEADS_RATE_LIMIT: '1000',
        LOG_LEVEL: 'warn',
      });
      const database = new DatabaseSync(file);
      await use({
        origin: server.origin,
        of: (email) => database.prepare('select * from lead where email = ?').all(email) as Partial<LeadRow>[],
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

export const words = recordWords('leads/form');
export const receipt = (page: Page) => page.getByRole('heading', { name: words.say('received.title') });

export async function fill(page: Page, email: string) {
  await fillRequired(page, { email, phone: '0812-3456-7890' });
  await page.getByRole('checkbox').check();
}

export const send = (page: Page) => submit(page).click();

export function watchRequests(page: Page) {
  const keys: string[] = [];
  page.on('request', (request) => keys.push(...[request.headers()['idempotency-key'] ?? []].flat()));
  return keys;
}

export { expect };
