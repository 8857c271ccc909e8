import { allRoutes, documentIds } from '../../addresses.ts';
import { documentPath } from '../../routes.ts';
import { forgetVocabulary, siteVocabulary } from '../../shared/text/vocabulary.ts';
import type { DeskIndex } from '../contract.ts';
import { type DeskCollection, folderCollections, listRecords, readTexts } from './collections.ts';
import { changedFiles, hasHistory } from './history.ts';
import { longTitles } from './long-titles.ts';
import { listPictures } from './pictures.ts';

/** All that the desk shows beside a record: the list of records, pictures, and what may be written in texts. */
export async function deskIndex(root: string, collections: Map<string, DeskCollection>): Promise<DeskIndex> {
  const history = await hasHistory(root);
  const changed = history ? await changedFiles(root) : new Map<string, string>();
  forgetVocabulary();
  const vocabulary = siteVocabulary();
  const { names, glossary, claims, terms } = vocabulary;
  // Of all records only these have a title for search results.
  const pages = await readTexts(root, collections, /^(pages|industries|leads)\//);
  return {
    longTitles: longTitles(pages, vocabulary),
    records: [...listRecords(root, collections)].map(([file, { name }]) => ({
      file,
      collection: name,
      changed: changed.has(`src/content/${file}`),
    })),
    folders: folderCollections(collections),
    addresses: [...allRoutes(), ...documentIds().map(documentPath)],
    pictures: listPictures(root),
    history,
    vocabulary: { names: { ...names }, glossary: { ...glossary }, claims: { ...claims }, terms: terms.map(plainTerm) },
  };
}

const plainTerm = ({
  use,
  not,
  unless,
}: {
  use: string;
  not: readonly string[];
  unless?: readonly string[] | undefined;
}) => ({
  use,
  not: [...not],
  ...(unless && { unless: [...unless] }),
});
