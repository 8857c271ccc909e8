import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Line = Awaited<ReturnType<typeof openLine>>;

/**
 * Opens a proxy to the server on local port `port` that can break like a lost network: browsers' offline switches do
 * not affect service workers.
 */
export async function openLine(port: number) {
  let sent = 0;
  let hushed = false;
  const ends: Socket[] = [];
  const keep = (socket: Socket): Socket => {
    ends.push(socket);
    return socket.on('error', () => socket.destroy());
  };
  const listener = createServer((browser) => {
    if (hushed) return void keep(browser).resume();
    const server = keep(connect(port, '127.0.0.1'));
    keep(browser).on('data', (chunk) => {
      sent += chunk.length;
    });
    browser.pipe(server).pipe(browser);
  }).listen(0, 'localhost');
  await once(listener, 'listening');
  return {
    origin: `http://localhost:${(listener.address() as AddressInfo).port}`,
    sent: () => sent,
    cut: () => {
      listener.close();
      for (const end of ends) end.destroy();
    },
    /** Accepts further requests without answering any. */
    hush: () => {
      hushed = true;
      for (const end of ends) end.destroy();
    },
  };
}
