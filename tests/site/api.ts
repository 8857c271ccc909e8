import type { ApiDocument } from '../../src/api/description/document.ts';
import type { Page } from './site.ts';
import { plain, readDist } from './site.ts';

/** Folder of the interface's files in dist. */
export const folder = 'api-integration/berkas';
export const fileText = (name: string): string => readDist(`${folder}/${name}`).toString('utf8');
export const apiDocument: ApiDocument = JSON.parse(fileText('openapi.json'));

export const referencePages = ['', '/tangki', '/alarm', '/webhook', '/sandbox', '/graphql'].map(
  (part) => `/api-integration/dokumentasi${part}`,
);

/** The code of every sample on a page, with the title that stands over it. */
export function codeOn({ $ }: Page): { title: string; code: string }[] {
  return $('[data-code]')
    .toArray()
    .map((block) => ({
      title: plain($(block).find('figcaption > span').first().text()),
      code: $(block).find('code').text(),
    }));
}
