import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const current = join(root, 'build', 'current');

export const paths = {
  root,
  site: join(root, 'apps/site'),
  dist: join(root, 'dist'),
  build: join(root, 'build'),
  /** Symbolic link to the published release. */
  current,
  scriptManifest: join(current, 'build', 'script-manifest.json'),
  leads: join(current, 'build', 'leads'),
  nginx: join(current, 'build', 'nginx'),
  /** Output of installing and building. */
  logs: join(root, 'build', 'log'),
  reports: join(root, 'build', 'test'),
} as const;

export const binary = (name: string) => join(root, 'node_modules', '.bin', name);
