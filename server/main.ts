import { join } from 'node:path';
import { createApp } from './app.ts';
import { readHeaderTable } from './header-table.ts';
import { listen } from './listen.ts';
import { settingsOrExit } from './settings.ts';
import { startFailure } from './start-failure.ts';

const settings = settingsOrExit(process.env);

try {
  const table = readHeaderTable(join(settings.SITE_ROOT, 'build', 'headers.json'));
  const app = await createApp({ settings, dist: join(settings.SITE_ROOT, 'dist'), table });
  const headers = { ...table.everywhere, ...(settings.PUBLIC_TLS ? table.behindTls : {}) };
  const listening = await listen(app.routing, headers, {
    host: settings.HOST,
    port: settings.PORT,
  });

  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    // Ctrl+C reaches this process more than once, from the terminal and from `npm start`.
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'finishing requests under way');
    const finished = await listening.close(settings.SHUTDOWN_SECONDS);
    if (!finished) app.log.warn('time ran out: unfinished requests were cut off');
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);

  const { HOST, PORT } = settings;
  const shown = HOST.includes(':') ? `[${HOST}]` : HOST;
  const address = ['::', '0.0.0.0'].includes(HOST) ? 'localhost' : shown;
  process.stdout.write(`The site stands on http://${address}:${PORT} (Ctrl+C stops it)\n`);
  app.log.info({ host: HOST, port: PORT, tls: settings.PUBLIC_TLS }, 'listening');
} catch (error) {
  process.stderr.write(`${startFailure(error, settings)}\n`);
  process.exit(1);
}
