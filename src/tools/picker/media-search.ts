import type { Medium } from './medium.ts';

/** Letters and figures without marks, in small type: `H₂SO₄` and `h2so4` are the same. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N},.%]+/gu, ' ')
    .trim();

/** How well a medium answers the words typed: 0 by the beginning of its name … 3 somewhere; undefined: not at all. */
function rank({ name, also }: Medium, query: string): number | undefined {
  const words = query.split(' ');
  const names = [name, ...also].map(bare);
  const all = ` ${names.join(' ')}`;
  if (!words.every((word) => all.includes(` ${word}`)))
    return words.every((word) => all.includes(word)) ? 3 : undefined;
  if (names[0]?.startsWith(query)) return 0;
  return names.some((other) => other.startsWith(query)) ? 1 : 2;
}

/** The media whose names or other names hold every word that was typed, best first; all of them for an empty query. */
export function findMedia(media: readonly Medium[], typed: string): Medium[] {
  const query = bare(typed);
  if (query === '') return [...media];
  return media
    .flatMap((medium, order) => {
      const found = rank(medium, query);
      return found === undefined ? [] : [{ medium, found, order }];
    })
    .sort((a, b) => a.found - b.found || a.order - b.order)
    .map(({ medium }) => medium);
}
