import type { ReactNode } from 'react';
import { formatUnit } from '../../shared/format/format.ts';
import { classes } from '../../shared/ui/classes.ts';
import { line } from './parts.tsx';

/** A night in a milk tank whose compressor stops, in °C: a model for the food safety guide, not a measurement. */
const limit = 4;
const still = 3;
/** Hours after 20.00 at which the compressor stops and starts again. */
const stops = 6;
const starts = 8;
const warming = 1.2;
const cooling = 1.68;

/** Temperature in °C so many hours after 20.00. */
export function temperatureAt(hours: number): number {
  if (hours <= stops) return still;
  const peak = still + warming * (starts - stops);
  if (hours <= starts) return still + warming * (hours - stops);
  return Math.max(still, peak - cooling * (hours - starts));
}

/** First and last hour over the limit, and the minutes between them. */
export function overLimit() {
  const from = stops + (limit - still) / warming;
  const to = starts + (temperatureAt(starts) - limit) / cooling;
  return { from, to, minutes: (to - from) * 60 };
}

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

const x = (hours: number) => 34 + (hours / 12) * 356;
const y = (temperature: number) => 170 - (temperature - 2) * 40;
/** Readings every five minutes from 20.00 to 08.00. */
const path = Array.from({ length: 145 }, (_, index) => index / 12)
  .map((hours) => `${x(hours).toFixed(1)} ${y(temperatureAt(hours)).toFixed(1)}`)
  .join('L');

/** Temperature of a night with the time over its limit; 400 × 206 units. */
function NightPlot() {
  const { from, to, minutes } = overLimit();
  const clock = (hours: number) => `${String((20 + hours) % 24).padStart(2, '0')}.00`;
  return (
    <>
      <path
        className={line.liquid}
        d={`M${x(from)} ${y(limit)}L${x(8)} ${y(temperatureAt(8))}L${x(to)} ${y(limit)}Z`}
      />
      <path className={line.thin} d={`M34 170H390M34 130H390M34 50H390M${x(6)} 170V20M${x(8)} 170V20`} />
      <path className={line.signal} d={`M34 ${y(limit)}H390`} />
      <path className={line.level} d={`M${path}`} />
      {[2, 3, 4, 5].map((degrees) => (
        <text key={degrees} className={line.tag} x="26" y={y(degrees) + 5} textAnchor="end">
          {degrees}
        </text>
      ))}
      {[0, 3, 6, 9, 12].map((hours) => (
        <text key={hours} className={line.tag} x={x(hours)} y="190" textAnchor={hours === 12 ? 'end' : 'middle'}>
          {clock(hours)}
        </text>
      ))}
      <text className={line.tag} x="40" y={y(limit) - 6}>
        {formatUnit(limit, '°C')}
      </text>
      <text className={classes(line.measured, line.tag)} x="390" y="14" textAnchor="end">
        {`${formatUnit(temperatureAt(8), '°C', 1)}, ${formatUnit(minutes, 'menit')}`}
      </text>
    </>
  );
}
