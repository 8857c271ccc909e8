import type { ReactNode } from 'react';
import { fillText } from '../../../server/contract/slots.ts';
import { classes } from '../../shared/ui/classes.ts';
import { figureWords } from '../figures/figures.words.ts';
import type { TankDrawingName } from './names.ts';
import { Bubble, Dimension, Ground, Label, line, Radar } from './parts.tsx';

/** Each drawing with the top and the height that it takes up. */
export const drawings: Record<TankDrawingName, { tank: ReactNode; top: number; height: number }> = {
  'fixed-roof': { tank: <FixedRoof />, top: 25, height: 317 },
  sphere: { tank: <Sphere />, top: -1, height: 377 },
  'silo-pond': { tank: <SiloPond />, top: -1, height: 359 },
  'jacketed-vessel': { tank: <JacketedVessel />, top: 14, height: 358 },
  'tower-well': { tank: <TowerWell />, top: 18, height: 332 },
  'buried-tank': { tank: <BuriedTank />, top: 19, height: 321 },
};

/** The typical tank of a trade with its instruments, as a line drawing in the manner of a P&ID. */
export function TankDrawing({ name, alt }: { name: TankDrawingName; alt: string }) {
  const { tank, top, height } = drawings[name];
  return (
    <svg className={line.sheet} viewBox={`0 ${top} 400 ${height}`} role="img" aria-label={alt}>
      {tank}
    </svg>
  );
}

/** Buried tank of 2.5 m × 6.2 m on a scale of 32.2 units a metre, its gauge pipe, the dispenser, and its section at 25%. */
function BuriedTank() {
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
      <Label at={[345, 312]} text="level 25%" anchor="middle" look={line.measured} />
      <Label
        at={[345, 332]}
        text={fillText(figureWords.content, { percent: '19,55' })}
        anchor="middle"
        look={line.measured}
      />
      <Ground from={0} to={96} y={160} />
      <path d="M96 160h48" />
      <Ground from={144} to={400} y={160} />
      <Dimension from={[36, 288]} to={[36, 208]} text="Ø 2,5 m" />
      <Dimension from={[60, 322]} to={[260, 322]} text="6,2 m" />
    </>
  );
}

/** Points of the temperature rod, from the roof down; those over the level do not count. */
const points = [163, 186, 214, 242, 270];
const level = 197;

/** Cone-roof tank: radar in a still pipe, temperature at five heights, overfill protection on its own. */
function FixedRoof() {
  return (
    <>
      <path className={line.liquid} d={`M70 ${level}h260v93H70Z`} />
      <path d="M70 290V150L200 118l130 32v140" />
      <path d="M134 136v146M146 136v146" />
      <path className={line.thin} d="M134 165h12M134 215h12M134 240h12M134 265h12" />
      <path className={line.beam} d={`M140 138V${level - 2}`} />
      <path className={line.level} d={`M58 ${level}h284`} />
      <Label at={[219, level - 9]} text="1 mm = 1.257 L" anchor="middle" look={classes(line.measured, line.tag)} />
      <Radar x={140} y={133} />
      <path d="M296 141v139" />
      {points.map((y) => (
        <circle key={y} className={y > level ? line.measured : line.solid} cx="296" cy={y} r="4.5" />
      ))}
      <path className={line.signal} d="M140 112V72M296 141V72M160 52h116M316 52h84" />
      <Bubble x={140} y={52} tag="LT 101" />
      <Bubble x={296} y={52} tag="TT 101" />
      <path d="M330 166h20" />
      <Bubble x={372} y={166} tag="LSHH 101" foreign />
      <Ground from={20} to={380} y={290} />
      <Dimension from={[70, 334]} to={[330, 334]} text="Ø 40 m" />
    </>
  );
}

