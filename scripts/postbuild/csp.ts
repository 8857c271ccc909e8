/** Directives that a page may fill; everything else stays as `strictest` has it. */
export type Directive =
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

/** What one page needs beyond nothing: sources by directive. */
export type Policy = Readonly<Partial<Record<Directive, readonly string[]>>>;

/**
 * What holds when a page asks for nothing. No `upgrade-insecure-requests`: every source is our own
 * origin, which HSTS upgrades already, and on http://localhost it would break the site.
 */
const strictest = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
} as const;

/** Joins policies: the sources of each directive together, each once. */
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

/** The value of a `Content-Security-Policy` header: the strictest policy, opened by `policy`. */
export function serialisePolicy(policy: Policy): string {
  const used = Object.fromEntries(entriesOf(policy).filter(([, sources]) => sources.length > 0));
  return Object.entries<readonly string[]>({ ...strictest, ...used })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

const entriesOf = (policy: Policy): [Directive, readonly string[]][] =>
  Object.entries(policy) as [Directive, readonly string[]][];
