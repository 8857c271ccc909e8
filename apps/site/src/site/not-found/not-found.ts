import type { Found } from '../../shared/search/find.ts';

type Proposal = Pick<Found, 'url' | 'title'>;

// Logs the unmatched path, for whoever debugs the broken link.
console.error('404: no page at', location.pathname);

/** Words of a path, as a search query. */
function addressWords(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  } catch {
    // A stray % makes the path undecodable: there is no query.
    return '';
  }
}

const letterPairs = (address: string): Set<string> => {
  const letters = address.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return new Set([...letters].slice(1).map((letter, at) => letters[at] + letter));
};

/**
 * Similarity of two paths by the letter pairs that they share (Dice coefficient); 1 for the same letters in the same
 * order.
 */
function likeness(one: string, other: string): number {
  const [pairs, others] = [letterPairs(one), letterPairs(other)];
  return (2 * [...pairs].filter((pair) => others.has(pair)).length) / (pairs.size + others.size || 1);
}

/** Pages of the site whose path the unknown one probably misspells. */
function alike(path: string): Proposal[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#jelajah details a')];
  return links
    .map(({ pathname, textContent }) => ({ url: pathname, title: textContent, share: likeness(path, pathname) }))
    .filter(({ share }) => share > 0.6)
    .sort((one, other) => other.share - one.share);
}

/** Results for the words of the whole path, else of its last segment; none when a word is unknown. */
async function found(path: string): Promise<Proposal[]> {
  const { loadSearch } = await import('../../shared/search/find.ts');
  const find = await loadSearch();
  for (const part of [path, path.slice(path.lastIndexOf('/'))]) {
    const { found, isExact } = find(addressWords(part));
    if (isExact) return found.filter(({ share }) => share > 0.4);
  }
  return [];
}

/** Suggests three pages: those with a similar path, else results of the site search; none for nonsense. */
async function propose(box: HTMLElement): Promise<void> {
  const slips = alike(location.pathname);
  const proposals = slips.length > 0 ? slips : await found(location.pathname);
  for (const { url, title } of proposals.slice(0, 3)) {
    const link = document.createElement('a');
    link.href = url;
    link.textContent = title;
    const item = document.createElement('li');
    item.append(link);
    box.querySelector('ul')?.append(item);
  }
  box.hidden = proposals.length === 0;
}

const box = document.getElementById('mirip');
// If the search index cannot be loaded, the page has no suggestions.
if (box) void propose(box).catch(() => undefined);
