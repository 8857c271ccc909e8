import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from './http-server.ts';

/** A port that was free a moment ago. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

test('closes connections beyond the limit at once, and goes on with those that are open', async ({
  onTestFinished,
}) => {
  const port = await freePort();
  const server = await listen(
    (_request, response) => response.end('here'),
    {},
    { host: '127.0.0.1', port },
    {
      mostConnections: 3,
    },
  );
  onTestFinished(async () => void (await server.close(1)));
  const open = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  const sockets = [await open(), await open(), await open()];
  const further = await open();
  further.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(further, 'close');
  expect(further.bytesRead).toBe(0);
  sockets[0]?.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [answer] = await once(sockets[0] ?? further, 'data');
  expect(String(answer)).toContain('200 OK');
  for (const socket of sockets) socket.destroy();
});
