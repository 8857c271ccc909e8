import { fillSlots } from '../../shared/text/slots.ts';
import { DaysChart, type LossChartProps } from './DaysChart.tsx';
import { litres } from './words.ts';

/** What the losses add up to. */
export function SumChart({ analysis, text }: LossChartProps) {
  const { points, totals } = analysis;
  const { charts } = text;
  return (
    <DaysChart
      analysis={analysis}
      text={text}
      id="susut-kumulatif"
      title={charts.sum}
      label={fillSlots(charts.sumLabel, { susut: litres(totals.loss) })}
      caption={charts.sumCaption}
      unit={charts.sumLine}
      extremes={points.map(({ sum }) => sum)}
      lines={[{ label: charts.sumLine, look: 'area', points: points.map(({ sum }, index) => [index, sum]) }]}
      tell={({ sum }) => [{ label: charts.sum, value: litres(Math.round(sum)), y: sum }]}
    />
  );
}