/** Jacketed milk tank: level from the pressure at its bottom, two temperatures, conductivity of the returning CIP. */
function JacketedVessel() {
  return (
    <>
      <path className={line.liquid} d="M130 138v132q0 28 70 30q70-2 70-30V138Z" />
      <path d="M130 270V92q0-28 70-30q70 2 70 30v178q0 28-70 30q-70-2-70-30Z" />
      <path d="M130 160h-13v112q2 40 83 42q81-2 83-42V160h-13" />
      <path className={line.thin} d="M117 176h13M117 200h13M117 224h13M270 176h13M270 200h13M270 224h13" />
      <path d="M142 306v56M258 306v56M132 362h20M248 362h20" />
      <path className={line.level} d="M122 138h156" />
      <path d="M184 18h32v24h-32ZM200 42v190M170 240q30-16 60 0M170 232q30 16 60 0" />
      <Label at={[200, 35]} text="M" anchor="middle" look={line.tag} />
      <path d="M10 46h146v50" />
      <circle className={line.solid} cx="156" cy="100" r="5" />
      <path className={line.beam} d="M152 104l-16 22M156 106v24M160 104l16 22" />
      <Label at={[10, 36]} text={figureWords.cipIn} />
      <path d="M72 186h58M72 252h58M270 258h48" />
      <path className={line.level} d="M130 186h22M130 252h22M270 248v20" />
      <Bubble x={52} y={186} tag="TT 401" />
      <Bubble x={52} y={252} tag="TT 402" />
      <Bubble x={338} y={258} tag="LT 401" />
      <path d="M200 314v30h200M338 344v-8" />
      <Bubble x={338} y={316} tag="AT 401" />
      <path className={line.signal} d="M358 258h42M358 316h42" />
      <Label at={[400, 366]} text={figureWords.cipOut} anchor="end" />
    </>
  );
}

/** Hopper-bottom silo with its cone of grain, and a pond with a submerged sensor in a guard pipe. */
function SiloPond() {
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
      <Label at={[290, 31]} text="LoRa" anchor="middle" look={line.tag} />
      <Ground from={10} to={202} y={272} />
      <Ground from={386} to={400} y={272} />
      <Label at={[290, 352]} text="1 ha, 1 mm = 10 m³" anchor="middle" look={line.measured} />
    </>
  );
}

/** LPG sphere of 10 m on a scale of 22 units a metre, filled to 3 m: 30% of its height, 21.6% of its volume. */
function Sphere() {
  return (
    <>
      <path className={line.liquid} d="M99 234A110 110 0 0 0 301 234Z" />
      <circle cx="200" cy="190" r="110" />
      <path d="M103 243v87M297 243v87M150 288v42M250 288v42" />
      <path className={line.thin} d="M103 256l47 74M150 294l-47 36M297 256l-47 74M250 294l47 36" />
      <path d="M194 80v212M206 80v212" />
      <path className={line.beam} d="M200 84v148" />
      <path className={line.level} d="M88 234h304" />
      <Label at={[392, 225]} text="level 30%" anchor="end" look={line.measured} />
      <Label
        at={[392, 252]}
        text={fillText(figureWords.content, { percent: '21,6' })}
        anchor="end"
        look={line.measured}
      />
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

/** Water tower read at the foot of its riser, and a sewage pumping well read from above. */
function TowerWell() {
  return (
    <>
      <path className={line.liquid} d="M60 50h100v42l-42 22h-16L60 92Z" />
      <path d="M60 36q50-24 100 0v56l-42 22h-16L60 92Z" />
      <path d="M68 97 54 240M152 97l14 143M110 114v126" />
      <path className={line.thin} d="M63 146h94M59 190h102M64 146l97 44M156 146 59 190" />
      <path className={line.level} d="M48 50h124" />
      <path d="M110 214h78" />
      <Bubble x={208} y={214} tag="LT 501" />
      <path className={line.signal} d="M208 194V60h192" />
      <Dimension from={[28, 50]} to={[28, 240]} text="25 m = 2,5 bar" />

      <path className={line.liquid} d="M278 300h72v46h-72Z" />
      <path d="M278 240v106h72V240" />
      <path d="M226 270h52M226 282h52" />
      <path className={line.level} d="M270 300h88" />
      <path className={line.beam} d="M300 244l-12 54M300 244l12 54" />
      <Radar x={300} y={240} />
      <path className={line.signal} d="M300 219V160M320 140h80" />
      <Bubble x={300} y={140} tag="LT 502" />
      <path d="M334 322V262h66" />
      <path className={line.solid} d="M325 326a9 9 0 1 0 18 0a9 9 0 1 0-18 0M334 317l8 12h-16Z" />
      <path className={line.solid} d="M291 326a9 9 0 1 0 18 0a9 9 0 1 0-18 0M300 317l8 12h-16Z" />
      <Label at={[354, 332]} text="P 501" look={line.tag} />
      <Ground from={10} to={278} y={240} />
      <Ground from={350} to={400} y={240} />
    </>
  );
}
