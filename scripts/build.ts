import { readFileSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { toolRoutes } from '../src/routes.ts';
import { forgetUnused } from '../src/shared/build/cache.ts';
import { pageRequestsSchema } from '../src/shared/records/legal.ts';
import { offlineSchema } from '../src/shared/records/offline.ts';
import { launchFindings, readLaunchRecords } from './launch.ts';
import { binary, paths } from './paths.ts';
import { cspExtras } from './postbuild/csp.ts';
import { type OfflineReading, postbuild } from './postbuild/index.ts';
import { writeLeadRecords } from './postbuild/lead-records.ts';
import { writeSandbox } from './postbuild/sandbox.ts';
import { readSearchTerms } from './postbuild/search-index.ts';
import { writeServerPackage } from './postbuild/server-package.ts';
import { newRelease, publish } from './releases.ts';
import { checkPictures } from './rendered.ts';
import { run } from './run/process.ts';
import { hashInputs, writeStamp } from './stamp.ts';

const astroMinutes = 12;

/** Builds a release beside the one that stands; only a whole one takes its place. */
async function build(): Promise<number> {
  checkPictures();
  const begun = new Date();
  const inputs = await hashInputs(paths.root);
  const release = newRelease(paths.root);
  const [dist, settings] = [join(release, 'dist'), join(release, 'build')];
  const env = { ASTRO_TELEMETRY_DISABLED: '1' };
  const { code } = await run(binary('astro'), ['build', '--outDir', dist], astroMinutes, { env });
  if (code !== 0) return code;
  await mkdir(settings, { recursive: true });
  await rename(join(dist, basename(paths.scriptManifest)), join(settings, basename(paths.scriptManifest)));
  await writeSandbox(dist, settings);
  const table = await postbuild(dist, settings, cspExtras, readOffline(), readSearchTerms(), readCounting());
  await writeLeadRecords(settings);
  await writeServerPackage(settings);
  await forgetUnused(begun);
  await writeStamp(release, inputs);
  await publish(release, paths.root);
  console.log(`Built ${Object.keys(table.pages).length} pages into dist/.`);
  const open = launchFindings(await readLaunchRecords()).length;
  if (open > 0) console.warn(`Not ready to launch: ${open} things to supply, see npm run check:launch.`);
  return 0;
}

/** What browsers keep, as the site's own record says. @throws when the record is missing or wrong */
function readOffline(): OfflineReading {
  const record = parse(readFileSync(join(paths.root, 'src/content/site/offline.yaml'), 'utf8'));
  return {
    enabled: offlineSchema.parse(record).enabled,
    tools: Object.values(toolRoutes),
  };
}

/** Whether requests of pages are counted. @throws when the record is missing or wrong */
function readCounting(): boolean {
  const record = parse(readFileSync(join(paths.root, 'src/content/site/page-requests.yaml'), 'utf8'));
  return pageRequestsSchema.parse(record).counted;
}

try {
  process.exitCode = await build();
} catch (error) {
  console.error(`The build failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
