import type { IncomingHttpHeaders } from 'node:http';
import { Refused } from './refused.ts';

interface Asked {
  method?: string | undefined;
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

const loopback = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Lets only this machine ask, and only a page of this very server: a name that was made to point here (DNS rebinding),
 * a page of another origin and a form of another site are turned away.
 * @throws Refused
 */
export function guard({ method, headers, socket }: Asked): void {
  const host = headers.host ?? '';
  if (!loopback.test(socket.remoteAddress ?? '') || !localHost.test(host)) throw new Refused('foreign');
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${host}`) throw new Refused('foreign');
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refused('foreign');
  if (method === 'GET') return;
  // Every browser names the origin of what changes something.
  if (origin === undefined) throw new Refused('foreign');
  if (!/^application\/json\s*(;|$)/.test(headers['content-type'] ?? '')) throw new Refused('not-json');
}
