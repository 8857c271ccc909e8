import type { ReactNode } from 'react';
import './tank-sheet.css';

/** Parts of a P&ID. Sizes are units of the 400 × 380 sheet. */

interface BubbleProps {
  x: number;
  y: number;
  /** Function letters and loop number, e.g. `LT 101`. */
  tag: string;
  /** Belongs to somebody else's system: drawn without the measured colour. */
  foreign?: boolean;
}

export function Bubble({ x, y, tag, foreign = false }: BubbleProps) {
  const [letters = '', number] = tag.split(' ');
  return (
    <g className="instrument">
      <circle className={foreign ? 'foreign' : 'bubble'} cx={x} cy={y} r="22" />
      <path d={`M${x - 22} ${y}h44`} />
      <Label at={[x, y - 5]} text={letters} anchor="middle" look="tag" />
      <Label at={[x, y + 13]} text={number} anchor="middle" look="tag" />
    </g>
  );
}

interface LabelProps {
  at: readonly [x: number, y: number];
  text?: ReactNode;
  anchor?: 'middle' | 'end' | undefined;
  /** Class of the sheet; without one in the ink of the lines. */
  look?: string | undefined;
}

export const Label = ({ at: [x, y], text, anchor, look }: LabelProps) => (
  <text className={look} x={x} y={y} textAnchor={anchor}>
    {text}
  </text>
);

interface DimensionProps {
  from: readonly [number, number];
  to: readonly [number, number];
  text: string;
}

export function Dimension({ from: [x1, y1], to: [x2, y2], text }: DimensionProps) {
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return (
    <g className="dimension">
      <path d={`M${x1} ${y1}L${x2} ${y2}M${x1 - 4} ${y1 + 4}l8-8M${x2 - 4} ${y2 + 4}l8-8`} />
      <text x={x} y={y - 6} textAnchor="middle" {...(x1 === x2 && { transform: `rotate(-90 ${x} ${y})` })}>
        {text}
      </text>
    </g>
  );
}

export function Ground({ from, to, y }: { from: number; to: number; y: number }) {
  const strokes = Array.from({ length: Math.floor((to - from) / 14) }, (_, i) => `M${from + 12 + i * 14} ${y}l-7 8`);
  return (
    <>
      <path d={`M${from} ${y}H${to}`} />
      <path className="thin" d={strokes.join('')} />
    </>
  );
}

/** Radar on its nozzle; the point is the middle of the flange. */
export function Radar({ x, y }: { x: number; y: number }) {
  return <path className="solid" d={`M${x - 11} ${y}h22M${x - 6} ${y}v-7h12v7M${x - 9} ${y - 7}v-14h18v14Z`} />;
}
