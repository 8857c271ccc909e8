/** Paths on a 32-unit grid, for header, favicon, manifest icons and share pictures. */
export const productMark = {
  shell: 'M7.25 3.5h17.5v22a3 3 0 0 1-3 3H10.25a3 3 0 0 1-3-3Z',
  liquid: 'M10.5 17h11v7.5a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1Z',
  level: 'M1.5 13.25h29',
} as const;

export const companyMark = {
  line: 'M16 2v12',
  bob: 'M10 14h12v5l-6 11-6-11Z',
  scale: 'M21 3.25h6M21 8.25h4M5 3.25h6M7 8.25h4',
} as const;
