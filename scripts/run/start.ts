import { settingsOrExit } from '../../server/settings.ts';
import { buildWhenStale } from './build-step.ts';

/** Checks the settings, builds when an input changed, then serves the site in this same process. */
export async function start(): Promise<void> {
  // Before the build: a wrong PORT should not cost half a minute.
  settingsOrExit(process.env);
  const code = await buildWhenStale();
  if (code === 0) await import('../../server/main.ts');
  else process.exitCode = code;
}
