import { type BaseSchema, defineCollection } from 'astro:content';
import { basename, dirname, relative } from 'node:path';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import type { ImageSchema } from '../records/page-schema.ts';
import { forgetVocabulary, isVocabulary, siteVocabulary } from '../text/vocabulary.ts';
import { findWordFaults } from '../text/word-guard.ts';
import { checkDistinct } from './distinct.ts';

/** A schema, or a function that makes it from Astro’s image helper. */
type Schema<S extends BaseSchema> = S | ((image: ImageSchema) => S);

const collection = <S extends BaseSchema>(loader: Loader, schema: Schema<S>) =>
  defineCollection({ loader, schema: typeof schema === 'function' ? ({ image }) => schema(image) : schema });

/** Folders whose records form one list; records of other folders are ordered within their groups. */
const singleLists: readonly string[] = ['industries', 'services'];

/** A folder to which a writer adds records; two must not share their order or title. */
export const folderCollection = <S extends BaseSchema>(name: string, schema: Schema<S>) =>
  collection(yaml('*.yaml', name), schema);

/** A collection of one file, or of the files that match a pattern. */
export const fileCollection = <S extends BaseSchema>(path: string, schema: Schema<S>) =>
  collection(yaml(`${basename(path)}.yaml`, dirname(path)), schema);

export const pageCollection = <S extends BaseSchema>(name: string, schema: Schema<S>) =>
  fileCollection(`pages/${name}`, schema);

/**
 * Loads all records at the start of a build, and again when the names, abbreviations or claims in their texts change:
 * Astro’s store alone keeps a record as long as its own file is unchanged.
 */
function yaml(pattern: string, at: string): Loader {
  const base = `src/content/${at}`;
  const files = glob({ pattern, base });
  const loader = {
    ...files,
    // For error messages and the writer’s desk.
    pattern,
    base,
    async load(context: LoaderContext) {
      const parseData: typeof context.parseData = (entry) => {
        const path = relative(process.cwd(), entry.filePath ?? '').replaceAll('\\', '/');
        checkWords(entry.data, path);
        return context.parseData(entry);
      };
      // Include the vocabulary in the digest: records embed brand names and claims.
      const generateDigest: typeof context.generateDigest = (text) =>
        context.generateDigest(JSON.stringify([siteVocabulary(), text]));
      const { watcher, ...once } = { ...context, parseData, generateDigest };
      watcher?.setMaxListeners(0);
      forgetVocabulary();
      context.store.clear();
      let reading = files.load({ ...once, ...(watcher && { watcher }) });
      await reading;
      if (singleLists.includes(at)) checkDistinct(context.store.values());
      // Loads run one after another: a store cleared during a load would lose its pictures.
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
