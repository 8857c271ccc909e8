import { CacheFirst, ExpirationPlugin, NetworkFirst, type PrecacheEntry, Serwist, type SerwistPlugin } from 'serwist';
import { caches as cacheNames, type KeepMessage, offlineAddress } from '../../shared/offline/offline-names.ts';
import { scope, type WorkerEvent } from './worker-scope.ts';

/** Written in by the build: the offline page with its files, each with its revision. */
declare const OFFLINE: PrecacheEntry[];
/** Written in by the build: what each tool needs, by the address of its page, itself included. */
declare const TOOLS: Readonly<Record<string, readonly string[]>>;
/** Written in by the build: the datasheets. */
declare const DOCUMENTS: readonly string[];

const month = 30 * 24 * 60 * 60;

/** A page is one page, whatever stands behind its `?`. */
const withoutQuery: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

/** Seconds after which the kept page comes, on a line that accepts a request and does not answer it. */
const untilKept = 4;
/** Seconds after which the page for such a line comes in the place of one that is not kept. */
const untilOffline = 15;

/** Gives up a request whose answer does not begin. */
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

/** From a proxy whose server is away: the kept page says more than its error page. */
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

/** The answer to a request belongs to one visitor: it is never kept. */
const isPersonal = ({ pathname }: URL) => pathname.startsWith('/konsultasi-gratis/') || pathname.startsWith('/api/');
const isDocument = ({ pathname }: URL) => pathname.endsWith('.pdf');
/** Files whose name holds their hash never change; films are asked for in parts, and are left to the network. */
const isHashed = ({ pathname }: URL) => pathname.startsWith('/_astro/') && !pathname.endsWith('.mp4');

const worker = new Serwist({
  precacheEntries: OFFLINE,
  skipWaiting: true,
  clientsClaim: true,
  // Not asked for ahead: Firefox hands over a failed answer as if it were one, and it would be kept.
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

/** Fetches addresses of this site into the cache where a later visit looks for them; what fails is left out. */
async function keep(addresses: readonly string[], event: WorkerEvent): Promise<void> {
  for (const address of new Set(addresses)) {
    const url = new URL(address, scope.location.origin);
    if (url.origin !== scope.location.origin || isPersonal(url)) continue;
    const request = new Request(url.origin + url.pathname);
    const strategy = isHashed(url) ? files : pages;
    if (await (await caches.open(strategy.cacheName)).match(request)) continue;
    // Through the strategy, so that these copies age and go like all others.
    const [answer, kept] = strategy.handleAll({ event: event as never, request });
    await answer.then(() => kept).catch(() => undefined);
  }
}

scope.addEventListener('message', (event) => {
  const { keep: asked, page = '', tools = false } = (event.data ?? {}) as Partial<KeepMessage>;
  if (!Array.isArray(asked)) return;
  const all = tools ? [...Object.values(TOOLS).flat(), ...DOCUMENTS] : [];
  const own = Object.hasOwn(TOOLS, page) ? (TOOLS[page] ?? []) : [];
  event.waitUntil(keep([...asked.map(String), ...own, ...all], event).then(() => event.ports[0]?.postMessage('kept')));
});
