import { formatUnit } from '../../../shared/format/format.ts';
import { circle, type InstrumentDrawing, label, line, path } from './instrument.ts';

/** Share of a sphere's volume below a level: 3λ² − 2λ³, λ = level over diameter (spherical cap, πh²(3r − h)/3). */
export const sphereShare = (level: number): number => 3 * level ** 2 - 2 * level ** 3;

/** Volume of a sphere, m³; diameter in metres. */
export const sphereVolume = (diameter: number): number => (Math.PI / 6) * diameter ** 3;

const box = { left: 176, top: 16, size: 128 };
const plotted = (share: number, level: number): readonly [number, number] => [
  box.left + share * box.size,
  box.top + (1 - level) * box.size,
];
const curve = line(Array.from({ length: 41 }, (_, step) => plotted(sphereShare(step / 40), step / 40)));

/** Capacity curve of a sphere, next to the linear scale that it is often mistaken for. */
export const sphere: InstrumentDrawing<'diameter' | 'level'> = {
  fields: {
    diameter: { min: 6, max: 24, step: 0.5, start: 10, digits: 1 },
    level: { min: 1, max: 99, step: 1, start: 30 },
  },
  sentences: ['less', 'more', 'same'],
  outcome({ diameter, level }) {
    const share = sphereShare(level / 100);
    const total = sphereVolume(diameter);
    const wrong = (level / 100 - share) * total;
    const [x, y] = plotted(share, level / 100);
    const surface = 144 - (level / 100) * 128;
    const half = Math.sqrt(Math.max(0, 64 ** 2 - (80 - surface) ** 2));
    const large = level > 50 ? 1 : 0;
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
        path('liquid', `M${80 - half} ${surface}A64 64 0 ${large} 0 ${80 + half} ${surface}Z`),
        path('level', `M${80 - half} ${surface}H${80 + half}`),
        circle('outline', 80, 80, 64),
        path('outline', 'M30 122V156M130 122V156M16 156H144'),
        path('faint', line([plotted(0, 0), plotted(1, 1)])),
        path('outline', `M${box.left} ${box.top}v${box.size}h${box.size}`),
        path('level', curve),
        path('faint', `M${box.left} ${y}H${x}V${box.top + box.size}`),
        circle('level', x, y, 4),
        label(box.left + box.size, box.top + box.size + 19, formatUnit(share * total, 'm³', 1), 'value', 'end'),
        label(80, 176, `Ø ${formatUnit(diameter, 'm', 1)}`, 'label', 'middle'),
      ],
    };
  },
};
