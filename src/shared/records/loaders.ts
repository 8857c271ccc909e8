import { type BaseSchema, defineCollection, type SchemaContext } from 'astro:content';
import { basename, dirname, relative } from 'node:path';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { forgetVocabulary, isVocabulary, siteVocabulary } from '../text/vocabulary.ts';
import { findWordFaults } from '../text/word-guard.ts';

type Schema<S extends BaseSchema> = S | ((context: SchemaContext) => S);

/** Every file of a folder below src/content. */
export const folder = <S extends BaseSchema>(name: string, schema: Schema<S>) =>
  defineCollection({ loader: yaml('*.yaml', name), schema });

/** One file below src/content, or those of a pattern. */
export const file = <S extends BaseSchema>(path: string, schema: Schema<S>) =>
  defineCollection({ loader: yaml(`${basename(path)}.yaml`, dirname(path)), schema });

export const page = <S extends BaseSchema>(name: string, schema: Schema<S>) => file(`pages/${name}`, schema);

/**
 * Reads every record anew at the start of a build, and again when the names, abbreviations or claims change that its
 * texts are filled with: Astro's own store keeps a record for as long as the record's own file stays the same.
 */
function yaml(pattern: string, at: string): Loader {
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
      // A record reads differently with other names: they belong to what it is told apart by.
      const generateDigest: typeof context.generateDigest = (text) =>
        context.generateDigest(JSON.stringify([siteVocabulary(), text]));
      const { watcher, ...once } = { ...context, parseData, generateDigest };
      // Each collection follows the files by itself.
      watcher?.setMaxListeners(0);
      forgetVocabulary();
      context.store.clear();
      let reading = files.load({ ...once, ...(watcher && { watcher }) });
      await reading;
      // One reading after the other, each over the last: a store emptied meanwhile would lose its pictures for good.
      watcher?.on('change', (changed) => {
        if (!isVocabulary(changed)) return;
        forgetVocabulary();
        reading = reading.then(() => files.load(once)).catch((error: Error) => context.logger.error(error.message));
      });
    },
  };
  return loader;
}

function checkWords(record: unknown, path: string): void {
  const [fault] = findWordFaults(record, path, siteVocabulary());
  if (fault) throw new Error(`${path} → ${fault.field}: ${fault.message}`);
}
