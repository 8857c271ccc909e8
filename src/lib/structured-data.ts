import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  Product,
  Service,
  SoftwareApplication,
  Thing,
  VideoObject,
  WebSite,
} from 'schema-dts';
import type { Faq } from '../schemas/faq.ts';
import type { Brand, Office } from '../schemas/site.ts';
import { absolute } from './head.ts';
import { plainText } from './inline.ts';
import { telHref } from './phone.ts';

/** Functions that turn records into schema.org nodes; a page puts those it needs into one graph. */
type Node<T> = Exclude<T, string>;

const organizationId = (brand: Brand) => `${absolute(brand.origin, '/')}#organization`;

export function graph(...nodes: Exclude<Thing, string>[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

export function website(brand: Brand): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${absolute(brand.origin, '/')}#website`,
    url: absolute(brand.origin, '/'),
    name: brand.product,
    inLanguage: 'id-ID',
    publisher: { '@id': organizationId(brand) },
  };
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The company; with offices, each as a place with address, telephone and hours. */
export function organization(brand: Brand, logo: string, offices: readonly Office[] = []): Node<Organization> {
  return {
    '@type': 'Organization',
    '@id': organizationId(brand),
    name: brand.company,
    alternateName: brand.companyShort,
    url: absolute(brand.origin, '/'),
    logo: absolute(brand.origin, logo),
    description: brand.tagline,
    email: brand.email,
    foundingDate: String(brand.founded),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: telHref(brand.whatsapp).slice(4),
      email: brand.businessEmail,
      availableLanguage: ['id', 'en'],
    },
    ...(offices.length > 0 && { location: offices.map((office) => place(brand, office)) }),
  };
}

function place(brand: Brand, office: Office) {
  return {
    '@type': 'LocalBusiness' as const,
    name: `${plainText(office.company)}, ${office.address.city}`,
    url: absolute(brand.origin, '/tentang-kami'),
    image: absolute(brand.origin, '/icon-512.png'),
    telephone: telHref(office.landline ?? office.phone).slice(4),
    email: office.email,
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: office.address.street,
      addressLocality: office.address.city,
      addressRegion: office.address.region,
      postalCode: office.address.postalCode,
      addressCountry: 'ID',
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: office.opening.days.map((day) => dayNames[day - 1] ?? 'Monday'),
      opens: office.opening.opens,
      closes: office.opening.closes,
    },
  };
}

/** Trail from the home page; the last item is the page itself. */
export function breadcrumb(origin: string, trail: readonly { name: string; path: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plainText(name),
      item: absolute(origin, path),
    })),
  };
}

/** The software as a product of the company and as an application; no prices, ratings or reviews are invented. */
export function software(
  brand: Brand,
  page: { path: string; description: string; image: string; features: readonly string[] },
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

export function faqPage(items: readonly Faq[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: plainText(question),
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}

interface ServiceInput {
  /** Page of the service, `/tankteam`. */
  path: string;
  name: string;
  parts: readonly { title: string; description: string }[];
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
  name: string;
  description: string;
  category: string;
  /** Path or address of a picture. */
  image: string;
  properties?: readonly { name: string; value: string }[];
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

export interface Film {
  name: string;
  description: string;
  content: string;
  poster: string;
  uploaded: string;
  duration: string;
}

export function video(origin: string, film: Film): VideoObject {
  return {
    '@type': 'VideoObject',
    name: film.name,
    description: film.description,
    contentUrl: absolute(origin, film.content),
    thumbnailUrl: absolute(origin, film.poster),
    uploadDate: film.uploaded,
    duration: film.duration,
  };
}
