import { fillSlots } from '../text/slots.ts';
import { announceText } from '../ui/announce-text.ts';
import { type Found, loadSearch } from './find.ts';
import { splitWords, stem, wordPattern } from './stem.ts';

const searchPage = '/cari';

/** Creates an element from nodes: the page’s policy forbids markup from strings. */
function element<K extends keyof HTMLElementTagNameMap>(name: K, ...children: (Node | string)[]) {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

function link(url: string, ...children: (Node | string)[]): HTMLLIElement {
  const anchor = element('a', ...children);
  anchor.href = url;
  anchor.className = 'row wrap touch bare';
  const item = element('li', anchor);
  item.className = 'rule';
  return item;
}

function result({ url, title, page, group }: Found, query: string): HTMLLIElement {
  const parts = markedParts(title, query).map(({ text, hit }) => (hit ? element('mark', text) : text));
  const source = element('small', page || group);
  source.className = 'small faint';
  return link(url, element('strong', ...parts), source);
}

/** Splits a title into parts and marks the words that the query matches. */
function markedParts(title: string, query: string): { text: string; hit: boolean }[] {
  const asked = splitWords(query)
    .map(stem)
    .filter((term) => term !== null);
  return title
    .split(new RegExp(`(${wordPattern.source})`, 'u'))
    .filter((text) => text !== '')
    .map((text) => {
      const term = stem(text);
      return { text, hit: term !== null && asked.some((wanted) => term.startsWith(wanted)) };
    });
}

/** Adds live results to a search field. */
export function attachSearch(input: HTMLInputElement): void {
  const box = input.closest('[role="search"]');
  const status = box?.querySelector('p');
  const list = box?.querySelector('ul');
  if (!status || !list) return;
  const limit = Number(input.dataset['search']);
  const words = input.dataset;

  const announce = (words: string) => {
    status.textContent = words;
    announceText(input, words);
  };

  // Replaces the results and keeps the focus at the same position.
  const replaceRows = (rows: readonly HTMLLIElement[]) => {
    const at = [...list.querySelectorAll('a')].indexOf(document.activeElement as HTMLAnchorElement);
    list.replaceChildren(...rows);
    const links = [...list.querySelectorAll('a')];
    if (at >= 0) (links[at] ?? links.at(-1) ?? input).focus();
  };

  async function answer(): Promise<void> {
    const query = input.value.trim();
    if (query === '') {
      list?.replaceChildren();
      announce('');
      return;
    }
    try {
      const { found, instead } = (await loadSearch())(query);
      // Discards the answer if the query has changed meanwhile.
      if (input.value.trim() !== query) return;
      const rows = [...found.slice(0, limit), ...instead].map((entry) => result(entry, query));
      if (found.length > limit) rows.push(link(`${searchPage}?q=${encodeURIComponent(query)}`, words['all'] ?? ''));
      replaceRows(rows);
      const statusText = found.length === 0 ? words['none'] : words['found'];
      announce(fillSlots(statusText ?? '', { query, count: String(found.length) }));
    } catch {
      list?.replaceChildren();
      announce(words['failed'] ?? '');
    }
  }

  // Preloads the index; if that fails, the first letter retries.
  loadSearch().catch(() => undefined);

  let waiting: ReturnType<typeof setTimeout> | undefined;
  input.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(answer, 120);
  });
  // Arrow keys move through field and results.
  box?.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || !['ArrowDown', 'ArrowUp'].includes(event.key)) return;
    const stops = [input, ...list.querySelectorAll('a')];
    const here = stops.indexOf(document.activeElement as HTMLInputElement);
    const next = stops[here + (event.key === 'ArrowDown' ? 1 : -1)];
    if (here === -1 || !next) return;
    event.preventDefault();
    next.focus();
  });
  // On the search page, the query is in the URL; text already typed takes precedence.
  if (location.pathname === searchPage && input.closest('main')) {
    input.value ||= new URLSearchParams(location.search).get('q')?.slice(0, input.maxLength) ?? '';
    input.form?.addEventListener('submit', (event) => {
      event.preventDefault();
      history.replaceState(null, '', `?q=${encodeURIComponent(input.value.trim())}`);
      void answer();
    });
  }
  void answer();
}
