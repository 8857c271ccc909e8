import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { readRecord, recordWords } from '../records.ts';
import { copy, git } from './copy.ts';

const record = '../../desk/words/desk';
/** Words of the desk. */
export const { say, like } = recordWords(record);
const { groups, problems } = readRecord(record) as {
  groups: { title: string; collections: string[] }[];
  problems: { says: string }[];
};

/** Sentence of the desk for a fault, by what the schema says. */
export const problem = (fault: string): RegExp =>
  like(`problems.${problems.findIndex(({ says }) => says === fault)}.text`);

/** Confirmation of a save, whether or not the page was rendered in time. */
export const saved = new RegExp(`${like('form.saved').source}|${like('form.unseen').source}`);

/** Group of the list that holds a collection. */
export const groupOf = (page: Page, collection: string): Locator =>
  page.locator('summary', { hasText: groups.find(({ collections }) => collections.includes(collection))?.title ?? '' });

/** Text of a record in the copy. */
export const recordText = (file: string): string => readFileSync(join(copy, 'apps/site/src/content', file), 'utf8');

/** Lines added to and removed from a record since the last commit. */
export const changes = (file: string): string[] =>
  git('diff', '--unified=0', '--', `apps/site/src/content/${file}`)
    .split('\n')
    .filter((line) => /^[+-](?![+-])/.test(line));

export const sitePage = (page: Page): FrameLocator => page.frameLocator('iframe');

/** A field by its path in the record: `hero.title`. */
export const field = (page: Page, path: string): Locator => page.locator(`[id="${path}"]`);

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Opens a record; waits for its form and for the page next to it. */
export async function openRecord(page: Page, file: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/sunting#${file}`);
  await expect(page.locator('form h1')).toBeVisible({ timeout: 60_000 });
  await expect(sitePage(page).locator('main')).toBeVisible({ timeout: 60_000 });
}

export const openSection = (page: Page, key: string): Promise<void> => page.locator(`#fold-${key} > summary`).click();

/** Opens the folds around a field, as a click on its text would. */
export async function openField(page: Page, path: string): Promise<void> {
  const section = page.locator(path.includes('.') ? `#fold-${path.split('.')[0]}` : '#fold-root');
  await section.evaluate((fold: HTMLDetailsElement) => Object.assign(fold, { open: true }));
  await field(page, path).evaluate((own) => {
    for (let at = own.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true;
  });
}

export const status = (page: Page): Locator => page.locator('form [role="status"]').last();

/** Saves; waits until the desk confirms it. */
export async function save(page: Page): Promise<void> {
  await button(page, say('form.save')).click();
  await expect(status(page)).toHaveText(saved, { timeout: 60_000 });
}

/** Discards the draft and confirms. */
export async function discard(page: Page): Promise<void> {
  await button(page, say('form.discard')).click();
  await button(page, say('form.sure')).click();
}
