import { factorTo15 } from 'tank-gauging/methods/standard-volume';
import { buriedTankLitresPerMm, referenceErrorMm } from 'tank-gauging/tank/choices';
import { segmentArea } from 'tank-gauging/vessel/geometry';
import { formatSigned, formatUnit } from '../../../shared/format/format.ts';
import { dimension, groundLine, type InstrumentDrawing, label, name, path, rect, roundValue } from './instrument.ts';

/** The example's buried tank, in m, with its level before the delivery. */
const tank = { diameter: 2.5, length: 6.2, before: 0.6 } as const;
const diesel = { density: 840, group: 'bbm', source: '' } as const;
/** Temperature at loading, °C. */
const loading = 28;

/** Volume of the bill of lading at the temperature of the tank, litres. */
export const atTankTemperature = (billed: number, loaded: number, unloaded: number): number =>
  (billed * factorTo15(diesel, loaded)) / factorTo15(diesel, unloaded);

/** Uncertainty of the difference between two independent level readings at half height, litres. */
export const uncertainty = Math.SQRT2 * referenceErrorMm * buriedTankLitresPerMm;

/** Content of the example's tank at a level in m, litres. */
export const contentAt = (level: number): number => segmentArea(tank.diameter / 2, level) * tank.length * 1000;

/** Level in m after a rise of the content, litres, from the level before; by bisection. */
export function levelAfter(rise: number): number {
  const content = contentAt(tank.before) + rise;
  let [low, high]: [number, number] = [tank.before, tank.diameter];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (contentAt(middle) < content) low = middle;
    else high = middle;
  }
  return high;
}

/** The tank in section, in units of the sheet, and its scale in units per metre. */
const drawn = { left: 14, top: 50, scale: 27 } as const;
const right = drawn.left + tank.length * drawn.scale;
const bottom = drawn.top + tank.diameter * drawn.scale;
const surface = (level: number) => bottom - level * drawn.scale;

/** The axis of volumes: 1.25 % of the bill of lading on each side of it. */
const axis = { left: 14, right: 306, share: 0.0125, billed: 196, received: 252 } as const;
const centre = (axis.left + axis.right) / 2;
const within = (at: number) => Math.min(Math.max(at, axis.left), axis.right);
/** Keeps a label of up to 24 letters within the sheet. */
const fits = (at: number) => Math.min(Math.max(at, 90), 230);

/** Thermal expansion at 10 °C more: the ends of the rail, as a share of the bill of lading. */
const warmest = 10;
const place = (volume: number, billed: number) => centre + ((volume / billed - 1) / axis.share) * (axis.right - centre);
const [cold, warm] = [-warmest, warmest].map((warmer) => place(atTankTemperature(1, loading, loading + warmer), 1));

