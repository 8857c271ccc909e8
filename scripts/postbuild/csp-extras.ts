import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { selectViewportStyle } from '../../src/shared/ui/select-viewport-style.ts';
import { mergePolicies, type Policy } from './csp.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The style sheet that sonner puts into the head when it is loaded, as it stands in the library. */
function toastStyle(): string {
  const library = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
  const [, literal] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(library) ?? [];
  if (literal === undefined) throw new Error('sonner no longer inserts its style sheet as one text: see csp-extras.ts');
  return JSON.parse(literal);
}

/** For every page whose island shows toasts. The library's `<style>` enters the page empty and is filled then. */
const toastPolicy: Policy = { 'style-src': [sha256(''), sha256(toastStyle())] };

/** For every page with a choice. */
const selectPolicy: Policy = {
  // Radix Select writes one fixed style sheet into its list through innerHTML.
  'style-src': [sha256(selectViewportStyle)],
  'trusted-types': ['default'],
};

/**
 * What a page's scripts need while they run, which its HTML cannot show: hashes of styles that a
 * widget inserts, names of Trusted Types policies, addresses to call. Keyed by the page's address;
 * the build stops at an address that it did not build. Say the reason beside each source.
 */
export const cspExtras: Readonly<Record<string, Policy>> = {
  // Alarms of the simulation are shown as toasts.
  '/demo': toastPolicy,
  '/konsultasi-gratis': selectPolicy,
  '/_leads/konsultasi-gratis': mergePolicies(selectPolicy, toastPolicy),
  '/analisis-susut': {
    // Records are read in a worker, whose address alone passes: src/tools/loss/useLossAnalysis.ts.
    'worker-src': ["'self'"],
    'trusted-types': ['susut'],
  },
};
