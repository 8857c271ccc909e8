// The unmatched path, for whoever looks for the broken link that led here.
console.error('404: no page at', location.pathname);

/** The words of an address: what somebody may have meant who typed it. */
function wordsOf(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  } catch {
    return '';
  }
}

/** Proposes the three pages that the unknown address resembles most; nothing when it resembles none. */
async function propose(box: HTMLElement): Promise<void> {
  const { loadSearch } = await import('../../shared/search/find.ts');
  const find = await loadSearch();
  const pages = find(wordsOf(location.pathname)).found.filter(({ url, share }) => !url.includes('#') && share > 0.4);
  for (const { url, title } of pages.slice(0, 3)) {
    const link = document.createElement('a');
    link.href = url;
    link.textContent = title;
    const item = document.createElement('li');
    item.append(link);
    box.querySelector('ul')?.append(item);
  }
  box.hidden = pages.length === 0;
}

const box = document.getElementById('mirip');
if (box) void propose(box).catch(() => undefined);
