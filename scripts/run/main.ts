/** Commands that run on the project's own Node. */
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { binary, paths } from '../paths.ts';
import { buildNow, buildWhenStale } from '../stamp.ts';

const [command = '', ...args] = argv.slice(2);

const commands: Record<string, () => Promise<number | undefined>> = {
  start: async () => {
    // Checked before the build, so that a wrong PORT is reported at once.
    (await import('server/settings')).settingsOrExit(env);
    const code = await buildWhenStale();
    if (code === 0) await import(join(paths.current, 'server/main.mjs'));
    return code;
  },
  build: buildNow,
  issue: async () => (await import('../issue.ts')).issue(args),
  test: async () => (await import('./test.ts')).test(args),
  desk: async () => {
    // Reachable from this machine only.
    Object.assign(env, { DESK: '1', ASTRO_TELEMETRY_DISABLED: '1' });
    const port = env['PORT'] ? ['--port', env['PORT']] : [];
    argv.splice(2, 1, 'dev', '--host', '127.0.0.1', ...port, '--open', '/sunting');
    process.chdir(paths.site);
    await import(binary('astro'));
    return undefined;
  },
};

const run = commands[command];
if (!run) console.error(`Unknown command ${JSON.stringify(command)}: use ${Object.keys(commands).join(', ')}.`);
process.exitCode = run ? await run() : 1;
