import { openFiles, openFolder } from 'contract/sandbox';
import { contentTag } from 'server/release';
import { caching, type HeaderTable } from 'service/header-table';
import { workerAddress } from '../../apps/site/src/shared/offline/offline-names.ts';
import { mergePolicies, type Policy, policyOf, serialisePolicy } from './csp.ts';
import type { ParsedPage } from './html.ts';

/** Features that no page uses; browsers log names that they do not know. */
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

/** With every answer; a page replaces the policy. */
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

/** On plain http browsers ignore it, and on localhost it would outlive the visit. */
export const behindTls: Record<string, string> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

/** It fetches from this site only. WebKit judges the script of a page's own worker by this policy too. */
const workerHeaders = {
  'cache-control': caching.revalidate,
  'content-security-policy': serialisePolicy({ 'connect-src': ["'self'"], 'worker-src': ["'self'"] }),
};

const notFoundAddress = '/404';

/**
 * Every header of every page.
 * @param pages by clean address, the 404 page under `/404`
 * @param extras what pages need beyond their HTML, by address
 * @param everyPage what all of them need beyond it
 * @param aliases addresses that lead on to others
 * @throws Error when `extras` names a page that was not built, or there is no 404 page
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
  'content-security-policy': serialisePolicy(mergePolicies(policyOf(page), extra)),
});

/**
 * `_headers` for Netlify and Cloudflare. They join the values of all rules that match, so nothing that a page sets may
 * stand under `/*`; the 404 page has no policy there. They serve https only, hence HSTS.
 */
export function staticHostHeaders(table: HeaderTable): string {
  const { 'content-security-policy': _perPage, ...shared } = table.everywhere;
  return [
    rule('/*', { ...shared, ...table.behindTls }),
    rule('/_astro/*', table.hashed),
    rule(`${openFolder}/*`, table.open),
    ...markdownOf(table).map((address) => rule(address, table.open)),
    ...Object.entries(table.named).map(([address, headers]) => rule(address, headers)),
    ...Object.entries(table.pages).map(([address, headers]) => rule(address, headers)),
  ].join('\n');
}

const markdownOf = ({ pages }: HeaderTable) =>
  Object.keys(pages)
    .map((address) => `${address}.md`)
    .filter((address) => new RegExp(openFiles).test(address));

const rule = (path: string, headers: Record<string, string>) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
