import { join } from 'node:path';
import { forgetUnused } from '../apps/site/src/shared/build/cache.ts';
import { binary, paths } from './paths.ts';
import { run } from './process.ts';
import { newRelease, publish } from './releases.ts';
import { hashInputs, writeStamp } from './stamp.ts';

const astroMinutes = 12;

const env = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_COMPILE_CACHE: join(paths.root, '.cache/compiled'),
  // A build creates much short-lived garbage: larger semi-spaces halve the cost of collecting it.
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=128`,
};

/** Builds a release next to the current one, and publishes it only when it is complete. */
async function build() {
  const begun = new Date();
  const release = newRelease(paths.root);
  const [inputs, code, { finishRelease }] = await Promise.all([
    hashInputs(paths.root),
    run(binary('astro'), ['build', '--outDir', join(release, 'dist')], astroMinutes, { env, cwd: paths.site }),
    import('./postbuild/index.ts'),
  ]);
  if (code !== 0) return code;
  await finishRelease(release);
  await forgetUnused(begun);
  await writeStamp(release, inputs);
  await publish(release, paths.root);
  return 0;
}

try {
  process.exitCode = await build();
} catch (error) {
  console.error(`The build failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
