import { createHash } from 'node:crypto';
import { selectViewportStyle } from '../src/lib/select-viewport-style.ts';
import type { Policy } from './csp.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What a page's scripts need while they run, which its HTML cannot show: hashes of styles that a
 * widget inserts, names of Trusted Types policies, addresses to call. Keyed by the page's address;
 * the build stops at an address that it did not build. Say the reason beside each source.
 */
export const cspExtras: Readonly<Record<string, Policy>> = {
  '/konsultasi-gratis': {
    // Radix Select writes one fixed style sheet into its list through innerHTML.
    'style-src': [sha256(selectViewportStyle)],
    'trusted-types': ['default'],
  },
};
