import { cacheNames } from '../../shared/offline/offline-names.ts';

/** Lists the cached pages on the offline page. */
const list = document.querySelector('[data-saved]');

async function show(into: Element): Promise<void> {
  const store = await caches.open(cacheNames.pages);
  const kept = await store.keys();
  const found = await Promise.all(
    kept.map(async (request) => {
      const text = (await (await store.match(request))?.text()) ?? '';
      const title = /<title>([^<]*)<\/title>/.exec(text)?.[1]?.split('|')[0]?.trim();
      return title ? { path: new URL(request.url).pathname, title: decode(title) } : undefined;
    }),
  );
  const pages = found.filter((page) => page !== undefined).sort((a, b) => a.title.localeCompare(b.title, 'id'));
  if (pages.length === 0) return;
  into.replaceChildren(
    ...pages.map(({ path, title }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = path;
      link.textContent = title;
      item.append(link);
      return item;
    }),
  );
}

/** Entities that occur in our page titles. */
const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#38;': '&',
};
const decode = (text: string) => text.replace(/&[#\w]+;/g, (sign) => signs[sign] ?? sign);

// Private windows refuse access to the cache: the list stays empty.
if (list && 'caches' in globalThis) show(list).catch(() => undefined);

// This page is served under the URL of the requested one: reloading shows that page once the network is back.
addEventListener('online', () => location.reload());
