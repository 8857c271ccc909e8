import { line } from './parts.tsx';

/** Conductivity of the returning pipe over one cleaning cycle, in form only; 400 × 206 units. */
export function CipPlot() {
  return (
    <>
      <path className={line.thin} d="M34 170H390M34 60H390M92 170V20M182 170V20M232 170V20M322 170V20" />
      <path
        className={line.liquid}
        d="M112 170C116 90 120 62 132 60H178C186 62 188 150 196 164V170ZM246 170C250 110 254 92 266 90H318C326 92 328 150 336 166V170Z"
      />
      <path
        className={line.level}
        d="M34 165C60 166 80 167 98 167C112 166 116 62 132 60H178C188 62 186 164 202 167H232C246 166 250 92 266 90H318C328 92 326 164 342 168H390"
      />
      <text className={line.tag} x="28" y="64" textAnchor="end">
        50
      </text>
      <text className={line.tag} x="28" y="174" textAnchor="end">
        0
      </text>
      <text className={line.tag} x="34" y="14">
        mS/cm
      </text>
      {[63, 137, 207, 277, 356].map((at, index) => (
        <g key={at}>
          <circle className={line.bubble} cx={at} cy="190" r="12" />
          <text className={line.tag} x={at} y="195" textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </>
  );
}
