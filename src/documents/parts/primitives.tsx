import { Circle, G, Line, Path, Rect, Text } from '@react-pdf/renderer';
import type { ComponentType, ReactNode } from 'react';
import { line } from '../../plant/tanks/parts.tsx';
import { colour, font } from '../theme.ts';

type Attributes = Readonly<Record<string, string>>;
type Look = Readonly<Record<string, string | number>>;

const shapes = { path: Path, circle: Circle, rect: Rect, line: Line } as unknown as Record<string, ComponentType<Look>>;
const ink: Look = { fill: 'none', stroke: colour.ink, strokeWidth: 1.5 };

/** The look of each class of plant/tanks/TankDrawing.module.css, since the engine reads no CSS. */
const looks: Readonly<Record<string, Look>> = Object.fromEntries(
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

const lookOf = (classes = ''): Look => Object.assign({}, ...classes.split(' ').map((name) => looks[name] ?? {}));

/** The engine's shape for an element of a drawing. @throws on an element that it has none for. */
export function primitiveOf(name: string, key: string, { class: classes, ...rest }: Attributes, inner: ReactNode) {
  if (name === 'g') return <G key={key}>{inner}</G>;
  if (name === 'text') return textOf(key, lookOf(classes), rest, inner);
  const Shape = shapes[name];
  if (!Shape) throw new Error(`<${name}> cannot be drawn in a document`);
  return <Shape key={key} {...ink} {...rest} {...lookOf(classes)} />;
}

function textOf(key: string, { fontSize = 15, fill = colour.ink }: Look, place: Attributes, words: ReactNode) {
  const { x = '0', y = '0', ...rest } = place;
  return (
    <Text
      key={key}
      x={x}
      y={y}
      {...rest}
      fill={`${fill}`}
      style={{ fontFamily: font.mono, fontWeight: 500, fontSize: Number(fontSize) }}
    >
      {words}
    </Text>
  );
}
