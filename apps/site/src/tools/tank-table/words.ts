import { formatCsv } from 'contract/csv';
import { noFigure, noReading } from 'tank-gauging/inputs';
import { itemAt } from 'tank-gauging/item-at';
import {
  type LengthUnit,
  lengthDigits,
  litresPerVolumeUnit,
  metresPerUnit,
  type TankValues,
  tankInputs,
  type VolumeName,
} from 'tank-gauging/tank-table/inputs';
import { levelFromDip, readingAt, stockAt } from 'tank-gauging/tank-table/model';
import { vesselParts } from 'tank-gauging/vessel/size';
import { buildVessel, fullLitres, litresBelow, type Vessel } from 'tank-gauging/vessel/vessel';
import { formatAllDigits, formatCell, formatNumber, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { flowHref } from '../kit/flow.ts';
import { sampleShares, writeTable } from '../kit/strapping-address.ts';
import type { FieldLook } from '../kit/ToolForm.tsx';
import type { ToolData, ToolView } from '../kit/tool-state.ts';
import type { TankTableText } from './schema.ts';

export interface TankData extends ToolData<TankTableText> {
  radarMm: number;
}

/** Levels that limit the stock; 0 means none. */
export const stockLimitFields = ['waterLevel', 'suctionLevel', 'highestFill'] as const;

export type TankView = ToolView<typeof tankInputs, TankData, ReturnType<typeof computeAnswer>>;

const fractionDigits = (value: number, most: number) => String(Number(value.toFixed(most))).split('.')[1]?.length ?? 0;

/** Fewest and most decimals of a level in each unit: at most about a millimetre. */
const levelDigits: Readonly<Record<LengthUnit, readonly [least: number, most: number]>> = {
  m: [2, 3],
  cm: [0, 1],
  mm: [0, 0],
  in: [0, 2],
  ft: [2, 3],
};

/** Formats lengths (m) and volumes (litres) in other units; `full` is the capacity in litres. */
export function formatsIn(length: LengthUnit, volume: VolumeName, full: number) {
  // The last digit is about a hundred-thousandth of the tank, at most a tenth of a litre.
  const digits = volume === 'kL' || volume === 'm3' ? 3 : (volume === 'bbl' ? 2 : 0) + (full < 100_000 ? 1 : 0);
  const bareVolume = (litres: number) => formatNumber(litres / litresPerVolumeUnit[volume], digits);
  const volumeUnit = volume === 'm3' ? 'm³' : volume;
  const fine = length === 'in' || length === 'ft' ? 'in' : 'cm';
  return {
    lengthUnit: length,
    volumeUnit,
    level: (metres: number) => {
      const value = metres / metresPerUnit[length];
      const [least, most] = levelDigits[length];
      return formatUnit(value, length, Math.max(least, fractionDigits(value, most)));
    },
    volume: (litres: number) => `${bareVolume(litres)}\u00a0${volumeUnit}`,
    bareVolume,
    step: metresPerUnit[fine],
    perLine: fine === 'in' ? 12 : 10,
    oneStep: formatUnit(1, fine),
  };
}

export function sizeWords(metres: number, unit: LengthUnit, most = lengthDigits[unit]): string {
  const value = Number((metres / metresPerUnit[unit]).toFixed(most));
  return formatUnit(value, unit, fractionDigits(value, most));
}

export const percentWords = (share: number, digits = 1) => formatUnit(share * 100, '%', digits);

/** Reading and stock of the tank, with the placeholder values of all sentences about it. */
export function computeAnswer(values: TankValues) {
  const { lengthUnit, volumeUnit } = values;
  const vessel = buildVessel(values);
  const quantities = formatsIn(lengthUnit, volumeUnit, fullLitres(vessel));
  const reading = readingAt(vessel, levelFromDip(values));
  const stock = stockAt(vessel, reading.level, values);
  const under = litresBelow(vessel, 0);
  const over = fullLitres(vessel) - litresBelow(vessel, vessel.height);
  const { level, volume } = quantities;
  const [legs = 0, afloat = 0] = vessel.legZone ?? [];
  return {
    vessel,
    reading,
    quantities,
    stock,
    limited: stockLimitFields.some((name) => values[name] > 0),
    /** True for a tilted tank that holds liquid outside the reach of the tape. */
    hidden: under + over > fullLitres(vessel) * 1e-9,
    /** State of a floating roof at this level. */
    roof: vessel.legZone && (reading.level < afloat ? ('legs' as const) : ('afloat' as const)),
    slots: {
      kaki: level(legs),
      apung: level(afloat),
      atap: volume(
        vessel.legZone ? litresBelow(buildVessel({ ...values, roofMass: 0 }), vessel.height) - reading.full : 0,
      ),
      level: level(reading.level),
      isi: volume(reading.content),
      penuh: volume(reading.full),
      persen: percentWords(reading.contentShare),
      tinggi: percentWords(reading.heightShare),
      langkah: quantities.oneStep,
      tambahan: volume(reading.perMetre * quantities.step),
      pakai: volume(stock.usable),
      ruang: volume(stock.room),
      lebih: volume(stock.over),
      mati: volume(stock.dead),
      aman: volume(stock.safe),
      air: volume(stock.water),
      tersembunyi: volume(under),
      atas: volume(over),
    },
  };
}

/** Lower-cases the first letter, except of heads named after a person or body. */
const within = (name: string, word: string) =>
  ['kloepper', 'korbbogen', 'asme'].includes(name) ? word : word.charAt(0).toLowerCase() + word.slice(1);

export function tankName(text: TankTableText, values: TankValues): string {
  const { end, hasDepth, upper, upperFields, moreFields, leans, isRound, topDiameter } = vesselParts(values);
  const length = (field: keyof TankValues) => sizeWords(Number(values[field]), values.lengthUnit);
  const { dasar, atas } = text.fields;
  const ended = within(end, dasar.options[end]) + (hasDepth ? ` ${length('bottomDepth')}` : '');
  const { tutup2 } = text.fields;
  const second = within(values.secondHead, tutup2.options[values.secondHead]);
  const parts = [
    text.described[values.shape],
    ...(isRound ? [] : [text.sectionDescribed]),
    ...(topDiameter > 0 ? [text.taperDescribed] : []),
    ...(moreFields.includes('courseHeight2') ? [text.coursesDescribed] : []),
    ...(moreFields.includes('secondHead') && values.secondHead !== 'sama' ? [text.secondDescribed] : []),
    ...(upper === 'tanpa' ? [] : [text.upperDescribed]),
    ...(moreFields.includes('roofLegs') ? [text.roofDescribed] : []),
    ...(leans ? [text.leanDescribed] : []),
  ];
  return fillSlots(parts.join(', '), {
    diameter: length('diameter'),
    panjang: length('bodyLength'),
    lebar: length('bodyWidth'),
    tinggi: length('bodyHeight'),
    dalam: length('bottomDepth'),
    bukaan: length('outlet'),
    tutup: ended,
    tutup2: `${second}${moreFields.includes('secondDepth') ? ` ${length('secondDepth')}` : ''}`,
    lajur: values.courses,
    penampang: text.fields.penampang.options[values.section].toLowerCase(),
    puncak: length('topDiameter'),
    dasar: ended,
    atas: `${within(upper, atas.options[upper])} ${upperFields.slice(1).map(length).join(' × ')}`.trim(),
    kemiringan: `${formatAllDigits(values.slope)}%`,
    titik: length('dipPoint'),
    massa: formatUnit(values.roofMass, 't', fractionDigits(values.roofMass, 3)),
    kaki: length('roofLegs'),
  });
}

/** Fields for the consultation form: litres, level in metres, and every dimension of the tank in whole millimetres. */
export function handoverFields(values: TankValues, { content, full, level }: ReturnType<typeof readingAt>) {
  const { fields, upperFields, moreFields, bottom, upper, leans } = vesselParts(values);
  const litre = (value: number) => Number(value.toFixed(full < 100_000 ? 1 : 0));
  const known = { ...values, bottom, upper };
  const handedOver: (keyof TankValues)[] = [
    ...fields,
    ...moreFields.filter(
      (name) => values[name] !== 'sama' && values[name] !== '1' && values[name] !== 'lingkaran' && values[name] !== 0,
    ),
    ...(upper === 'tanpa' ? [] : upperFields),
    ...stockLimitFields.filter((name) => values[name] > 0),
    ...(leans ? (['dipPoint'] as const) : []),
  ];
  return {
    bentuk: values.shape,
    volume: litre(full),
    level,
    isi: litre(content),
    ...Object.fromEntries(
      handedOver.map((name) => {
        const value = known[name];
        return [tankInputs[name].key, typeof value === 'number' ? Math.round(value * 1000) : value];
      }),
    ),
    ...(leans && { kemiringan: values.slope }),
  };
}

export function alarmHref(values: TankValues, vessel: Vessel, level: number): string {
  return flowHref('alarm', {
    muat: Math.round(stockAt(vessel, level, values).safe),
    isi: Math.round(litresBelow(vessel, level)),
    mati: Math.round(litresBelow(vessel, Math.max(values.waterLevel, values.suctionLevel))),
  });
}

/** Link to a delivery into this tank by its own table; litres and order of the delivery are asked for there. */
export function deliveryHref(vessel: Vessel, level: number): string {
  const perMm = Math.max(0.001, readingAt(vessel, level).perMetre / 1000);
  return flowHref('delivery', {
    bentuk: 'tabel',
    v1: noReading,
    v2: noReading,
    do: noFigure,
    rho: noFigure,
    l1: perMm,
    l2: perMm,
  });
}

/** Link to the demo with this tank; undefined for a tilted tank, which holds liquid below the lowest readable level. */
export function demoHref(values: TankValues, vessel: Vessel, level: number): string | undefined {
  const { shape } = values;
  const full = vessel.volume(vessel.height);
  if (vesselParts(values).leans || !(full > 0)) return undefined;
  // The demo requires a level above the dead level and below the overfill protection.
  const share = level / vessel.height;
  return flowHref('demo', {
    situs: 'minyak-gas',
    // The demo draws a silo as a vertical tank.
    bentuk: shape === 'silo' ? 'tegak' : shape,
    tinggi: vessel.height,
    diameter: shape === 'persegi' ? values.bodyWidth : values.diameter,
    ...((shape === 'persegi' || shape === 'mendatar') && { panjang: values.bodyLength }),
    muat: full,
    tabel: writeTable(sampleShares((height) => vessel.volume(height * vessel.height) / full)),
    ...(share > 0.1 && share < 0.95 && { level: Number((share * 100).toFixed(1)) }),
  });
}

/**
 * Rows of the table: every step from the bottom and the full level, in m, with litres below it and added since the
 * previous row.
 */
export function tableSteps(vessel: Vessel, step: number) {
  const whole = Math.floor(vessel.height / step + 1e-6);
  const levels = Array.from({ length: whole + 1 }, (_, index) => Math.min(vessel.height, index * step));
  if (vessel.height / step - whole > 1e-6) levels.push(vessel.height);
  return levels.map((level, index) => {
    const content = litresBelow(vessel, level);
    return { level, content, added: content - (index > 0 ? litresBelow(vessel, itemAt(levels, index - 1)) : 0) };
  });
}

/** Table as CSV for Excel with Indonesian settings, with the description of the tank above the columns. */
export function tableFile(
  vessel: Vessel,
  { lengthUnit, volumeUnit }: Pick<TankValues, 'lengthUnit' | 'volumeUnit'>,
  preface: readonly (readonly string[])[],
  heads: readonly string[],
): string {
  const full = fullLitres(vessel);
  const { step } = formatsIn(lengthUnit, volumeUnit, full);
  const [metre, litre] = [metresPerUnit[lengthUnit], litresPerVolumeUnit[volumeUnit]];
  const digits = litre > 100 ? 5 : 2;
  const rows = tableSteps(vessel, step).map(({ level, content, added }) => [
    formatCell(level / metre, fractionDigits(level / metre, lengthDigits[lengthUnit])),
    formatCell(content / litre, digits),
    formatCell(added / litre, digits),
    formatCell((content / full) * 100, 2),
  ]);
  return formatCsv([...preface, heads, ...rows], ';');
}

/** File name with characters valid on every system. */
export const fileName = (...parts: readonly string[]): string =>
  parts
    .join('-')
    .toLowerCase()
    .replaceAll(',', '.')
    .replace(/[^a-z0-9.]|\B\.|\.\B/g, '-')
    .replace(/-+/g, '-')
    .slice(0, 120);

/** Changes to the appearance of a field from its texts in the record. */
export function tankField(name: keyof TankValues, view: TankView): FieldLook | undefined {
  const { text, tool, values, data, result } = view;
  const input = tankInputs[name];
  const words = { ...text.fields[input.key], ...text.own[values.shape]?.[input.key] };
  const { bottoms, uppers, isRound } = vesselParts(values);
  const choices = (options: readonly string[], names: Readonly<Record<string, string>>) =>
    options.map((value) => ({ value, label: names[value] ?? value }));
  switch (name) {
    case 'shape':
      return { onChange: (shape) => tool.put(inShape(values, shape as TankValues['shape'])), wide: true };
    case 'secondHead':
    case 'section':
    case 'courses':
      return { wide: true };
    case 'bottom':
      return { options: choices(bottoms, text.fields.dasar.options) };
    case 'upper':
      return { options: choices(uppers, text.fields.atas.options) };
    case 'density':
      return { unit: text.fields.massaDalam.options[values.densityUnit] };
    case 'temperature':
      return { unit: text.fields.suhuDalam.options[values.temperatureUnit] };
    case 'dipFrom': {
      // The level is unchanged when the way of dipping changes.
      const [level, over] = [result.reading.level, result.vessel.height + 0.1];
      return {
        wide: true,
        onChange: (from) =>
          tool.put(from === 'acuan' ? { dipFrom: from, ...ullageDip(level, over) } : { dipFrom: 'dasar', level }),
      };
    }
    // °API is defined at 60 °F.
    case 'densityUnit':
      return {
        onChange: (unit) =>
          tool.put({
            densityUnit: unit as TankValues['densityUnit'],
            ...(unit === 'api' && values.densityBasis === '15' && { densityBasis: '60f' as const }),
          }),
      };
    case 'densityBasis': {
      const bases = tankInputs.densityBasis.options.filter((basis) => basis !== '15' || values.densityUnit !== 'api');
      return { options: choices(bases, text.fields.acuan.options) };
    }
    case 'errorUnit':
      return {
        onChange: (unit) =>
          tool.put({ errorUnit: unit as TankValues['errorUnit'], gaugeError: unit === 'mm' ? data.radarMm : 0.25 }),
      };
    case 'gaugeError':
      return { unit: values.errorUnit === 'mm' ? 'mm' : '%', hint: text.accuracy.units[values.errorUnit] };
    default: {
      if (!isLength(input)) return undefined;
      const { vessel, quantities } = result;
      const over = (name === 'level' || name === 'ullage') && levelFromDip(values) > vessel.height + 1e-9;
      const remark = over ? fillSlots(text.problems.level, { level: quantities.level(vessel.height) }) : undefined;
      const label = name === 'diameter' && !isRound ? text.sectionHeight : words.label;
      return { label, hint: words.hint, unit: values.lengthUnit, remark };
    }
  }
}

/** Ullage of a level and its reference height, both heights in m above the bottom. */
export const ullageDip = (level: number, referenceHeight: number) => ({
  referenceHeight: Number(referenceHeight.toFixed(4)),
  ullage: Number((referenceHeight - level).toFixed(4)),
});

/** Changes the shape with the same relative level; rejected texts of the old shape are reset. */
function inShape(values: TankValues, shape: TankValues['shape']): Partial<TankValues> {
  const next = { ...values, shape, waterLevel: 0, suctionLevel: 0, highestFill: 0 };
  const { heightShare } = readingAt(buildVessel(values), levelFromDip(values));
  const lengths = Object.entries(tankInputs).filter(([, input]) => isLength(input));
  return {
    ...Object.fromEntries(lengths.map(([name]) => [name, next[name as keyof TankValues]])),
    shape,
    dipFrom: 'dasar',
    level: Math.round(buildVessel(next).height * heightShare * 100) / 100,
  };
}

const isLength = (input: (typeof tankInputs)[keyof TankValues]) =>
  'typedIn' in input && input.typedIn?.by === 'lengthUnit';
