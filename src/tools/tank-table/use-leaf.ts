import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Quantities } from './quantities.ts';
import type { Vessel } from './vessel.ts';

/** Lines that are shown at once; print has them all. */
const pageLines = 20;

/** True while the page is printed. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what stands there when this event has passed.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}

/** The lines of the table that are shown: the page of it that holds the level, unless the visitor leafs. */
export function useLeaf(vessel: Vessel, { step, perLine }: Quantities, level: number, printing: boolean) {
  const [leaf, setLeaf] = useState<{ page: number; level: number }>();
  const line = step * perLine;
  const lastRow = Math.floor(vessel.height / line + 1e-6);
  const pages = Math.ceil((lastRow + 1) / pageLines);
  // A last page with a single row would be a leaf for nothing.
  const lastPage = Math.max(0, lastRow % pageLines === 0 ? pages - 2 : pages - 1);
  const wanted = leaf?.level === level ? leaf.page : Math.floor((level / line + 1e-6) / pageLines);
  const page = Math.min(lastPage, wanted);
  return {
    page,
    lastPage,
    from: printing ? 0 : page * pageLines,
    to: printing || page === lastPage ? lastRow : (page + 1) * pageLines - 1,
    turn: (by: number) => setLeaf({ page: page + by, level }),
  };
}
