import type { Marked } from '../../shared/text/marked.ts';
import { type Drawing, type Label, LineDrawing } from '../../shared/ui/drawing/LineDrawing.tsx';
import { Ground, Radar, Signal } from '../../shared/ui/drawing/parts.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { CustomPage } from './schema.ts';

const bubble = (text: string, x: number, y: number): Label => ({ text, at: [x, y], look: 'bubble' });

const silo = 'M18 66 54 52 90 66V172l-28 50H46l-28-50Z';
const horizontal = 'M140 108h76a22 44 0 0 1 0 88h-76a22 44 0 0 1 0-88Z';
const sphere = 'M262 152a54 54 0 1 0 108 0a54 54 0 1 0-108 0Z';
const agitated = 'M404 84v120a38 22 0 0 0 76 0V84a38 22 0 0 0-76 0Z';

/** Silo with cone, horizontal tank, sphere, agitated vessel (read by the pressure at its foot); one level for all. */
const vessels: Drawing = {
  box: [0, -62, 536, 324],
  shapes: (
    <>
      <clipPath id="bejana">
        <path d={silo + horizontal + sphere + agitated} />
      </clipPath>
      <g clipPath="url(#bejana)">
        <path className="liquid" d="M0 146h536v120H0Z" />
        <path className="level" d="M0 146h536" />
      </g>
      <path className="thin" strokeDasharray="14 4 3 4" d="M4 146h528" />
      <path d={silo + horizontal + sphere + agitated} />
      <path d="M18 172v78M90 172v78M142 196v54h24v-54M190 196v54h24v-54M270 181v69M362 181v69M316 206v44M408 216v34M476 216v34" />
      <path className="thin" d="M140 108v88M216 108v88M270 196l46 54 46-54M310 98v104M322 98v104" />
      <path className="body" d="M430 34h24v28h-24ZM480 196h8v-6h12v20h-12v-6h-8Z" />
      <path d="M442 62v148M424 206l18 6 18-6M424 218l18-6 18 6" />
      <Radar x={66} y={56} />
      <Radar x={178} y={108} />
      <Radar x={316} y={98} />
      <path className="signal" d="M66 35V-52M178 87V-52M316 77V-52M494 190V-52" />
      <Signal path="M66-52" end={[532, -52]} />
      <Ground from={4} to={532} y={250} />
    </>
  ),
  labels: [bubble('LT 1', 66, -8), bubble('LT 2', 178, -8), bubble('LT 3', 316, -8), bubble('PT 4', 494, -8)],
};

export const Vessels = ({ caption }: { caption: Marked }) => (
  <figure className="stack-3">
    <LineDrawing drawing={vessels} />
    <Text.figcaption className="small quiet">{caption}</Text.figcaption>
  </figure>
);

const box = [-10, -26, 220, 232] as const;
const tank = 'M46 62v88h108V62L100 44Z';
const ground = <Ground from={20} to={180} y={150} />;

/** The tank of a project after each of its phases. */
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
