import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Point } from '../../shared/ui/drawing/WholeDrawing.tsx';
import { drawingWidth } from '../tank-table/VesselViews.tsx';

/** Height of a label's first line, px: its leader starts in the middle of it. */
const firstLine = 20;

/**
 * Leaders in px from the labels next to a drawing to their points in it, as an SVG path, and the points. The labels wrap
 * as they need, so their places are measured; below the drawing they have no leaders.
 */
export function useLeaders(figure: RefObject<HTMLElement | null>, points: readonly Point[]) {
  const [drawn, draw] = useState('');
  const measure = useCallback(() => {
    const [outer, svg, ...labels] = [
      figure.current,
      figure.current?.querySelector('svg'),
      ...(figure.current?.querySelectorAll('[data-callout]') ?? []),
    ].map((element) => element?.getBoundingClientRect());
    if (!outer || !svg) return;
    const scale = svg.width / drawingWidth;
    const lines = labels.flatMap((label, index) => {
      const [x, y] = points[index] ?? [];
      if (!label || x === undefined || y === undefined || label.left < svg.right) return [];
      const [fromX, fromY] = [label.left - outer.left - 6, label.top - outer.top + firstLine / 2];
      const [toX, toY] = [svg.left - outer.left + x * scale, svg.top - outer.top + y * scale];
      const path = `M${fromX.toFixed(1)} ${fromY.toFixed(1)}h-14L${toX.toFixed(1)} ${toY.toFixed(1)}`;
      return [`${path}m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0`];
    });
    draw(lines.join(''));
  }, [figure, points]);
  useLayoutEffect(measure);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (figure.current) observer.observe(figure.current);
    return () => observer.disconnect();
  }, [figure, measure]);
  return drawn;
}
