import type { Page } from '@playwright/test';
import { plainWords, readRecord, recordWords } from '../records.ts';
import { expect } from './page.ts';

/** The page with the form; the server decides which of its two variants it sends. */
export const address = '/konsultasi-gratis';

export const { say, like } = recordWords('pages/konsultasi-gratis', 'form');

export function industryLabel(value: string): string {
  const options: { value: string; label: string }[] =
    readRecord('pages/konsultasi-gratis').form.fields.industry.options;
  const label = options.find((option) => option.value === value)?.label;
  if (label === undefined) throw new Error(`the form offers no industry ${value}`);
  return plainWords(label);
}

/** One of the form's two selects, after its script has replaced the native one. */
export const list = (page: Page, field: 'industry' | 'tankCount') =>
  page.getByRole('combobox', { name: like(`fields.${field}.label`) });

/** Sentences that links and tools have added to the form. */
export const carried = (page: Page) => page.locator('main form li');

export const submit = (page: Page) => page.locator('main form button[type="submit"]');

/** Opens the form and waits until it is hydrated. */
export async function open(page: Page, query = '') {
  await page.goto(address + query);
  await expect(list(page, 'industry')).toHaveAttribute('aria-expanded', 'false');
}

export async function fillRequired(page: Page, { email = 'siti@contoh.co.id', phone = '+62 812 3456 7890' } = {}) {
  await page.locator('#name').fill('Siti Rahma');
  await page.locator('#email').fill(email);
  await page.locator('#phone').fill(phone);
}
