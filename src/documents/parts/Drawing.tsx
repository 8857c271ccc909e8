import { Circle, G, Line, Path, Rect, Svg, Text } from '@react-pdf/renderer';
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { line } from '../../plant/tanks/parts.tsx';
import { colour, font } from '../theme.ts';

/**
 * Draws the site's own line drawings again with the primitives of the document: the shapes are the same React
 * elements, only the look comes from here, since the layout engine reads no CSS.
 */

type Props = Record<string, unknown> & { className?: string; children?: ReactNode };

const shapes = { g: G, path: Path, circle: Circle, rect: Rect, line: Line } as const;
const ink = { fill: 'none', stroke: colour.ink, strokeWidth: 1.5 };

/** The look of each class of ui/tanks/TankDrawing.module.css. */
const looks: Record<string, Record<string, unknown>> = Object.fromEntries(
  Object.entries({
    bubble: { fill: colour.white, stroke: colour.liquidDeep, strokeWidth: 2 },
    solid: { fill: colour.white },
    foreign: { fill: colour.white, strokeDasharray: '3 3' },
    liquid: { fill: colour.liquidDeep, fillOpacity: 0.2, stroke: 'none' },
    level: { stroke: colour.liquidDeep, strokeWidth: 2.5 },
    measured: { fill: colour.liquidDeep, stroke: 'none' },
    signal: { strokeDasharray: '5 4' },
    beam: { stroke: colour.liquidDeep, strokeDasharray: '2 4' },
    thin: { stroke: colour.hairline2, strokeWidth: 1 },
    tag: { fontSize: 13 },
  }).map(([name, look]) => [line[name], look]),
);

const lookOf = (className = '') => Object.assign({}, ...className.split(' ').map((name) => looks[name] ?? {}));

function convert(node: ReactNode, key?: string): ReactNode {
  if (Array.isArray(node)) return node.map((child, index) => convert(child, `${index}`));
  if (!isValidElement<Props>(node)) return null;
  const { type, props } = node;
  if (type === Fragment) return <Fragment key={key}>{convert(props.children)}</Fragment>;
  if (typeof type === 'function') return convert((type as (props: Props) => ReactNode)(props), key);
  if (type === 'text') return textOf(node, key);
  const { className, children, ...rest } = props;
  const Shape = shapes[type as keyof typeof shapes] as unknown as (props: Props) => ReactElement;
  if (!Shape) throw new Error(`<${String(type)}> cannot be drawn in a document`);
  if (Shape === (G as unknown)) return <G key={key}>{convert(children)}</G>;
  return <Shape key={key} {...ink} {...rest} {...lookOf(className)} />;
}

function textOf({ props: { className, children, ...rest } }: ReactElement<Props>, key?: string) {
  const { fontSize = 15, fill = colour.ink } = lookOf(className);
  return (
    <Text
      key={key}
      {...(rest as { x: number; y: number })}
      fill={fill}
      style={{ fontFamily: font.mono, fontWeight: 500, fontSize }}
    >
      {[children].flat().join('')}
    </Text>
  );
}

interface DrawingProps {
  /** Shapes of the drawing, as the pages have them. */
  children: ReactNode;
  /** Its box in units of its own: left, top, width, height. */
  box: readonly [number, number, number, number];
  width: number;
}

export function Drawing({ children, box, width }: DrawingProps) {
  return (
    <Svg width={width} height={(width * box[3]) / box[2]} viewBox={box.join(' ')}>
      {convert(children)}
    </Svg>
  );
}
