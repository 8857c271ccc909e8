import { type BaseSchema, defineCollection } from 'astro:content';
import { basename, dirname, relative } from 'node:path';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import type { ImageSchema } from '../records/page-schema.ts';
import { forgetVocabulary, isVocabulary, siteVocabulary } from '../text/vocabulary.ts';
import { findWordFaults } from '../text/word-guard.ts';

/** A schema, or what makes it with Astro's helper for pictures. */
type Schema<S extends BaseSchema> = S | ((image: ImageSchema) => S);

const collection = <S extends BaseSchema>(loader: Loader, schema: Schema<S>) =>
  defineCollection({ loader, schema: typeof schema === 'function' ? ({ image }) => schema(image) : schema });

export const folder = <S extends BaseSchema>(name: string, schema: Schema<S>) =>
  collection(yaml('*.yaml', name), schema);

/** One file, or those of a pattern. */
export const file = <S extends BaseSchema>(path: string, schema: Schema<S>) =>
  collection(yaml(`${basename(path)}.yaml`, dirname(path)), schema);

export const page = <S extends BaseSchema>(name: string, schema: Schema<S>) => file(`pages/${name}`, schema);

/**
 * Reads every record at the start of a build, and again when the names, abbreviations or claims in its texts change:
 * Astro's store keeps a record as long as its own file stays the same.
 */
function yaml(pattern: string, at: string): Loader {
  const base = `src/content/${at}`;
  const files = glob({ pattern, base });
  const loader = {
    ...files,
    // For messages and for the writer's desk.
    pattern,
    base,
    async load(context: LoaderContext) {
      const parseData: typeof context.parseData = (entry) => {
        const path = relative(process.cwd(), entry.filePath ?? '').replaceAll('\\', '/');
        checkWords(entry.data, path);
        return context.parseData(entry);
      };
      // With other names a record reads differently.
      const generateDigest: typeof context.generateDigest = (text) =>
        context.generateDigest(JSON.stringify([siteVocabulary(), text]));
      const { watcher, ...once } = { ...context, parseData, generateDigest };
      watcher?.setMaxListeners(0);
      forgetVocabulary();
      context.store.clear();
      let reading = files.load({ ...once, ...(watcher && { watcher }) });
      await reading;
      // One reading after the other: a store emptied meanwhile would lose its pictures for good.
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
