import { limits } from '../../shared/head/head.ts';
import { parseMarks, type Vocabulary } from '../../shared/text/parse-marks.ts';
import type { LoadedRecord, LongTitle } from '../contract.ts';

/** Letters that search results show of a title, names filled in; those of what cannot be read are the form's matter. */
function lengthOf(title: string, vocabulary: Vocabulary): number {
  try {
    return parseMarks(title, vocabulary).plain.length;
  } catch {
    return 0;
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A title without its brand, or without what follows its colon, whichever fits first. */
function shorterTitle(title: string, fits: (text: string) => boolean): string | undefined {
  const bare = capital(title.replace(/\s*\|\s*\{product\}$/, '').replace(/^\{product\}:\s*/, ''));
  const forms = [bare, capital(bare.split(/[:,]/)[0] ?? ''), capital(title.split(':')[0] ?? '')];
  return forms.find((form) => form !== title && fits(form));
}

/** Page titles that search results would cut, as a longer brand name makes them. */
export function longTitles(
  records: readonly Pick<LoadedRecord, 'file' | 'data'>[],
  vocabulary: Vocabulary,
): LongTitle[] {
  return records.flatMap(({ file, data }) => {
    const title = (data['seo'] as { title?: unknown } | undefined)?.title;
    if (typeof title !== 'string') return [];
    const count = lengthOf(title, vocabulary);
    if (count <= limits.title) return [];
    const shorter = shorterTitle(title, (form) => lengthOf(form, vocabulary) <= limits.title);
    return [{ file, title, count, ...(shorter && { shorter }) }];
  });
}
