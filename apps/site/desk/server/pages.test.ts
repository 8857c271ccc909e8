import { expect, test } from 'vitest';
import { readPage } from './pages.ts';

const draft = { file: 'pages/x.yaml', data: { lead: 'Isi {{hari}}.' } };
test.each<[string, string | undefined]>([
  ['<html><body><p>x</p></body></html>\n', undefined],
  ['<html><body><main><script type="module" src="/@vite/client"></script>', 'thrown'],
  ['<html><body>Internal server error', 'thrown'],
  ['<p>&lt;/html></p>', 'thrown'],
  ['<html><p>Isi {hari}.</p></html>', 'unknown slot hari'],
  // Slots in props and scripts are filled in the browser; other braces are no slots of the record.
  ['<html><astro-island props="a > Isi {hari}"></astro-island><script>`> {hari}`</script>{id}</html>', undefined],
])('accepts only a page that is complete and has no open slot: %s', (html, fault) => {
  expect(readPage(html, 'thrown', draft)).toEqual(fault ? { fault } : { html });
});
