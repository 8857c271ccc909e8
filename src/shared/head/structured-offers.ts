import type { DigitalDocument, Product, Service, SoftwareApplication } from 'schema-dts';
import type { Brand } from '../records/site.ts';
import { type Marked, plainText, type Wording } from '../text/marked.ts';
import { absolute } from './head.ts';
import { type Node, organizationId } from './structured-data.ts';

/** The software as a product of the company and as an application; no prices, ratings or reviews are invented. */
export function software(
  brand: Brand,
  page: { path: string; description: Marked; image: string; features: readonly Marked[] },
): [Node<Product>, Node<SoftwareApplication>] {
  const url = absolute(brand.origin, page.path);
  const shared = {
    name: brand.platform,
    url,
    description: plainText(page.description),
    image: absolute(brand.origin, page.image),
  };
  return [
    {
      '@type': 'Product',
      '@id': `${url}#product`,
      ...shared,
      category: 'Tank monitoring software',
      brand: { '@type': 'Brand', name: brand.product },
      manufacturer: { '@type': 'Organization', '@id': organizationId(brand), name: brand.company },
    },
    {
      '@type': 'SoftwareApplication',
      '@id': `${url}#software`,
      ...shared,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web, Android, iOS',
      inLanguage: 'id-ID',
      featureList: page.features.map(plainText),
      publisher: { '@type': 'Organization', '@id': organizationId(brand), name: brand.company },
    },
  ];
}

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

/** A product with what its datasheet says; no price, rating or review, since none is published. */
export function product(brand: Brand, { path, properties = [], ...item }: ProductInput): Node<Product> {
  const url = absolute(brand.origin, path);
  return {
    '@type': 'Product',
    '@id': path.includes('#') ? url : `${url}#product`,
    url,
    name: plainText(item.name),
    description: plainText(item.description),
    category: item.category,
    image: absolute(brand.origin, item.image),
    brand: { '@type': 'Brand', name: brand.product },
    manufacturer: { '@type': 'Organization', '@id': organizationId(brand), name: brand.company },
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
