import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { postbuild } from '../../scripts/postbuild/index.ts';
import { writeLeadRecords } from '../../scripts/postbuild/lead-records.ts';

/** Size of the fixture's film: larger than the socket buffers, so that a download can be slow. */
export const filmSize = 24 * 1024 * 1024;

const filler = '<p>Tangki terpantau setiap saat.</p>'.repeat(80);

const page = (title: string, head = '', body = ''): string =>
  `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>${title}</title><style>h1{color:#123}</style>${head}</head><body><h1>${title}</h1>${filler}${body}</body></html>`;

const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': page('Beranda', '', '<script type="module" src="/_astro/home.hash.js"></script>'),
  'fitur.html': page('Fitur'),
  'layanan/dukungan.html': page('Dukungan'),
  '404.html': page('404', '', '<script>console.error(location.pathname)</script>'),
  '_astro/home.hash.js': 'document.title += "!";\n'.repeat(60),
  '_astro/_name_.hash.css': 'h1{color:#123}\n'.repeat(60),
  '_astro/picture.hash.avif': Buffer.alloc(400, 7),
  '_astro/picture.hash.webp': Buffer.alloc(400, 7),
  '_astro/letters.hash.woff2': Buffer.alloc(400, 7),
  'film.mp4': Buffer.alloc(filmSize, 'film'),
  'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(200)}</svg>`,
  'site.webmanifest': JSON.stringify({ name: 'Tangki '.repeat(60) }),
  'sitemap.xml': `<?xml version="1.0"?><urlset>${'<url/>'.repeat(200)}</urlset>`,
  'berkas/openapi.yaml': 'openapi: 3.1.0\n'.repeat(60),
  'berkas/api.d.ts': 'export type Tank = string;\n'.repeat(60),
  'berkas/api.graphql': 'type Tank { id: ID! }\n'.repeat(60),
  'robots.txt': 'User-agent: *\nAllow: /\n',
  '.env': 'SECRET=1\n',
  '.well-known/security.txt': 'Contact: mailto:info@example.com\n',
};

/** Builds a small site, so that tests of the server do not depend on the real pages. @returns its root, a SITE_ROOT */
export async function makeFixture() {
  const root = mkdtempSync(join(tmpdir(), 'site-fixture-'));
  // nginx's worker may run as another user.
  chmodSync(root, 0o755);
  writeFileSync(join(root, 'outside.txt'), 'outside of dist\n');
  const dist = await buildFixture(root, files);
  return { root, dist, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Runs the site's postbuild steps on files in a folder. @returns its dist/ */
export async function buildFixture(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const dist = join(folder, 'dist');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  await postbuild(dist, join(folder, 'build'), { aliases: [{ to: '/fitur', from: ['/faq'] }] });
  await writeLeadRecords(join(folder, 'build'));
  return dist;
}
