import { Bubble, Ground, line, Radar } from './parts.tsx';

/** Hopper-bottom silo with its cone of grain, and a pond with a submerged sensor in a guard pipe. */
export function SiloPond() {
  return (
    <>
      <path className={line.liquid} d="M40 146 95 114l55 32v54l-49 46H89l-49-46Z" />
      <path d="M40 200V90L95 64l55 26v110l-49 46H89Z" />
      <path d="M40 200v72M150 200v72M84 246h22" />
      <path className={line.thin} d="M40 214l28 58M150 214l-28 58" />
      <path className={line.level} d="M40 146 95 114l55 32" />
      <path d="M68 77v128" />
      {[160, 182, 204].map((y) => (
        <circle key={y} className={line.measured} cx="68" cy={y} r="4.5" />
      ))}
      <path className={line.beam} d="M120 78 106 120M120 78l4 52" />
      <Radar x={120} y={74} />
      <path className={line.signal} d="M120 53V46M140 26h120M68 77 47 44" />
      <Bubble x={36} y={26} tag="TT 301" />
      <Bubble x={120} y={26} tag="LT 301" />

      <path className={line.liquid} d="M214 292l20 34h114l24-34Z" />
      <path d="M202 272l32 54h114l38-54" />
      <path className={line.level} d="M206 292h174" />
      <path d="M284 196v122M296 196v122M276 196h28" />
      <path className={line.solid} d="M285 304h10v16h-10Z" />
      <path d="M290 178v126" />
      <path className={line.signal} d="M290 132V46" />
      <path className={line.solid} d="M280 178h20v18h-20Z" />
      <Bubble x={290} y={151} tag="LT 302" />
      <path d="M262 12h56v28h-56ZM290 12V4" />
      <text className={line.tag} x="290" y="31" textAnchor="middle">
        LoRa
      </text>
      <Ground from={10} to={202} y={272} />
      <Ground from={386} to={400} y={272} />
      <text className={line.measured} x="290" y="352" textAnchor="middle">
        1 ha, 1 mm = 10 m³
      </text>
    </>
  );
}
