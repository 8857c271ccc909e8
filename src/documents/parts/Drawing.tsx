import { Svg } from '@react-pdf/renderer';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { primitiveOf } from './primitives.tsx';

interface DrawingProps {
  /** Shapes of the drawing, as the pages have them. */
  children: ReactNode;
  /** Its box in units of its own: left, top, width, height. */
  box: readonly [number, number, number, number];
  width: number;
}

/**
 * Draws the site's own line drawings again with the primitives of the document. React writes the markup that the pages
 * have, and each of its elements becomes a shape of the engine.
 */
export function Drawing({ children, box, width }: DrawingProps) {
  const { childNodes } = parseFragment(`<svg>${renderToStaticMarkup(children)}</svg>`);
  return (
    <Svg width={width} height={(width * box[3]) / box[2]} viewBox={box.join(' ')}>
      {childNodes.flatMap(childrenOf).map(drawn)}
    </Svg>
  );
}

type Node = DefaultTreeAdapterTypes.ChildNode;

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

/** One element of the markup with what it holds. @throws on an element that has no primitive. */
function drawn(node: Node, index: number): ReactNode {
  if (!('tagName' in node)) return null;
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [camelCase(name), value]));
  const words = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  return primitiveOf(
    node.tagName,
    `${index}`,
    attributes,
    node.tagName === 'text' ? words : node.childNodes.map(drawn),
  );
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
