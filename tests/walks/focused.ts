import type { Page } from '@playwright/test';

/** What has the focus, and what lies over it. */
export interface Focused {
  readonly name: string;
  /** `nothing`, or what covers its middle, or `all` when not one point of it is to be seen. */
  readonly covered: string;
}

/** What has the focus, hit with the eye of a pointer in its middle and its corners; null when nothing has it. */
export const focused = (page: Page): Promise<Focused | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    // Marks of choices are drawn on their label, the field itself is clipped away.
    const isMark = element.matches('input:is([type="radio"], [type="checkbox"], [type="file"])');
    // Of one end of a range only its handle takes the pointer: it stands in the track.
    const isEnd = element.matches('input[type="range"]') && getComputedStyle(element).pointerEvents === 'none';
    const shown = (isMark && (element as HTMLInputElement).labels?.[0]) || (isEnd && element.parentElement) || element;
    const outside = 'outside of the window';
    const seen = (x: number, y: number): string => {
      const hit = document.elementFromPoint(x, y);
      if (hit === null) return outside;
      return shown.contains(hit) || hit.contains(shown) ? '' : `${hit.localName}.${hit.getAttribute('class')}`;
    };
    const boxes = [...shown.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const points = boxes.flatMap(({ left, right, top, bottom }) => {
      const [x, y] = [Math.min(4, (right - left) / 4), Math.min(4, (bottom - top) / 4)];
      return [
        seen((left + right) / 2, (top + bottom) / 2),
        seen(left + x, top + y),
        seen(right - x, top + y),
        seen(left + x, bottom - y),
        seen(right - x, bottom - y),
      ];
    });
    const middle = points[0] ?? '';
    const isLarge = (boxes[0]?.height ?? 0) > innerHeight / 2 || (boxes[0]?.width ?? 0) > innerWidth;
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    // A part outside of the window can be scrolled to; what lies over another part cannot be moved away.
    const isOver = middle !== '' && middle !== outside && !isLarge;
    const covered = points.every(Boolean) ? `all, by ${middle}` : isOver ? middle : '';
    return { name: `${element.localName}#${element.id} “${words.slice(0, 40)}”`, covered };
  });
