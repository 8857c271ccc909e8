import type { Marked } from 'contract/marked';
import { type Drawing, LineDrawing } from '../../shared/ui/drawing/LineDrawing.tsx';
import { Ground, Radar } from '../../shared/ui/drawing/parts.tsx';
import { Text } from '../../shared/ui/Text.tsx';

interface ServiceTankProps {
  caption: Marked;
}

/** Section of a tank with every service that the team performs on it, numbered as in the list of services. */
export function ServiceTank({ caption }: ServiceTankProps) {
  return (
    <figure className="stack-2">
      <LineDrawing drawing={tank} />
      <figcaption className="small quiet">
        <span className="label">Gbr. 1</span> <Text.span>{caption}</Text.span>
      </figcaption>
    </figure>
  );
}

/** Ends of the leaders, on what they name. */
const leaderEnds = [
  [198, 104],
  [426, 262],
  [386, 104],
  [272, 116],
  [350, 329],
  [100, 250],
] as const;

/** Drawing of the tank; the services are numbered in the order of the records. */
const tank: Drawing = {
  box: [0, 24, 490, 348],
  shapes: (
    <>
      <path className="liquid" d="M132 226h200v134H132Z" />
      <path d="M132 360V140L232 104l100 36v220" />
      <path className="level" d="M112 226h240" />
      <Radar x={198} y={116} />
      <path className="beam" d="M195 124l-18 100M201 124l18 100" />
      <path d="M416 360V290M394 246h44v44h-44ZM384 360V118M372 92h24v26h-24ZM266 116h12M332 330h14M346 320h18v20h-18Z" />
      <path className="level" d="M402 278l8-10 8 4 12-16M376 84a12 12 0 0 1 16 0M370 77a20 20 0 0 1 28 0" />
      <path className="signal" d="M207 102H372" />
      <path
        className="thin"
        d="M150 48L198 104M462 222L426 262M450 84L386 104M306 48L272 116M298 296L350 329M62 250h38"
      />
      <path className="arrow" d={leaderEnds.map(([x, y]) => `M${x - 3} ${y}a3 3 0 0 0 6 0a3 3 0 0 0-6 0Z`).join('')} />
      <path d="M272 116v216" />
      <path className="body" d="M268 332h8v8l-4 9-4-9Z" />
      <Ground from={20} to={460} y={360} />
    </>
  ),
  dimensions: [{ from: [132, 140], to: [132, 360], x: 100 }],
  labels: [
    [62, 250],
    [150, 48],
    [462, 222],
    [450, 84],
    [306, 48],
    [298, 296],
  ].map(([x = 0, y = 0], index) => ({ text: `${index + 1}`, at: [x, y], look: 'number' })),
};
