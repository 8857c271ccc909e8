import { fillText } from '../../../server/contract/slots.ts';
import { figureWords } from '../figures/figures.words.ts';
import { Bubble, Dimension, Ground, line } from './parts.tsx';

/** Buried tank of 2 m × 5 m on a scale of 40 units a metre, its gauge pipe, the dispenser, and its section at 25%. */
export function BuriedTank() {
  return (
    <>
      <path className={line.liquid} d="M60 268h200v20H60Z" />
      <path d="M60 208h200v80H60Z" />
      <path className={line.level} d="M50 268h220" />
      <path d="M96 160v48M144 160v48" />
      <path d="M115 176v106M125 176v106M109 176h22" />
      <path className={line.beam} d="M120 180v86" />
      <path className={line.signal} d="M115 176 92 124M125 176l23-52M112 104h16M168 104h108V46h62" />
      <Bubble x={92} y={104} tag="LT 601" />
      <Bubble x={148} y={104} tag="TT 601" />
      <path d="M196 160v114M206 160v114M190 160h22" />
      <path d="M240 280v-96h72v-24" />
      <path className={line.solid} d="M292 74h40v86h-40Z" />
      <path d="M299 84h26v18h-26ZM299 112h26" />
      <path d="M332 90q18 0 18 24v26q0 10-7 10t-7-10v-22" />
      <path d="M282 160h60" />
      <path className={line.signal} d="M312 74V46" />
      <Bubble x={358} y={46} tag="FQ 601" />
      <path className={line.liquid} d="M310 268A40 40 0 0 0 380 268Z" />
      <circle cx="345" cy="248" r="40" />
      <path className={line.level} d="M302 268h86" />
      <text className={line.measured} x="345" y="312" textAnchor="middle">
        level 25%
      </text>
      <text className={line.measured} x="345" y="332" textAnchor="middle">
        {fillText(figureWords.content, { percent: '19,55' })}
      </text>
      <Ground from={0} to={96} y={160} />
      <path d="M96 160h48" />
      <Ground from={144} to={400} y={160} />
      <Dimension from={[36, 288]} to={[36, 208]} text="Ø 2 m" />
      <Dimension from={[60, 322]} to={[260, 322]} text="5 m" />
    </>
  );
}
