import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { paths } from '../../scripts/paths.ts';

const { title, form } = parse(readFileSync('apps/site/desk/words/desk.yaml', 'utf8'));
const traces = ['/sunting', String(title), String(form.stale)];

const files = [paths.dist, paths.build].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|mjs|css|json|txt|xml|webmanifest|conf)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    // Test reports are not published.
    .filter((file) => !file.startsWith(paths.reports)),
);

test('publishes nothing of the writer’s desk', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
  expect(found).toEqual([]);
});
