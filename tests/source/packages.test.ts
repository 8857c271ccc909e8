import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const lock: { packages: Record<string, { optionalDependencies?: Record<string, string> }> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

test('docs/dependencies.md says why each package is here, and names none that is not', () => {
  const rows = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| ([@a-z][\w@/*., -]*?) +\|/gm);
  const named = [...rows].flatMap(([, cell = '']) => cell.split(', ')).filter((name) => name !== 'package');
  const typed = (name: string) => name.replace(/^@types\/.*/, '@types/*');
  const installed = Object.keys({ ...dependencies, ...devDependencies }).map(typed);
  expect([...new Set(named)].sort()).toEqual([...new Set(installed)].sort());
});

test('the lock file knows what other systems need: `npm run lock` follows every `npm install <name>`', () => {
  const locked = Object.keys(lock.packages);
  const missing = Object.values(lock.packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !locked.some((path) => path.endsWith(`node_modules/${name}`)));
  expect(missing).toEqual([]);
});
