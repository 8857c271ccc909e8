import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { toolData, toolRoutes } from '../src/routes.ts';
import { offlineSchema } from '../src/shared/records/offline.ts';
import { paths } from './paths.ts';
import type { OfflineReading } from './postbuild/index.ts';

/** What browsers keep, as the site's own record says. @throws when the record is missing or wrong */
export function readOffline(): OfflineReading {
  const record = parse(readFileSync(join(paths.root, 'src/content/site/offline.yaml'), 'utf8'));
  return {
    enabled: offlineSchema.parse(record).enabled,
    tools: [...Object.values(toolRoutes), ...Object.values(toolData)],
  };
}
