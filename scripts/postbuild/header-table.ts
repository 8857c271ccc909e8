import { openFilesFolder, openFilesPattern } from 'contract/sandbox';
import { contentTag } from 'server/release';
import { caching, type HeaderTable } from 'service/header-table';
import { workerAddress } from '../../apps/site/src/shared/offline/offline-names.ts';
import { mergePolicies, type Policy, pagePolicy, serialisePolicy } from './csp.ts';
import type { ParsedPage } from './html.ts';

/** Browser features that no page uses; unknown names would make browsers log warnings. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every response; a page replaces the policy. */
const everywhere: Record<string, string> = {
  'content-security-policy': serialisePolicy({}),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

/** Sent over https only: browsers ignore it on http, and on localhost it would persist after the visit. */
export const behindTls: Record<string, string> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

/**
 * The service worker fetches only from this site. WebKit also applies this policy to scripts of a page’s own worker.
 */
const workerHeaders = {
  'cache-control': caching.revalidate,
  'content-security-policy': serialisePolicy({ 'connect-src': ["'self'"], 'worker-src': ["'self'"] }),
};

const notFoundAddress = '/404';

/**
 * Headers of all responses.
 * @param pages by path, the 404 page as `/404`
 * @param extras additional policy per path
 * @param everyPage additional policy of all pages
 * @param aliases redirects by path
 * @throws Error when `extras` names a page that was not built, or the 404 page is missing
 */
export function headerTable(
  pages: ReadonlyMap<string, ParsedPage>,
  extras: Record<string, Policy>,
  everyPage: Policy = {},
  countsPageRequests = false,
  aliases: Record<string, string> = {},
): HeaderTable {
  const stray = Object.keys(extras).find((address) => !pages.has(address));
  if (stray !== undefined) {
    throw new Error(`scripts/postbuild/csp.ts names ${stray}, but no such page was built.`);
  }
  const all = new Map(
    [...pages]
      .sort()
      .map(([address, page]) => [address, pageHeaders(page, mergePolicies(everyPage, extras[address] ?? {}))]),
  );
  const notFound = all.get(notFoundAddress);
  if (notFound === undefined) throw new Error('dist/404.html is missing: no page for unknown addresses.');
  all.delete(notFoundAddress);
  return {
    everywhere,
    behindTls,
    pages: Object.fromEntries(all),
    notFound,
    hashed: { 'cache-control': caching.immutable },
    named: { [workerAddress]: workerHeaders },
    files: { 'cache-control': caching.short },
    open: { 'access-control-allow-origin': '*' },
    aliases,
    countsPageRequests,
    home: contentTag(pages.get('/')?.html ?? ''),
  };
}

const pageHeaders = (page: ParsedPage, extra: Policy): Record<string, string> => ({
  'cache-control': caching.revalidate,
  'content-security-policy': serialisePolicy(mergePolicies(pagePolicy(page), extra)),
});

/**
 * `_headers` for Netlify and Cloudflare. These hosts merge the values of all matching rules, so `/*` must not contain a
 * header that a page sets; the 404 page has no policy there. HSTS is included because they serve https only.
 */
export function staticHostHeaders(table: HeaderTable): string {
  const { 'content-security-policy': _perPage, ...shared } = table.everywhere;
  return [
    rule('/*', { ...shared, ...table.behindTls }),
    rule('/_astro/*', table.hashed),
    rule(`${openFilesFolder}/*`, table.open),
    ...markdownPages(table).map((address) => rule(address, table.open)),
    ...Object.entries(table.named).map(([address, headers]) => rule(address, headers)),
    ...Object.entries(table.pages).map(([address, headers]) => rule(address, headers)),
  ].join('\n');
}

const markdownPages = ({ pages }: HeaderTable) =>
  Object.keys(pages)
    .map((address) => `${address}.md`)
    .filter((address) => new RegExp(openFilesPattern).test(address));

const rule = (path: string, headers: Record<string, string>) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
