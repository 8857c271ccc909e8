import { formatUnit } from '../../../shared/format/format.ts';
import { type InstrumentDrawing, label, line, path, rect } from './instrument.ts';

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

const x = (minute: number) => 34 + minute * 9.2;
const y = (temperature: number) => 156 - ((temperature - 30) / 60) * 136;
const trace = line(causticStep.map(({ minute, temperature }) => [x(minute), y(temperature)]));

/** Trace of a cleaning step: its duration, and the minutes that count. */
export const cip: InstrumentDrawing<'limit' | 'required'> = {
  fields: {
    limit: { min: 60, max: 82, step: 1, start: 75 },
    required: { min: 5, max: 30, step: 1, start: 25 },
  },
  sentences: ['passed', 'failed'],
  outcome({ limit, required }) {
    const minutes = effectiveMinutes(limit);
    const bars = causticStep.slice(1).map(({ minute, temperature, conductivity }) => {
      const counts = temperature >= limit && conductivity >= strongEnough;
      return counts ? `M${x(minute - 0.5).toFixed(1)} 159v5h4.6v-5Z` : '';
    });
    return {
      sentence: minutes >= required ? 'passed' : 'failed',
      figures: {
        limit: formatUnit(limit, '°C'),
        strength: formatUnit(strongEnough, 'mS/cm'),
        minutes: formatUnit(minutes, 'menit', 1),
        required: formatUnit(required, 'menit'),
      },
      shapes: [
        path('outline', 'M34 20V156H310'),
        path('faint', `M34 ${y(limit)}H310`),
        path('level', trace),
        rect('liquid', 34, 159, 276, 5),
        path('counted', bars.join('') || 'M34 159h0'),
        label(30, y(limit) + 4, String(limit), 'value', 'end'),
        label(30, 160, '30', 'label', 'end'),
        label(310, 179, formatUnit(30, 'menit'), 'label', 'end'),
      ],
    };
  },
};
