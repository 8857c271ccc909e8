import type { Page } from '@playwright/test';
import { plainWords, readRecord, wordsOf } from '../records.ts';
import { expect } from './page.ts';

/** The page of the form, in whichever of its two variants the server sends. */
export const address = '/konsultasi-gratis';

export const { say, like } = wordsOf('pages/konsultasi-gratis', 'form');

export function industryLabel(value: string): string {
  const options: { value: string; label: string }[] =
    readRecord('pages/konsultasi-gratis').form.fields.industry.options;
  const label = options.find((option) => option.value === value)?.label;
  if (label === undefined) throw new Error(`the form offers no industry ${value}`);
  return plainWords(label);
}

/** One of the two lists of the form, once a script has made it. */
export const list = (page: Page, field: 'industry' | 'tankCount') =>
  page.getByRole('combobox', { name: like(`fields.${field}.label`) });

/** What links and tools brought into the form. */
export const carried = (page: Page) => page.locator('main form li');

export const submit = (page: Page) => page.locator('main form button[type="submit"]');

/** The form answers to scripts only once it is alive. */
export async function open(page: Page, query = '') {
  await page.goto(address + query);
  await expect(list(page, 'industry')).toHaveAttribute('aria-expanded', 'false');
}

export async function fillRequired(page: Page, { email = 'siti@contoh.co.id', phone = '+62 812 3456 7890' } = {}) {
  await page.locator('#name').fill('Siti Rahma');
  await page.locator('#email').fill(email);
  await page.locator('#phone').fill(phone);
}
