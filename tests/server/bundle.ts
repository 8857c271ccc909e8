import { join } from 'node:path';
import { paths } from '../../scripts/paths.ts';
import { bundleServer } from '../../scripts/postbuild/bundle.ts';

/** Before all files: servers are started as the sources are now, whatever was built last. */
export async function setup(): Promise<void> {
  const folder = join(paths.root, '.cache/server');
  await bundleServer(folder);
  process.env['SERVER_BUNDLE'] = folder;
}
