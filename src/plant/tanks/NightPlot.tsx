import { formatUnit } from '../../shared/format/format.ts';
import { classes } from '../../shared/ui/classes.ts';
import { line } from './parts.tsx';
import { limit, nightReadings, overLimit, temperatureAt } from './warm-night.ts';

const x = (hours: number) => 34 + (hours / 12) * 356;
const y = (temperature: number) => 170 - (temperature - 2) * 40;
const path = nightReadings()
  .map(({ hours, temperature }) => `${x(hours).toFixed(1)} ${y(temperature).toFixed(1)}`)
  .join('L');

/** Temperature of a night with the time over its limit; 400 × 206 units. */
export function NightPlot() {
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
