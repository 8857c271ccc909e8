import { allRoutes, documentIds } from '../../addresses.ts';
import { documentPath, routeId } from '../../routes.ts';
import { limits } from '../../shared/head/head.ts';
import type { Vocabulary } from '../../shared/text/parse-marks.ts';
import { siteVocabulary } from '../../shared/text/vocabulary.ts';
import type { DeskIndex, LongTitle } from '../contract.ts';
import { plainOf, recordId } from '../say.ts';
import { type DeskSite, folderCollections, listRecords, readTexts } from './collections.ts';
import { changedFiles, hasHistory } from './history.ts';
import { listPictures } from './pictures.ts';

/** All that the desk shows beside a record: the list of records, pictures, and what may be written in texts. */
export async function deskIndex(site: DeskSite): Promise<DeskIndex> {
  const history = await hasHistory(site.root);
  const changed = history ? await changedFiles(site.root) : new Map<string, string>();
  const { guarded: _guarded, ...vocabulary } = siteVocabulary();
  const kinds = listRecords(site);
  const texts = await readTexts(site);
  const records = texts.map(({ file, data }) => {
    const { breadcrumb, title, name, type } = data;
    const own = [breadcrumb, title, name, type].find((text) => typeof text === 'string' && text !== '');
    return {
      file,
      collection: kinds.get(file)?.name ?? '',
      ...(typeof own === 'string' && { title: plainOf(own, vocabulary) }),
      changed: changed.has(`src/content/${file}`),
      draft: data['draft'] === true,
    };
  });
  const titleOf = new Map(records.map(({ file, title }) => [recordId(file), title]));
  return {
    records,
    longTitles: texts.flatMap(({ file, data }) => {
      const long = longTitle((data['seo'] as { title?: unknown } | undefined)?.title, vocabulary);
      return long ? [{ file, ...long }] : [];
    }),
    folders: folderCollections(site),
    addresses: [...allRoutes(), ...documentIds().map(documentPath)].map((to) => ({
      to,
      title: titleOf.get(routeId(to).replace(/^unduhan-|\.pdf$/g, '')) ?? to,
    })),
    pictures: listPictures(site.root),
    history,
    vocabulary,
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A title that search results would cut, as a longer brand name makes it: without its brand or what follows its colon it fits. */
export function longTitle(title: unknown, vocabulary: Vocabulary): Omit<LongTitle, 'file'> | undefined {
  if (typeof title !== 'string') return undefined;
  const lengthOf = (text: string) => plainOf(text, vocabulary).length;
  const count = lengthOf(title);
  if (count <= limits.title) return undefined;
  const bare = capital(title.replace(/\s*\|\s*\{product\}$/, '').replace(/^\{product\}:\s*/, ''));
  const forms = [bare, capital(bare.split(/[:,]/)[0] ?? ''), capital(title.split(':')[0] ?? '')];
  const shorter = forms.find((form) => form !== title && lengthOf(form) <= limits.title);
  return { title, count, ...(shorter && { shorter }) };
}
