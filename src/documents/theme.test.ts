import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colour } from './theme.ts';

const tokens = readFileSync('src/shared/styles/tokens.css', 'utf8');

/** A token of the pages as the documents write it; a translucent one as it looks on the white sheet. */
function tokenOf(name: string): string {
  const dashed = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(\d)$/, '-$1');
  const value = tokens.match(new RegExp(`--${dashed}: ([^;]+);`))?.[1] ?? '';
  const [red, green, blue, share] = value.match(/\d+/g)?.map(Number) ?? [];
  if (!value.startsWith('rgb')) return value.toUpperCase();
  const mixed = [red, green, blue].map((part = 0) => Math.round(255 - (255 - part) * ((share ?? 100) / 100)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

test.each(Object.entries(colour))('the documents have the %s of the pages', (name, value) => {
  expect(value).toBe(tokenOf(name));
});
