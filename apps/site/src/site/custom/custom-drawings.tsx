import type { Drawing, Label } from '../../shared/ui/drawing/LineDrawing.tsx';
import { Ground, Radar } from '../../shared/ui/drawing/parts.tsx';
import type { CustomPage } from './schema.ts';

export const bubble = (text: string, x: number, y: number): Label => ({ text, at: [x, y], look: 'bubble' });

const box = [-10, -26, 220, 232] as const;
const tank = 'M46 62v88h108V62L100 44Z';
const ground = <Ground from={20} to={180} y={150} />;

/** Drawing of the tank after each phase of a project. */
export const phases: Record<CustomPage['phases']['items'][number]['drawing'], Drawing> = {
  consultation: {
    box,
    shapes: (
      <>
        <path strokeDasharray="3 5" d={`${tank}M46 104c14-8 24 8 40 0s26 8 40 0 18 4 28 0`} />
        {ground}
      </>
    ),
    labels: [{ text: '?', at: [100, 100], look: 'number' }],
  },
  design: {
    box,
    shapes: (
      <>
        <path d={tank} />
        <Radar x={124} y={52} />
        <path className="signal" d="M124 31V6h34" />
        {ground}
      </>
    ),
    dimensions: [
      { from: [46, 154], to: [154, 154], y: 168, text: 'D', side: 'below' },
      { from: [46, 62], to: [46, 150], x: 22, text: 'H', side: 'left' },
    ],
    labels: [bubble('LT 1', 160, 6)],
  },
  development: {
    box,
    shapes: (
      <>
        <path className="liquid" d="M44 104h28v46H44Z" />
        <path d="M44 150V52h28v98M96 78h68v48H96ZM130 126v24M112 150h36" />
        <Radar x={58} y={52} />
        <path className="thin" d="M44 70h8M44 90h8M44 110h8M44 130h8" />
        <path className="level" d="M36 104h44M104 112h12l6-18 8 24 6-10h20" />
        <path className="signal" d="M67 38h63v40" />
        {ground}
      </>
    ),
  },
  deployment: {
    box,
    shapes: (
      <>
        <path className="liquid" d="M46 96h108v54H46Z" />
        <path d={tank} />
        <path className="beam" d="M122 54l-8 42M126 54l8 42" />
        <Radar x={124} y={52} />
        <path className="level" d="M34 96h132M142 24a18 18 0 0 1 0 26M150 17a28 28 0 0 1 0 40" />
        {ground}
      </>
    ),
  },
};
