import type { FastifyRequest } from 'fastify';

/**
 * Whether a request may come from another site's page. Browsers say where a POST comes from, by Sec-Fetch-Site or
 * by Origin, and scripts cannot change either. Without both it is no browser of today, and there is nothing to gain:
 * no cookie and no session stands behind the form.
 */
export function isForeign({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  // The scheme is not compared: behind a proxy this server sees http where the visitor has https.
  return !URL.canParse(origin) || new URL(origin).host !== host.toLowerCase();
}
