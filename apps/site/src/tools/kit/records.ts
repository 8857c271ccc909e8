import type { CollectionEntry } from 'astro:content';
import type { toolRoutes } from '../../routes.ts';
import { getPage, getRecord } from '../../shared/records/records.ts';
import { getLateWords } from '../../shared/records/site-records.ts';
import { withoutMarks } from '../../shared/text/marked.ts';
import type { ToolWords } from './tool-words.ts';

/** Sentences that every tool says alike. @throws when the record is missing */
export const getToolWords = async (): Promise<ToolWords> => ({
  ...withoutMarks(await getRecord('toolWords')),
  late: await getLateWords(),
});

/** Tools that take their words from a record of their page. */
type Tool = Exclude<keyof typeof toolRoutes, 'demo' | 'tools'>;

/** The record of a tool's page, and the words that its island takes. */
export async function getTool<T extends Tool>(kind: T) {
  const [page, words] = await Promise.all([getPage(kind), getToolWords()]);
  return { page, text: withoutMarks<CollectionEntry<T>['data']['tool']>(page.tool), words };
}
