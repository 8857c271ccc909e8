import type { FastifyRequest } from 'fastify';

/**
 * Whether a request may come from another site's page. Browsers say where a POST comes from, by Sec-Fetch-Site or
 * by Origin, and scripts cannot change either. Without both it is no browser of today, and there is nothing to gain:
 * no cookie and no session stands behind the form.
 * @param publicHosts hosts that visitors type; unless given, the Host of the request, never what a proxy adds to it
 */
export function isForeign({ headers }: Pick<FastifyRequest, 'headers'>, publicHosts?: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  // The scheme is not compared: behind a proxy this server sees http where the visitor has https.
  const own = publicHosts ?? [headers.host?.toLowerCase() ?? ''];
  return !URL.canParse(origin) || !own.includes(new URL(origin).host);
}
