import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';

/** libuv reads it once, before any code runs: whatever starts the server has to bring it. */
test.each([
  ['deploy/tanknusa@.service', /^Environment=UV_THREADPOOL_SIZE=32$/m],
  ['Dockerfile', /^ENV UV_THREADPOOL_SIZE=32$/m],
  ['scripts/run.mjs', /command === 'start' && { UV_THREADPOOL_SIZE: '32' }/],
])('%s starts Node with threads enough for a name server that does not answer', (file, line) => {
  expect(readFileSync(join(paths.root, file), 'utf8')).toMatch(line);
});
