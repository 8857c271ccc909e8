import { fillText } from '../../../server/contract/slots.ts';
import { figureWords } from '../figures/figures.words.ts';
import { Bubble, Dimension, Ground, line, Radar } from './parts.tsx';

/** LPG sphere of 10 m on a scale of 22 units a metre, filled to 3 m: 30% of its height, 21.6% of its volume. */
export function Sphere() {
  return (
    <>
      <path className={line.liquid} d="M99 234A110 110 0 0 0 301 234Z" />
      <circle cx="200" cy="190" r="110" />
      <path d="M103 243v87M297 243v87M150 288v42M250 288v42" />
      <path className={line.thin} d="M103 256l47 74M150 294l-47 36M297 256l-47 74M250 294l47 36" />
      <path d="M194 80v212M206 80v212" />
      <path className={line.beam} d="M200 84v148" />
      <path className={line.level} d="M88 234h304" />
      <text className={line.measured} x="392" y="225" textAnchor="end">
        level 30%
      </text>
      <text className={line.measured} x="392" y="252" textAnchor="end">
        {fillText(figureWords.content, { percent: '21,6' })}
      </text>
      <Radar x={200} y={79} />
      <path className={line.signal} d="M200 58V46M220 26h42M302 26h98" />
      <path d="M252 93l22-50" />
      <path className={line.level} d="M117 262h36" />
      <path d="M70 262h47" />
      <Bubble x={200} y={26} tag="LT 201" />
      <Bubble x={282} y={26} tag="PT 201" />
      <Bubble x={50} y={262} tag="TT 201" />
      <Ground from={60} to={340} y={330} />
      <Dimension from={[90, 368]} to={[310, 368]} text="Ø 10 m" />
    </>
  );
}
