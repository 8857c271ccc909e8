import { selectViewportStyle } from '../../shared/ui/select-viewport-style.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown;
}

/**
 * The page's policy lets no script write HTML. One widget asks for it all the same: Radix Select puts one fixed
 * style sheet into its list through innerHTML. The default policy lets exactly that text pass.
 */
export function allowSelectStyle(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (html) => (html === selectViewportStyle ? html : null) });
}
