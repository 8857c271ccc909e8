import { formatNumber, formatUnit } from '../../../shared/format/format.ts';
import { circle, type InstrumentDrawing, label, line, path, plot, plotAxes, roundValue } from './instrument.ts';

/** Height of the shell of the tank in the picture, metres. */
const height = 12.5;

/** Capacity of the tank truck with which the difference is compared, litres. */
const tanker = 16_000;

/** Volume of a layer in an upright cylinder, litres: π/4 · d² · h; d in metres, h in millimetres (1 mm · 1 m² = 1 L). */
export const layerVolume = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height;

/** The lowest level of the chart, metres; its width is the share of a difference in the content at that level. */
const lowest = 1;

/** Highest level of the axis, metres, above the shell: its name is next to the axis there. */
const axis = 15;

const plotted = (level: number): readonly [number, number] => [
  plot.left + (lowest / level) * plot.width,
  plot.top + (1 - level / axis) * plot.height,
];
/** The share falls with the level: in an upright tank it is the difference over the level. */
const curve = line(Array.from({ length: 47 }, (_, step) => plotted(lowest + (step * (height - lowest)) / 46)));

/** Litres of a level difference in an upright tank, and their share of its content. */
export const millimetre: InstrumentDrawing<'level' | 'difference' | 'diameter'> = {
  fields: {
    level: { min: lowest, max: height, step: 0.1, start: 8.4, digits: 1 },
    difference: { min: 1, max: 25, step: 1, start: 5 },
    diameter: { min: 5, max: 80, step: 1, start: 24 },
  },
  dragged: { name: 'level', full: height },
  sentences: ['less', 'more'],
  outcome({ level, difference, diameter }) {
    const litres = layerVolume(diameter, difference);
    const loads = litres / tanker;
    const part = formatUnit(difference / (level * 10), '%', 2);
    const [x, y] = plotted(level);
    const right = x < plot.left + plot.width * 0.7;
    return {
      sentence: loads < 1 ? 'less' : 'more',
      figures: {
        level: formatUnit(level, 'm', 1),
        diameter: formatUnit(diameter, 'm'),
        difference: formatUnit(difference, 'mm'),
        litres: formatUnit(litres, 'L'),
        share: formatUnit(loads * 100, '%'),
        loads: formatNumber(loads, 1),
        content: formatUnit(layerVolume(diameter, level), 'm³'),
        part,
      },
      shapes: [
        ...plotAxes(formatUnit(axis, 'm'), formatUnit(difference / (lowest * 10), '%', 1)),
        path('level', curve),
        path('faint', `M${plot.left} ${roundValue(y)}H${roundValue(x)}V${plot.top + plot.height}`),
        circle('level', x, y, 4),
        label(
          right ? x + 10 : x,
          Math.max(right ? y - 4 : y - 12, plot.top + 12),
          part,
          'value',
          right ? 'start' : 'end',
        ),
      ],
    };
  },
};
