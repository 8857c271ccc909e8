import type { ReactNode } from 'react';

export type Point = readonly [x: number, y: number];

const sides = {
  on: { dx: 0, dy: 0.35, textAnchor: 'middle' },
  above: { dx: 0, dy: -0.6, textAnchor: 'middle' },
  below: { dx: 0, dy: 1.3, textAnchor: 'middle' },
  left: { dx: -0.7, dy: 0.35, textAnchor: 'end' },
  right: { dx: 0.7, dy: 0.35, textAnchor: 'start' },
} as const;

export interface Label {
  /** One line, or several separated by line breaks. */
  text: string;
  at: Point;
  /** Position relative to `at`. */
  side?: keyof typeof sides;
  /**
   * `bubble`: ISA 5.1 balloon of a field instrument (`LT 101`); `foreign`: the same for an instrument of another
   * system; `number`: a number in a circle; `measured`: a measured value; `name`: a text that is not a figure.
   */
  look?: 'bubble' | 'foreign' | 'number' | 'measured' | 'name' | undefined;
  /** Rotated to read upwards, for a vertical dimension. */
  turned?: boolean;
}

/** A dimension between two points; its line with arrowheads is at `x` (for a height) or `y` (for a width). */
export type Dimension = Pick<Label, 'side' | 'turned'> & { from: Point; to: Point; text?: string } & (
    | { x: number; y?: never }
    | { y: number; x?: never }
  );

/** Lines in the units of `box`, and labels whose size does not change when the lines are scaled. */
export interface Drawing {
  /** Left, top, width, height. */
  box: readonly [left: number, top: number, width: number, height: number];
  shapes: ReactNode;
  dimensions?: readonly Dimension[];
  labels?: readonly Label[];
}

/** A drawing as one SVG whose labels scale with the lines, for printed documents; it uses no page styles. */
export const WholeDrawing = ({ drawing }: { drawing: Drawing }) => (
  <>
    <Lines {...drawing} />
    {allLabels(drawing).map(({ at, ...label }) => (
      <g key={`${at} ${label.text}`} transform={`translate(${at.join(' ')})`}>
        <Mark {...label} />
      </g>
    ))}
  </>
);

export const Lines = ({ shapes, dimensions = [] }: Pick<Drawing, 'shapes' | 'dimensions'>) => (
  <>
    {shapes}
    {dimensions.map((dimension) => (
      <DimensionLine key={`${dimension.from} ${dimension.to}`} {...dimension} />
    ))}
  </>
);

export function allLabels({ dimensions = [], labels = [] }: Drawing): readonly Label[] {
  const measures = dimensions.map(
    ({ from, to, x, y, text = '', side = y === undefined ? 'right' : 'above', ...rest }) => {
      const at: Point = [x ?? (from[0] + to[0]) / 2, y ?? (from[1] + to[1]) / 2];
      return { ...rest, text, at, side };
    },
  );
  return [...measures, ...labels];
}

export function Mark({ text, side = 'on', look, turned }: Omit<Label, 'at'>) {
  if (look === 'bubble' || look === 'foreign') {
    return (
      <>
        <circle
          {...(look === 'bubble' ? { className: look } : { className: 'body', strokeDasharray: '3 3' })}
          r="1.9em"
        />
        <Mark text={text.replace(' ', '\n')} />
      </>
    );
  }
  const { dx, dy, textAnchor } = sides[turned ? 'above' : side];
  const lines = text.split('\n');
  return (
    <>
      {look === 'number' && <circle className="body" r="1.3em" />}
      {lines.map((line, index) => (
        <text
          key={line}
          className={look === 'number' ? undefined : look}
          dx={dx ? `${dx}em` : undefined}
          // Several lines above a point end at it; beside a point they are centred on it.
          dy={`${dy + 1.4 * (index - (side === 'below' ? 0 : (lines.length - 1) * (side === 'above' ? 1 : 0.5)))}em`}
          textAnchor={textAnchor}
          transform={turned ? 'rotate(-90)' : undefined}
        >
          {line}
        </text>
      ))}
    </>
  );
}

/** Shortest dimension line that has room for its two arrowheads. */
const leastInside = 24;

/** A dimension: extension lines, and the dimension line with its arrowheads. */
export function DimensionLine({ from, to, x, y }: Dimension) {
  const flat = y !== undefined;
  const place = ([a, b]: Point): Point => (flat ? [a, y] : [x, b]);
  const [start, end] = [place(from), place(to)];
  const along = flat ? Math.sign(end[0] - start[0]) : Math.sign(end[1] - start[1]);
  const extension = (point: Point, foot: Point) => {
    const beyond = 4 * (flat ? Math.sign(foot[1] - point[1]) : Math.sign(foot[0] - point[0]));
    return beyond ? `M${point.join(' ')}${flat ? `V${foot[1] + beyond}` : `H${foot[0] + beyond}`}` : '';
  };
  const tail = ([a, b]: Point, to: number) => (flat ? `M${a} ${b}h${16 * to}` : `M${a} ${b}v${16 * to}`);
  // Arrowheads that have no room between the ends are outside and point at them.
  const way = Math.hypot(end[0] - start[0], end[1] - start[1]) < leastInside ? -along : along;
  const beyond = way === along ? '' : [tail(start, -along), tail(end, along)].join('');
  const head = ([a, b]: Point, to: number) => (flat ? `M${a} ${b}l${10 * to} 3v-6Z` : `M${a} ${b}l3 ${10 * to}h-6Z`);
  return (
    <g className="dimension">
      <path d={`${extension(from, start)}${extension(to, end)}M${start.join(' ')}L${end.join(' ')}${beyond}`} />
      <path className="arrow" d={head(start, way) + head(end, -way)} />
    </g>
  );
}
