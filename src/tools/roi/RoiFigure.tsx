import { fillSlots } from '../../shared/text/slots.ts';
import { Plot, path, plot } from '../../shared/ui/plot/Plot.tsx';
import { place } from '../kit/charts/Chart.tsx';
import { HeroPlot, heroGrid } from '../kit/charts/HeroPlot.tsx';
import { initialValues } from '../kit/tool-inputs.ts';
import { type RoiValues, roiInputs } from './inputs.ts';
import { balanceAfter, calculate, horizon } from './payback.ts';
import type { RoiToolText } from './schema.ts';
import { payback } from './words.ts';

const example = initialValues(roiInputs);
/** The same prices for six tanks that hardly change. */
const small: RoiValues = { ...example, tangki: 6, ukur: 1, habis: 0, kirim: 12, nilai: example.nilai / 10, henti: 0 };
const months = horizon * 12;

/** Two balances over five years: one that crosses zero, one that never does. Both come from the model. */
export function RoiFigure({ text }: { text: RoiToolText }) {
  const [paying, failing] = [calculate(example), calculate(small)];
  const ends = [paying, failing].flatMap((result) => [balanceAfter(result, 0), balanceAfter(result, months)]);
  const y = { min: Math.min(...ends) * 1.35, max: Math.max(...ends) * 1.05 };
  const at = (month: number, money: number) => [place({ min: 0, max: months }, month), place(y, money)] as const;
  const line = (result: typeof paying) =>
    path([at(0, balanceAfter(result, 0)), at(months, balanceAfter(result, months))]);
  const [left, zero] = at(paying.payback ?? 0, 0);
  const slots = { bulan: payback(paying, text) };
  const years = Array.from({ length: horizon - 1 }, (_, year) => at((year + 1) * 12, 0)[0]);
  return (
    <HeroPlot caption={text.figure.caption} span={text.figure.time}>
      <Plot
        label={fillSlots(text.figure.label, slots)}
        curves={
          <>
            <path className={heroGrid} d={years.map((x) => `M${x} 0V100`).join('')} />
            <path className={plot.area} d={`M${left} ${zero}L100 ${at(months, paying.fiveYears)[1]}V${zero}Z`} />
            <path className={plot.limit} d={`M0 ${zero}H100`} />
            <path className={plot.curve} d={line(paying)} />
            <path className={plot.expected} d={line(failing)} />
          </>
        }
      >
        <circle className={plot.dot} cx={`${left}%`} cy={`${100 - zero}%`} r="7" />
        <text className={plot.strong} x={`${left}%`} y={`${100 - zero}%`} dx="12" dy="20">
          {fillSlots(text.figure.pays, slots)}
        </text>
        <text className={plot.limitText} x="100%" y={`${100 - zero}%`} dx="-6" dy="-9" textAnchor="end">
          {text.figure.zero}
        </text>
        <text
          className={plot.strong}
          x="100%"
          y={`${100 - at(0, failing.fiveYears)[1]}%`}
          dx="-6"
          dy="20"
          textAnchor="end"
        >
          {text.figure.never}
        </text>
      </Plot>
    </HeroPlot>
  );
}
