import { expect, test } from 'vitest';
import { addIntegrity, parsePage, withoutIslandNames } from './html.ts';

const digest = (address: string): string => `sha384-${address}`;
const run = (html: string, page = '/'): string => addIntegrity(parsePage(html), page, digest);

test.each([
  [
    '<script type="module" src="/a.js"></script>',
    '<script type="module" src="/a.js" integrity="sha384-/a.js"></script>',
  ],
  ['<link rel="modulepreload" href="/a.js"/>', '<link rel="modulepreload" href="/a.js" integrity="sha384-/a.js"/>'],
  ["<LINK REL='Stylesheet' HREF='/a.css' />", `<LINK REL='Stylesheet' HREF='/a.css' integrity="sha384-/a.css" />`],
  ['<script src=/a.js async></script>', '<script src=/a.js async integrity="sha384-/a.js"></script>'],
  ['<script src="b.js"></script>', '<script src="b.js" integrity="sha384-/layanan/b.js"></script>'],
])('adds to %s', (before, after) => {
  expect(run(before, '/layanan/dukungan')).toBe(after);
});

test.each([
  ['an inline script', '<script>load("/a.js")</script>'],
  ['one that has it', '<script src="/a.js" integrity="sha384-x"></script>'],
  ['another origin', '<script src="https://elsewhere.example/a.js"></script>'],
  ['another origin without scheme', '<script src="//elsewhere.example/a.js"></script>'],
  ['a font', '<link rel="preload" as="font" href="/a.woff2" crossorigin>'],
  ['an icon', '<link rel="icon" href="/a.svg">'],
  ['a picture', '<img src="/a.webp" alt="">'],
  ['what only looks like a tag', '<!-- <script src="/a.js"></script> --><p title=\'<script src="/a.js">\'>'],
  ['text inside a script', '<script>"<link rel=stylesheet href=/a.css>"</script>'],
])('leaves %s alone', (_, html) => {
  expect(run(html)).toBe(html);
});

test('changes no other byte of a page with several', () => {
  const html = `<!DOCTYPE html>\r\n<html><head><link rel=stylesheet href=/a.css>\t<title>ä &amp; b</title></head>
<body  class=x><script src="/a.js?v=1"></script><p>1 < 2</body>`;
  const added = run(html);
  expect(added.replaceAll(/ integrity="[^"]*"/g, '')).toBe(html);
  expect(added.match(/integrity="[^"]*"/g)).toEqual(['integrity="sha384-/a.css"', 'integrity="sha384-/a.js"']);
});

test('islands lose their names, and nothing else its own', () => {
  const island = (name: string) => `<astro-island${name} prefix="r1" props="{}"><p uid="a">b</p></astro-island>`;
  expect(withoutIslandNames(island(' uid="Z1wAvPb"') + island(' uid="x"'))).toBe(island('') + island(''));
});
