import { type PlainText, plainText } from 'contract/marked';
import type { Graph } from 'schema-dts';
import type { Seo } from '../records/page-schema.ts';

export interface PageHead {
  title: string;
  description: string;
  keywords: string;
  /** Undefined for pages that are not indexed. */
  canonical: string | undefined;
  robots: string;
  image: { url: string; alt: string };
  graph: Graph | undefined;
}

interface HeadInput {
  seo: Readonly<Seo> | PlainText<Seo>;
  path: string;
  /** Without trailing slash. */
  origin: string;
  /** Path of the picture, 1200 × 630. */
  sharePicture: string;
  noindex?: boolean;
  graph?: Graph;
}

export const headLimits = { title: 60, description: 155 } as const;

/** Drops the brand’s name from the end of a title that is too long for search results. */
export const fittedTitle = (title: string): string =>
  title.length > headLimits.title ? title.replace(/\s+\|\s+[^|]+$/, '') : title;

/** Builds the head of a page; warns when title or description is longer than search results show. */
export function buildHead({ seo, path, origin, sharePicture, noindex = false, graph }: HeadInput): PageHead {
  const title = within('title', fittedTitle(plainText(seo.title)), path);
  return {
    title,
    description: within('description', plainText(seo.description), path),
    keywords: seo.keywords.map(plainText).join(', '),
    canonical: noindex ? undefined : absolute(origin, path),
    robots: noindex ? 'noindex' : 'index, follow, max-image-preview:large',
    image: { url: absolute(origin, sharePicture), alt: title },
    graph,
  };
}

export function absolute(origin: string, path: string): string {
  return new URL(path, origin).href;
}

/** Only warns: a long brand name alone must not break the build. */
function within(field: keyof typeof headLimits, value: string, path: string): string {
  if (value.length > headLimits[field]) {
    console.warn(
      `${path}: seo.${field} has ${value.length} characters, better at most ${headLimits[field]}: “${value}”`,
    );
  }
  return value;
}

/** JSON without `<`, which could end the enclosing `<script>`. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
