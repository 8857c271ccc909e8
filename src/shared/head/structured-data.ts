import type { BreadcrumbList, FAQPage, Graph, Organization, Thing, VideoObject, WebSite } from 'schema-dts';
import { telHref } from '../format/phone.ts';
import type { Faq } from '../records/faq.ts';
import type { Brand, Office } from '../records/site.ts';
import { type Marked, plainText, type Wording } from '../text/marked.ts';
import { absolute } from './head.ts';

/** Functions that turn records into schema.org nodes; a page puts those it needs into one graph. */
export type Node<T> = Exclude<T, string>;

export const organizationId = (brand: Brand) => `${absolute(brand.origin, '/')}#organization`;

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

/** The company with its addresses and its offices, each as a place with telephone and hours. */
export function organization(brand: Brand, logo: string, offices: readonly Office[]): Node<Organization> {
  return {
    '@type': 'Organization',
    '@id': organizationId(brand),
    name: brand.company,
    alternateName: brand.companyShort,
    url: absolute(brand.origin, '/'),
    logo: absolute(brand.origin, logo),
    description: brand.tagline,
    email: brand.email,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: telHref(brand.whatsapp).slice(4),
      email: brand.businessEmail,
      availableLanguage: ['id', 'en'],
    },
    address: offices.map(postalAddress),
    location: offices.map((office) => place(brand, office)),
  };
}

function postalAddress({ address }: Office) {
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: 'ID',
  };
}

function place(brand: Brand, office: Office) {
  return {
    '@type': 'LocalBusiness' as const,
    name: `${office.company.plain}, ${office.address.city}`,
    url: absolute(brand.origin, '/tentang-kami'),
    image: absolute(brand.origin, '/icon-512.png'),
    telephone: telHref(office.landline ?? office.phone).slice(4),
    email: office.email,
    address: postalAddress(office),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: office.opening.days.map((day) => dayNames[day - 1] ?? 'Monday'),
      opens: office.opening.opens,
      closes: office.opening.closes,
    },
  };
}

export interface Crumb {
  name: Wording;
  path: string;
}

/** Trail from the home page; the last item is the page itself. */
export function breadcrumb(origin: string, trail: readonly Crumb[]): BreadcrumbList {
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

export interface Film {
  name: Marked;
  description: Marked;
  content: string;
  poster: string;
  uploaded: string;
  duration: string;
}

export function video(origin: string, film: Film): VideoObject {
  return {
    '@type': 'VideoObject',
    name: film.name.plain,
    description: film.description.plain,
    contentUrl: absolute(origin, film.content),
    thumbnailUrl: absolute(origin, film.poster),
    uploadDate: film.uploaded,
    duration: film.duration,
  };
}
