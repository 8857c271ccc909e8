import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';

/** libuv reads the variable before any code runs, so every way of starting the server must set it. */
test.each([
  ['deploy/tanksite@.service', /^Environment=UV_THREADPOOL_SIZE=32$/m],
  ['Dockerfile', /^ENV UV_THREADPOOL_SIZE=32$/m],
  ['scripts/run.mjs', /command === 'start' && { UV_THREADPOOL_SIZE: '32' }/],
])('%s gives Node enough threads to survive a silent name server', (file, line) => {
  expect(readFileSync(join(paths.root, file), 'utf8')).toMatch(line);
});
