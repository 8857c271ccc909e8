import { fillSlots } from '../../shared/text/slots.ts';
import { LineChart } from '../kit/charts/LineChart.tsx';
import { ticks } from '../kit/ticks.ts';
import { type RoiCase, roiCases } from './cases.ts';
import { horizon, months } from './cash-flow.ts';
import type { RoiResult } from './payback.ts';
import type { RoiToolText } from './schema.ts';
import { inShort, payback } from './words.ts';

const years = Array.from({ length: horizon + 1 }, (_, year) => year);

/** The balance from the day of the investment over five years: where the line crosses zero, it is paid. */
export function RoiBalance({ cases, text }: { cases: Record<RoiCase, RoiResult>; text: RoiToolText }) {
  const { low, mid, high } = cases;
  const { balance } = text;
  const money = inShort(text);
  const all = [low, mid, high].flatMap((result) => result.balance);
  const steps = ticks(Math.min(0, ...all), Math.max(0, ...all), 5);
  const crossing = mid.payback !== undefined && mid.payback <= months ? mid.payback : undefined;
  return (
    <LineChart
      label={fillSlots(balance.label, { bulan: payback(mid, text), akhir: money(mid.fiveYears) })}
      x={{
        min: 0,
        max: months,
        ticks: years.map((year) => ({ at: year * 12, label: String(year * 12) })),
        title: balance.x,
      }}
      y={{
        min: steps[0] ?? 0,
        max: steps.at(-1) ?? 0,
        ticks: steps.map((at) => ({ at, label: money(at).replace(`${text.money.currency}\u00a0`, '') })),
        title: balance.y,
      }}
      lines={[
        {
          label: text.cases.mid,
          look: 'measured',
          points: mid.balance.map((amount, month) => [month, amount] as const),
        },
        {
          label: balance.zero,
          look: 'limit',
          points: [
            [0, 0],
            [months, 0],
          ],
        },
      ]}
      band={{
        label: balance.band,
        points: low.balance.map((amount, month) => [month, amount, high.balance[month] ?? amount] as const),
      }}
      marks={crossing === undefined ? [] : [{ x: crossing, y: 0, text: payback(mid, text), below: true }]}
      reading={{
        at: mid.balance.map((_, month) => month),
        read: (month) => ({
          title: fillSlots(balance.month, { bulan: String(month) }),
          values: roiCases.map((name) => ({
            label: text.cases[name],
            value: money(cases[name].balance[month] ?? 0),
            y: cases[name].balance[month],
          })),
        }),
      }}
      table={{
        caption: balance.caption,
        columns: [balance.x, ...roiCases.map((name) => text.cases[name])],
        rows: years.map((year) => [
          String(year * 12),
          ...roiCases.map((name) => money(cases[name].balance[year * 12] ?? 0)),
        ]),
      }}
    />
  );
}
