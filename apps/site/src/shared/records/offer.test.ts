import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

test.each(globSync('apps/site/src/content/services/*.yaml'))('%s leads to its own page', (file) => {
  const { link } = parse(readFileSync(file, 'utf8'));
  expect(link.to.split(/[?#]/, 1)[0]).toBe(`/${basename(file, '.yaml')}`);
});
