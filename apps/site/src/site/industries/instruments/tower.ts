import { formatUnit } from '../../../shared/format/format.ts';
import { circle, type InstrumentDrawing, label, line, path, plot, plotAxes, roundValue } from './instrument.ts';

/** The tank of the water tower in the picture, metres: a hopper below a cylinder, its bottom above the ground. */
const tank = { bottom: 18, hopper: 3.4, height: 7.5, radius: 6.5, throat: 2.7 } as const;

/** Metres of water for one bar, at 27 °C: 10⁵ / (996.5 × 9.81). */
const metresPerBar = 10.2;

/** Water in the tower's tank up to a level, m³: frustum of a cone, then cylinder. */
export function towerVolume(level: number): number {
  const { hopper, radius, throat } = tank;
  const depth = Math.min(level, hopper);
  const r = throat + ((radius - throat) * depth) / hopper;
  const cone = ((Math.PI * depth) / 3) * (throat ** 2 + throat * r + r ** 2);
  return cone + Math.PI * radius ** 2 * Math.max(0, level - hopper);
}

/** Level at which the tank holds a volume, metres; to a hundredth of a millimetre. */
export function towerLevel(volume: number): number {
  let [low, high] = [0, tank.height as number];
  while (high - low > 1e-5) {
    const middle = (low + high) / 2;
    if (towerVolume(middle) < volume) low = middle;
    else high = middle;
  }
  return low;
}

const hours = 24;
const plotted = (hour: number, level: number): readonly [number, number] => [
  roundValue(plot.left + (hour / hours) * plot.width),
  roundValue(plot.top + (1 - level / tank.height) * plot.height),
];

/** How long the water in the tower lasts at a steady use while no pump fills it, and the pressure that it gives. */
export const tower: InstrumentDrawing<'level' | 'use'> = {
  fields: {
    level: { min: 0, max: 7.5, step: 0.1, start: 5.2, digits: 1 },
    use: { min: 10, max: 300, step: 5, start: 60 },
  },
  dragged: { name: 'level', full: tank.height },
  sentences: ['lasts', 'night', 'short'],
  outcome({ level, use }) {
    const volume = towerVolume(level);
    const lasts = volume / use;
    const shown = Math.min(lasts, hours);
    const [endX, endY] = plotted(shown, towerLevel(volume - use * shown));
    const fall = Array.from({ length: 49 }, (_, step) => {
      const hour = (shown * step) / 48;
      return plotted(hour, towerLevel(volume - use * hour));
    });
    const right = endX < 215;
    return {
      sentence: lasts < 2 ? 'short' : lasts < 8 ? 'lasts' : 'night',
      figures: {
        level: formatUnit(level, 'm', 1),
        volume: formatUnit(volume, 'm³'),
        use: formatUnit(use, 'm³/jam'),
        hours: formatUnit(lasts, 'jam', 1),
        pressure: formatUnit((tank.bottom + level) / metresPerBar, 'bar', 1),
      },
      shapes: [
        ...plotAxes(formatUnit(tank.height, 'm', 1), formatUnit(hours, 'jam')),
        path('level', line(fall)),
        circle('level', ...plotted(0, level), 4),
        circle('level', endX, endY, 4),
        label(
          right ? endX + 10 : endX - 4,
          right ? plot.top + plot.height - 8 : endY - 10,
          formatUnit(lasts, 'jam', 1),
          'value',
          right ? 'start' : 'end',
        ),
      ],
    };
  },
};
