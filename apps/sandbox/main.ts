import { rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { sandboxFile, sandboxStream } from 'contract/sandbox';
import { createFastify } from 'service/fastify';
import { commonHeaders, readBuilt, readHeaderTable } from 'service/header-table';
import { listen } from 'service/http-server';
import { processSettings } from 'service/process-settings';
import { readAllSettings, readOrExit } from 'service/settings-reader';
import { notifySystemd } from 'service/watchdog';
import { createSite } from 'tank-gauging/simulator/create';
import { Timeline } from 'tank-gauging/simulator/timeline';
import type { TankSpec } from 'tank-gauging/simulator/types';
import { z } from 'zod';
import { accountLimits } from './core/account.ts';
import type { SharedData } from './core/router.ts';
import { lifetimes } from './keys.ts';
import { createSandbox, type Texts } from './plugin.ts';

/**
 * The sandbox as a process of its own on a Unix socket: a child of the server, which forwards requests to it, or a
 * separate service behind nginx and several servers.
 */
const settings = readOrExit(() => readAllSettings(processSettings(import.meta.dirname), process.env));
const { SITE_ROOT: release, SANDBOX_SECRET: secret, SANDBOX_SOCKET: path = resolve('sandbox.sock') } = settings;
const { SANDBOX_DATABASE: database = `${path}.sqlite` } = settings;
if (!settings.SANDBOX) process.exit(0);
// Signed by a random secret, no key outlives this process, and neither does what it has changed.
if (secret === undefined) for (const part of ['', '-wal']) rmSync(database + part, { force: true });
// Lower priority than the web server with its pages and leads.
setPriority(10);

/** The site whose tanks all keys share. */
interface Plant {
  site: { id: string; specs: readonly TankSpec[] };
}

const built = z.custom<Pick<SharedData, 'spec' | 'seed'> & Plant & Pick<Texts, 'words' | 'files'>>();
const { spec, seed, site, ...texts } = readBuilt(release, sandboxFile, built);
const timeline = new Timeline(createSite(site.id, site.specs));
const scheme = settings.PUBLIC_TLS ? 'https' : 'http';
const sandbox = createSandbox({ spec, seed, timeline }, { ...texts, scheme }, secret, database);
const app = createFastify(settings.LOG_LEVEL, false, sandbox.refuseAddress);
app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
await sandbox.register(app);
await app.ready();
const headers = commonHeaders(readHeaderTable(release), settings);
const listening = await listen(app.routing, headers, { path }, { webSocketsAt: sandboxStream });

// Simulates day by day as far ahead as a clock may advance, so that no request waits for a week of simulation.
let days = 0;
const simulating = setInterval(() => {
  timeline.lastAt(0, days * 1440);
  days += 1;
  if (days > accountLimits.ahead + lifetimes.key / 86_400_000) clearInterval(simulating);
}, 250).unref();

async function stop() {
  sandbox.close();
  await listening.close(2);
  process.exit(0);
}
process.on('SIGTERM', stop);
// Ctrl+C reaches server and sandbox alike; as a child, the sandbox waits for the server to disconnect.
process.on('SIGINT', () => process.send || stop());

if (process.send) {
  const report = () => process.send?.(process.memoryUsage.rss() / 1024 / 1024);
  report();
  setInterval(report, 1000).unref();
  // The server has ended.
  process.on('disconnect', stop);
} else notifySystemd(process.env);
