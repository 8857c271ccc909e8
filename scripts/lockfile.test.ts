import { expect, test } from 'vitest';
import { missingEntries, readLockfile } from './lockfile.ts';

test('package-lock.json knows the packages for every system, or `npm ci` refuses it', () => {
  expect(Object.keys(missingEntries(readLockfile().packages)), 'repair it: npm run lock').toEqual([]);
});

test('an entry that is missing says for which system it is', () => {
  const packages = {
    'node_modules/a': {
      dev: true,
      optionalDependencies: { '@a/linux-x64-musl': '1.0.0', '@a/darwin-arm64': '1.0.0', b: '2.0.0', c: '3.0.0' },
    },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/a/node_modules/c': { version: '3.0.0' },
  };
  expect(missingEntries(packages)).toEqual({
    'node_modules/@a/linux-x64-musl': {
      version: '1.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    },
    'node_modules/@a/darwin-arm64': { version: '1.0.0', dev: true, optional: true, os: ['darwin'], cpu: ['arm64'] },
  });
});
