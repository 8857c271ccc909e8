/**
 * Attributes of a navigation link, with `aria-current` on its own page. In a module of its own, as importing a
 * component would also import its styles.
 */
export const linkProps = (to: string, path: string) =>
  ({ href: to, 'aria-current': to === path ? 'page' : undefined }) as const;
