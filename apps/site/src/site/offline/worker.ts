import { CacheFirst, ExpirationPlugin, NetworkFirst, type PrecacheEntry, Serwist, type SerwistPlugin } from 'serwist';
import { cacheNames, type KeepMessage, offlineAddress } from '../../shared/offline/offline-names.ts';
import { type WorkerEvent, workerScope } from './worker-scope.ts';

/** Inserted by the build: the offline page and its files, each with its revision. */
declare const OFFLINE: PrecacheEntry[];
/** Inserted by the build: the files that each tool needs, its page included, by the page's path. */
declare const TOOLS: Readonly<Record<string, readonly string[]>>;
/** Inserted by the build: the datasheets. */
declare const DOCUMENTS: readonly string[];

const month = 30 * 24 * 60 * 60;

/** Query strings do not change our pages, so they are ignored in the cache key. */
const withoutQuery: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

/** Time after which a cached page is shown when the server accepts a request without answering, s. */
const untilKept = 4;
/** Time after which the offline page is shown when the requested page is not cached, s. */
const untilOffline = 15;

/** Aborts a request whose response does not begin in time. */
const patience: SerwistPlugin = {
  requestWillFetch: async ({ request, state = {} }) => {
    const stop = new AbortController();
    state['timer'] = setTimeout(() => stop.abort(), untilOffline * 1000);
    return new Request(request, { signal: stop.signal });
  },
  fetchDidSucceed: async ({ response, state }) => {
    clearTimeout(state?.['timer']);
    return response;
  },
};

/** Errors of a proxy whose server is down: a cached page is more useful than the proxy's error page. */
const gatewayFailure = [502, 503, 504];

const withoutGateway: SerwistPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (gatewayFailure.includes(response.status)) throw new Error(`${response.status} from a gateway`);
    return response;
  },
};

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: untilKept,
  plugins: [withoutQuery, patience, withoutGateway, new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: month })],
});
const files = new CacheFirst({
  cacheName: cacheNames.files,
  plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: month })],
});

/** Personal responses, which are never cached. */
const isPersonal = ({ pathname }: URL) => pathname.startsWith('/konsultasi-gratis/') || pathname.startsWith('/api/');
const isDocument = ({ pathname }: URL) => pathname.endsWith('.pdf');
/** Files with a content hash in their name never change. Films are requested in ranges, and not cached. */
const isHashed = ({ pathname }: URL) => pathname.startsWith('/_astro/') && !pathname.endsWith('.mp4');

const worker = new Serwist({
  precacheEntries: OFFLINE,
  skipWaiting: true,
  clientsClaim: true,
  // Disabled: Firefox may return a failed preload as a response, which would be cached.
  navigationPreload: false,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && !isPersonal(url) && (request.mode === 'navigate' || isDocument(url)),
      handler: pages,
    },
    { matcher: ({ url, sameOrigin }) => sameOrigin && isHashed(url), handler: files },
  ],
  fallbacks: {
    entries: [{ url: offlineAddress, matcher: ({ request }) => request.mode === 'navigate' }],
  },
});
worker.addEventListeners();

/** Caches URLs of this site where a later visit looks for them; failures are skipped. */
async function keep(addresses: readonly string[], event: WorkerEvent): Promise<void> {
  for (const address of new Set(addresses)) {
    const url = new URL(address, workerScope.location.origin);
    if (url.origin !== workerScope.location.origin || isPersonal(url)) continue;
    const request = new Request(url.origin + url.pathname);
    const strategy = isHashed(url) ? files : pages;
    if (await (await caches.open(strategy.cacheName)).match(request)) continue;
    // Uses the strategy, so that these copies expire like all others.
    const [answer, kept] = strategy.handleAll({ event: event as never, request });
    await answer.then(() => kept).catch(() => undefined);
  }
}

workerScope.addEventListener('message', (event) => {
  const { keep: asked, page = '', tools = false } = (event.data ?? {}) as Partial<KeepMessage>;
  if (!Array.isArray(asked)) return;
  const all = tools ? [...Object.values(TOOLS).flat(), ...DOCUMENTS] : [];
  const own = Object.hasOwn(TOOLS, page) ? (TOOLS[page] ?? []) : [];
  event.waitUntil(keep([...asked.map(String), ...own, ...all], event).then(() => event.ports[0]?.postMessage('kept')));
});
