import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressPlaceholder } from 'contract/sandbox';
import { createFastify } from 'service/fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { document, world } from '../../tests/api-fixture.ts';
import { sandboxWords } from '../site/src/api/api.words.ts';
import { buildClients } from '../site/src/api/clients.ts';
import { createSandbox } from './plugin.ts';

/**
 * The sandbox alone, on a TCP port: the server does not run on Windows, where the workflow runs this test in
 * PowerShell 5.1 and 7.
 */
const app = createFastify('silent');
const folder = mkdtempSync(join(tmpdir(), 'powershell-'));
beforeAll(async () => {
  const database = join(folder, 'sandbox.sqlite');
  const files = { 'tank.mjs': buildClients(document, `${addressPlaceholder}/sandbox`)['tank.mjs'] };
  await createSandbox(world, { words: sandboxWords.server, files, scheme: 'http' }, undefined, database).register(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const options = ['-NoProfile', '-NonInteractive', '-ExecutionPolicy', 'Bypass'];
const shells = ['pwsh', 'powershell'].map(
  (shell) => [shell, spawnSync(shell, [...options, '-Command', 'exit 0']).status === 0] as const,
);

describe.each(shells)('in %s (skipped where it is not installed)', (shell, installed) => {
  test.skipIf(!installed)('runs the guide from an empty terminal to a webhook delivery', async () => {
    const { port } = app.server.address() as AddressInfo;
    const guide = readFileSync(new URL('../site/src/content/api/samples/guide.ps1', import.meta.url), 'utf8');
    const file = join(folder, 'guide.ps1');
    writeFileSync(file, `$ErrorActionPreference = 'Stop'\n${guide.replace('localhost:4321', `127.0.0.1:${port}`)}`);
    const child = spawn(shell, [...options, '-File', file], { cwd: folder });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
    const [code] = await once(child, 'close');
    expect([code, output]).toEqual([0, expect.stringContaining('webhook-signature')]);
    expect(output).toMatch(/"kind": *"tank.level.low"/);
    expect(output).toMatch(/POST +\/v1\/clock +200/);
  });
});
