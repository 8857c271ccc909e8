import { relative } from 'node:path';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { forgetVocabulary, isVocabulary } from '../text/vocabulary.ts';
import { findWordFaults } from '../text/word-faults.ts';

/** Where the records of a collection lie below src/content: every room names its own with these. */
export const folder = (name: string) => yaml('*.yaml', name);
export const file = (name: string, at = 'site') => yaml(`${name}.yaml`, at);
export const page = (name: string) => file(name, 'pages');
export const pages = (pattern: string | string[]) => yaml(pattern, 'pages');

/**
 * Reads every record anew at the start of a build, and again when the names, abbreviations or claims change that its
 * texts are filled with: Astro's own store keeps a record for as long as the record's own file stays the same.
 */
function yaml(pattern: string | string[], at: string): Loader {
  const base = `src/content/${at}`;
  const files = glob({ pattern, base });
  const loader = {
    ...files,
    // The writer's desk asks which files these are.
    pattern,
    base,
    async load(context: LoaderContext) {
      const parseData: typeof context.parseData = (entry) => {
        const path = relative(process.cwd(), entry.filePath ?? '').replaceAll('\\', '/');
        checkWords(entry.data, path);
        return context.parseData(entry);
      };
      const { watcher, ...once } = { ...context, parseData };
      const readAll = async (follow: Partial<typeof context>) => {
        forgetVocabulary();
        context.store.clear();
        await files.load({ ...once, ...follow });
      };
      await readAll(watcher ? { watcher } : {});
      watcher?.on('change', async (changed) => {
        if (isVocabulary(changed)) await readAll({}).catch((error: Error) => context.logger.error(error.message));
      });
    },
  };
  return loader;
}

function checkWords(record: unknown, path: string): void {
  const [fault] = findWordFaults(record, path);
  if (fault) throw new Error(`${path} → ${fault.field}: ${fault.message}`);
}
