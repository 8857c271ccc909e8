import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { siteFolder } from '../../site-folder.ts';

/** Results by module, so that each runs only once per bundle. */
const values = new Map<string, Promise<{ module: object }>>();

/**
 * Replaces modules that read records (`*.words.ts`, `plant-records.ts`) by their exported values, so that a browser
 * gets neither files nor parser nor schemas. The modules are run while bundling, so the values are the same.
 */
export const recordsInBundle = (): Plugin => ({
  name: 'records-in-bundle',
  enforce: 'pre',
  watchChange: () => values.clear(),
  load: {
    filter: { id: /(?:\.words|\/plant-records)\.ts(?:\?|$)/ },
    async handler(id) {
      for (const record of globSync('{src/content,desk/words}/**/*.yaml', { cwd: siteFolder }))
        this.addWatchFile(join(siteFolder, record));
      const [file = ''] = id.split('?', 1);
      const running = values.get(file) ?? runnerImport<object>(file);
      values.set(file, running);
      const { module } = await running;
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  },
});
