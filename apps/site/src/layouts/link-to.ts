/** Where an entry leads, and whether that is the page it stands on. A module of its own: none brings another's styles. */
export const linkTo = (to: string, path: string) =>
  ({ href: to, 'aria-current': to === path ? 'page' : undefined }) as const;
