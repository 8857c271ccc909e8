import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Puts values into what is bundled in place of the modules that read them from records (`*.words.ts`,
 * `plant-records.ts`): a browser gets neither files nor parser nor schemas. Node runs the module, so both say the same.
 */
export const recordsInBundle = (): Plugin => ({
  name: 'records-in-bundle',
  enforce: 'pre',
  load: {
    filter: { id: /(?:\.words|\/plant-records)\.ts(?:\?|$)/ },
    async handler(id) {
      for (const file of globSync('{src/content,desk/words}/**/*.yaml')) this.addWatchFile(resolve(file));
      const [file = ''] = id.split('?', 1);
      // Under an address of its own each time: Node reads a module once.
      const values: object = await import(`${pathToFileURL(file).href}?read=${Date.now()}`);
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  },
});
