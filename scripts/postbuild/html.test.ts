import { expect, test } from 'vitest';
import { finishHtml, parsePage } from './html.ts';

const run = (html: string): string => finishHtml(parsePage(html), (address) => `sha384-${address}`);

test.each([
  [
    '<script type="module" src="/a.js"></script>',
    '<script type="module" src="/a.js" integrity="sha384-/a.js"></script>',
  ],
  ['<script src=/a.js async></script>', '<script src=/a.js integrity="sha384-/a.js" async></script>'],
  [
    '<astro-island uid="Z1" prefix="r1"><p uid="a">b</p></astro-island>',
    '<astro-island prefix="r1"><p uid="a">b</p></astro-island>',
  ],
])('finishes %s', (before, after) => {
  expect(run(before)).toBe(after);
});

test.each([
  ['an inline script', '<script>load("/a.js")</script>'],
  ['a picture', '<img src="/a.webp" alt="">'],
  ['tags in comments and attributes', '<!-- <script src="/a.js"></script> --><p title=\'<script src="/a.js">\'>'],
  ['text inside a script', '<script>"<script src=/a.js>"</script>'],
])('leaves %s unchanged', (_, html) => {
  expect(run(html)).toBe(html);
});

test('changes no other byte of a page with several scripts', () => {
  const html = `<!DOCTYPE html>\r\n<html><head><script src="/a.js"></script>\t<title>ä &amp; b</title></head>
<body  class=x><script src="/b.js"></script><p>1 < 2</body>`;
  const finished = run(html);
  expect(finished.replaceAll(/ integrity="[^"]*"/g, '')).toBe(html);
  expect(finished.match(/integrity="[^"]*"/g)).toEqual(['integrity="sha384-/a.js"', 'integrity="sha384-/b.js"']);
});
