import { allRoutes, documentIds } from '../../addresses.ts';
import { documentPath, routeId } from '../../routes.ts';
import { parseMarks, type Vocabulary } from '../../shared/text/parse-marks.ts';
import { siteVocabulary } from '../../shared/text/vocabulary.ts';
import type { DeskIndex } from '../contract.ts';
import { recordId } from '../say.ts';
import { type DeskCollection, folderCollections, listRecords, readTexts } from './collections.ts';
import { changedFiles, hasHistory } from './history.ts';
import { longTitles } from './long-titles.ts';
import { listPictures } from './pictures.ts';

/** All that the desk shows beside a record: the list of records, pictures, and what may be written in texts. */
export async function deskIndex(root: string, collections: Map<string, DeskCollection>): Promise<DeskIndex> {
  const history = await hasHistory(root);
  const changed = history ? await changedFiles(root) : new Map<string, string>();
  const { guarded: _guarded, ...vocabulary } = siteVocabulary();
  const kinds = listRecords(root, collections);
  const texts = await readTexts(root, collections);
  const nameOf = ({ breadcrumb, title, name, type }: Record<string, unknown>): string | undefined => {
    const own = [breadcrumb, title, name, type].find((text) => typeof text === 'string' && text !== '');
    return typeof own === 'string' ? plainOf(own, vocabulary) : undefined;
  };
  const records = texts.map(({ file, data }) => ({ file, data, title: nameOf(data), draft: data['draft'] === true }));
  const titleOf = new Map(records.map(({ file, title }) => [recordId(file), title]));
  return {
    longTitles: longTitles(texts, vocabulary),
    records: records.map(({ file, title, draft }) => ({
      file,
      collection: kinds.get(file)?.name ?? '',
      ...(title !== undefined && { title }),
      changed: changed.has(`src/content/${file}`),
      draft,
    })),
    folders: folderCollections(collections),
    addresses: [...allRoutes(), ...documentIds().map(documentPath)].map((to) => ({
      to,
      title: titleOf.get(routeId(to).replace(/^unduhan-|\.pdf$/g, '')) ?? to,
    })),
    pictures: listPictures(root),
    history,
    vocabulary,
  };
}

/** A text as visitors read it; one with faults as it is written. */
function plainOf(text: string, vocabulary: Vocabulary): string {
  try {
    return parseMarks(text, vocabulary).plain;
  } catch {
    return text;
  }
}
