import { expect, test } from 'vitest';
import { neededPackages } from './server-package.ts';

const locked = {
  'node_modules/a': { version: '1', dependencies: { b: '^1', c: '^1' } },
  'node_modules/a/node_modules/b': { version: '1', dependencies: { c: '^1' } },
  'node_modules/b': { version: '2' },
  'node_modules/c': { version: '1', dev: true, optionalDependencies: { elsewhere: '^1' } },
  'node_modules/d': { version: '1', dependencies: { gone: '^1' } },
};

test('takes the version beside the one who asks, and nothing else', () => {
  expect(neededPackages(['a'], locked)).toEqual({
    'node_modules/a': locked['node_modules/a'],
    'node_modules/a/node_modules/b': locked['node_modules/a/node_modules/b'],
    'node_modules/c': { version: '1', optionalDependencies: { elsewhere: '^1' } },
  });
});

test('what is missing stops the build', () => {
  expect(() => neededPackages(['d'], locked)).toThrow('gone, which node_modules/d needs');
});
