import { figureWords } from '../figures/figures.words.ts';
import { Bubble, line } from './parts.tsx';

/** Jacketed milk tank: level from the pressure at its bottom, two temperatures, conductivity of the returning CIP. */
export function JacketedVessel() {
  return (
    <>
      <path className={line.liquid} d="M130 138v132q0 28 70 30q70-2 70-30V138Z" />
      <path d="M130 270V92q0-28 70-30q70 2 70 30v178q0 28-70 30q-70-2-70-30Z" />
      <path d="M130 160h-13v112q2 40 83 42q81-2 83-42V160h-13" />
      <path className={line.thin} d="M117 176h13M117 200h13M117 224h13M270 176h13M270 200h13M270 224h13" />
      <path d="M142 306v56M258 306v56M132 362h20M248 362h20" />
      <path className={line.level} d="M122 138h156" />
      <path d="M184 18h32v24h-32ZM200 42v190M170 240q30-16 60 0M170 232q30 16 60 0" />
      <text x="200" y="35" textAnchor="middle" className={line.tag}>
        M
      </text>
      <path d="M10 46h146v50" />
      <circle className={line.solid} cx="156" cy="100" r="5" />
      <path className={line.beam} d="M152 104l-16 22M156 106v24M160 104l16 22" />
      <text x="10" y="36">
        {figureWords.cipIn}
      </text>
      <path d="M72 186h58M72 252h58M270 258h48" />
      <path className={line.level} d="M130 186h22M130 252h22M270 248v20" />
      <Bubble x={52} y={186} tag="TT 401" />
      <Bubble x={52} y={252} tag="TT 402" />
      <Bubble x={338} y={258} tag="LT 401" />
      <path d="M200 314v30h200M338 344v-8" />
      <Bubble x={338} y={316} tag="AT 401" />
      <path className={line.signal} d="M358 258h42M358 316h42" />
      <text x="400" y="366" textAnchor="end">
        {figureWords.cipOut}
      </text>
    </>
  );
}
