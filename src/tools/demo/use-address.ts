import { useEffect, useRef } from 'react';
import { type DemoPlace, writePlace } from './place.ts';

/** Addresses may be written a hundred times in half a minute at most (Safari). */
const pace = 1000;

/** Keeps the address at what is seen, from the first touch on, so that it can be sent at any moment. */
export function useAddress(place: DemoPlace, touched: boolean): void {
  const written = useRef(0);
  const fragment = writePlace(place);
  useEffect(() => {
    if (!touched) return;
    const write = () => {
      written.current = performance.now();
      history.replaceState(history.state, '', fragment);
    };
    const timer = setTimeout(write, Math.max(0, written.current + pace - performance.now()));
    return () => clearTimeout(timer);
  }, [fragment, touched]);
}
