import { classes } from '../../shared/ui/classes.ts';
import { Bubble, Dimension, Ground, line, Radar } from './parts.tsx';

/** Points of the temperature rod, from the roof down; those over the level do not count. */
const points = [163, 186, 214, 242, 270];
const level = 197;

/** Cone-roof tank: radar in a still pipe, temperature at five heights, overfill protection on its own. */
export function FixedRoof() {
  return (
    <>
      <path className={line.liquid} d={`M70 ${level}h260v93H70Z`} />
      <path d="M70 290V150L200 118l130 32v140" />
      <path d="M134 136v146M146 136v146" />
      <path className={line.thin} d="M134 165h12M134 215h12M134 240h12M134 265h12" />
      <path className={line.beam} d={`M140 138V${level - 2}`} />
      <path className={line.level} d={`M58 ${level}h284`} />
      <text className={classes(line.measured, line.tag)} x="219" y={level - 9} textAnchor="middle">
        1 mm = 1.257 L
      </text>
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
