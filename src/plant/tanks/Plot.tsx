import type { ReactNode } from 'react';
import { formatUnit } from '../../shared/format/format.ts';
import { classes } from '../../shared/ui/classes.ts';
import { Label, line } from './parts.tsx';

/** A night in a milk tank whose compressor stops: hours after 20.00 and °C; a model, not a measurement. */
const night = [
  [0, 3],
  [6, 3],
  [8, 5.4],
  [8 + 2.4 / 1.68, 3],
  [12, 3],
] as const;
const limit = 4;
const peak = night[2][1];

/** Hours at which the temperature passes the limit, up and down again. */
export const overLimit = [1, 2].map((leg) => {
  const [[from, before], [to, after]] = [night[leg] ?? night[0], night[leg + 1] ?? night[0]];
  return from + ((limit - before) * (to - from)) / (after - before);
});

/** The plots that a text may ask for by name; documents draw the same shapes. */
export const plots = { night: <NightPlot />, cip: <CipPlot /> } satisfies Record<string, ReactNode>;
export const plotBox = [0, 0, 400, 206] as const;

export function Plot({ name, alt }: { name: keyof typeof plots; alt: string }) {
  return (
    <svg className={`${line.sheet} ${line.plot}`} viewBox={plotBox.join(' ')} role="img" aria-label={alt}>
      {plots[name]}
    </svg>
  );
}

/** Conductivity of the returning pipe over one cleaning cycle, in form only; 400 × 206 units. */
function CipPlot() {
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
      <Label at={[28, 64]} text="50" anchor="end" look={line.tag} />
      <Label at={[28, 174]} text="0" anchor="end" look={line.tag} />
      <Label at={[34, 14]} text="mS/cm" look={line.tag} />
      {[63, 137, 207, 277, 356].map((at, index) => (
        <g key={at}>
          <circle className={line.bubble} cx={at} cy="190" r="12" />
          <Label at={[at, 195]} text={index + 1} anchor="middle" look={line.tag} />
        </g>
      ))}
    </>
  );
}

const x = (hours: number) => 34 + (hours / 12) * 356;
const y = (temperature: number) => 170 - (temperature - 2) * 40;
/** Temperature of a night with the time over its limit; 400 × 206 units. */
function NightPlot() {
  const [from = 0, to = 0] = overLimit;
  const clock = (hours: number) => `${String((20 + hours) % 24).padStart(2, '0')}.00`;
  return (
    <>
      <path className={line.liquid} d={`M${x(from)} ${y(limit)}L${x(8)} ${y(peak)}L${x(to)} ${y(limit)}Z`} />
      <path className={line.thin} d={`M34 170H390M34 130H390M34 50H390M${x(6)} 170V20M${x(8)} 170V20`} />
      <path className={line.signal} d={`M34 ${y(limit)}H390`} />
      <path className={line.level} d={`M${night.map(([hours, degrees]) => `${x(hours)} ${y(degrees)}`).join('L')}`} />
      {[2, 3, 4, 5].map((degrees) => (
        <Label key={degrees} at={[26, y(degrees) + 5]} text={degrees} anchor="end" look={line.tag} />
      ))}
      {[0, 3, 6, 9, 12].map((hours) => (
        <Label
          key={hours}
          at={[x(hours), 190]}
          text={clock(hours)}
          anchor={hours === 12 ? 'end' : 'middle'}
          look={line.tag}
        />
      ))}
      <Label at={[40, y(limit) - 6]} text={formatUnit(limit, '°C')} look={line.tag} />
      <Label
        at={[390, 14]}
        text={`${formatUnit(peak, '°C', 1)}, ${formatUnit((to - from) * 60, 'menit')}`}
        anchor="end"
        look={classes(line.measured, line.tag)}
      />
    </>
  );
}
