import { createHash } from 'node:crypto';
import { selectViewportStyle } from '../../apps/site/src/shared/ui/select-viewport-style.ts';
import { attribute, type Element, elementText, linkRel, type ParsedPage } from './html.ts';

/** CSP sources by directive, in addition to the strictest policy. */
export type Policy = Record<string, readonly string[]>;

/** No `upgrade-insecure-requests`: HSTS covers it, and on http://localhost it would break the site. */
const strictest: Policy = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};

export function mergePolicies(...policies: readonly Policy[]): Policy {
  const merged: Record<string, Set<string>> = {};
  for (const [directive, sources] of policies.flatMap(Object.entries<readonly string[]>)) {
    merged[directive] = new Set([...(merged[directive] ?? []), ...sources]);
  }
  return Object.fromEntries(Object.entries(merged).map(([directive, sources]) => [directive, [...sources]]));
}

/** Serialises a `Content-Security-Policy` header: the strictest policy, relaxed by `policy`. */
export const serialisePolicy = (policy: Policy) =>
  Object.entries({ ...strictest, ...policy })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

const self: readonly string[] = ["'self'"];

/** Script types that are executed; others, such as JSON-LD, are data and need no hash. */
const executable = new Set(['', 'module', 'importmap', 'speculationrules']);
const javaScript = /^(text|application)\/(x-)?(java|ecma)script$/;

/** Searched in the source text, as it can be in attributes and in CSS. */
const dataImage = /["'(\s]data:image\//;
const dataFont = /url\(data:font\//;
const fontFile = /\.woff2/;

/** The strictest policy under which a built page works. */
export function pagePolicy({ html, elements }: ParsedPage): Policy {
  const images: Policy = {
    // Browsers request a favicon without a link to it.
    'img-src': dataImage.test(html) ? [...self, 'data:'] : self,
    // Auditing tools fetch /robots.txt through the page.
    'connect-src': self,
  };
  return mergePolicies(images, ...elements.map(elementPolicy));
}

function elementPolicy(element: Element): Policy {
  switch (element.tagName) {
    case 'script': {
      const type = (attribute(element, 'type') ?? '').trim().toLowerCase();
      if (!executable.has(type) && !javaScript.test(type)) return {};
      const external = attribute(element, 'src') !== undefined;
      return { 'script-src': external ? self : [contentHash(elementText(element))] };
    }
    case 'style': {
      const css = elementText(element);
      const fonts = [...(fontFile.test(css) ? self : []), ...(dataFont.test(css) ? ['data:'] : [])];
      return { 'style-src': [contentHash(css)], ...(fonts.length > 0 && { 'font-src': fonts }) };
    }
    case 'link': {
      const rel = linkRel(element);
      const preloaded = rel.includes('preload') ? attribute(element, 'as') : undefined;
      const directive = [...rel, preloaded].map((word) => linkDirectives[word ?? '']).find(Boolean);
      return directive ? { [directive]: self } : {};
    }
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

/** Directive of a link, by its `rel` or a preload’s `as`. */
const linkDirectives: Record<string, string> = {
  stylesheet: 'style-src',
  modulepreload: 'script-src',
  manifest: 'manifest-src',
  font: 'font-src',
  script: 'script-src',
  style: 'style-src',
};

const contentHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The style sheet that sonner adds to the head: loads sonner with a stub document and captures it. @throws when there
 * is not exactly one
 */
async function toastStyle(): Promise<string> {
  const texts: string[] = [];
  const style = { appendChild: (text: string) => texts.push(text) };
  const document = { head: { appendChild() {} }, createElement: () => style, createTextNode: (text: string) => text };
  Object.assign(globalThis, { document });
  try {
    // The query forces a fresh evaluation; sonner may have been loaded before.
    await import(`${import.meta.resolve('sonner')}?style`);
  } finally {
    Reflect.deleteProperty(globalThis, 'document');
  }
  if (texts.length !== 1) throw new Error('sonner no longer adds exactly one style sheet to the head: see csp.ts');
  return texts.join('');
}

/** sonner inserts its `<style>` empty and fills it afterwards, so both states need a hash. */
const toastPolicy: Policy = { 'style-src': [contentHash(''), contentHash(await toastStyle())] };

const selectPolicy: Policy = {
  // Radix Select writes one fixed style sheet into its list through innerHTML.
  'style-src': [contentHash(selectViewportStyle)],
  'trusted-types': ['default'],
};

/**
 * CSP sources that scripts need at run time, which the HTML does not show, by page path; the build fails for a path
 * that was not built. Each source needs a comment with its reason.
 */
export const cspExtras: Record<string, Policy> = {
  // Alarms are shown as toasts.
  '/demo': toastPolicy,
  '/konsultasi-gratis': selectPolicy,
  '/_leads/konsultasi-gratis': mergePolicies(selectPolicy, toastPolicy),
  '/analisis-susut': {
    // Records are read in a worker; its Trusted Types policy accepts only its own URL:
    // apps/site/src/tools/loss/use-loss-analysis.ts.
    'worker-src': ["'self'"],
    'trusted-types': ['susut'],
  },
};
