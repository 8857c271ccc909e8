import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from './csp.ts';
import { parsePage } from './html.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const self = ["'self'"];
const withData = [...self, 'data:'];
const ground = 'a{background:url(data:image/svg+xml,x)}';
const fontFile = '@font-face{src:url(/a.woff2)}';
const fontData = '@font-face{src:url(data:font/woff2;base64,AA==)}';

test.each([
  ['nothing but text', '<p>Halo', {}],
  ['its own script', '<script src="/a.js"></script>', { 'script-src': self }],
  ['a module preload', '<link rel="modulepreload" href="/a.js">', { 'script-src': self }],
  ['an island', '<astro-island component-url="/a.js"></astro-island>', { 'script-src': self }],
  ['an inline script', '<script>go()</script>', { 'script-src': [hash('go()')] }],
  ['an inline module', '<script type="module">go()</script>', { 'script-src': [hash('go()')] }],
  ['an old name of JavaScript', '<script type="text/javascript">go()</script>', { 'script-src': [hash('go()')] }],
  ['speculation rules', '<script type="speculationrules">{}</script>', { 'script-src': [hash('{}')] }],
  ['structured data', '<script type="application/ld+json">{"a":1}</script>', {}],
  ['the same style twice', '<style>a{}</style><style>a{}</style>', { 'style-src': [hash('a{}')] }],
  ['a style for no script', '<noscript><style>a{}</style></noscript>', { 'style-src': [hash('a{}')] }],
  ['line ends of Windows', '<style>a{\r\n}</style>', { 'style-src': [hash('a{\n}')] }],
  ['entities, which CSS does not decode', '<style>a>b{}/*&amp;*/</style>', { 'style-src': [hash('a>b{}/*&amp;*/')] }],
  ['a font in its style', `<style>${fontFile}</style>`, { 'style-src': [hash(fontFile)], 'font-src': self }],
  ['a font as data URL', `<style>${fontData}</style>`, { 'style-src': [hash(fontData)], 'font-src': ['data:'] }],
  ['a font preload', '<link rel="preload" as="font" href="/a.woff2">', { 'font-src': self }],
  ['a style sheet', '<link rel="stylesheet" href="/a.css">', { 'style-src': self }],
  ['a manifest', '<link rel="manifest" href="/a.webmanifest">', { 'manifest-src': self }],
  ['a film', '<video src="/a.mp4"></video>', { 'media-src': self }],
  ['a form that sends', '<form action="/x" method="post"></form>', { 'form-action': self }],
  ['a form that sends nothing', '<form method="dialog"></form>', {}],
  ['a picture as data URL', '<img src="data:image/png;base64,AA==" alt="">', { 'img-src': withData }],
  [
    'a data URL in a srcset',
    '<img srcset="/a.webp 1x, data:image/png;base64,AA== 2x" alt="">',
    { 'img-src': withData },
  ],
  ['a data URL in a style', `<style>${ground}</style>`, { 'style-src': [hash(ground)], 'img-src': withData }],
])('allows exactly what a page with %s needs', (_, html, needs) => {
  expect(pagePolicy(parsePage(html))).toEqual({ 'img-src': self, 'connect-src': self, ...needs });
});