/** Reconciliation of a delivery: bill of lading against tank and pumps. */
export const delivery: InstrumentDrawing<'billed' | 'warmer' | 'rise' | 'sold'> = {
  fields: {
    billed: { min: 4000, max: 24_000, step: 500, start: 16_000 },
    warmer: { min: -warmest, max: warmest, step: 0.5, start: 4, digits: 1 },
    rise: { min: 3500, max: 24_500, step: 5, start: 15_840 },
    sold: { min: 0, max: 1000, step: 10, start: 90 },
  },
  height: 304,
  dragged: {
    name: 'warmer',
    full: warmest,
    rail: { from: [cold ?? 0, axis.billed], to: [warm ?? 0, axis.billed] },
  },
  sentences: ['short', 'within', 'over'],
  labels: ['sold', 'size', 'after', 'rise', 'before', 'expected', 'received', 'difference', 'uncertainty'],
  outcome({ billed, warmer, rise, sold }) {
    const expected = atTankTemperature(billed, loading, loading + warmer);
    const received = rise + sold;
    const difference = received - expected;
    const sentence = Math.abs(difference) <= uncertainty ? 'within' : difference < 0 ? 'short' : 'over';
    const level = levelAfter(rise);
    const [before, after] = [surface(tank.before), surface(level)];
    const [due, got, low, high] = [expected, received, expected - uncertainty, expected + uncertainty].map((volume) =>
      within(place(volume, billed)),
    ) as [number, number, number, number];
    const ticks = [-0.01, 0, 0.01].map((share) => ({
      at: place(billed * (1 + share), billed),
      litres: billed * (1 + share),
    }));
    return {
      sentence,
      figures: {
        billed: formatUnit(billed, 'L'),
        expected: formatUnit(expected, 'L'),
        received: formatUnit(received, 'L'),
        rise: formatUnit(rise, 'L'),
        sold: formatUnit(sold, 'L'),
        temperature: formatUnit(loading + warmer, '°C', Number.isInteger(warmer) ? 0 : 1),
        length: formatUnit(tank.length, 'm', 1),
        diameter: formatUnit(tank.diameter, 'm', 1),
        before: formatUnit(tank.before * 1000, 'mm'),
        after: formatUnit(level * 1000, 'mm'),
        difference: formatUnit(Math.abs(difference), 'L'),
        signed: formatSigned(difference, (litres) => formatUnit(litres, 'L')),
        share: formatUnit((Math.abs(difference) / expected) * 100, '%', 2),
        uncertainty: `±\u00a0${formatUnit(uncertainty, 'L')}`,
      },
      carried: { after: roundValue(level * 1000), before: loading + warmer, temperature: loading + warmer },
      shapes: [
        // The buried tank to scale, with manhole, sensor and pump.
        ...groundLine(axis.left - 6, axis.right, 34),
        path('outline', `M40 34V${drawn.top}M58 34V${drawn.top}M36 34V28H62V34M252 34V12H272V34M256 16H268V23H256Z`),
        path('dimension', `M262 34V58H150V${bottom - 8}`),
        rect('liquid', drawn.left, before, right - drawn.left, bottom - before),
        rect('liquid', drawn.left, after, right - drawn.left, before - after),
        path('faint', `M${drawn.left} ${before}H${right + 10}`),
        path('level', `M${drawn.left} ${roundValue(after)}H${right + 10}`),
        path('outline', `M${drawn.left} ${drawn.top}H${right}V${bottom}H${drawn.left}Z`),
        ...dimension([drawn.left, bottom + 12], [right, bottom + 12]),
        // The volumes on one axis.
        path('outline', `M${axis.left} ${axis.billed}H${axis.right}`),
        path('thin', ticks.map(({ at }) => `M${roundValue(at)} ${axis.billed - 6}V${axis.received + 16}`).join('')),
        rect('liquid', low, axis.received - 9, high - low, 18),
        rect('warn', Math.min(due, got), axis.received - 5, Math.abs(due - got), 10),
        path('faint', `M${roundValue(due)} ${axis.billed}V${axis.received + 12}`),
        path('level', `M${roundValue(got)} ${axis.received - 14}V${axis.received + 14}`),
        name(246, 26, 'sold', 'label', 'end'),
        name((drawn.left + right) / 2, bottom + 30, 'size', 'label', 'middle'),
        name(right + 14, Math.min(after, before - 16) + 4, 'after', 'value'),
        name((drawn.left + right) / 2, (after + before) / 2 + 5, 'rise', 'value', 'middle'),
        name(right + 14, before + 5, 'before'),
        name(fits(due), axis.billed - 32, 'expected', 'value', 'middle'),
        name(fits((due + got) / 2), axis.received - 14, 'difference', 'value', 'middle'),
        name(fits(got), axis.received + 28, 'received', 'value', 'middle'),
        got > due
          ? name(Math.max(low, 60) - 5, axis.received + 5, 'uncertainty', 'label', 'end')
          : name(Math.min(high, 262) + 5, axis.received + 5, 'uncertainty'),
        ...ticks.map(({ at, litres }) => label(at, axis.received + 44, formatUnit(litres, 'L'), 'label', 'middle')),
      ],
    };
  },
};
