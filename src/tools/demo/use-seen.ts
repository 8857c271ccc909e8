import { type RefObject, useEffect, useState } from 'react';

/** True while a part of the page is in sight: what runs unseen would only warm the telephone. */
export function useSeen(part: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!part.current) return;
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), { threshold: 0.1 });
    watch.observe(part.current);
    return () => watch.disconnect();
  }, [part]);
  return seen;
}

/** True where nothing should move by itself: reduced motion, or a visitor who saves data. */
export function prefersCalm(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}
