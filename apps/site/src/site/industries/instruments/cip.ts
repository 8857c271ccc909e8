import { formatUnit } from '../../../shared/format/format.ts';
import { type InstrumentDrawing, label, line, name, path, rect, roundValue } from './instrument.ts';

/**
 * An example caustic step of 30 minutes, with a reading every half minute; steam fails for seven minutes in the middle.
 */
export const causticStep = Array.from({ length: 61 }, (_, index) => {
  const minute = index / 2;
  const warmed = 82 - 40 * Math.exp(-minute / 2.2);
  const failed = minute > 13 && minute < 20 ? 13 * Math.sin(((minute - 13) / 7) * Math.PI) : 0;
  const strength = 52 - 44 * Math.exp(-minute / 1.6);
  return { minute, temperature: warmed - failed, conductivity: strength };
});

/**
 * Conductivity that the example's caustic must reach, mS/cm corrected to 25 °C: about 0.8 % NaOH. The uncorrected value
 * of hot caustic is about twice as high.
 */
const strongEnough = 40;

/**
 * Minutes of the step in which temperature and conductivity are both sufficient; each reading counts for the half
 * minute before it.
 */
export const effectiveMinutes = (limit: number): number =>
  causticStep.slice(1).filter(({ temperature, conductivity }) => temperature >= limit && conductivity >= strongEnough)
    .length / 2;

/** Two charts and a bar on one axis of time, in units of the sheet: temperature, conductivity, minutes that count. */
const chart = { left: 40, right: 310, top: 22, bottom: 162, low: 40, high: 90 } as const;
const strip = { top: 194, bottom: 230, high: 60 } as const;
const bar = { top: 260, bottom: 272 } as const;
const x = (minute: number) => chart.left + minute * ((chart.right - chart.left) / 30);
const y = (temperature: number) =>
  chart.bottom - ((temperature - chart.low) / (chart.high - chart.low)) * (chart.bottom - chart.top);
const yStrip = (conductivity: number) => strip.bottom - (conductivity / strip.high) * (strip.bottom - strip.top);
const trace = line(causticStep.map(({ minute, temperature }) => [x(minute), y(temperature)]));
const strength = line(causticStep.map(({ minute, conductivity }) => [x(minute), yStrip(conductivity)]));
const frame = (top: number, bottom: number) => `M${chart.left} ${top}V${bottom}H${chart.right}`;
const minutes = [0, 10, 20, 30];
const rail = 284;
const limits = { min: 50, max: 85, step: 1, start: 75 } as const;

/** Trace of a cleaning step: its duration, and the minutes that count. */
export const cip: InstrumentDrawing<'limit' | 'required'> = {
  fields: {
    limit: limits,
    required: { min: 5, max: 30, step: 1, start: 25 },
  },
  height: 296,
  dragged: { name: 'limit', full: limits.max, rail: { from: [rail, y(limits.min)], to: [rail, y(limits.max)] } },
  sentences: ['passed', 'failed'],
  labels: ['temperature', 'limit', 'steam', 'conductivity', 'minutes', 'required'],
  outcome({ limit, required }) {
    const effective = effectiveMinutes(limit);
    const counted = causticStep.slice(1).map(({ minute, temperature, conductivity }, index) => {
      const counts = temperature >= limit && conductivity >= strongEnough;
      const before = causticStep[index]?.temperature ?? temperature;
      const [from, to] = [roundValue(x(minute - 0.5)), roundValue(x(minute))];
      const top = `V${roundValue(y(before))}L${to} ${roundValue(y(temperature))}`;
      return counts ? `M${from} ${chart.bottom}${top}V${chart.bottom}Z` : '';
    });
    const passed = effective >= required;
    return {
      sentence: passed ? 'passed' : 'failed',
      figures: {
        limit: formatUnit(limit, '°C'),
        strength: formatUnit(strongEnough, 'mS/cm'),
        minutes: formatUnit(effective, 'menit', 1),
        required: formatUnit(required, 'menit'),
      },
      shapes: [
        path('thin', minutes.map((at) => `M${roundValue(x(at))} ${chart.top}V${strip.bottom + 5}`).join('')),
        path('liquid', counted.join('') || 'M40 162h0'),
        path('outline', `${frame(chart.top, chart.bottom)}${frame(strip.top, strip.bottom)}`),
        path('dimension', [40, 60, 80].map((at) => `M${chart.left} ${roundValue(y(at))}h-5`).join('')),
        path('faint', `M${chart.left} ${roundValue(yStrip(strongEnough))}H${chart.right}`),
        path('level', strength),
        path('level', trace),
        path('wrong', `M${chart.left} ${roundValue(y(limit))}H${chart.right}`),
        rect('counted', chart.left, bar.top, x(effective) - chart.left, bar.bottom - bar.top),
        path('outline', `M${chart.left} ${bar.top}H${chart.right}V${bar.bottom}H${chart.left}Z`),
        path('wrong', `M${roundValue(x(required))} ${bar.top - 5}V${bar.bottom + 5}`),
        name(chart.left - 30, 12, 'temperature'),
        ...[40, 60, 80].map((at) => label(chart.left - 9, y(at) + 5, String(at), 'label', 'end')),
        name(84, y(limit) + 16, 'limit', 'value'),
        name(x(16.5), y(69) + 20, 'steam', 'label', 'middle'),
        name(chart.left - 30, strip.top - 7, 'conductivity'),
        label(chart.left - 9, yStrip(strongEnough) + 5, String(strongEnough), 'label', 'end'),
        ...minutes.map((at) =>
          label(
            x(at),
            strip.bottom + 19,
            at === 30 ? formatUnit(30, 'menit') : String(at),
            'label',
            at === 30 ? 'end' : at === 0 ? 'start' : 'middle',
          ),
        ),
        name(chart.left, bar.bottom + 18, 'minutes', 'value'),
        name(Math.min(x(required) + 45, chart.right), bar.bottom + 18, 'required', 'label', 'end'),
      ],
    };
  },
};
