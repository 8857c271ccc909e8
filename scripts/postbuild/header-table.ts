import { caching, type HeaderTable } from '../../server/header-table.ts';
import { workerAddress } from '../../src/site/offline/offline-names.ts';
import { mergePolicies, type Policy, serialisePolicy } from './csp.ts';
import { policyOf } from './page-policy.ts';
import { behindTls, everywhere } from './security-headers.ts';

/**
 * The worker fetches pages and files of this site, and nothing else. WebKit judges the script of a page's own worker,
 * which passes through here, by this policy too.
 */
const workerHeaders = {
  'cache-control': caching.revalidate,
  'content-security-policy': serialisePolicy({ 'connect-src': ["'self'"], 'worker-src': ["'self'"] }),
};

/** Address under which the 404 page stands among the pages. */
const notFoundAddress = '/404';

/**
 * Works out every header of every page.
 * @param pages HTML by clean address, the 404 page under `/404`
 * @param extras what pages need beyond their HTML, by address
 * @param everyPage what all of them need beyond it
 * @throws Error when `extras` names a page that was not built, or when there is no 404 page
 */
export function headerTable(
  pages: ReadonlyMap<string, string>,
  extras: Readonly<Record<string, Policy>>,
  everyPage: Policy = {},
): HeaderTable {
  const stray = Object.keys(extras).find((address) => !pages.has(address));
  if (stray !== undefined) {
    throw new Error(`scripts/postbuild/csp-extras.ts names ${stray}, but no such page was built.`);
  }
  const all = new Map(
    [...pages]
      .sort()
      .map(([address, html]) => [address, pageHeaders(html, mergePolicies(everyPage, extras[address] ?? {}))]),
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
  };
}

const pageHeaders = (html: string, extra: Policy): Record<string, string> => ({
  'cache-control': caching.revalidate,
  'content-security-policy': serialisePolicy(mergePolicies(policyOf(html), extra)),
});
