import { formatUnit } from '../../../shared/format/format.ts';
import { circle, dimension, type InstrumentDrawing, label, line, name, path, rect, roundValue } from './instrument.ts';

/** Fall of a pond's level, mm, when a volume in m³ is removed from an area in hectares (10 m³/ha = 1 mm). */
export const levelFall = (cubicMetres: number, hectares: number): number => cubicMetres / (hectares * 10);

/** Detection limit, mm per day, from the errors of level sensor and evaporation estimate. */
const resolution = 2;

/** The section: a square pond of 4 m with banks of 1 : 1.5 and a freeboard of 0.8 m, in metres. */
const basin = { depth: 4, water: 3.2, bank: 1.5, crest: 3 } as const;
const section = { left: 8, right: 312, crest: 42 } as const;

/** The detail: the uppermost 40 mm of the water, in units of the sheet. */
const detail = { left: 10, right: 310, top: 122, bottom: 254, millimetres: 40 } as const;
const perMillimetre = (detail.bottom - detail.top) / detail.millimetres;
const y = (millimetres: number) => detail.top + Math.min(millimetres, detail.millimetres) * perMillimetre;
const staff = 50;
const column = { left: 62, right: 98 } as const;
/** Right end of the dimension of the fall. */
const measured = 238;
const rail = 286;

/** Heights of the column's labels: at least a line of text apart. */
function spread(centres: readonly number[]): number[] {
  const heights: number[] = [];
  for (const centre of centres) heights.push(Math.max(centre, (heights.at(-1) ?? 0) + 15));
  const over = Math.max(0, (heights.at(-1) ?? 0) - detail.bottom + 6);
  return heights.map((height) => height - over);
}

/** Side of a square pond in m. */
export const side = (hectares: number): number => Math.sqrt(hectares * 10_000);

/** The section to scale, and its scale in units per metre. */
function basinSection(width: number) {
  const scale =
    (section.right - section.left - 12) / (width + 2 * (basin.bank * (basin.depth - basin.water) + basin.crest));
  const middle = (section.left + section.right) / 2;
  const half = (width / 2) * scale;
  const surface = section.crest + (basin.depth - basin.water) * scale;
  const toe = Math.max(0, half - basin.water * basin.bank * scale);
  const top = half + (basin.depth - basin.water) * basin.bank * scale;
  const bottom = section.crest + basin.depth * scale;
  const crest = top + basin.crest * scale;
  const profile = (from: number, at: number) =>
    line([
      [middle - from, at],
      [middle - toe, bottom],
      [middle + toe, bottom],
      [middle + from, at],
    ]);
  return {
    middle,
    half,
    surface,
    bottom,
    crest,
    water: `${profile(half, surface)}Z`,
    banks: profile(top, section.crest).slice(1),
  };
}

