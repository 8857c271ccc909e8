import type { APIReference } from 'schema-dts';
import type { Brand } from '../records/site.ts';
import { plainText, type Wording } from '../text/marked.ts';
import { absolute } from './head.ts';
import { type Node, organizationId } from './structured-data.ts';

/** A page of the interface's reference. */
export function apiReference(
  brand: Brand,
  page: { path: string; title: Wording; description: Wording },
): Node<APIReference> {
  const url = absolute(brand.origin, page.path);
  return {
    '@type': 'APIReference',
    '@id': `${url}#reference`,
    url,
    headline: plainText(page.title),
    description: plainText(page.description),
    inLanguage: 'id-ID',
    programmingModel: 'REST',
    publisher: { '@id': organizationId(brand) },
  };
}
