import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Absolute paths that the scripts share. */
export const paths = {
  root,
  dist: join(root, 'dist'),
  build: join(root, 'build'),
  headers: join(root, 'build', 'headers.json'),
  scriptManifest: join(root, 'build', 'script-manifest.json'),
  leads: join(root, 'build', 'leads'),
  nginx: join(root, 'build', 'nginx'),
  reports: join(root, 'build', 'test'),
} as const;

/** Absolute path of a command that a package brought along. */
export const binary = (name: string): string => join(root, 'node_modules', '.bin', name);
