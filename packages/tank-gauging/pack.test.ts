import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const source = import.meta.dirname;
const root = resolve(source, '../..');
const folder = mkdtempSync(join(tmpdir(), 'tank-gauging-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Node of the host, which may be older than the project's own. */
const node = process.env['HOST_NODE'] ?? process.execPath;

test('the packed package runs the example of its README in an empty folder', () => {
  const readme = readFileSync(join(source, 'README.md'), 'utf8');
  const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const expected = [...example.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, value]) => value);

  execFileSync('npm', ['run', '--silent', 'pack', '--', '--pack-destination', folder], { cwd: source });
  execFileSync('tar', ['-xzf', join(folder, globSync('*.tgz', { cwd: folder })[0] ?? ''), '-C', folder]);
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  symlinkSync(join(folder, 'package'), join(modules, 'tank-gauging'));
  for (const name of ['fflate', 'read-excel-file']) symlinkSync(join(root, 'node_modules', name), join(modules, name));
  writeFileSync(join(folder, 'example.mjs'), example);

  const printed = execFileSync(node, ['--preserve-symlinks', 'example.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(expected.length).toBeGreaterThan(1);
  expect(printed.trim().split('\n')).toEqual(expected);
});
