import type { CollectionEntry } from 'astro:content';
import { plainText, withoutMarks } from 'contract/marked';
import type { toolRoutes } from '../../routes.ts';
import { getPage, getRecord } from '../../shared/records/records.ts';
import { getLateWords } from '../../shared/records/site-records.ts';
import type { ToolWords } from './tool-words.ts';

/** Texts shared by all tools. @throws when the record is missing */
export const getToolWords = async (): Promise<ToolWords> => ({
  ...withoutMarks(await getRecord('toolWords')),
  late: await getLateWords(),
});

/** Tools whose texts are in the record of their page. */
type Tool = Exclude<keyof typeof toolRoutes, 'demo'>;

/** Page record of a tool, and its heading and texts for the island. */
export async function getTool<T extends Tool>(kind: T) {
  const [page, words] = await Promise.all([getPage(kind), getToolWords()]);
  return {
    page,
    title: plainText(page.hero.title),
    text: withoutMarks<CollectionEntry<T>['data']['tool']>(page.tool),
    words,
  };
}
