/** Runs on the project's own Node. */
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { binary, paths } from '../paths.ts';

const [command = '', ...args] = argv.slice(2);

switch (command) {
  case 'start': {
    // Before the build: a wrong PORT should not cost half a minute.
    (await import('../../server/settings.ts')).settingsOrExit(env);
    process.exitCode = await (await import('../stamp.ts')).buildWhenStale();
    if (process.exitCode === 0) await import(join(paths.current, 'server/main.mjs'));
    break;
  }
  case 'test':
    process.exitCode = await (await import('./test.ts')).test(args);
    break;
  case 'build':
    process.exitCode = await (await import('../stamp.ts')).buildNow();
    break;
  case 'desk':
    // For this machine only.
    Object.assign(env, { DESK: '1', ASTRO_TELEMETRY_DISABLED: '1' });
    argv.splice(
      2,
      1,
      'dev',
      '--host',
      '127.0.0.1',
      ...(env['PORT'] ? ['--port', env['PORT']] : []),
      '--open',
      '/sunting',
    );
    await import(binary('astro'));
    break;
  default:
    console.error(`Unknown command ${JSON.stringify(command)}: use start, desk, test or build.`);
    process.exitCode = 1;
}
