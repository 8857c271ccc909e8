import { setTimeout as wait } from 'node:timers/promises';
import { sandboxStream } from 'contract/sandbox';
import { commonHeaders, readHeaderTable } from 'service/header-table';
import { listen, startFailure } from 'service/http-server';
import { listenForMetrics, Registry } from 'service/metrics';
import { measureProcess } from 'service/process-metrics';
import { notifySystemd } from 'service/watchdog';
import { createApp } from './app.ts';
import { markReleaseUsed } from './release.ts';
import { createSandbox } from './sandbox/proxy.ts';
import { settingsOrExit } from './settings.ts';

const settings = settingsOrExit(process.env);

try {
  markReleaseUsed(settings.SITE_ROOT);
  const table = readHeaderTable(settings.SITE_ROOT);
  const registry = new Registry();
  const { LEADS_DATABASE_URL: databaseUrl, METRICS_PORT, METRICS_HOST } = settings;
  const sandbox = settings.SANDBOX ? createSandbox(settings, registry) : undefined;
  const app = await createApp({
    settings,
    sandbox,
    release: settings.SITE_ROOT,
    table,
    registry,
    startLeads:
      databaseUrl === undefined
        ? undefined
        : async (log) => (await import('./leads/runtime.ts')).startLeads(databaseUrl, settings, registry, log),
  });
  const { log } = app.fastify;
  const address = { host: settings.HOST, port: settings.PORT };
  const headers = commonHeaders(table, settings);
  const listening = await listen(app.fastify.routing, headers, address, {
    webSocketsAt: sandbox && sandboxStream,
    answerReady: (request, response) => app.ready?.answer(request, response) ?? false,
  });
  const measureThis = METRICS_PORT === undefined ? undefined : measureProcess(registry);
  const metrics =
    METRICS_PORT === undefined
      ? undefined
      : await listenForMetrics({ host: METRICS_HOST, port: METRICS_PORT }, async () => {
          measureThis?.();
          await Promise.all([app.leads?.measure(), sandbox?.measure()]);
          return registry.text();
        });

  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    // Ctrl+C sends SIGINT twice: from the terminal and from `npm start`.
    if (stopping) return;
    stopping = true;
    app.beginShutdown();
    listening.beginDraining();
    // SIGINT comes from a person who waits. SIGTERM comes with a new release: proxies need time to notice.
    if (signal === 'SIGTERM' && settings.LINGER_SECONDS > 0) {
      log.info({ seconds: settings.LINGER_SECONDS }, 'still serving while /readyz answers 503');
      await wait(settings.LINGER_SECONDS * 1000);
    }
    await sandbox?.close();
    log.info({ signal }, 'finishing requests under way');
    const finished = await listening.close(settings.SHUTDOWN_SECONDS);
    if (!finished) log.warn('time ran out: unfinished requests were cut off');
    await app.fastify.close();
    metrics?.closeAllConnections();
    metrics?.close();
    await app.leads?.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);

  const { HOST, PORT } = settings;
  const shown = HOST.includes(':') ? `[${HOST}]` : HOST;
  const name = ['::', '0.0.0.0'].includes(HOST) ? 'localhost' : shown;
  process.stdout.write(`The site is at http://${name}:${PORT} (Ctrl+C stops it)\n`);
  if (sandbox && settings.SANDBOX_SECRET === undefined && settings.SANDBOX_SOCKET === undefined) {
    log.warn('SANDBOX_SECRET is not set: sandbox keys are valid until this process ends');
  }
  notifySystemd(process.env);
  log.info({ host: HOST, port: PORT, tls: settings.PUBLIC_TLS, leads: app.leads !== undefined }, 'listening');
} catch (error) {
  process.stderr.write(`${startFailure(error, settings)}\n`);
  process.exit(1);
}
