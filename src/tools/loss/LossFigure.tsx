import { fillSlots } from '../../shared/text/slots.ts';
import { Plot, path, plot } from '../../shared/ui/plot/Plot.tsx';
import { place } from '../kit/charts/Chart.tsx';
import { HeroPlot } from '../kit/charts/HeroPlot.tsx';
import { tableOf } from '../kit/tabular/delimited.ts';
import { initialValues } from '../kit/tool-inputs.ts';
import { analyse } from './analyse.ts';
import { lossInputs } from './inputs.ts';
import { sampleEvents, sampleRecord } from './sample.ts';
import type { LossToolText } from './schema.ts';
import { litres } from './words.ts';

/** The litres that the sample misses, day by day, with the two events that were put into it. */
export function LossFigure({ text }: { text: LossToolText }) {
  const { points } = analyse(tableOf(sampleRecord()), initialValues(lossInputs));
  const missing = points.map(({ sum }) => -sum);
  const x = { min: 0, max: points.length - 1 };
  const y = { min: Math.min(...missing) * 1.12, max: Math.max(...missing) + 140 };
  const at = (day: number) => [place(x, day), place(y, missing[day] ?? 0)] as const;
  const line = path(missing.map((_, day) => at(day)));
  const zero = place(y, 0);
  const [theftX, theftY] = at(sampleEvents.theft.day);
  const [leakX, leakY] = at(sampleEvents.leak.from + 9);
  const slots = { curi: litres(sampleEvents.theft.litres), bocor: litres(sampleEvents.leak.perDay) };
  return (
    <HeroPlot caption={text.figure.caption} span={text.figure.time}>
      <Plot
        label={fillSlots(text.figure.label, slots)}
        curves={
          <>
            <path className={plot.limit} d={`M0 ${zero}H100`} />
            <path className={plot.area} d={`${line}V${zero}H0Z`} />
            <path className={plot.curve} d={line} />
          </>
        }
      >
        <text className={plot.limitText} x="100%" y={`${100 - zero}%`} dx="-6" dy="-9" textAnchor="end">
          {text.figure.zero}
        </text>
        <circle className={plot.alarmDot} cx={`${theftX}%`} cy={`${100 - theftY}%`} r="7" />
        <text className={plot.strong} x={`${theftX}%`} y={`${100 - theftY}%`} dx="12" dy="-10">
          {fillSlots(text.figure.theft, slots)}
        </text>
        <circle className={plot.alarmDot} cx={`${leakX}%`} cy={`${100 - leakY}%`} r="7" />
        <text className={plot.strong} x={`${leakX}%`} y={`${100 - leakY}%`} dx="-14" dy="16" textAnchor="end">
          {fillSlots(text.figure.leak, slots)}
        </text>
      </Plot>
    </HeroPlot>
  );
}
