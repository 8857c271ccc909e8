import type { DigitalDocument, ProductModel, Service } from 'schema-dts';
import type { Brand } from '../records/site.ts';
import { type Marked, plainText, type Wording } from '../text/marked.ts';
import { absolute } from './head.ts';
import { type Node, organizationId } from './structured-data.ts';

interface ServiceInput {
  /** Page of the service, `/tankteam`. */
  path: string;
  name: Wording;
  parts: readonly { title: Marked; description: Marked }[];
}

/** A service with its parts; prices are not stated, since the site states none. */
export function service(brand: Brand, { path, name, parts }: ServiceInput): Node<Service> {
  return {
    '@type': 'Service',
    name: plainText(name),
    serviceType: parts.map(({ title }) => plainText(title)),
    url: absolute(brand.origin, path),
    provider: { '@id': organizationId(brand) },
    areaServed: { '@type': 'Country', name: 'Indonesia' },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: plainText(name),
      itemListElement: parts.map(({ title, description }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: plainText(title), description: plainText(description) },
      })),
    },
  };
}

export interface ProductInput {
  /** Path of its page, with a fragment where several stand on one. */
  path: string;
  name: Wording;
  description: Wording;
  category: string;
  /** Path or address of a picture. */
  image: string;
  properties?: readonly { name: Marked; value: Marked }[];
}

/**
 * A product with what its datasheet says. It is a model, which schema.org keeps for datasheets: search engines read a
 * plain `Product` as goods of a shop and miss price, rating or review, of which none is published.
 */
export function product(brand: Brand, { path, properties = [], ...item }: ProductInput): Node<ProductModel> {
  const url = absolute(brand.origin, path);
  return {
    '@type': 'ProductModel',
    '@id': path.includes('#') ? url : `${url}#product`,
    url,
    name: plainText(item.name),
    description: plainText(item.description),
    category: item.category,
    image: absolute(brand.origin, item.image),
    brand: { '@type': 'Brand', name: brand.product },
    manufacturer: { '@id': organizationId(brand) },
    ...(properties.length > 0 && {
      additionalProperty: properties.map(({ name, value }) => ({
        '@type': 'PropertyValue' as const,
        name: plainText(name),
        value: plainText(value),
      })),
    }),
  };
}

interface DocumentInput {
  to: string;
  title: Marked;
  summary: Marked;
  revised: string;
}

/** A document to download. */
export function digitalDocument(brand: Brand, { to, title, summary, revised }: DocumentInput): Node<DigitalDocument> {
  return {
    '@type': 'DigitalDocument',
    name: plainText(title),
    description: plainText(summary),
    url: absolute(brand.origin, to),
    encodingFormat: 'application/pdf',
    inLanguage: 'id-ID',
    dateModified: revised,
    publisher: { '@id': organizationId(brand) },
  };
}
