import { formatUnit } from '../../../shared/format/format.ts';
import { type InstrumentDrawing, label, path, rect } from './instrument.ts';

/** Fall of a pond's level, mm, when a volume in m³ is removed from an area in hectares (10 m³/ha = 1 mm). */
export const levelFall = (cubicMetres: number, hectares: number): number => cubicMetres / (hectares * 10);

/** Detection limit, mm per day, from the errors of level sensor and evaporation estimate. */
const resolution = 2;

/** One day's fall of a pond's level, split into pumped volume, evaporation and unexplained loss. */
export const pond: InstrumentDrawing<'area' | 'fall' | 'pumped' | 'evaporation'> = {
  fields: {
    area: { min: 0.2, max: 10, step: 0.1, start: 1, digits: 1 },
    fall: { min: 0, max: 60, step: 1, start: 22 },
    pumped: { min: 0, max: 600, step: 10, start: 120 },
    evaporation: { min: 0, max: 10, step: 0.5, start: 5, digits: 1 },
  },
  sentences: ['rest', 'balanced', 'inflow'],
  outcome({ area, fall, pumped, evaporation }) {
    const pump = levelFall(pumped, area);
    const rest = fall - pump - evaporation;
    const scale = 110 / Math.max(fall, pump + evaporation, 10);
    const [pumpHeight, dryHeight, restHeight] = [pump * scale, evaporation * scale, Math.max(0, rest) * scale];
    const top = 24;
    const surface = top + fall * scale;
    // Sloping banks: 18 units over the depth of 144 units.
    const bank = 22 + (surface - 20) / 8;
    return {
      sentence: Math.abs(rest) <= resolution ? 'balanced' : rest > 0 ? 'rest' : 'inflow',
      figures: {
        area: formatUnit(area, 'ha', 1),
        fall: formatUnit(fall, 'mm'),
        pump: formatUnit(pump, 'mm', 1),
        evaporation: formatUnit(evaporation, 'mm', 1),
        rest: formatUnit(Math.abs(rest), 'mm', 1),
        volume: formatUnit(Math.abs(rest) * area * 10, 'm³'),
      },
      shapes: [
        path('liquid', `M${bank} ${surface}H${172 - bank}L132 164H40Z`),
        path('faint', `M24 ${top}H148`),
        path('level', `M${bank} ${surface}H${172 - bank}`),
        path('outline', 'M10 20H22L40 164H132L150 20H162'),
        rect('faint', 186, top, 34, pumpHeight),
        rect('liquid', 186, top + pumpHeight, 34, dryHeight),
        rect('warn', 186, top + pumpHeight + dryHeight, 34, restHeight),
        label(230, top + 12, formatUnit(pump, 'mm', 1)),
        label(230, top + pumpHeight + dryHeight / 2 + 10, formatUnit(evaporation, 'mm', 1)),
        label(230, Math.min(172, top + pumpHeight + dryHeight + restHeight + 12), formatUnit(rest, 'mm', 1), 'value'),
      ],
    };
  },
};
