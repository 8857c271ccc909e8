import { fillSlots } from '../../shared/text/slots.ts';
import { LineChart } from '../kit/charts/LineChart.tsx';
import { ticks } from '../kit/ticks.ts';
import { balanceAfter, horizon, type RoiCase, type RoiResult, roiCases } from './payback.ts';
import { shortRupiah } from './rupiah.ts';
import type { RoiToolText } from './schema.ts';
import { payback } from './words.ts';

const months = horizon * 12;
const years = Array.from({ length: horizon + 1 }, (_, year) => year);

/** The balance from the day of the investment over five years: where the line crosses zero, it is paid. */
export function RoiBalance({ cases, text }: { cases: Record<RoiCase, RoiResult>; text: RoiToolText }) {
  const { low, mid, high } = cases;
  const { balance } = text;
  const ends = [low, mid, high].flatMap((result) => [balanceAfter(result, 0), balanceAfter(result, months)]);
  const steps = ticks(Math.min(0, ...ends), Math.max(0, ...ends), 5);
  const line = (result: RoiResult) => [0, months].map((month) => [month, balanceAfter(result, month)] as const);
  const crossing = mid.payback !== undefined && mid.payback <= months ? mid.payback : undefined;
  return (
    <LineChart
      label={fillSlots(balance.label, { bulan: payback(mid, text), akhir: shortRupiah(mid.fiveYears) })}
      x={{
        min: 0,
        max: months,
        ticks: years.map((year) => ({ at: year * 12, label: String(year * 12) })),
        title: balance.x,
      }}
      y={{
        min: steps[0] ?? 0,
        max: steps.at(-1) ?? 0,
        ticks: steps.map((at) => ({ at, label: shortRupiah(at).replace('Rp\u00a0', '') })),
        title: balance.y,
      }}
      lines={[
        { label: text.cases.mid, look: 'measured', points: line(mid) },
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
        points: [0, months].map((month) => [month, balanceAfter(low, month), balanceAfter(high, month)] as const),
      }}
      marks={crossing === undefined ? [] : [{ x: crossing, y: 0, text: payback(mid, text), below: true }]}
      table={{
        caption: balance.caption,
        columns: [balance.x, ...roiCases.map((name) => text.cases[name])],
        rows: years.map((year) => [
          String(year * 12),
          ...roiCases.map((name) => shortRupiah(balanceAfter(cases[name], year * 12))),
        ]),
      }}
    />
  );
}
