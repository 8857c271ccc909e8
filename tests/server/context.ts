import { test as base } from 'vitest';
import { type ServerProcess, startServer } from '../../scripts/server-process.ts';
import { makeFixture } from './fixture.ts';
import { temporaryStore } from './leads/client.ts';
import { startReceiver, startSmtp } from './leads/receivers.ts';

type Settings = Readonly<Record<string, string>>;

/** Test with a small built site, shared by the file, and with servers, stores and receivers that end with the test. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
  .extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await makeFixture();
    onCleanup(() => site.remove());
    return site;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('atEnd', ({}, { onCleanup }) => {
    const tasks: (() => unknown)[] = [];
    onCleanup(async () => {
      for (const task of tasks.reverse()) await task();
    });
    /** Registers a clean-up; the last one registered runs first. */
    return (task: () => unknown): void => void tasks.push(task);
  })
  .extend(
    'serve',
    ({ site, atEnd }) =>
      async (settings: Settings = {}, within?: readonly string[]): Promise<ServerProcess> => {
        const server = await startServer(site.root, settings, within);
        atEnd(() => server.stop());
        return server;
      },
  )
  .extend('store', ({ atEnd }) => {
    const store = temporaryStore();
    atEnd(() => store.remove());
    return store;
  })
  /** Starts a server that stores leads, without rate limit and with retries after a second. */
  .extend(
    'leads',
    ({ serve, store }) =>
      (settings: Settings = {}, within?: readonly string[]): Promise<ServerProcess> => {
        const defaults = { LEADS_DATABASE_URL: store.url, LEADS_RATE_LIMIT: '100000', LEADS_RETRY_SECONDS: '1' };
        return serve({ ...defaults, ...settings }, within);
      },
  )
  .extend('smtp', ({ atEnd }) => async (...options: Parameters<typeof startSmtp>) => {
    const smtp = await startSmtp(...options);
    atEnd(() => smtp.close());
    return smtp;
  })
  .extend('receiver', ({ atEnd }) => async (...options: Parameters<typeof startReceiver>) => {
    const receiver = await startReceiver(...options);
    atEnd(() => receiver.close());
    return receiver;
  });

export const testWithServer = (settings: Settings = {}) =>
  test.extend('server', { scope: 'file' }, async ({ site }, { onCleanup }) => {
    const server = await startServer(site.root, settings);
    onCleanup(async () => void (await server.stop()));
    return server;
  });
