import { Bubble, Dimension, Ground, line, Radar } from './parts.tsx';

/** Water tower read at the foot of its riser, and a sewage pumping well read from above. */
export function TowerWell() {
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
      <text className={line.tag} x="354" y="332">
        P 501
      </text>
      <Ground from={10} to={278} y={240} />
      <Ground from={350} to={400} y={240} />
    </>
  );
}
