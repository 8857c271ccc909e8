import { openFilesPattern } from 'contract/sandbox';
import { caching, type HeaderTable } from 'service/header-table';

/** Checked, as nginx silently drops a header with an empty value. @throws Error when the header is missing */
function requireHeader(headers: Readonly<Record<string, string>>, name: string): string {
  const value = headers[name];
  if (!value) throw new Error(`the header table lacks ${name}`);
  return value;
}

/** Configuration for the `http` block: maps over `$site_path` (set in `site.conf`). */
export function nginxMaps(table: HeaderTable): string {
  const policies = Object.entries({ ...table.pages, ...table.named }).map(([address, headers]) => [
    address,
    requireHeader(headers, 'content-security-policy'),
  ]);
  const strictest = requireHeader(table.everywhere, 'content-security-policy');
  const unknown = requireHeader(table.notFound, 'content-security-policy');
  return `# Written by \`npm run build\`. Include it in the http block.
types {
    application/manifest+json webmanifest;
    application/yaml yaml;
    application/graphql graphql;
    text/markdown md;
}

# Log format as stated on /kebijakan-privasi: time, page and status, without address and query.
log_format site_visits '$time_iso8601 $request_method $uri $status';

# The longest policies do not fit into nginx's default buckets.
map_hash_bucket_size 4096;

${map('$site_path', '$site_policy_found', [['default', strictest], ...policies])}
${map('$status', '$site_policy', [
  ['default', '$site_policy_found'],
  ['308', strictest],
  ['404', unknown],
])}
${map('$site_path', '$site_caching_found', [
  ['default', caching.revalidate],
  ...Object.entries(table.named).map(([address, headers]) => [address, requireHeader(headers, 'cache-control')]),
  ['~^/_astro/', caching.immutable],
  ['~\\.[a-z0-9]+$', caching.short],
])}
# An error must not be cached because its address looks like a file's.
map $status $site_caching {
    default $site_caching_found;
    ~^3 ${quote(caching.short)};
    304 $site_caching_found;
    404 ${quote(caching.revalidate)};
    ~^[45] ${quote(caching.never)};
}

${map('$site_path', '$site_open', [[`~${openFilesPattern}`, requireHeader(table.open, 'access-control-allow-origin')]])}
${map('$status', '$site_allow', [['405', 'GET, HEAD']])}
# nginx cannot change case, so each page has a case-insensitive pattern.
${map(
  '$site_path',
  '$site_lower',
  Object.keys(table.pages).map((address) => [pathSpellings(address), address]),
)}
${map(
  '$site_path',
  '$site_alias',
  Object.entries(table.aliases).map(([address, target]) => [pathSpellings(address), target]),
)}`;
}

const pathSpellings = (address: string) => `~*^${address}(/|\\.html)?$`;

/** Configuration for the `server` block: the same paths, statuses and headers as the site’s own server. */
export function nginxSite(table: HeaderTable): string {
  const { 'content-security-policy': _perPage, ...shared } = table.everywhere;
  const headers: [string, string][] = [
    ...Object.entries(shared).map(([name, value]): [string, string] => [name, quote(value)]),
    ['content-security-policy', '$site_policy'],
    ['cache-control', '$site_caching'],
    ['access-control-allow-origin', '$site_open'],
    // nginx omits a header with an empty value.
    ['allow', '$site_allow'],
  ];
  return `# Written by \`npm run build\`. Include it in a server block whose root is the dist folder.
# Do not use add_header in a location: it would disable all of these there.
${headers.map(([name, value]) => `add_header ${name} ${value} always;`).join('\n')}

set $site_path $uri;
server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types text/css text/markdown text/plain text/xml application/javascript application/json application/manifest+json application/xml application/yaml application/graphql;
gzip_static on;
gzip_vary on;
error_page 404 /404.html;

if ($request_method !~ ^(GET|HEAD)$) {
    return 405;
}

# Aliases come before other spellings of pages, because they have no file.
if ($site_alias) {
    return 308 $site_alias;
}

location / {
    try_files $uri $uri.html @other_case;
}
location @other_case {
    if ($site_lower = "") {
        return 404;
    }
    return 308 $site_lower$is_args$args;
}
location = / {
    try_files /index.html =404;
}
location = /404.html {
    internal;
}
location = /index.html {
    return 308 /$is_args$args;
}

# Accepts only characters of our own addresses, so that no input of a visitor becomes a header.
location ~ ^(?<clean>(/[a-z0-9-]+)+)(/|\\.html)$ {
    if (!-f $document_root$clean.html) {
        return 404;
    }
    return 308 $clean$is_args$args;
}

# nginx treats .ts as a film.
location ~ \\.d\\.ts$ {
    types {}
    default_type text/plain;
}

# Dotfiles, configuration of other hosts, compressed variants.
location ~ (/\\.(?!well-known/)|^/_(?!astro/)|\\.(br|gz)$) {
    return 404;
}
`;
}

export const nginxTls = (table: HeaderTable) =>
  Object.entries(table.behindTls)
    .map(([name, value]) => `add_header ${name} ${quote(value)} always;\n`)
    .join('');

function map(from: string, to: string, rows: readonly (readonly string[])[]) {
  const lines = rows.map(([key = '', value = '']) => `    ${key} ${quote(value)};`);
  return `map ${from} ${to} {\n${lines.join('\n')}\n}\n`;
}

const quote = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
