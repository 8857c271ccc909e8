import type { Plugin } from 'vite';

/** Undocumented query parameter: Astro then collects a module’s styles instead of putting them into the head. */
const collected = 'astroPropagatedAssets';

const query = '?late';
const prefix = '\0late:';
/** Distinguishes the virtual module from the module itself. */
const suffix = '.js';

/**
 * Resolves `module?late` to a module of sections together with the styles that only they need, so that these can be
 * written where the sections begin. If a later version of Astro stops collecting them, the styles go into the head:
 * slower on a phone, but complete.
 */
export const late = (flag = collected): Plugin => ({
  name: 'late',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(query)) return undefined;
    const resolved = await this.resolve(source.slice(0, -query.length), importer);
    return resolved && `${prefix}${resolved.id}${suffix}`;
  },
  load(id) {
    if (!id.startsWith(prefix)) return undefined;
    const file = id.slice(prefix.length, -suffix.length);
    return `
      import * as sections from ${JSON.stringify(`${file}?${flag}`)};
      const { default: late } = sections;
      export default late && 'collectedStyles' in late ? late : { getMod: async () => sections, collectedStyles: [] };
    `;
  },
});
