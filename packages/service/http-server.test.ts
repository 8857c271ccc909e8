import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listen } from './http-server.ts';

test('closes connections beyond the limit at once, and goes on with those that are open', async ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'http-'));
  const path = join(folder, 'site.sock');
  const server = await listen((_request, response) => response.end('here'), {}, { path }, { mostConnections: 3 });
  onTestFinished(async () => {
    await server.close(1);
    rmSync(folder, { recursive: true });
  });
  const open = async () => {
    const socket = connect(path).on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  const sockets = [await open(), await open(), await open()];
  const further = await open();
  // Not `once`, which would fail for a write that comes too late.
  const closed = new Promise((done) => further.on('close', done));
  further.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await closed;
  expect(further.bytesRead).toBe(0);
  sockets[0]?.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [answer] = await once(sockets[0] ?? further, 'data');
  expect(String(answer)).toContain('200 OK');
  for (const socket of sockets) socket.destroy();
});