/** One day's fall of a pond's level, split into pumped volume, evaporation and unexplained loss. */
export const pond: InstrumentDrawing<'area' | 'fall' | 'pumped' | 'evaporation'> = {
  fields: {
    fall: { min: 0, max: detail.millimetres, step: 1, start: 22 },
    area: { min: 0.2, max: 10, step: 0.1, start: 1, digits: 1 },
    pumped: { min: 0, max: 600, step: 10, start: 120 },
    evaporation: { min: 0, max: 10, step: 0.5, start: 5, digits: 1 },
  },
  height: 264,
  dragged: { name: 'fall', full: detail.millimetres, rail: { from: [rail, detail.top], to: [rail, detail.bottom] } },
  sentences: ['rest', 'balanced', 'inflow'],
  labels: ['width', 'depth', 'detail', 'fall', 'pump', 'evaporation', 'rest', 'inflow'],
  outcome({ area, fall, pumped, evaporation }) {
    const pump = levelFall(pumped, area);
    const booked = pump + evaporation;
    const rest = fall - booked;
    const width = side(area);
    const { middle, half, surface, bottom, crest, water, banks } = basinSection(width);
    const places = [pump / 2, pump + evaporation / 2, (booked + fall) / 2].map(y);
    const [pumpY = 0, dryY = 0, restY = 0] = spread(places);
    const [lensX, lensY] = [middle - half * 0.55, surface];
    const leader = (at: number, to: number) => `M${column.right} ${roundValue(at)}L108 ${roundValue(to)}`;
    const { left, right } = column;
    return {
      sentence: Math.abs(rest) <= resolution ? 'balanced' : rest > 0 ? 'rest' : 'inflow',
      figures: {
        area: formatUnit(area, 'ha', 1),
        fall: formatUnit(fall, 'mm'),
        pump: formatUnit(pump, 'mm', 1),
        evaporation: formatUnit(evaporation, 'mm', 1),
        rest: formatUnit(Math.abs(rest), 'mm', 1),
        volume: formatUnit(Math.abs(rest) * area * 10, 'm³'),
        width: formatUnit(width, 'm'),
        depth: formatUnit(basin.depth, 'm'),
      },
      carried: { length: Math.round(width), breadth: Math.round(width) },
      shapes: [
        // The section.
        path('liquid', water),
        path('level', `M${roundValue(middle - half)} ${roundValue(surface)}H${roundValue(middle + half)}`),
        path(
          'outline',
          `M${roundValue(middle - crest)} ${section.crest}L${banks}L${roundValue(middle + crest)} ${section.crest}`,
        ),
        ...dimension([middle - half, 28], [middle + half, 28]),
        path(
          'thin',
          `M${roundValue(middle - half)} 24V${roundValue(surface)}M${roundValue(middle + half)} 24V${roundValue(surface)}`,
        ),
        // The detail and where it is in the section.
        path(
          'faint',
          `M${roundValue(lensX - 3)} ${roundValue(lensY)}L${detail.left} 88M${roundValue(lensX + 3)} ${roundValue(lensY)}L${detail.right} 88`,
        ),
        path('thin', `M${detail.left} 88H${detail.right}V${detail.bottom}H${detail.left}Z`),
        circle('outline', lensX, lensY, 4),
        rect('liquid', detail.left, y(fall), detail.right - detail.left, detail.bottom - y(fall)),
        path(
          'dimension',
          `M${staff} ${detail.top}V${detail.bottom}${[0, 5, 10, 15, 20, 25, 30, 35, 40].map((at) => `M${staff} ${roundValue(y(at))}h${at % 10 === 0 ? -8 : -5}`).join('')}`,
        ),
        path('faint', `M${staff} ${detail.top}H${detail.right}`),
        rect('counted', left, detail.top, right - left, y(pump) - detail.top),
        rect('faint', left, y(pump), right - left, y(booked) - y(pump)),
        rect('warn', left, Math.min(y(booked), y(fall)), right - left, Math.abs(y(fall) - y(booked))),
        path('level', `M${staff} ${roundValue(y(fall))}H${detail.right}`),
        path('thin', leader(places[0] ?? 0, pumpY) + leader(places[1] ?? 0, dryY) + leader(places[2] ?? 0, restY)),
        ...dimension([measured, detail.top], [measured, y(fall)]),
        name(middle, 22, 'width', 'label', 'middle'),
        name(middle, roundValue(Math.max(bottom, section.crest) + 17), 'depth', 'label', 'middle'),
        name(detail.left + 6, detail.top - 17, 'detail'),
        ...[0, 10, 20, 30, 40].map((at) =>
          label(staff - 11, y(at) + (at === 40 ? -1 : 5), formatMinus(at), 'label', 'end'),
        ),
        name(112, pumpY + 5, 'pump'),
        name(112, dryY + 5, 'evaporation'),
        name(112, restY + 5, rest < 0 ? 'inflow' : 'rest', 'value'),
        name(measured + 18, detail.top - 7, 'fall', 'value', 'end'),
      ],
    };
  },
};

const formatMinus = (millimetres: number) => (millimetres === 0 ? '0' : `−${millimetres}`);
