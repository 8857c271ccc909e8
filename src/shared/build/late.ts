import type { Plugin } from 'vite';

/** Undocumented: Astro collects the styles of such a module instead of putting them into the head. */
const collected = 'astroPropagatedAssets';

const query = '?late';
const prefix = '\0late:';

/**
 * Resolves `module?late` to a module of sections together with the styles that only they need, so that these can be
 * written where the sections begin. Where Astro does not collect them any more, the styles come in the head: slower on
 * a phone, and whole.
 */
export const late = (flag = collected): Plugin => ({
  name: 'late',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(query)) return undefined;
    const resolved = await this.resolve(source.slice(0, -query.length), importer);
    return resolved && `${prefix}${resolved.id}`;
  },
  load(id) {
    if (!id.startsWith(prefix)) return undefined;
    return `
      import * as sections from ${JSON.stringify(`${id.slice(prefix.length)}?${flag}`)};
      const { default: late } = sections;
      export default late && 'collectedStyles' in late ? late : { getMod: async () => sections, collectedStyles: [] };
    `;
  },
});
