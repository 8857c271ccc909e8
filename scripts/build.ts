import { readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { toolRoutes } from '../src/routes.ts';
import { forgetUnused } from '../src/shared/build/kept.ts';
import { offlineSchema } from '../src/shared/records/offline.ts';
import { launchFindings, readLaunchRecords } from './launch/findings.ts';
import { binary, paths } from './paths.ts';
import { cspExtras } from './postbuild/csp-extras.ts';
import { type OfflineReading, postbuild } from './postbuild/index.ts';
import { writeLeadRecords } from './postbuild/lead-records.ts';
import { readSearchTerms } from './postbuild/search-index.ts';
import { writeServerPackage } from './postbuild/server-package.ts';
import { checkPictures } from './rendered.ts';
import { run } from './run/process.ts';
import { hashInputs, removeStamp, writeStamp } from './stamp.ts';

const astroMinutes = 12;

/** Builds the site into dist/ and the servers' settings into build/. */
async function build(): Promise<number> {
  checkPictures();
  const begun = new Date();
  const inputs = await hashInputs(paths.root);
  await removeStamp(paths.root);
  await rm(paths.dist, { recursive: true, force: true });
  const { code } = await run(binary('astro'), ['build'], astroMinutes, { env: { ASTRO_TELEMETRY_DISABLED: '1' } });
  if (code !== 0) return code;
  await mkdir(paths.build, { recursive: true });
  await rename(join(paths.dist, basename(paths.scriptManifest)), paths.scriptManifest);
  const table = await postbuild(paths.dist, paths.build, cspExtras, readOffline(), readSearchTerms());
  await writeLeadRecords(paths.build);
  await writeServerPackage(paths.build);
  await forgetUnused(begun);
  await writeStamp(paths.root, inputs);
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

try {
  process.exitCode = await build();
} catch (error) {
  console.error(`The build failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
