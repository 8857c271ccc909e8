import { relative } from 'node:path';
import { glob, type Loader } from 'astro/loaders';
import { checkLiteralClaims } from '../text/literal-claims.ts';
import { checkTerms } from '../text/terms.ts';
import { forgetVocabulary, isVocabulary, siteVocabulary } from '../text/vocabulary.ts';

/** Where the records of a collection lie below src/content: every room names its own with these. */
export const folder = (name: string) => yaml('*.yaml', name);
export const file = (name: string, at = 'site') => yaml(`${name}.yaml`, at);
export const page = (name: string) => file(name, 'pages');
export const pages = (pattern: string | string[]) => yaml(pattern, 'pages');

/** Records that state figures of their own: the claims themselves, specifications of instruments and radios. */
const ownFigures = /^src\/content\/(claims|sensors|connectivity)\//;
/** The list of terms names the words that are not used. */
const ownWords = /^src\/content\/site\/terms\.yaml$/;

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
}

function checkWords(record: unknown, path: string): void {
  const { guarded, terms } = siteVocabulary();
  try {
    if (!ownFigures.test(path)) checkLiteralClaims(record, guarded);
    if (!ownWords.test(path)) checkTerms(record, terms);
  } catch (error) {
    throw new Error(`${path} → ${(error as Error).message}`);
  }
}
