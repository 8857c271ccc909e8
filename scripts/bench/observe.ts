/** What the page saw of itself; times in ms since navigation began. */
export interface PageObservation {
  firstContentfulPaint: number | null;
  largest: { time: number; element: string } | null;
  shifts: { time: number; value: number }[];
}

/** Where `observe` leaves its notes. */
export type ObservedWindow = typeof globalThis & { observed: PageObservation };

/** Runs in the page before everything else; it is sent there as text, so it can use nothing from outside. */
export function observe(): void {
  const observed: PageObservation = { firstContentfulPaint: null, largest: null, shifts: [] };
  Object.assign(globalThis, { observed });

  const watch = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  const named = (element: Element | null, url: string): string => {
    const file = url.split('/').at(-1);
    const text = element?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${element?.localName ?? 'removed element'} ${file || `“${text}”`}`;
  };

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstContentfulPaint = startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    // Described at once: later the element may be gone.
    const { element, url } = entry as LargestContentfulPaint;
    observed.largest = { time: entry.startTime, element: named(element, url) };
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) observed.shifts.push({ time: entry.startTime, value });
  });
}
