import { formatUnit } from '../../../shared/format/format.ts';
import { type InstrumentDrawing, label, line, path, rect } from './instrument.ts';

/**
 * Hours of leakage at night pressure that are equivalent to one day: by day the pressure is lower, and the leakage with
 * it. IWA; typically 18–22.
 */
const nightDayFactor = 20;

/** Leakage of a zone at night, L/s: minimum flow minus legitimate night consumption. */
export const nightLeak = (flow: number, connections: number, use: number): number => flow - (connections * use) / 3600;

/** Hourly flow as a share of the daily mean: two peaks, minimum between 02.00 and 04.00. */
const day = [
  0.32, 0.26, 0.22, 0.22, 0.4, 1.1, 1.9, 2.1, 1.7, 1.3, 1.1, 1.05, 1.1, 1, 0.95, 1, 1.2, 1.6, 1.8, 1.6, 1.2, 0.8, 0.55,
  0.4,
];
const x = (hour: number) => 30 + hour * 12;

/** Detection limit of a leak as a share of the flow: the night consumption is not known more precisely. */
const threshold = 0.1;

/** Minimum night flow, and the part of it that nobody consumed. */
export const nightFlow: InstrumentDrawing<'flow' | 'connections' | 'use'> = {
  fields: {
    flow: { min: 1, max: 40, step: 0.5, start: 9, digits: 1 },
    connections: { min: 200, max: 10_000, step: 100, start: 2000 },
    use: { min: 0.5, max: 6, step: 0.1, start: 1.7, digits: 1 },
  },
  sentences: ['leak', 'none'],
  outcome({ flow, connections, use }) {
    const used = (connections * use) / 3600;
    const leak = nightLeak(flow, connections, use);
    const least = Math.min(...day);
    const drawn = day.map((share) => Math.max(leak, 0) + (share / least) * Math.min(used, flow));
    const scale = 126 / Math.max(...drawn, 1);
    const y = (value: number) => 150 - value * scale;
    const curve = line(drawn.map((value, hour) => [x(hour + 0.5), y(value)]));
    return {
      sentence: leak > threshold * flow ? 'leak' : 'none',
      figures: {
        flow: formatUnit(flow, 'L/s', 1),
        used: formatUnit(used, 'L/s', 1),
        leak: formatUnit(Math.max(0, leak), 'L/s', 1),
        daily: formatUnit(Math.max(0, leak) * 3.6 * nightDayFactor, 'm³'),
        hours: formatUnit(nightDayFactor, 'jam'),
      },
      shapes: [
        rect('faint', x(2), 18, x(4) - x(2), 132),
        rect('warn', 30, y(Math.max(0, leak)), 288, 150 - y(Math.max(0, leak))),
        path('level', curve),
        path('outline', 'M30 18V150H318'),
        label(x(3), 168, '02–04', 'label', 'middle'),
        label(318, 168, '24.00', 'label', 'end'),
        label(174, 168, formatUnit(Math.max(0, leak), 'L/s', 1), 'value', 'middle'),
      ],
    };
  },
};
