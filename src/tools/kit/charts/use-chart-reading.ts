import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { nearest } from './nearest.ts';

/** What one reads is spoken when it has not changed for so long, in ms. */
const settling = 350;

interface Place {
  index: number;
  /** Chosen by pointer or finger: the focus may be elsewhere. */
  pointed: boolean;
  /** Width of the chart, px. */
  width: number;
}

/** Which place of a chart is read, and on which one the reader has come to rest. */
export function useChartReading(places: readonly number[]) {
  const [place, setPlace] = useState<Place>();
  const [rest, setRest] = useState<Place>();
  const last = places.length - 1;

  useEffect(() => {
    const timer = setTimeout(() => setRest(place), place ? settling : 0);
    return () => clearTimeout(timer);
  }, [place]);

  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = nearest(places, ((clientX - left) / width) * 100);
    if (index !== place?.index) setPlace({ index, pointed: true, width });
  };
  const go = (target: Element, index: number) => {
    const { width } = target.getBoundingClientRect();
    setPlace({ index: Math.min(last, Math.max(0, index)), pointed: false, width });
  };
  const press = (event: KeyboardEvent) => {
    const now = place?.index ?? last;
    const page = Math.max(1, Math.round(places.length / 10));
    const to: Record<string, number> = {
      ArrowLeft: now - 1,
      ArrowDown: now - 1,
      ArrowRight: now + 1,
      ArrowUp: now + 1,
      PageDown: now - page,
      PageUp: now + page,
      Home: 0,
      End: last,
    };
    const next = to[event.key];
    if (event.key === 'Escape' && place) setPlace(undefined);
    else if (next !== undefined) go(event.currentTarget, next);
    else return;
    // The page does not scroll, and a sheet around the chart does not close.
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    at: place && Math.min(place.index, last),
    rest: rest && Math.min(rest.index, last),
    spoken: rest?.pointed,
    width: place?.width ?? 0,
    handlers: {
      onKeyDown: press,
      onFocus: ({ currentTarget }: { currentTarget: Element }) => {
        if (!place && currentTarget.matches(':focus-visible')) go(currentTarget, last);
      },
      onBlur: () => setPlace(undefined),
      onPointerDown: (event: PointerEvent) => {
        // A finger that moves along goes on reading; one that moves up or down scrolls the page.
        if (event.pointerType !== 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      },
      onPointerMove: point,
      onPointerLeave: ({ currentTarget, pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && currentTarget !== document.activeElement) setPlace(undefined);
      },
    },
  };
}
