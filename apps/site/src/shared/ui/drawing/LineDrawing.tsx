import { joinClasses } from '../classes.ts';
import './pens.css';
import { allLabels, type Drawing, Lines, Mark } from './WholeDrawing.tsx';

export { DimensionLine, type Drawing, type Label, type Point } from './WholeDrawing.tsx';

/** Maximum height of a drawing, px. */
const tallest = 560;

interface LineDrawingProps {
  drawing: Drawing;
  /** Text alternative; without it the drawing is decoration. */
  alt?: string | undefined;
  className?: string | undefined;
}

/** A drawing within a page; its lines use the colours of the band that contains it. */
export function LineDrawing({ drawing, alt, className }: LineDrawingProps) {
  const { box } = drawing;
  const [left, top, width, height] = box;
  const share = (part: number) => `${(100 * part).toFixed(2)}%`;
  return (
    <div className={joinClasses('drawing relative', className)} {...(alt && { role: 'img', 'aria-label': alt })}>
      <svg
        className="pens"
        viewBox={box.join(' ')}
        width={Math.round((width * tallest) / height)}
        height={tallest}
        aria-hidden="true"
        focusable="false"
      >
        <Lines {...drawing} />
      </svg>
      <svg className="pens cover full" aria-hidden="true" focusable="false">
        {allLabels(drawing).map(({ at: [x, y], ...label }) => (
          // biome-ignore lint/a11y/noSvgWithoutTitle: a place within one that is hidden
          <svg
            key={`${x} ${y} ${label.text}`}
            x={share((x - left) / width)}
            y={share((y - top) / height)}
            overflow="visible"
          >
            <Mark {...label} />
          </svg>
        ))}
      </svg>
    </div>
  );
}
