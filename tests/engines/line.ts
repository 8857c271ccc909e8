import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be cut as a lost network cuts it: browsers' own switches do not reach service workers. */
export interface Line {
  readonly origin: string;
  /** Bytes that the browser has sent so far. */
  sent(): number;
  cut(): void;
  /** From now on it takes every request and answers none. */
  hush(): void;
}

/** Opens a line to the server on `port` of this machine. */
export async function openLine(port: number): Promise<Line> {
  let sent = 0;
  let hushed = false;
  const ends = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    ends.add(socket);
    return socket.on('close', () => ends.delete(socket)).on('error', () => socket.destroy());
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
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  return {
    origin: `http://localhost:${address.port}`,
    sent: () => sent,
    cut: () => {
      listener.close();
      for (const end of ends) end.destroy();
    },
    hush: () => {
      hushed = true;
      for (const end of ends) end.destroy();
    },
  };
}
