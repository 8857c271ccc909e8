import { formatUnit } from '../../../shared/format/format.ts';
import { circle, type InstrumentDrawing, label, line, path, plot, plotAxes, roundValue } from './instrument.ts';

/** Share of a sphere's volume below a level: 3λ² − 2λ³, λ = level over diameter (spherical cap, πh²(3r − h)/3). */
export const sphereShare = (level: number): number => 3 * level ** 2 - 2 * level ** 3;

/** Volume of a sphere, m³; diameter in metres. */
export const sphereVolume = (diameter: number): number => (Math.PI / 6) * diameter ** 3;

const plotted = (share: number, level: number): readonly [number, number] => [
  plot.left + share * plot.width,
  plot.top + (1 - level) * plot.height,
];
const curve = line(Array.from({ length: 41 }, (_, step) => plotted(sphereShare(step / 40), step / 40)));

/** Capacity curve of the sphere in the picture, next to the linear scale that it is often mistaken for. */
export const sphere: InstrumentDrawing<'diameter' | 'level'> = {
  fields: {
    level: { min: 1, max: 99, step: 1, start: 30 },
    diameter: { min: 6, max: 24, step: 0.5, start: 16, digits: 1 },
  },
  dragged: { name: 'level', full: 100 },
  sentences: ['less', 'more', 'same'],
  outcome({ diameter, level }) {
    const share = sphereShare(level / 100);
    const total = sphereVolume(diameter);
    const wrong = (level / 100 - share) * total;
    const [x, y] = plotted(share, level / 100);
    const [straight] = plotted(level / 100, level / 100);
    const right = share < 0.62;
    return {
      sentence: level === 50 ? 'same' : wrong > 0 ? 'less' : 'more',
      figures: {
        diameter: formatUnit(diameter, 'm', 1),
        level: formatUnit(level, '%'),
        share: formatUnit(share * 100, '%', 1),
        volume: formatUnit(share * total, 'm³', 1),
        wrong: formatUnit(Math.abs(wrong), 'm³', 1),
      },
      shapes: [
        ...plotAxes('100 %', formatUnit(total, 'm³')),
        path('faint', line([plotted(0, 0), plotted(1, 1)])),
        path('level', curve),
        path('faint', `M${plot.left} ${roundValue(y)}H${roundValue(x)}V${plot.top + plot.height}`),
        path('wrong', `M${roundValue(x)} ${roundValue(y)}H${roundValue(straight)}`),
        circle('level', x, y, 4),
        label(
          right ? Math.max(x, straight) + 10 : Math.min(x, straight) - 10,
          Math.min(Math.max(y + 4, plot.top + 12), plot.top + plot.height - 6),
          formatUnit(share * total, 'm³', 1),
          'value',
          right ? 'start' : 'end',
        ),
      ],
    };
  },
};
