import type { HeaderTable } from '../../server/header-table.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Text of a `_headers` file as Netlify and Cloudflare read it. These hosts join the values of all
 * rules that match, so nothing that a page sets itself may stand under `/*`; the 404 page has
 * therefore no policy there. HSTS is included, because such hosts serve https only.
 */
export function staticHostHeaders(table: HeaderTable): string {
  const { 'content-security-policy': _perPage, ...shared } = table.everywhere;
  return [
    rule('/*', { ...shared, ...table.behindTls }),
    rule('/_astro/*', table.hashed),
    ...Object.entries(table.named).map(([address, headers]) => rule(address, headers)),
    ...Object.entries(table.pages).map(([address, headers]) => rule(address, headers)),
  ].join('\n');
}

const rule = (path: string, headers: Headers): string =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
