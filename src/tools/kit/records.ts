import { getEntry } from 'astro:content';
import { withoutMarks } from '../../shared/text/marked.ts';
import type { ToolWords } from './tool-words.ts';

/** Sentences that every tool says alike. @throws when the record is missing */
export async function getToolWords(): Promise<ToolWords> {
  const entry = await getEntry('toolWords', 'tool-words');
  if (!entry) throw new Error('src/content/site/tool-words.yaml is missing');
  return withoutMarks(entry.data);
}
