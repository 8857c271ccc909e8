import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Requests of one connection that may wait for their answers. Browsers and proxies send one after the other; who sends
 * many without reading would have each answer kept in memory.
 */
const most = 8;

/** Gives a function that counts the requests of each connection, and ends one that has too many: then it says false. */
export function boundPipelining(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    // What else stood in the same packet as the one too many.
    if (socket.destroyed) return false;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return false;
    }
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return true;
  };
}
