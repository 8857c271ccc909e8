/** Vite’s build manifest (https://vite.dev/guide/backend-integration): files and imports per entry. */
export type ScriptManifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; assets?: string[] }
>;

/** Files of entries with everything they ever load, without leading slash. */
export function loadedFiles(manifest: ScriptManifest, first: readonly string[]): string[] {
  // The set grows while it is iterated; each entry is visited once.
  const entries = new Set(first);
  const files = new Set<string>();
  for (const entry of entries) {
    const { file, imports = [], dynamicImports = [], assets = [] } = manifest[entry] ?? { file: entry };
    for (const next of [...imports, ...dynamicImports]) entries.add(next);
    for (const needed of [file, ...assets]) files.add(needed);
  }
  return [...files];
}

/** Entries whose files a page references. */
export const entriesIn = (manifest: ScriptManifest, urls: Iterable<string>): string[] => {
  const wanted = new Set(urls);
  return Object.keys(manifest).filter((entry) => wanted.has(`/${manifest[entry]?.file}`));
};
