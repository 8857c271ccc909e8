import { relative } from 'node:path';
import { glob, type Loader } from 'astro/loaders';
import { checkLiteralClaims } from '../text/literal-claims.ts';
import { forgetVocabulary, isVocabulary, siteVocabulary } from '../text/vocabulary.ts';

/** Where the records of a collection lie below src/content: every room names its own with these. */
export const folder = (name: string) => yaml('*.yaml', name);
export const file = (name: string, at = 'site') => yaml(`${name}.yaml`, at);
export const page = (name: string) => file(name, 'pages');
export const pages = (pattern: string | string[]) => yaml(pattern, 'pages');

/** Records that state figures of their own: the claims themselves, specifications of instruments and radios. */
const ownFigures = /^src\/content\/(claims|sensors|connectivity)\//;

/**
 * Reads every record anew at the start of a build, and again when the names, abbreviations or claims change that its
 * texts are filled with: Astro's own store keeps a record for as long as the record's own file stays the same.
 */
function yaml(pattern: string | string[], at: string): Loader {
  const files = glob({ pattern, base: `src/content/${at}` });
  return {
    ...files,
    async load(context) {
      const parseData: typeof context.parseData = (entry) => {
        const path = relative(process.cwd(), entry.filePath ?? '').replaceAll('\\', '/');
        if (!ownFigures.test(path)) checkFigures(entry.data, path);
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
}

function checkFigures(record: unknown, path: string): void {
  try {
    checkLiteralClaims(record, siteVocabulary().guarded);
  } catch (error) {
    throw new Error(`${path} → ${(error as Error).message}`);
  }
}
