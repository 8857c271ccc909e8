import type { ReactNode } from 'react';

/** Behind a line that stands several times on a page: what this one is about, for whoever hears it alone. */
export function About({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">: {children}</span>;
}
