/** Vite's note of what each script brings along; the keys name entries (https://vite.dev/guide/backend-integration). */
export type ScriptManifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; assets?: string[] }
>;

/** The files of scripts with all that they ever fetch, without a leading slash. */
export function filesOf(manifest: ScriptManifest, first: readonly string[]): string[] {
  // A set that grows while it is walked: each entry is visited once.
  const entries = new Set(first);
  const files = new Set<string>();
  for (const entry of entries) {
    const { file, imports = [], dynamicImports = [], assets = [] } = manifest[entry] ?? { file: entry };
    for (const next of [...imports, ...dynamicImports]) entries.add(next);
    for (const needed of [file, ...assets]) files.add(needed);
  }
  return [...files];
}

/** The entries that a page names by their files. */
export const entriesIn = (manifest: ScriptManifest, urls: Iterable<string>): string[] => {
  const wanted = new Set(urls);
  return Object.keys(manifest).filter((entry) => wanted.has(`/${manifest[entry]?.file}`));
};
