import type { ReactNode } from 'react';

/** Behind a line that occurs several times: what this one is about, for whoever hears it alone. */
export function About({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">: {children}</span>;
}
