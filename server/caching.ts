/** Values of `cache-control`, one for each kind of answer. */
export const caching = {
  /** Pages and what keeps its name: ask each time, so that a release shows at once. */
  revalidate: 'public, max-age=0, must-revalidate',
  /** Files whose name holds a hash of their content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Icons, robots.txt, sitemap, redirects. */
  short: 'public, max-age=3600',
  never: 'no-store',
} as const;
