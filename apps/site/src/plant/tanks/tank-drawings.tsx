import type { Drawing, Label } from '../../shared/ui/drawing/LineDrawing.tsx';
import { Ground, Radar, Signal } from '../../shared/ui/drawing/parts.tsx';
import { figureWords } from '../figures/figures.words.ts';
import type { tankNames } from './tank-names.ts';

const { cipIn, cipOut, content } = figureWords.drawing;

const bubble = (text: string, x: number, y: number): Label => ({ text, at: [x, y], look: 'bubble' });

/** Typical tank of each industry. Process lines are solid, signal lines dashed, as in ISA 5.1. */
export const tankDrawings: Readonly<Record<(typeof tankNames)[number], Drawing>> = {
  /** Cone roof tank: radar in a stilling well, temperature at five heights, independent overfill protection. */
  'fixed-roof': {
    box: [0, 0, 412, 340],
    shapes: (
      <>
        <path className="liquid" d="M70 197h260v93H70Z" />
        <path d="M70 290V150L200 118l130 32v140M134 136v146M146 136v146M296 141v139M330 166h48" />
        <path className="thin" d="M134 165h12M134 215h12M134 240h12M134 265h12" />
        <path className="beam" d="M140 138V195" />
        <path className="level" d="M58 197h284" />
        <Radar x={140} y={133} />
        <path
          className="body"
          d="M291.5 163a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M291.5 186a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0"
        />
        {[214, 242, 270].map((y) => (
          <circle key={y} className="measured" cx="296" cy={y} r="4.5" />
        ))}
        <path className="signal" d="M140 112V14M296 141V14" />
        <Signal path="M140 14" end={[408, 14]} />
        <Ground from={20} to={380} y={290} />
      </>
    ),
    dimensions: [{ from: [70, 303], to: [330, 303], y: 332, text: 'Ø 40 m' }],
    labels: [
      bubble('LT 101', 140, 64),
      bubble('TT 101', 296, 64),
      { text: 'LSHH 101', at: [380, 166], look: 'foreign' },
      { text: '1 mm = 1.257 L', at: [221, 197], side: 'above', look: 'measured' },
    ],
  },
  /** LPG sphere of 10 m, 22 drawing units per metre, filled to 3 m: 30 % of its height, 21.6 % of its volume. */
  sphere: {
    box: [0, -36, 420, 412],
    shapes: (
      <>
        <path className="liquid" d="M99 234A110 110 0 0 0 301 234Z" />
        <circle cx="200" cy="190" r="110" />
        <path d="M103 243v87M297 243v87M150 288v42M250 288v42M194 80v212M206 80v212M252 93l38-79M50 262h67" />
        <path className="thin" d="M103 256l47 74M150 294l-47 36M297 256l-47 74M250 294l47 36" />
        <path className="beam" d="M200 84v148" />
        <path className="level" d="M88 234h316M117 262h36" />
        <Radar x={200} y={79} />
        <path className="signal" d="M200 58V-26M290 14v-40M50 262V-26" />
        <Signal path="M50 -26" end={[416, -26]} />
        <Ground from={60} to={340} y={330} />
      </>
    ),
    dimensions: [{ from: [90, 194], to: [310, 194], y: 368, text: 'Ø 10 m' }],
    labels: [
      bubble('LT 201', 200, 14),
      bubble('PT 201', 290, 14),
      bubble('TT 201', 50, 262),
      { text: 'level 30%', at: [362, 234], side: 'above', look: 'measured' },
      { text: `${content} 21,6%`, at: [362, 234], side: 'below', look: 'measured' },
    ],
  },
  /** Hopper-bottom silo with its grain cone, and a pond with a submersible sensor in a guard pipe. */
  'silo-pond': {
    box: [0, -44, 430, 400],
    shapes: (
      <>
        <path className="liquid" d="M40 146 95 114l55 32v54l-49 46H89l-49-46Z" />
        <path d="M40 200V90L95 64l55 26v110l-49 46H89ZM40 200v72M150 200v72M84 246h22M68 77v128" />
        <path className="thin" d="M40 214l28 58M150 214l-28 58" />
        <path className="level" d="M40 146 95 114l55 32" />
        {[160, 182, 204].map((y) => (
          <circle key={y} className="measured" cx="68" cy={y} r="4.5" />
        ))}
        <path className="beam" d="M120 78 106 120M120 78l4 52" />
        <Radar x={120} y={74} />
        <path className="signal" d="M120 53V-14M68 77V50H40V-14M40-14H262M290 112V0" />
        <path className="liquid" d="M214 292l20 34h114l24-34Z" />
        <path d="M202 272l32 54h114l38-54M284 196v122M296 196v122M276 196h28M290 178v126" />
        <path className="level" d="M206 292h168" />
        <path className="body" d="M285 304h10v16h-10ZM280 178h20v18h-20ZM262-28h56V0h-56ZM290-28v-10" />
        <path d="M290 178V140" />
        <Ground from={10} to={202} y={272} />
        <Ground from={386} to={426} y={272} />
      </>
    ),
    labels: [
      bubble('TT 301', 40, 22),
      bubble('LT 301', 120, 22),
      bubble('LT 302', 290, 140),
      { text: 'LoRa', at: [290, -14] },
      { text: '1 ha, 1 mm = 10 m³', at: [291, 328], side: 'below', look: 'measured' },
    ],
  },
  /** Jacketed milk tank: hydrostatic level, two temperatures, conductivity of the CIP return. */
  'jacketed-vessel': {
    box: [-20, 14, 440, 366],
    shapes: (
      <>
        <path className="liquid" d="M130 138v132q0 28 70 30q70-2 70-30V138Z" />
        <path d="M130 270V92q0-28 70-30q70 2 70 30v178q0 28-70 30q-70-2-70-30Z" />
        <path d="M130 160h-13v112q2 40 83 42q81-2 83-42V160h-13M142 306v56M258 306v56M132 362h20M248 362h20" />
        <path className="thin" d="M117 176h13M117 200h13M117 224h13M270 176h13M270 200h13M270 224h13" />
        <path className="body" d="M184 18h32v24h-32Z" />
        <path d="M200 42v190M170 240q30-16 60 0M170 232q30 16 60 0M-16 50h172v46" />
        <path className="beam" d="M152 104l-16 22M156 106v24M160 104l16 22" />
        <circle className="body" cx="156" cy="100" r="5" />
        <path className="arrow" d="M80 50l-10-4v8ZM416 352l-10-4v8Z" />
        <path d="M52 180h78M52 252h78M270 236h68M200 314v38h216M338 342V308" />
        <path className="level" d="M122 138h156M130 180h22M130 252h22M270 226v20M338 342v14" />
        <Signal path="M338 236" end={[416, 236]} />
        <Signal path="M338 308" end={[416, 308]} />
        <path className="signal" d="M52 180H-16M52 252H-16" />
        <path className="arrow" d="M-16 180l10-4v8ZM-16 252l10-4v8Z" />
      </>
    ),
    labels: [
      bubble('TT 401', 52, 180),
      bubble('TT 402', 52, 252),
      bubble('LT 401', 338, 236),
      bubble('AT 401', 338, 308),
      { text: 'M', at: [200, 30] },
      { text: cipIn, at: [36, 50], side: 'above' },
      { text: cipOut, at: [362, 354], side: 'below' },
    ],
  },
  /** Water tower with a pressure sensor at the foot of its riser, and a sewage pumping well with a radar above. */
  'tower-well': {
    box: [-16, 16, 448, 336],
    shapes: (
      <>
        <path className="liquid" d="M60 50h100v42l-42 22h-16L60 92Z" />
        <path d="M60 36q50-24 100 0v56l-42 22h-16L60 92Z" />
        <path d="M68 97 54 240M152 97l14 143M110 114v126M110 226h98v-44" />
        <path className="thin" d="M63 146h94M59 190h102M64 146l97 44M156 146 59 190" />
        <path className="level" d="M48 50h124" />
        <Signal path="M208 182V60" end={[428, 60]} />
        <path className="liquid" d="M278 300h72v46h-72Z" />
        <path d="M278 240v106h72V240M226 270h52M226 282h52M334 322V262h90" />
        <path className="level" d="M270 300h88" />
        <path className="beam" d="M296 244l-10 54M304 244l10 54" />
        <Radar x={300} y={240} />
        <path d="M278 240h72" />
        <Signal path="M300 219V140" end={[428, 140]} />
        <path className="body" d="M325 326a9 9 0 1 0 18 0a9 9 0 1 0-18 0M334 317l8 13h-16Z" />
        <path className="arrow" d="M428 262l-10-4v8ZM278 276l-10-4v8Z" />
        <path className="thin" d="M343 328h22" />
        <Ground from={6} to={278} y={240} />
        <Ground from={350} to={428} y={240} />
      </>
    ),
    dimensions: [{ from: [60, 50], to: [108, 226], x: 20, text: '25 m = 2,5 bar', turned: true }],
    labels: [bubble('LT 501', 208, 182), bubble('LT 502', 300, 140), { text: 'P 501', at: [361, 328], side: 'right' }],
  },
  /** Buried tank of 2.5 m × 6.2 m, 32.2 drawing units per metre, with gauge pipe, dispenser, and section at 25 %. */
  'buried-tank': {
    box: [0, -16, 400, 358],
    shapes: (
      <>
        <path className="liquid" d="M60 268h200v20H60Z" />
        <path d="M60 208h200v80H60ZM96 160v48M144 160v48M115 176v106M125 176v106M109 176h22" />
        <path d="M196 160v114M206 160v114M190 160h22M240 280v-96h72v-24" />
        <path className="level" d="M50 268h220" />
        <path className="beam" d="M120 180v86" />
        <path className="signal" d="M117 176v-46H76V-6M123 176v-46h41V-6M312 74V-6" />
        <Signal path="M76-6" end={[396, -6]} />
        <path className="body" d="M292 74h40v86h-40Z" />
        <path d="M299 84h26v18h-26ZM299 112h26M332 90q18 0 18 24v26q0 10-7 10t-7-10v-22M282 160h60" />
        <path className="liquid" d="M310.4 268A40 40 0 0 0 379.6 268Z" />
        <circle cx="345" cy="248" r="40" />
        <path className="level" d="M302 268h86" />
        <path d="M96 160h48" />
        <Ground from={0} to={96} y={160} />
        <Ground from={144} to={400} y={160} />
      </>
    ),
    dimensions: [
      { from: [56, 208], to: [56, 288], x: 28, text: 'Ø 2,5 m', turned: true },
      { from: [60, 292], to: [260, 292], y: 326, text: '6,2 m' },
    ],
    labels: [
      bubble('LT 601', 76, 38),
      bubble('TT 601', 164, 38),
      bubble('FQ 601', 312, 38),
      { text: `level 25%\n${content} 19,55%`, at: [345, 290], side: 'below', look: 'measured' },
    ],
  },
};
