import { join } from 'node:path';
import { paths } from '../../scripts/paths.ts';
import { bundleServer } from '../../scripts/postbuild/bundle.ts';

/** Bundles the server once before all test files, so that they test the current sources. */
export async function setup(): Promise<void> {
  const folder = join(paths.root, '.cache/server');
  await bundleServer(folder);
  process.env['SERVER_BUNDLE'] = folder;
}
