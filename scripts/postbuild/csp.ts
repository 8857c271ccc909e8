import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { selectViewportStyle } from '../../src/shared/ui/select-viewport-style.ts';
import { attribute, type Element, type ParsedPage, relOf, textOf } from './html.ts';

/** Directives that a page may fill. */
type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'media-src'
  | 'font-src'
  | 'connect-src'
  | 'manifest-src'
  | 'frame-src'
  | 'worker-src'
  | 'form-action'
  | 'trusted-types';

/** What a page needs beyond nothing. */
export type Policy = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** No `upgrade-insecure-requests`: HSTS does that already, and on http://localhost it would break the site. */
const strictest = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
} as const;

/** The sources of each directive together, each once. */
export function mergePolicies(...policies: readonly Policy[]): Policy {
  const merged = new Map<Directive, Set<string>>();
  for (const policy of policies) {
    for (const [directive, sources] of entriesOf(policy)) {
      const known = merged.get(directive) ?? new Set();
      for (const source of sources) known.add(source);
      merged.set(directive, known);
    }
  }
  return Object.fromEntries([...merged].map(([directive, sources]) => [directive, [...sources]]));
}

/** A `Content-Security-Policy` header: the strictest policy, opened by `policy`. */
export function serialisePolicy(policy: Policy): string {
  const used = Object.fromEntries(entriesOf(policy).filter(([, sources]) => sources.length > 0));
  return Object.entries<readonly string[]>({ ...strictest, ...used })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

const entriesOf = (policy: Policy): [Directive, readonly string[]][] =>
  Object.entries(policy) as [Directive, readonly string[]][];

const self: readonly string[] = ["'self'"];

/** Other types, such as JSON-LD, are data and need no hash. */
const executable = new Set(['', 'module', 'importmap', 'speculationrules']);
const javaScript = /^(text|application)\/(x-)?(java|ecma)script$/;

/** In the text, because it may stand in an attribute or in CSS. */
const dataImage = /["'(\s]data:image\//;
const dataFont = /url\(data:font\//;
const fontFile = /\.woff2/;

/** The least policy under which a built page works. */
export function policyOf({ html, elements }: ParsedPage): Policy {
  const images: Policy = {
    // Browsers ask for an icon by themselves.
    'img-src': dataImage.test(html) ? [...self, 'data:'] : self,
    // Auditing tools read /robots.txt through the page.
    'connect-src': self,
  };
  return mergePolicies(images, ...elements.map(needsOf));
}

function needsOf(element: Element): Policy {
  switch (element.tagName) {
    case 'script':
      return scriptNeeds(element);
    case 'style': {
      const css = textOf(element);
      const fonts = [...(fontFile.test(css) ? self : []), ...(dataFont.test(css) ? ['data:'] : [])];
      return { 'style-src': [hashOf(css)], ...(fonts.length > 0 && { 'font-src': fonts }) };
    }
    case 'link':
      return linkNeeds(element);
    case 'astro-island':
      return { 'script-src': self };
    case 'video':
    case 'audio':
      return { 'media-src': self };
    case 'form':
      return attribute(element, 'method') === 'dialog' ? {} : { 'form-action': self };
    default:
      return {};
  }
}

function scriptNeeds(element: Element): Policy {
  const type = (attribute(element, 'type') ?? '').trim().toLowerCase();
  if (!executable.has(type) && !javaScript.test(type)) return {};
  const external = attribute(element, 'src') !== undefined;
  return { 'script-src': external ? self : [hashOf(textOf(element))] };
}

function linkNeeds(element: Element): Policy {
  const rel = relOf(element);
  const as = attribute(element, 'as');
  if (rel.includes('stylesheet')) return { 'style-src': self };
  if (rel.includes('modulepreload')) return { 'script-src': self };
  if (rel.includes('manifest')) return { 'manifest-src': self };
  if (rel.includes('preload') && as === 'font') return { 'font-src': self };
  if (rel.includes('preload') && as === 'script') return { 'script-src': self };
  if (rel.includes('preload') && as === 'style') return { 'style-src': self };
  return {};
}

/** As browsers compute it. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The style sheet that sonner puts into the head when it is loaded. */
function toastStyle(): string {
  const library = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
  const [, literal] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(library) ?? [];
  if (literal === undefined) throw new Error('sonner no longer inserts its style sheet as one text: see csp.ts');
  return JSON.parse(literal);
}

/** sonner's `<style>` enters the page empty and is filled then. */
const toastPolicy: Policy = { 'style-src': [hashOf(''), hashOf(toastStyle())] };

const selectPolicy: Policy = {
  // Radix Select writes one fixed style sheet into its list through innerHTML.
  'style-src': [hashOf(selectViewportStyle)],
  'trusted-types': ['default'],
};

/**
 * What scripts need while they run, which HTML cannot show, by address; the build stops at one that it did not build.
 * Say the reason beside each source.
 */
export const cspExtras: Readonly<Record<string, Policy>> = {
  // Alarms are shown as toasts.
  '/demo': toastPolicy,
  '/konsultasi-gratis': selectPolicy,
  '/_leads/konsultasi-gratis': mergePolicies(selectPolicy, toastPolicy),
  '/analisis-susut': {
    // Records are read in a worker, whose address alone passes: src/tools/loss/useLossAnalysis.ts.
    'worker-src': ["'self'"],
    'trusted-types': ['susut'],
  },
};
