import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerWords } from 'contract/sandbox';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Streams } from './streams.ts';

/** Streams whose heartbeat the test triggers. */
function streamsByHand() {
  const timer = vi.spyOn(globalThis, 'setInterval');
  const streams = new Streams({} as ServerWords, {
    accountMinute: () => 0,
    streamState: () => 'fresh',
    read: () => ({ topics: [], tanks: [], after: '' }),
    streamEvents: async () => ({ events: [], last: '' }),
    catchUp: async () => undefined,
    attend: () => undefined,
    leave: () => undefined,
    inTurn: (_key, _ip, act) => act(),
  });
  const beat = timer.mock.calls.find(([, milliseconds]) => milliseconds === 20_000)?.[0] as () => void;
  timer.mockRestore();
  return { streams, beat };
}

test.each([
  [true, WebSocket.OPEN],
  [false, WebSocket.CLOSED],
])('with pings answered: %s, a WebSocket has state %i after three heartbeats', async (autoPong, state) => {
  const { streams, beat } = streamsByHand();
  const key = { id: 'a', scope: 'read', born: 0, expires: Number.POSITIVE_INFINITY } as const;
  const server = createServer();
  server.on('upgrade', (request, socket: Socket, head) => {
    streams.accept(key, '203.0.113.1', { topics: [], tanks: [], after: '' }, request, { socket, head });
  });
  await once(server.listen(0), 'listening');
  const client = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`, { autoPong });
  await once(client, 'open');
  for (let turn = 0; turn < 3; turn++) {
    beat();
    // Time for ping and pong to arrive.
    await wait(100);
  }
  expect(client.readyState).toBe(state);
  client.terminate();
  streams.close();
  server.close();
});
