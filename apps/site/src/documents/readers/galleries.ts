import { joinTexts } from 'contract/marked';
import { getInstruments, getRecords } from '../../shared/records/records.ts';
import { type Block, tableBlock, wordingRows } from '../blocks.ts';
import type { DocumentLabels } from '../schema.ts';
import { photo, shelfPicture } from '../typst.ts';

/**
 * Device pictures, each with its first two specifications, and the base of a stated accuracy. @param ids devices to
 * show; all by default
 */
export async function deviceGallery(words: DocumentLabels, ids?: readonly string[]): Promise<Block> {
  const devices = (await getInstruments()).filter(({ id }) => !ids || ids.includes(id));
  const items = devices.map(async ({ id, title, specifications }) => {
    const first = specifications.slice(0, 2);
    const statesAccuracy = first.some(({ answers }) => answers === 'accuracy');
    const base = statesAccuracy && specifications.find(({ answers }) => answers === 'accuracyBase');
    return {
      title,
      photo: await shelfPicture(id, title),
      table: tableBlock(words.datasheet.columns, wordingRows(first, 'name', 'value'), {
        measured: [1],
        ...(base && { note: joinTexts([base.name, base.value], ': ') }),
      }),
    };
  });
  return { kind: 'gallery', columns: 2, items: await Promise.all(items) };
}

/** All industries, each with picture and typical problem; two columns fill a page of their own. */
export async function industryGallery(columns: 2 | 3): Promise<Block> {
  const scenes = (await getRecords('industries')).map(async ({ title, problem, picture }) => ({
    title,
    text: problem,
    photo: await photo(picture, columns === 2 ? 'scene' : 'narrowScene'),
  }));
  return { kind: 'gallery', columns, items: await Promise.all(scenes) };
}
