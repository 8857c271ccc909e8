import { formatNumber, formatUnit } from '../../../shared/format/format.ts';
import { type InstrumentDrawing, label, path, rect } from './instrument.ts';

/** Capacity of the tank truck with which the difference is compared, litres. */
const tanker = 16_000;

/** Volume of a layer in an upright cylinder, litres: π/4 · d² · h; d in metres, h in millimetres (1 mm · 1 m² = 1 L). */
export const layerVolume = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height;

/** Volume of a level difference in a vertical cylindrical tank. */
export const millimetre: InstrumentDrawing<'diameter' | 'difference'> = {
  fields: {
    diameter: { min: 5, max: 80, step: 1, start: 40 },
    difference: { min: 1, max: 25, step: 1, start: 5 },
  },
  sentences: ['less', 'more'],
  outcome({ diameter, difference }) {
    const litres = layerVolume(diameter, difference);
    const loads = litres / tanker;
    // Scale: 3.4 units per metre of diameter; the height of the difference is exaggerated.
    const width = diameter * 3.4;
    const left = 160 - width / 2;
    const band = difference * 1.6;
    return {
      sentence: loads < 1 ? 'less' : 'more',
      figures: {
        diameter: formatUnit(diameter, 'm'),
        difference: formatUnit(difference, 'mm'),
        litres: formatUnit(litres, 'L'),
        share: formatUnit(loads * 100, '%'),
        loads: formatNumber(loads, 1),
      },
      shapes: [
        rect('liquid', left, 84, width, 72),
        rect('warn', left, 84 - band, width, band),
        path('level', `M${left} 84h${width}`),
        path('outline', `M${left} 30V156H${left + width}V30`),
        path('outline', `M${left} 30L160 14L${left + width} 30`),
        label(160, 78 - band, formatUnit(litres, 'L'), 'value', 'middle'),
        label(160, 174, `Ø ${formatUnit(diameter, 'm')}`, 'label', 'middle'),
      ],
    };
  },
};
