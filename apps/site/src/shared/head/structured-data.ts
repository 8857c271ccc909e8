import { plainText, type Wording } from 'contract/marked';
import type {
  APIReference,
  BreadcrumbList,
  DigitalDocument,
  FAQPage,
  Graph,
  Organization,
  ProductModel,
  Service,
  Thing,
  VideoObject,
  WebSite,
} from 'schema-dts';
import { telHref } from '../format/phone.ts';
import type { Faq } from '../records/page-schema.ts';
import type { Brand, Office } from '../records/site-schema.ts';
import { absolute } from './head.ts';

/** A schema.org node; a page combines the nodes it needs in one graph. */
export type Node<T> = Exclude<T, string>;

interface Named {
  title: Wording;
  description: Wording;
}

const language = 'id-ID';
const company = ({ origin }: Brand) => ({ '@id': `${absolute(origin, '/')}#organization` });

export function graph(...nodes: Node<Thing>[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

export function website(brand: Brand): WebSite {
  const url = absolute(brand.origin, '/');
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    url,
    name: brand.product,
    inLanguage: language,
    publisher: company(brand),
  };
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The company, with each office as a location with telephone and hours. */
export function organization(brand: Brand, offices: readonly Office[]): Node<Organization> {
  const logo = absolute(brand.origin, '/icon-512.png');
  const telephone = (number: string) => telHref(number).slice('tel:'.length);
  const postalAddress = ({ address }: Office) => ({
    '@type': 'PostalAddress' as const,
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: 'ID',
  });
  return {
    '@type': 'Organization',
    ...company(brand),
    name: brand.company,
    alternateName: brand.companyShort,
    url: absolute(brand.origin, '/'),
    logo,
    description: brand.tagline,
    email: brand.email,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: telephone(brand.whatsapp),
      email: brand.businessEmail,
      availableLanguage: ['id', 'en'],
    },
    address: offices.map(postalAddress),
    location: offices.map((office) => ({
      '@type': 'LocalBusiness',
      name: `${office.company.plain}, ${office.address.city}`,
      url: absolute(brand.origin, '/tentang-kami'),
      image: logo,
      telephone: telephone(office.landline ?? office.phone),
      email: office.email,
      address: postalAddress(office),
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: office.opening.days.map((day) => dayNames[day - 1] ?? 'Monday'),
        opens: office.opening.opens,
        closes: office.opening.closes,
      },
    })),
  };
}

/** @param trail pages from the home page to the page itself */
export function breadcrumb(origin: string, trail: readonly { label: Wording; to: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plainText(label),
      item: absolute(origin, to),
    })),
  };
}

export function faqPage(items: readonly Faq[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question.plain,
      acceptedAnswer: { '@type': 'Answer', text: answer.plain },
    })),
  };
}

interface Film {
  name: Wording;
  description: Wording;
  content: string;
  poster: string;
  uploaded: string;
  duration: string;
}

export function video(origin: string, film: Film): VideoObject {
  return {
    '@type': 'VideoObject',
    name: plainText(film.name),
    description: plainText(film.description),
    contentUrl: absolute(origin, film.content),
    thumbnailUrl: absolute(origin, film.poster),
    uploadDate: film.uploaded,
    duration: film.duration,
  };
}

/** A service without prices, since the site states none. @param path of its page, `/tankteam` */
export function service(brand: Brand, path: string, title: Wording, parts: readonly Named[]): Node<Service> {
  const name = plainText(title);
  return {
    '@type': 'Service',
    name,
    serviceType: parts.map((part) => plainText(part.title)),
    url: absolute(brand.origin, path),
    provider: company(brand),
    areaServed: { '@type': 'Country', name: 'Indonesia' },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: parts.map((part) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: plainText(part.title), description: plainText(part.description) },
      })),
    },
  };
}

interface ProductInput {
  /** With a fragment if several products are on one page. */
  path: string;
  name: Wording;
  description: Wording;
  category: string;
  /** Path or URL. */
  image: string;
  properties?: readonly { name: Wording; value: Wording }[];
}

/** A product as `ProductModel`: for a plain `Product`, search engines report missing price, rating or review. */
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
    manufacturer: company(brand),
    ...(properties.length > 0 && {
      additionalProperty: properties.map(({ name, value }) => ({
        '@type': 'PropertyValue' as const,
        name: plainText(name),
        value: plainText(value),
      })),
    }),
  };
}

export function apiReference(brand: Brand, path: string, { title, description }: Named): Node<APIReference> {
  const url = absolute(brand.origin, path);
  return {
    '@type': 'APIReference',
    '@id': `${url}#reference`,
    url,
    headline: plainText(title),
    description: plainText(description),
    inLanguage: language,
    programmingModel: 'REST',
    publisher: company(brand),
  };
}

interface DocumentInput {
  to: string;
  title: Wording;
  summary: Wording;
  revised: string;
}

export function digitalDocument(brand: Brand, { to, title, summary, revised }: DocumentInput): Node<DigitalDocument> {
  return {
    '@type': 'DigitalDocument',
    name: plainText(title),
    description: plainText(summary),
    url: absolute(brand.origin, to),
    encodingFormat: 'application/pdf',
    inLanguage: language,
    dateModified: revised,
    publisher: company(brand),
  };
}
