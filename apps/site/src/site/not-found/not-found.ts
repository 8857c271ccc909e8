import type { Found } from '../../shared/search/find.ts';

type Proposal = Pick<Found, 'url' | 'title'>;

// The unmatched path, for whoever looks for the broken link that led here.
console.error('404: no page at', location.pathname);

/** The words of an address: what somebody may have meant who typed it. */
function wordsOf(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  } catch {
    // A stray % in the address: it has no words.
    return '';
  }
}

const pairsOf = (address: string): Set<string> => {
  const letters = address.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return new Set([...letters].slice(1).map((letter, at) => letters[at] + letter));
};

/** 1 for the same letters in the same order: the share of pairs that two addresses have in common (Dice). */
function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  return (2 * [...pairs].filter((pair) => others.has(pair)).length) / (pairs.size + others.size || 1);
}

/** Pages of the plan whose address the unknown one is a slip of. */
function alike(path: string): Proposal[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#jelajah details a')];
  return links
    .map(({ pathname, textContent }) => ({ url: pathname, title: textContent, share: likeness(path, pathname) }))
    .filter(({ share }) => share > 0.6)
    .sort((one, other) => other.share - one.share);
}

async function found(path: string): Promise<Proposal[]> {
  const { loadSearch } = await import('../../shared/search/find.ts');
  const find = await loadSearch();
  return find(wordsOf(path)).found.filter(({ share }) => share > 0.4);
}

/** Proposes three places: those that it is spelled like, else those that the search finds; nothing for nonsense. */
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
// Without an index there are no proposals; the page leads on without them.
if (box) void propose(box).catch(() => undefined);
