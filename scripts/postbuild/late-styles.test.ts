import { expect, test } from 'vitest';
import { moveLateStyles } from './late-styles.ts';

const page = (styles: string, main: string): string =>
  `<!DOCTYPE html><html><head><style>@layer base,ui;</style><style>${styles}</style></head><body><header class="A00"></header><main>${main}</main></body></html>`;
const main = '<section class="B00 dark"><p class="B01">a</p></section><section class="C00"></section>';

test('what only later sections use comes behind the first one, in its layer and order', () => {
  const styles =
    '@layer base{a{color:red}}@layer ui{.A00{top:0}.C00{top:1px}.B00 .B01{top:2px}@media (width>=40rem){.C01{content:"}{"}}}@layer base{.C02{top:3px}}';
  expect(moveLateStyles(page(styles, main))).toBe(
    page('@layer base{a{color:red}}@layer ui{.A00{top:0}.B00 .B01{top:2px}}', main).replace(
      '</section>',
      '</section><style>@layer ui{.C00{top:1px}@media (width>=40rem){.C01{content:"}{"}}}@layer base{.C02{top:3px}}</style>',
    ),
  );
});

test.each([
  ['shared classes and elements', '@layer ui{.dark{top:0}.row,a{top:1px}}'],
  ['what a later section shares with an earlier one', '@layer ui{.B00+.C00{top:0}}'],
  ['animations and faces', '@font-face{font-family:x}@keyframes C05{to{top:0}}'],
])('%s stay', (_, styles) => {
  expect(moveLateStyles(page(styles, main))).toBe(page(styles, main));
});

test('the style that Astro puts before an island is no section', () => {
  const astros = '<style>astro-island{display:contents}</style>';
  expect(moveLateStyles(page('@layer ui{.B00{top:0}.C00{top:1px}}', astros + main))).toBe(
    page('@layer ui{.B00{top:0}}', astros + main).replace(
      '</section>',
      '</section><style>@layer ui{.C00{top:1px}}</style>',
    ),
  );
});

test('sheets that Astro joins by line breaks are taken apart like any other', () => {
  expect(moveLateStyles(page('@layer ui{.A00{top:0}}\n\n@layer ui{.B00{top:0}.C00{top:1px}}\n', main))).toBe(
    page('@layer ui{.A00{top:0}.B00{top:0}}', main).replace(
      '</section>',
      '</section><style>@layer ui{.C00{top:1px}}</style>',
    ),
  );
});

test('a page without a section stays as it is', () => {
  const html = page('@layer ui{.C00{top:0}}', '');
  expect(moveLateStyles(html)).toBe(html);
});
