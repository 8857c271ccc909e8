import type { Marked } from 'contract/marked';
import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/format/format.ts';
import { type Drawing, LineDrawing, type Point } from '../../shared/ui/drawing/LineDrawing.tsx';
import { CompanyMark, ProductMark } from '../../shared/ui/LogoMarks.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './LogoSheet.module.css';

interface LogoSheetProps {
  product: { name: string; text: Marked };
  company: { name: string; text: Marked };
}

/** Both logos at large size on a grid, with their dimensions. */
export function LogoSheet({ product, company }: LogoSheetProps) {
  return (
    <div className="pair gap-3">
      <Logo
        {...product}
        drawing={squared(<ProductMark size={256} />, [1.5, 13.25], [30.5, 13.25], [6, 2.25], [8, 29.75])}
      />
      <Logo {...company} drawing={squared(<CompanyMark size={256} />, [5, 4.5], [27, 4.5], [5, 2], [16, 30])} />
    </div>
  );
}

/**
 * A logo in drawing units: 8 per unit of its 32-unit grid, 16 per square. `extremes` are the points that the dimensions
 * measure, in units of the grid.
 */
function squared(mark: ReactNode, ...extremes: readonly [left: Point, right: Point, top: Point, foot: Point]): Drawing {
  const [left, right, top, foot] = extremes.map(([x, y]): Point => [8 * x, 8 * y]) as [Point, Point, Point, Point];
  const size = (units: number) => formatNumber(units / 8, units % 8 ? 1 : 0);
  const lines = Array.from({ length: 25 }, (_, line) => 16 * line - 80);
  return {
    box: [-80, -48, 384, 384],
    shapes: (
      <>
        <path className={styles.squares} d={lines.map((at) => `M${at}-48V336M-80 ${at + 32}H304`).join('')} />
        {mark}
      </>
    ),
    dimensions: [
      { from: left, to: right, y: 284, text: size(right[0] - left[0]), side: 'below' },
      { from: top, to: foot, x: -32, text: size(foot[1] - top[1]), turned: true },
    ],
  };
}

function Logo({ name, text, drawing }: { name: string; text: Marked; drawing: Drawing }) {
  return (
    <figure className="stack-2">
      <div className={`${styles.paper} sheet`}>
        <LineDrawing drawing={drawing} />
      </div>
      <figcaption className="small quiet">
        <strong className="heading plain block">{name}</strong>
        <Text>{text}</Text>
      </figcaption>
    </figure>
  );
}
