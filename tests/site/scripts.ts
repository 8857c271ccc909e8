import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { paths } from '../../scripts/paths.ts';
import { openPage } from './site.ts';

const keys = z.array(z.string()).default([]);
/** Vite's note of what each script brings along; the keys name entries (https://vite.dev/guide/backend-integration). */
const manifest = z
  .record(z.string(), z.object({ file: z.string(), imports: keys, dynamicImports: keys }))
  .parse(JSON.parse(readFileSync(paths.scriptManifest, 'utf8')));

/** Files in dist of every script that the islands of a page may fetch, at once or later. */
export function islandScripts(address: string): string[] {
  const { $ } = openPage(address);
  const starts = $('astro-island')
    .toArray()
    .flatMap(({ attribs }) => [attribs['component-url'], attribs['renderer-url']])
    .map((url) => entryOf(url?.slice(1)));
  // A set that grows while it is walked: each entry is visited once.
  const entries = new Set(starts);
  for (const entry of entries) {
    const { imports, dynamicImports } = known(entry);
    for (const next of [...imports, ...dynamicImports]) entries.add(next);
  }
  return [...entries].map((entry) => known(entry).file);
}

function entryOf(file: string | undefined): string {
  const [entry] = Object.entries(manifest).find(([, script]) => script.file === file) ?? [];
  if (entry === undefined) throw new Error(`${file} does not stand in ${paths.scriptManifest}`);
  return entry;
}

function known(entry: string) {
  const script = manifest[entry];
  if (script === undefined) throw new Error(`${entry} does not stand in ${paths.scriptManifest}`);
  return script;
}
