import type { IncomingMessage } from 'node:http';
import type { Registry } from 'service/metrics';

type Source = 'search' | 'social' | 'ai' | 'other' | 'none';

/** Referrer hosts with subdomains; `.com` includes domains of countries. */
const known: readonly (readonly [Source, RegExp])[] = [
  [
    'ai',
    /(^|\.)(chatgpt\.com|openai\.com|perplexity\.ai|claude\.ai|gemini\.google\.com|copilot\.microsoft\.com|deepseek\.com|meta\.ai)$/,
  ],
  ['search', /(^|\.)(google|bing|yahoo|duckduckgo|yandex|baidu|ecosia|brave|startpage)\.[a-z]{2,3}(\.[a-z]{2})?$/],
  [
    'social',
    /(^|\.)(facebook|instagram|linkedin|twitter|x|tiktok|youtube|threads|pinterest|whatsapp|telegram|reddit)\.(com|net|org|me)$/,
  ],
  ['social', /^(t\.co|lnkd\.in|t\.me|wa\.me|fb\.me|youtu\.be)$/],
];

/** Class of the referrer; undefined for a link within this site. @param host Host header of the request */
export function referrerSource(referrer: string | undefined, host: string | undefined): Source | undefined {
  if (referrer === undefined || !URL.canParse(referrer)) return 'none';
  const from = new URL(referrer);
  if (from.host === host) return undefined;
  return known.find(([, hosts]) => hosts.test(from.hostname))?.[0] ?? 'other';
}

type Request = Pick<IncomingMessage, 'headers'> & { method?: string | undefined };

/** Excludes prefetches, frames and programs. */
const isNavigation = ({ method, headers }: Request) =>
  method === 'GET' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-purpose'] === undefined &&
  headers['purpose'] === undefined;

/** Statuses of a page that was sent or is still in the visitor's cache. */
const shown: readonly number[] = [200, 304];

/**
 * Counts by address and class of referrer, without IP address, user agent or id, so that visits cannot be linked to a
 * person.
 */
export class PageRequests {
  readonly #registry: Registry;
  readonly #routes: ReadonlySet<string>;

  /** @param routes the only possible values of the label */
  constructor(registry: Registry, routes: Iterable<string>) {
    this.#registry = registry;
    this.#routes = new Set(routes);
  }

  page(request: Request, status: number, route: string) {
    if (!isNavigation(request) || !shown.includes(status)) return;
    const source = referrerSource(request.headers.referer, request.headers.host) ?? 'own';
    this.#registry.count('page_requests_total', 'Pages opened, by class of referrer.', { route, source });
  }

  /** Counts a file once, however many ranges a browser requests. */
  download({ method, headers }: Request, status: number, file: string) {
    const first = headers.range === undefined || headers.range.startsWith('bytes=0-');
    if (method !== 'GET' || !first || ![...shown, 206].includes(status) || !file.endsWith('.pdf')) return;
    this.#registry.count('document_downloads_total', 'Documents downloaded.', { file });
  }

  lead({ headers }: Request) {
    const { 'x-landing-page': given } = headers;
    const route = typeof given === 'string' && this.#routes.has(given) ? given : 'unknown';
    this.#registry.count('leads_by_landing_page_total', 'Requests stored, by the first page of the visit.', { route });
  }
}
